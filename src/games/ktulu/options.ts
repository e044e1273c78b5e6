import { z } from 'zod';
import { orderableNight, orderableZero } from './night/order.ts';

const questions = ['mistreat', 'method', 'who'] as const;

/** Every value once: an order, not a choice. */
const orderOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .refine((list) => list.length === values.length && new Set(list).size === values.length, { error: 'order.whole' })
    .default([...values]);

/** Decisions the rules leave to the host, all taken before the first night (KT-002, rules 2.1 and 2.2). Worded by their names. */
export const options = z.object({
  aliens: z.boolean().default(false).meta({ group: 'factions', clause: 'KT-005' }),
  luckyLuke: z.boolean().default(false).meta({ group: 'factions', clause: 'KT-006' }),
  janosik: z.boolean().default(false).meta({ group: 'factions', clause: 'KT-006' }),
  neutralNames: z.boolean().default(false).meta({ group: 'table', clause: 'KT-R93', wording: 'neutral' }),
  announceRoster: z.boolean().default(true).meta({ group: 'table', clause: 'KT-014' }),
  tellMateRoles: z.boolean().default(true).meta({ group: 'table', clause: 'KT-019' }),
  dayZero: z.boolean().default(false).meta({ group: 'table', clause: 'KT-041' }),
  nightDeathReveal: z.enum(['immediate', 'dawn']).default('immediate').meta({ group: 'table', clause: 'KT-044' }),
  holderIsTold: z.boolean().default(true).meta({ group: 'table', clause: 'KT-R97' }),
  shipNight: z
    .union([z.int().min(1).max(12), z.null()])
    .default(null)
    .meta({ group: 'winning', usual: 6, clause: 'KT-033' }),
  banditsMustDeclareSailing: z.boolean().default(false).meta({ group: 'winning', clause: 'KT-R44' }),
  citizensWinAtOnceAtNight: z.boolean().default(false).meta({ group: 'winning', clause: 'KT-R92' }),
  announceAlienUse: z.boolean().default(false).meta({ group: 'winning', clause: 'KT-R56' }),
  duelsPerDay: z.int().min(0).max(10).default(2).meta({ group: 'duels', clause: 'KT-061' }),
  speechSeconds: z.int().min(0).max(600).default(60).meta({ group: 'duels', unit: 'seconds', clause: 'KT-054' }),
  voteVisibility: z.enum(['open', 'halfSecret', 'secret']).default('halfSecret').meta({ group: 'votes', clause: 'KT-079' }),
  secretDuelVotes: z.boolean().default(false).meta({ group: 'votes', clause: 'KT-198' }),
  boundMustSupportMaster: z.boolean().default(false).meta({ group: 'votes', clause: 'KT-R64' }),
  searchCount: z
    .union([z.int().min(1).max(10), z.null()])
    .default(null)
    .meta({ group: 'search', usual: 2, clause: 'KT-063' }),
  searchRunoff: z.boolean().default(false).meta({ group: 'search', clause: 'KT-R78' }),
  mistreatmentQuestionOrder: orderOf(questions).meta({
    group: 'search',
    clause: 'KT-149',
    ordered: 'whole',
  }),
  maskCalls: z.boolean().default(true).meta({ group: 'night', clause: 'KT-R71' }),
  maskChoices: z.boolean().default(true).meta({ group: 'night', clause: 'KT-R98' }),
  sheriffNightZero: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-099' }),
  sheriffSelfJail: z.boolean().default(false).meta({ group: 'citizens', clause: 'KT-100' }),
  announceJailed: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-094' }),
  attackOnJailedAsksAgain: z.boolean().default(false).meta({ group: 'citizens', clause: 'KT-R25' }),
  parsonNightZero: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-115' }),
  guardStopsTheft: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-R24' }),
  guardMayPickSelf: z.boolean().default(false).meta({ group: 'citizens', clause: 'KT-R27' }),
  guardMayRepeat: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-R27' }),
  gamblerFirstNight: z.int().min(1).max(12).default(3).meta({ group: 'citizens', clause: 'KT-R3' }),
  doctorStopsHanging: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-R54' }),
  doctorSavesSelf: z.boolean().default(true).meta({ group: 'citizens', clause: 'KT-R54' }),
  banditsMayKill: z.boolean().default(false).meta({ group: 'others', clause: 'KT-R91' }),
  coyotTrigger: z.enum(['othersDead', 'soleVoter']).default('othersDead').meta({ group: 'others', clause: 'KT-174' }),
  poisonPoint: z
    .enum(['beforeSearchBallot', 'dawn', 'beforeDuels', 'afterSearch'])
    .default('beforeSearchBallot')
    .meta({ group: 'others', clause: 'KT-168' }),
  trailExtended: z.boolean().default(false).meta({ group: 'others', clause: 'KT-213' }),
  trailFollowsCard: z.boolean().default(false).meta({ group: 'others', clause: 'KT-R99' }),
  nightZeroOrder: orderOf(orderableZero).meta({
    group: 'order',
    clause: 'KT-215',
    ordered: 'whole',
  }),
  nightOrder: orderOf(orderableNight).meta({
    group: 'order',
    clause: 'KT-215',
    ordered: 'whole',
  }),
});

export type Options = z.infer<typeof options>;
