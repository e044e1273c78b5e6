import type { Attempt as AnyAttempt } from '../../kernel/role.ts';
import type { CastOf } from '../../kernel/game.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import type { IdsOf, Listed, NightTurn, RoleModule, StatusModule } from '../../rules/role-module.ts';
import { sayings, type SentencesOf } from '../../rules/sayings.ts';
import type { Options } from './options.ts';
import type { NightStep, roles, ZeroStep } from './roles/index.ts';
import type { words } from './words/index.ts';
import type { RoleStep } from './night/lines.ts';

/** What no role brings. */
export const ids = {
  factions: ['citizens', 'bandits', 'indians', 'aliens', 'luckyLuke', 'janosik'],
  phases: ['night', 'dawn', 'day'],
  // Trails of the night before end when the Indians wake (KT-213).
  moments: ['dawn', 'death', 'gained', 'hanging', 'lukeWins', 'nightfall', 'search', 'ship', 'use', 'indiansWake.0'] as readonly (
    | 'dawn'
    | 'death'
    | 'gained'
    | 'hanging'
    | 'lukeWins'
    | 'nightfall'
    | 'search'
    | 'ship'
    | 'use'
    | `indiansWake.${number}`
  )[],
  tokens: ['statuette'],
  deeds: ['poison', 'trail'],
  means: ['poison', 'hanging'],
  windows: ['duel', 'pardon'],
  // What the game keeps for itself: uses, what the day has brought, what the whole table has done.
  counters: [
    '*.used',
    'gained.bandits',
    'gained.indians',
    'gained.aliens',
    'gained.citizens',
    'gained.luckyLuke',
    'gained.janosik',
    'aliens.uses',
    'duels.today',
    'found',
    'hanged',
    'investigated',
    'sails',
    'search.found',
  ],
  questions: [
    'aliens.met',
    'aliens.theft',
    'aliens.used',
    'bandits.deed',
    'bandits.firstCarrier',
    'bandits.met',
    'bandits.sail',
    'bandits.theft',
    'bandits.victim',
    'citizens.met',
    'dawn.wake',
    'day.next',
    'day.unmasked',
    'day.zero',
    'death.known',
    'duel.accepted',
    'duel.begins',
    'duel.challenged',
    'duel.challenger',
    'duel.flipped',
    'duel.lapses',
    'duel.refused',
    'duel.result',
    'duel.speech1',
    'duel.speech2',
    'duel.stopped',
    'duel.vote',
    'hang.survives',
    'indians.kill',
    'indians.killAgain',
    'indians.met',
    'investigation.begins',
    'investigation.nothing',
    'mistreat.agreed',
    'mistreat.any',
    'mistreat.falls',
    'mistreat.impossible',
    'mistreat.method',
    'mistreat.methodChosen',
    'mistreat.nobody',
    'mistreat.tied',
    'mistreat.who',
    'mormons.met',
    'night.falls',
    'opening.roster',
    'pardon.spared',
    'search.nominees',
    'search.nothing',
    'search.searched',
    'search.vote',
    'statuette.carried',
    'statuette.changed',
    'statuette.heir',
    'statuette.lost',
    'statuette.yours',
    '*.again',
    '*.bind',
    'aliensCarrier.choose',
    'banditsCarrier.choose',
    'indiansCarrier.choose',
    '*.drunk',
    '*.got',
    '*.jail',
    '*.jailed',
    '*.kill',
    '*.learn',
    '*.learned',
    '*.mark',
    '*.met',
    '*.plant',
    '*.play',
    '*.played',
    '*.point',
    '*.poison',
    '*.protect',
    '*.sees',
    '*.steal',
    '*.told',
    '*.trail',
    '*.treat',
    '*.use',
    '*.watch',
    '**.decoy',
    '**.glued',
    '**.got',
    '**.jailed',
    '**.tie',
  ],
} as const satisfies Listed;

/** Every id of the game; a slip in one is an error where it is written. */
export type Ids = IdsOf<typeof ids, typeof roles>;
/** What files call the questions of the game. */
export type Question = Ids['question'];
/** Messages that leave no gap open. */
export type Sentence = SentencesOf<typeof roles, typeof words>;

export type T = Table<Options, Ids>;
export type Cast = CastOf<Ids['role']>;
export type Line = NightLine<Options, Ids>;
export type Attempt = AnyAttempt<Ids>;
export type Turn = NightTurn<Options, Ids>;
export type Role = RoleModule<Options, Ids> & {
  /** What the role does in its steps of the night, by step; where a step stands in the night is said in the list of roles. */
  readonly nights?: Readonly<Partial<Record<ZeroStep | NightStep, RoleStep>>>;
};
export type Statuses<S extends string> = Readonly<Record<S, StatusModule<Options, Ids>>>;

export const { said, refuse, warn, note } = sayings<typeof roles, typeof words>();
