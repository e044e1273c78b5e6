import { z } from 'zod';

/** How many seconds a clock runs. */
const clock = (length: number, group: string, clause: string) =>
  z.int().min(5).max(600).default(length).meta({ group, unit: 'seconds', clause });

/** House rules of the club game (rules 3.2). Worded by their names. */
export const options = z.object({
  seats: z.enum(['twelve', 'custom']).default('twelve').meta({ group: 'deal', clause: 'YK-01' }),
  rightHandSource: z.enum(['appointed', 'dealtCard']).default('appointed').meta({ group: 'deal', clause: 'YK-09' }),
  winScope: z.enum(['twoTeam', 'literal']).default('twoTeam').meta({ group: 'winning', clause: 'YK-R1' }),
  overshootWins: z.boolean().default(true).meta({ group: 'winning', clause: 'YK-R2' }),
  hitmanWithoutShogun: z.enum(['continues', 'silent']).default('continues').meta({ group: 'night', clause: 'YK-R4' }),
  doctorFirstNight: z.boolean().default(false).meta({ group: 'night', clause: 'YK-R5' }),
  mafiaIntroSeconds: clock(20, 'night', 'YK-37'),
  roleIntroSeconds: clock(10, 'night', 'YK-38'),
  actionSeconds: clock(10, 'night', 'YK-40'),
  donConfirmSeconds: clock(10, 'night', 'YK-R6'),
  speechSeconds: clock(60, 'day', 'YK-23'),
  defenceSeconds: clock(30, 'day', 'YK-25'),
  tieSpeechSeconds: clock(30, 'day', 'YK-28'),
  soloCandidate: z.enum(['vote', 'skipDay1', 'alwaysSkip']).default('vote').meta({ group: 'day', clause: 'YK-R9' }),
  firstSpeaker: z.enum(['lowest', 'rotates']).default('lowest').meta({ group: 'day', clause: 'YK-R20' }),
  removeAllOf: z.enum(['secondVote', 'firstVote']).default('secondVote').meta({ group: 'day', clause: 'YK-R21' }),
  revealOnElimination: z.boolean().default(false).meta({ group: 'day', clause: 'YK-R12' }),
});

export type Options = z.infer<typeof options>;
