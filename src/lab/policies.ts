import { randomPolicy } from './random-policy.ts';
import { uniformPolicy } from './uniform-policy.ts';
import type { Policy } from './policy.ts';

/** Every policy, by the name `simulate --policy` takes. */
export const policies: Readonly<Record<string, Policy>> = { random: randomPolicy, uniform: uniformPolicy };
