import type { Attempt as AnyAttempt } from '../../kernel/role.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import {
  sayings,
  type IdsOf,
  type Listed,
  type MessagesOf,
  type NightTurn,
  type RoleModule,
  type StatusModule,
} from '../../rules/role-module.ts';
import type { Options } from './options.ts';
import type { roles } from './roles/index.ts';
import type { words } from './words/index.ts';
import type { RoleStep } from './night/lines.ts';

/** What no role brings. */
export const ids = {
  factions: ['citizens', 'bandits', 'indians', 'aliens', 'luckyLuke', 'janosik'],
  phases: ['night', 'dawn', 'day'],
  // Trails of the night before end when the Indians wake (KT-213).
  moments: ['dawn', 'death', 'gained', 'hanging', 'nightfall', 'search', 'ship', 'use', 'indiansWake.0'] as readonly (
    'dawn' | 'death' | 'gained' | 'hanging' | 'nightfall' | 'search' | 'ship' | 'use' | `indiansWake.${number}`
  )[],
  tokens: ['statuette'],
  deeds: ['poison', 'trail'],
  means: ['poison', 'hanging'],
  windows: ['duel', 'pardon'],
  // What the game keeps for itself: uses, what the day has brought, whom a role has named last.
  counters: [
    '*.used',
    'gained.bandits',
    'gained.indians',
    'gained.aliens',
    'gained.citizens',
    'gained.luckyLuke',
    'gained.janosik',
    'aliens.uses',
    'burningRage.night',
    'coyot.sole',
    'duels.today',
    'found',
    'gambler.pointed',
    'guard.last',
    'guard.night',
    'hanged',
    'investigated',
    'sails',
    'search.found',
  ],
} as const satisfies Listed;

/** Every id of the game; a slip in one is an error where it is written. */
export type Ids = IdsOf<typeof ids, typeof roles>;
export type Message = MessagesOf<typeof roles> | keyof typeof words;

export type T = Table<Options, Ids>;
export type Line = NightLine<Options, Ids>;
export type Attempt = AnyAttempt<Ids>;
export type Turn = NightTurn<Options, Ids>;
export type Role = RoleModule<Options, Ids> & {
  /** What the role does in its steps of the night, by step. */
  readonly nights?: Readonly<Record<string, RoleStep>>;
};
export type Statuses<S extends string> = Readonly<Record<S, StatusModule<Options, Ids>>>;

export const { said, refuse, warn, note } = sayings<Message>();
