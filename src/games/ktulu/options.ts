import { z } from 'zod';
import { orderableNight, orderableZero } from './night/order.ts';

const questions = ['mistreat', 'method', 'who'] as const;

/** Every value once: an order, not a choice. */
const orderOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .refine((list) => list.length === values.length && new Set(list).size === values.length, { error: 'order.whole' })
    .default([...values]);

/** Decisions the rules leave to the host, all taken before the first night (KT-002, rules 2.1 and 2.2). Titles are message ids. */
export const options = z.object({
  aliens: z.boolean().default(false).meta({ title: 'option.aliens', group: 'factions', clause: 'KT-005', help: 'option.aliens.help' }),
  luckyLuke: z
    .boolean()
    .default(false)
    .meta({ title: 'option.luckyLuke', group: 'factions', clause: 'KT-006', help: 'option.luckyLuke.help' }),
  janosik: z.boolean().default(false).meta({ title: 'option.janosik', group: 'factions', clause: 'KT-006', help: 'option.janosik.help' }),
  neutralNames: z
    .boolean()
    .default(false)
    .meta({ title: 'option.neutralNames', group: 'table', clause: 'KT-R93', help: 'option.neutralNames.help', wording: 'neutral' }),
  announceRoster: z
    .boolean()
    .default(true)
    .meta({ title: 'option.announceRoster', group: 'table', clause: 'KT-014', help: 'option.announceRoster.help' }),
  tellMateRoles: z
    .boolean()
    .default(true)
    .meta({ title: 'option.tellMateRoles', group: 'table', clause: 'KT-019', help: 'option.tellMateRoles.help' }),
  dayZero: z.boolean().default(false).meta({ title: 'option.dayZero', group: 'table', clause: 'KT-041', help: 'option.dayZero.help' }),
  nightDeathReveal: z
    .enum(['immediate', 'dawn'])
    .default('immediate')
    .meta({ title: 'option.nightDeathReveal', group: 'table', clause: 'KT-044', help: 'option.nightDeathReveal.help' }),
  holderIsTold: z
    .boolean()
    .default(true)
    .meta({ title: 'option.holderIsTold', group: 'table', clause: 'KT-R97', help: 'option.holderIsTold.help' }),
  shipNight: z
    .union([z.int().min(1).max(12), z.null()])
    .default(null)
    .meta({ title: 'option.shipNight', group: 'winning', usual: 6, clause: 'KT-033', help: 'option.shipNight.help' }),
  banditsMustDeclareSailing: z
    .boolean()
    .default(false)
    .meta({ title: 'option.banditsMustDeclareSailing', group: 'winning', clause: 'KT-R44', help: 'option.banditsMustDeclareSailing.help' }),
  citizensWinAtOnceAtNight: z
    .boolean()
    .default(false)
    .meta({ title: 'option.citizensWinAtOnceAtNight', group: 'winning', clause: 'KT-R92', help: 'option.citizensWinAtOnceAtNight.help' }),
  announceAlienUse: z
    .boolean()
    .default(false)
    .meta({ title: 'option.announceAlienUse', group: 'winning', clause: 'KT-R56', help: 'option.announceAlienUse.help' }),
  duelsPerDay: z
    .int()
    .min(0)
    .max(10)
    .default(2)
    .meta({ title: 'option.duelsPerDay', group: 'duels', clause: 'KT-061', help: 'option.duelsPerDay.help' }),
  speechSeconds: z
    .int()
    .min(0)
    .max(600)
    .default(60)
    .meta({ title: 'option.speechSeconds', group: 'duels', unit: 'seconds', clause: 'KT-054', help: 'option.speechSeconds.help' }),
  voteVisibility: z
    .enum(['open', 'halfSecret', 'secret'])
    .default('halfSecret')
    .meta({ title: 'option.voteVisibility', group: 'votes', clause: 'KT-079', help: 'option.voteVisibility.help' }),
  secretDuelVotes: z
    .boolean()
    .default(false)
    .meta({ title: 'option.secretDuelVotes', group: 'votes', clause: 'KT-198', help: 'option.secretDuelVotes.help' }),
  boundMustSupportMaster: z
    .boolean()
    .default(false)
    .meta({ title: 'option.boundMustSupportMaster', group: 'votes', clause: 'KT-R64', help: 'option.boundMustSupportMaster.help' }),
  searchCount: z
    .union([z.int().min(1).max(10), z.null()])
    .default(null)
    .meta({ title: 'option.searchCount', group: 'search', usual: 2, clause: 'KT-063', help: 'option.searchCount.help' }),
  searchRunoff: z
    .boolean()
    .default(false)
    .meta({ title: 'option.searchRunoff', group: 'search', clause: 'KT-R78', help: 'option.searchRunoff.help' }),
  mistreatmentQuestionOrder: orderOf(questions).meta({
    title: 'option.mistreatmentQuestionOrder',
    group: 'search',
    clause: 'KT-149',
    ordered: 'whole',
    help: 'option.mistreatmentQuestionOrder.help',
  }),
  maskCalls: z.boolean().default(true).meta({ title: 'option.maskCalls', group: 'night', clause: 'KT-R71', help: 'option.maskCalls.help' }),
  sheriffNightZero: z
    .boolean()
    .default(true)
    .meta({ title: 'option.sheriffNightZero', group: 'citizens', clause: 'KT-099', help: 'option.sheriffNightZero.help' }),
  sheriffSelfJail: z
    .boolean()
    .default(false)
    .meta({ title: 'option.sheriffSelfJail', group: 'citizens', clause: 'KT-100', help: 'option.sheriffSelfJail.help' }),
  announceJailed: z
    .boolean()
    .default(true)
    .meta({ title: 'option.announceJailed', group: 'citizens', clause: 'KT-094', help: 'option.announceJailed.help' }),
  attackOnJailedAsksAgain: z
    .boolean()
    .default(false)
    .meta({ title: 'option.attackOnJailedAsksAgain', group: 'citizens', clause: 'KT-R25', help: 'option.attackOnJailedAsksAgain.help' }),
  parsonNightZero: z
    .boolean()
    .default(true)
    .meta({ title: 'option.parsonNightZero', group: 'citizens', clause: 'KT-115', help: 'option.parsonNightZero.help' }),
  guardStopsTheft: z
    .boolean()
    .default(true)
    .meta({ title: 'option.guardStopsTheft', group: 'citizens', clause: 'KT-R24', help: 'option.guardStopsTheft.help' }),
  guardMayPickSelf: z
    .boolean()
    .default(false)
    .meta({ title: 'option.guardMayPickSelf', group: 'citizens', clause: 'KT-R27', help: 'option.guardMayPickSelf.help' }),
  guardMayRepeat: z
    .boolean()
    .default(true)
    .meta({ title: 'option.guardMayRepeat', group: 'citizens', clause: 'KT-R27', help: 'option.guardMayRepeat.help' }),
  gamblerFirstNight: z
    .int()
    .min(1)
    .max(12)
    .default(3)
    .meta({ title: 'option.gamblerFirstNight', group: 'citizens', clause: 'KT-R3', help: 'option.gamblerFirstNight.help' }),
  doctorStopsHanging: z
    .boolean()
    .default(true)
    .meta({ title: 'option.doctorStopsHanging', group: 'citizens', clause: 'KT-R54', help: 'option.doctorStopsHanging.help' }),
  doctorSavesSelf: z
    .boolean()
    .default(true)
    .meta({ title: 'option.doctorSavesSelf', group: 'citizens', clause: 'KT-R54', help: 'option.doctorSavesSelf.help' }),
  banditsMayKill: z
    .boolean()
    .default(false)
    .meta({ title: 'option.banditsMayKill', group: 'others', clause: 'KT-R91', help: 'option.banditsMayKill.help' }),
  coyotTrigger: z
    .enum(['othersDead', 'soleVoter'])
    .default('othersDead')
    .meta({ title: 'option.coyotTrigger', group: 'others', clause: 'KT-174', help: 'option.coyotTrigger.help' }),
  poisonPoint: z
    .enum(['beforeSearchBallot', 'dawn', 'beforeDuels', 'afterSearch'])
    .default('beforeSearchBallot')
    .meta({ title: 'option.poisonPoint', group: 'others', clause: 'KT-168', help: 'option.poisonPoint.help' }),
  trailExtended: z
    .boolean()
    .default(false)
    .meta({ title: 'option.trailExtended', group: 'others', clause: 'KT-213', help: 'option.trailExtended.help' }),
  nightZeroOrder: orderOf(orderableZero).meta({
    title: 'option.nightZeroOrder',
    group: 'order',
    clause: 'KT-215',
    ordered: 'whole',
    help: 'option.nightZeroOrder.help',
  }),
  nightOrder: orderOf(orderableNight).meta({
    title: 'option.nightOrder',
    group: 'order',
    clause: 'KT-215',
    ordered: 'whole',
    help: 'option.nightOrder.help',
  }),
});

export type Options = z.infer<typeof options>;
