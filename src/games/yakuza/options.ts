import { z } from 'zod';

const seconds = (length: number) => z.int().min(5).max(600).default(length);

/** House rules of the club game (rules 3.2). Worded by their names. */
export const options = z.object({
  seats: z.enum(['twelve', 'custom']).default('twelve').meta({ group: 'deal', clause: 'YK-01' }),
  rightHandSource: z.enum(['appointed', 'dealtCard']).default('appointed').meta({ group: 'deal', clause: 'YK-09' }),
  winScope: z.enum(['twoTeam', 'literal']).default('twoTeam').meta({ group: 'winning', clause: 'YK-R1' }),
  overshootWins: z.boolean().default(true).meta({ group: 'winning', clause: 'YK-R2' }),
  hitmanWithoutShogun: z.enum(['continues', 'silent']).default('continues').meta({ group: 'night', clause: 'YK-R4' }),
  doctorFirstNight: z.boolean().default(false).meta({ group: 'night', clause: 'YK-R5' }),
  mafiaIntroSeconds: seconds(20).meta({
    group: 'night',
    unit: 'seconds',
    clause: 'YK-37',
  }),
  roleIntroSeconds: seconds(10).meta({
    group: 'night',
    unit: 'seconds',
    clause: 'YK-38',
  }),
  actionSeconds: seconds(10).meta({
    group: 'night',
    unit: 'seconds',
    clause: 'YK-40',
  }),
  donConfirmSeconds: seconds(10).meta({
    group: 'night',
    unit: 'seconds',
    clause: 'YK-R6',
  }),
  speechSeconds: seconds(60).meta({
    group: 'day',
    unit: 'seconds',
    clause: 'YK-23',
  }),
  defenceSeconds: seconds(30).meta({
    group: 'day',
    unit: 'seconds',
    clause: 'YK-25',
  }),
  tieSpeechSeconds: seconds(30).meta({
    group: 'day',
    unit: 'seconds',
    clause: 'YK-28',
  }),
  soloCandidate: z.enum(['vote', 'skipDay1', 'alwaysSkip']).default('vote').meta({ group: 'day', clause: 'YK-R9' }),
  firstSpeaker: z.enum(['lowest', 'rotates']).default('lowest').meta({ group: 'day', clause: 'YK-R20' }),
  removeAllOf: z.enum(['secondVote', 'firstVote']).default('secondVote').meta({ group: 'day', clause: 'YK-R21' }),
  revealOnElimination: z.boolean().default(false).meta({ group: 'day', clause: 'YK-R12' }),
});

export type Options = z.infer<typeof options>;
