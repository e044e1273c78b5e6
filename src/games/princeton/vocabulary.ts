import type { CastOf } from '../../kernel/game.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import type { IdsOf, Listed, NightTurn, RoleModule, StatusModule } from '../../rules/role-module.ts';
import { sayings } from '../../rules/sayings.ts';
import type { Options } from './options.ts';
import type { roles } from './roles/index.ts';
import type { words } from './words/index.ts';

/** What no role brings. */
export const ids = {
  factions: ['mafia', 'village'],
  phases: ['night', 'day'],
  moments: ['dawn', 'verdict'],
  looks: ['mafia'],
  questions: [
    'dawn.nobody',
    'dawn.victim',
    'dawn.wake',
    'day.accused',
    'day.accuser',
    'day.acquitted',
    'day.convicted',
    'day.defence',
    'day.ends',
    'day.lapses',
    'day.second',
    'day.talk',
    'day.verdict',
    'deal.secret',
    'mafia.kill',
    'mafia.lot',
    'mafia.pointed',
    'night.falls',
    '*.answer',
    '*.check',
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

export const { said, refuse, warn, note } = sayings<typeof roles, typeof words>();
