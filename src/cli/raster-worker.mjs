// Node alone cannot run TypeScript, in a worker as little as in the program itself. Required, not imported: that begins in
// half the time, as imports are looked up by yet another thread.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('./draw-pages.ts');
