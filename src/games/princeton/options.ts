import { z } from 'zod';

/** House rules of a Princeton game (rules 1.2). Worded by their names. */
export const options = z.object({
  mafiaCount: z.int().min(0).max(5).default(0).meta({ group: 'deal', clause: 'PR-14' }),
  angelCount: z.int().min(0).max(2).default(1).meta({ group: 'deal', clause: 'PR-11' }),
  dealMode: z.enum(['random', 'moderatorChooses']).default('random').meta({ group: 'deal', clause: 'PR-21' }),
  killPolicy: z.enum(['mayPass', 'mustKill']).default('mayPass').meta({ group: 'night', clause: 'PR-30' }),
  angelAnswer: z.enum(['silent', 'spoken']).default('silent').meta({ group: 'night', clause: 'PR-40' }),
  callDeadAngel: z.boolean().default(false).meta({ group: 'night', clause: 'PR-R12' }),
  nightSeconds: z.int().min(0).max(600).default(0).meta({ group: 'night', unit: 'seconds', clause: 'PR-R13' }),
  randomPick: z.enum(['app', 'hostCoin']).default('app').meta({ group: 'night', clause: 'X-2' }),
  revealOnDeath: z.enum(['all', 'convictedOnly', 'mafiaOnly', 'none']).default('all').meta({ group: 'day', clause: 'PR-43' }),
  discussionTimer: z.int().min(0).max(3600).default(0).meta({ group: 'day', unit: 'seconds', clause: 'PR-67' }),
});

export type Options = z.infer<typeof options>;

/** Cards stay face down for at least some deaths (variant v8), so dead roles go on being called. */
export const hidesCards = (o: Options): boolean => o.revealOnDeath !== 'all';
