/**
 * zod tries `new Function` when the first schema is made, to see whether it may compile its checks. The content policy
 * forbids that, and Firefox logs an error for each try. All copies of zod share this configuration (`z.config`); it is
 * set by hand, before everything else, because the first screen does without zod. Its version is pinned for that reason.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
export {};
