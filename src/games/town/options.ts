import { z } from 'zod';

const seconds = (length: number) => z.int().min(0).max(600).default(length);

/** House rules of Town. Titles are message ids; clocks are in seconds, 0 is no clock. */
export const options = z.object({
  countdownSeconds: z
    .int()
    .min(1)
    .max(10)
    .default(3)
    .meta({ title: 'option.countdownSeconds', group: 'day', unit: 'seconds', clause: 'TM-17' }),
  defenceSeconds: seconds(120).meta({ title: 'option.defenceSeconds', group: 'day', unit: 'seconds', clause: 'TM-24' }),
  lastWordsSeconds: seconds(30).meta({ title: 'option.lastWordsSeconds', group: 'day', unit: 'seconds', clause: 'TM-31' }),
  maxTrialsPerDay: z.int().min(1).max(5).default(2).meta({ title: 'option.maxTrialsPerDay', group: 'day', clause: 'TM-35' }),
  renominateAcquitted: z.boolean().default(true).meta({ title: 'option.renominateAcquitted', group: 'day', clause: 'TM-R6' }),
  randomPick: z.enum(['app', 'hostCoin']).default('app').meta({ title: 'option.randomPick', group: 'day', clause: 'TM-22' }),
  mafiaTalkSeconds: seconds(30).meta({ title: 'option.mafiaTalkSeconds', group: 'night', unit: 'seconds', clause: 'TM-39' }),
  mafiaKillRule: z
    .enum(['plurality', 'unanimous', 'each'])
    .default('plurality')
    .meta({ title: 'option.mafiaKillRule', group: 'night', clause: 'TM-R2' }),
  mafiaKillTie: z.enum(['random', 'none']).default('random').meta({ title: 'option.mafiaKillTie', group: 'night', clause: 'TM-R2' }),
  mediumSeconds: seconds(30).meta({ title: 'option.mediumSeconds', group: 'night', unit: 'seconds', clause: 'TM-11' }),
  revealNightDeaths: z
    .enum(['role', 'nothing'])
    .default('role')
    .meta({ title: 'option.revealNightDeaths', group: 'night', clause: 'TM-R7' }),
  spentVigilante: z
    .enum(['likeTheDead', 'called', 'silent'])
    .default('likeTheDead')
    .meta({ title: 'option.spentVigilante', group: 'night', clause: 'TM-R12' }),
  trackerSees: z.enum(['pointed', 'killed']).default('pointed').meta({ title: 'option.trackerSees', group: 'night', clause: 'TM-R13' }),
});

export type Options = z.infer<typeof options>;
