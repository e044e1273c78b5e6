import type { CastOf } from '../../kernel/game.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import type { IdsOf, Listed, NightTurn, RoleModule, StatusModule } from '../../rules/role-module.ts';
import { sayings } from '../../rules/sayings.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { Options } from './options.ts';
import type { roles } from './roles/index.ts';
import type { words } from './words/index.ts';

/** What no role brings. */
export const ids = {
  factions: ['citizens', 'mafia', 'yakuza'],
  // All the living, who vote together whatever their side.
  agents: ['city'],
  phases: ['opening', 'night', 'day'],
  moments: ['dawn', 'vote'],
  looks: ['check'],
  statuses: ['rightHand', 'don', 'foul'],
  counters: ['saved.0', 'speech.began'] as readonly (`saved.${SeatId}` | 'speech.began')[],
  questions: [
    'dawn.killed',
    'dawn.nobody',
    'dawn.wake',
    'day.defence',
    'day.eliminated',
    'day.ends',
    'day.noCandidate',
    'day.nobody',
    'day.removeAll',
    'day.revote',
    'day.soloSkipped',
    'day.speech',
    'day.tieSpeech',
    'day.vote',
    'don.appoint',
    'don.confirm',
    'mafia.agree',
    'mafia.meet',
    'night.falls',
    'opening',
    'yakuza.meet',
    'yakuza.order',
    '*.answer',
    '*.check',
    '*.save',
  ],
} as const satisfies Listed;

/** Every id of the game; a slip in one is an error where it is written. */
export type Ids = IdsOf<typeof ids, typeof roles>;

export type T = Table<Options, Ids>;
export type Cast = CastOf<Ids['role']>;
export type Line = NightLine<Options, Ids>;
export type Turn = NightTurn<Options, Ids>;
export type Role = RoleModule<Options, Ids>;
export type Statuses<S extends string> = Readonly<Record<S, StatusModule<Options, Ids>>>;

/** Roles that check somebody: those that word what they find. */
export type Checker = { [R in Ids['role']]: `${R}.yes` extends keyof (typeof roles)[R]['words'] ? R : never }[Ids['role']];

export const { said, refuse, warn, note } = sayings<typeof roles, typeof words>();
