import { z } from 'zod';

const seconds = (length: number) => z.int().min(5).max(600).default(length);

/** House rules of the club game (rules 3.2). Titles are message ids. */
export const options = z.object({
  seats: z
    .enum(['twelve', 'custom'])
    .default('twelve')
    .meta({ title: 'option.seats', group: 'deal', clause: 'YK-01', help: 'option.seats.help' }),
  rightHandSource: z
    .enum(['appointed', 'dealtCard'])
    .default('appointed')
    .meta({ title: 'option.rightHandSource', group: 'deal', clause: 'YK-09', help: 'option.rightHandSource.help' }),
  winScope: z
    .enum(['twoTeam', 'literal'])
    .default('twoTeam')
    .meta({ title: 'option.winScope', group: 'winning', clause: 'YK-R1', help: 'option.winScope.help' }),
  overshootWins: z
    .boolean()
    .default(true)
    .meta({ title: 'option.overshootWins', group: 'winning', clause: 'YK-R2', help: 'option.overshootWins.help' }),
  hitmanWithoutShogun: z
    .enum(['continues', 'silent'])
    .default('continues')
    .meta({ title: 'option.hitmanWithoutShogun', group: 'night', clause: 'YK-R4', help: 'option.hitmanWithoutShogun.help' }),
  doctorFirstNight: z
    .boolean()
    .default(false)
    .meta({ title: 'option.doctorFirstNight', group: 'night', clause: 'YK-R5', help: 'option.doctorFirstNight.help' }),
  mafiaIntroSeconds: seconds(20).meta({
    title: 'option.mafiaIntroSeconds',
    group: 'night',
    unit: 'seconds',
    clause: 'YK-37',
    help: 'option.mafiaIntroSeconds.help',
  }),
  roleIntroSeconds: seconds(10).meta({
    title: 'option.roleIntroSeconds',
    group: 'night',
    unit: 'seconds',
    clause: 'YK-38',
    help: 'option.roleIntroSeconds.help',
  }),
  actionSeconds: seconds(10).meta({
    title: 'option.actionSeconds',
    group: 'night',
    unit: 'seconds',
    clause: 'YK-40',
    help: 'option.actionSeconds.help',
  }),
  donConfirmSeconds: seconds(10).meta({
    title: 'option.donConfirmSeconds',
    group: 'night',
    unit: 'seconds',
    clause: 'YK-R6',
    help: 'option.donConfirmSeconds.help',
  }),
  speechSeconds: seconds(60).meta({
    title: 'option.speechSeconds',
    group: 'day',
    unit: 'seconds',
    clause: 'YK-23',
    help: 'option.speechSeconds.help',
  }),
  defenceSeconds: seconds(30).meta({
    title: 'option.defenceSeconds',
    group: 'day',
    unit: 'seconds',
    clause: 'YK-25',
    help: 'option.defenceSeconds.help',
  }),
  tieSpeechSeconds: seconds(30).meta({
    title: 'option.tieSpeechSeconds',
    group: 'day',
    unit: 'seconds',
    clause: 'YK-28',
    help: 'option.tieSpeechSeconds.help',
  }),
  soloCandidate: z
    .enum(['vote', 'skipDay1', 'alwaysSkip'])
    .default('vote')
    .meta({ title: 'option.soloCandidate', group: 'day', clause: 'YK-R9', help: 'option.soloCandidate.help' }),
  firstSpeaker: z
    .enum(['lowest', 'rotates'])
    .default('lowest')
    .meta({ title: 'option.firstSpeaker', group: 'day', clause: 'YK-R20', help: 'option.firstSpeaker.help' }),
  removeAllOf: z
    .enum(['secondVote', 'firstVote'])
    .default('secondVote')
    .meta({ title: 'option.removeAllOf', group: 'day', clause: 'YK-R21', help: 'option.removeAllOf.help' }),
  revealOnElimination: z
    .boolean()
    .default(false)
    .meta({ title: 'option.revealOnElimination', group: 'day', clause: 'YK-R12', help: 'option.revealOnElimination.help' }),
});

export type Options = z.infer<typeof options>;
