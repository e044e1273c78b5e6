import type { CastOf } from '../../kernel/game.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import type { IdsOf, Listed, NightTurn, RoleModule, StatusModule } from '../../rules/role-module.ts';
import { sayings } from '../../rules/sayings.ts';
import type { Said, SeatId } from '../../kernel/types.ts';
import type { Options } from './options.ts';
import type { roles } from './roles/index.ts';
import type { words } from './words/index.ts';

/** What no role brings. */
export const ids = {
  factions: ['town', 'mafia'],
  phases: ['opening', 'day', 'night', 'dawn'],
  moments: ['execution', 'dawn'],
  looks: ['side'],
  counters: ['cyclesWithoutDeath'],
  questions: [
    'dawn.died',
    'dawn.nobody',
    'dawn.wake',
    'day.closing',
    'day.noTrial',
    'day.nominate',
    'day.onTrial',
    'day.talk',
    'draw.offer',
    'feedback',
    'mafia.lot',
    'mafia.talk',
    'mafia.target',
    'mafia.target.decoy',
    'medium.talk',
    'night.falls',
    'opening',
    'trial.acquitted',
    'trial.defence',
    'trial.executed',
    'trial.lapsed',
    'trial.lastWords',
    'trial.talk',
    'trial.vote',
    '*.check',
    '*.follow',
    '*.shoot',
    '*.treat',
    '*.visit',
  ],
} as const satisfies Listed;

/** Every id of the game; a slip in one is an error where it is written. */
export type Ids = IdsOf<typeof ids, typeof roles>;
/** What files call the questions of the game. */
export type Question = Ids['question'];

export type T = Table<Options, Ids>;
export type Cast = CastOf<Ids['role']>;
export type Line = NightLine<Options, Ids>;
export type Turn = NightTurn<Options, Ids>;
export type Role = RoleModule<Options, Ids> & {
  /** What the player reads in the feedback phase about the own action tonight, if anything; `dusk` is where the night begins in the story. */
  result?(t: T, seat: SeatId, dusk: number): Said | undefined;
};
export type Statuses<S extends string> = Readonly<Record<S, StatusModule<Options, Ids>>>;

export const { said, refuse, warn, note } = sayings<typeof roles, typeof words>();
