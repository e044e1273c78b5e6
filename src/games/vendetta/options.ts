import { z } from 'zod';
import { leaders, loners, mobsters, specialists } from './classes.ts';

/** Modes and house rules (rules 4.7). Worded by their names. */
export const options = z.object({
  mode: z.enum(['standard', 'yakuza', 'loner']).default('standard').meta({ group: 'mode', clause: 'VD-85' }),
  noReveal: z.boolean().default(false).meta({ group: 'mode', clause: 'VD-104' }),
  leader: z.enum(leaders).default('detective').meta({ group: 'casting', clause: 'VD-32' }),
  specialists: z
    .array(z.enum(specialists))
    .default(['nurse', 'bodyguard', 'vixen'])
    .meta({ group: 'casting', clause: 'VD-33', ordered: true }),
  mobsters: z.array(z.enum(mobsters)).default(['thief', 'lawyer']).meta({ group: 'casting', clause: 'VD-34', ordered: true }),
  loner: z.enum(loners).default('psycho').meta({ group: 'casting', clause: 'VD-98' }),
  leaderBlockedBy: z.enum(['mafia', 'mafiaAndYakuza']).default('mafiaAndYakuza').meta({ group: 'night', clause: 'VD-R5' }),
  snitchFramesJail: z.boolean().default(true).meta({ group: 'night', clause: 'VD-R10' }),
  framedLonerJailed: z.boolean().default(false).meta({ group: 'night', clause: 'VD-R10' }),
  bodyguardSaveable: z.boolean().default(false).meta({ group: 'night', clause: 'VD-R8' }),
  mafiaMayTargetOwn: z.boolean().default(true).meta({ group: 'night', clause: 'VD-R14' }),
  nightWaitSeconds: z.int().min(0).max(60).default(8).meta({ group: 'night', unit: 'seconds', clause: 'VD-69' }),
  silencedMaySpeak: z.boolean().default(true).meta({ group: 'day', clause: 'VD-R12' }),
  discussionSeconds: z.int().min(0).max(3600).default(0).meta({ group: 'day', unit: 'seconds', clause: 'VD-55' }),
  lonerWin: z.enum(['lastTwo', 'parityThief']).default('lastTwo').meta({ group: 'winning', clause: 'VD-R21' }),
});

export type Options = z.infer<typeof options>;
