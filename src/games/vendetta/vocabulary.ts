import type { CastOf } from '../../kernel/game.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import type { IdsOf, Listed, RoleModule, StatusModule } from '../../rules/role-module.ts';
import { sayings } from '../../rules/sayings.ts';
import type { Options } from './options.ts';
import type { roles } from './roles/index.ts';
import type { words } from './words/index.ts';

/** What no role brings: the sides, the phases of a round, and the moments at which something ends or is decided. */
export const ids = {
  factions: ['civilians', 'mafia', 'yakuza', 'loner'],
  phases: ['night', 'dawn', 'day'],
  moments: ['dawn', 'dayKill', 'nightfall'],
  looks: ['card'],
  questions: [
    'dawn.alsoDied',
    'dawn.bothChose',
    'dawn.jailed',
    'dawn.mafiaVictim',
    'dawn.nobody',
    'dawn.silenced',
    'dawn.wake',
    'day.killed',
    'day.noVote',
    'day.nobody',
    'day.suspects',
    'day.talk',
    'day.vote',
    'deal.secret',
    'jail.freed',
    'night.falls',
    'over.reveal',
    'mafia.chosen',
    'mafia.kill',
    'mafia.meet',
    'yakuza.chosen',
    'yakuza.kill',
    'yakuza.meet',
    '*.ability',
    '*.answer',
    '*.card',
    '*.choose',
    '*.investigate',
    '*.murder',
    '*.told',
  ],
} as const satisfies Listed;

/** Every id of the game; a slip in one is an error where it is written. */
export type Ids = IdsOf<typeof ids, typeof roles>;
/** What files call the questions of the game. */
export type Question = Ids['question'];

export type T = Table<Options, Ids>;
export type Cast = CastOf<Ids['role']>;
export type Line = NightLine<Options, Ids>;
export type Role = RoleModule<Options, Ids>;
export type Statuses<S extends string> = Readonly<Record<S, StatusModule<Options, Ids>>>;
/** The sides that kill together. */
export type Gang = 'mafia' | 'yakuza';

export const { said, refuse, warn, note } = sayings<typeof roles, typeof words>();
