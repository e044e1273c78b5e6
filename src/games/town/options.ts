import { z } from 'zod';

const seconds = (length: number) => z.int().min(0).max(600).default(length);

/** House rules of Town. Worded by their names; clocks are in seconds, 0 is no clock. */
export const options = z.object({
  countdownSeconds: z.int().min(1).max(10).default(3).meta({ group: 'day', unit: 'seconds', clause: 'TM-17' }),
  defenceSeconds: seconds(120).meta({ group: 'day', unit: 'seconds', clause: 'TM-24' }),
  lastWordsSeconds: seconds(30).meta({ group: 'day', unit: 'seconds', clause: 'TM-31' }),
  maxTrialsPerDay: z.int().min(1).max(5).default(2).meta({ group: 'day', clause: 'TM-35' }),
  renominateAcquitted: z.boolean().default(true).meta({ group: 'day', clause: 'TM-R6' }),
  randomPick: z.enum(['app', 'hostCoin']).default('app').meta({ group: 'day', clause: 'TM-22' }),
  mafiaTalkSeconds: seconds(30).meta({ group: 'night', unit: 'seconds', clause: 'TM-39' }),
  mafiaKillRule: z.enum(['plurality', 'unanimous', 'each']).default('plurality').meta({ group: 'night', clause: 'TM-R2' }),
  mafiaKillTie: z.enum(['random', 'none']).default('random').meta({ group: 'night', clause: 'TM-R2' }),
  mediumSeconds: seconds(30).meta({ group: 'night', unit: 'seconds', clause: 'TM-11' }),
  revealNightDeaths: z.enum(['role', 'nothing']).default('role').meta({ group: 'night', clause: 'TM-R7' }),
  spentVigilante: z.enum(['likeTheDead', 'called', 'silent']).default('likeTheDead').meta({ group: 'night', clause: 'TM-R12' }),
  deadMafiaAsked: z.boolean().default(true).meta({ group: 'night', clause: 'TM-R14' }),
  trackerSees: z.enum(['pointed', 'killed']).default('pointed').meta({ group: 'night', clause: 'TM-R13' }),
});

export type Options = z.infer<typeof options>;
