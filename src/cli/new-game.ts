import { deck, words } from './new-game-words.ts';

/** A file of a new game: its path in the project, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** How a game's clauses begin: two letters of its name that no other game has. Throws where there are none left. */
export function prefixFor(id: string, taken: readonly string[]): string {
  const letters = id.toUpperCase().match(/[A-Z]/g) ?? [];
  const found = letters
    .flatMap((first, i) => letters.slice(i + 1).map((second) => first + second))
    .find((pair) => !taken.includes(pair) && pair !== 'X');
  if (found === undefined) throw new Error(`Every pair of letters of '${id}' begins the clauses of another game.`);
  return found;
}

/**
 * The folder and the deck of a small game that is whole but for its words: one side that kills together at night, and one that
 * votes by day. It is red until each empty string is filled in, and all of it may be changed.
 */
export function gameFiles(id: string, clauses: string): NewFile[] {
  const files = { ...rules(id, clauses), ...words(id, clauses) };
  const folder = Object.entries(files).map(([name, text]) => ({ path: `src/games/${id}/${name}`, text }));
  return [...folder, { path: `decks/${id}.json`, text: deck(id) }];
}

const rules = (id: string, c: string): Record<string, string> => ({
  'about.ts': `import type { About } from '../../rules/about-game.ts';

/** What a host reads before choosing this game. */
export const about: About = {
  players: { min: 5, max: 20, usual: 10 },
  clauses: '${c}',
  demands: 1,
  about: ['', '', ''],
  effort: ['', '', ''],
};
`,
  'vocabulary.ts': `import type { CastOf } from '../../kernel/game.ts';
import type { NightLine } from '../../kernel/night-card.ts';
import type { Table } from '../../kernel/table.ts';
import type { IdsOf, Listed, RoleModule, StatusModule } from '../../rules/role-module.ts';
import { sayings } from '../../rules/sayings.ts';
import type { Options } from './options.ts';
import type { roles } from './roles/index.ts';
import type { words } from './words.ts';

/** What no role brings. */
export const ids = {
  factions: ['mafia', 'village'],
  phases: ['night', 'day'],
  moments: ['dawn', 'vote'],
  // With a star: of every role.
  questions: [
    'dawn.died',
    'dawn.nobody',
    'dawn.wake',
    'day.nobody',
    'day.out',
    'day.talk',
    'day.vote',
    'mafia.kill',
    'night.falls',
    '*.choose',
  ],
} as const satisfies Listed;

/** Every id of the game; a slip in one is an error where it is written. */
export type Ids = IdsOf<typeof ids, typeof roles>;

export type T = Table<Options, Ids>;
export type Cast = CastOf<Ids['role']>;
export type Line = NightLine<Options, Ids>;
export type Role = RoleModule<Options, Ids>;
export type Statuses<S extends string> = Readonly<Record<S, StatusModule<Options, Ids>>>;

export const { said, refuse } = sayings<typeof roles, typeof words>();
`,
  'options.ts': `import { z } from 'zod';

/** House rules. Worded by their names. */
export const options = z.object({
  talkSeconds: z.int().min(0).max(3600).default(0).meta({ group: 'day', unit: 'seconds', clause: '${c}-05' }),
});

export type Options = z.infer<typeof options>;
`,
  'cast.ts': `import type { Finding } from '../../kernel/game.ts';
import { countOf, filledUp, sizeOf } from '../../rules/cast.ts';
import { rolesOf } from '../../rules/role-module.ts';
import { roles } from './roles/index.ts';
import { refuse, type Cast } from './vocabulary.ts';

/** One mafioso among four (${c}-01). */
export const suggest = (players: number): Cast => filledUp({ mafioso: Math.max(1, Math.floor(players / 4)) }, 'villager', players);

/** What is wrong with a cast. */
export function examine(cast: Cast): Finding[] {
  const mafia = countOf(cast, ...rolesOf(roles, { faction: 'mafia' }));
  if (mafia === 0) return [refuse('cast.noMafia', '${c}-01')];
  return mafia * 2 >= sizeOf(cast) ? [refuse('cast.alreadyWon', '${c}-07')] : [];
}
`,
  'night.ts': `import type { NightCard } from '../../kernel/night-card.ts';
import { announce, ask, type Script } from '../../kernel/script.ts';
import { callAll } from '../../rules/call.ts';
import { choose } from '../../rules/choose.ts';
import { postpone } from '../../rules/moment.ts';
import { rolesOf, turnsOf } from '../../rules/role-module.ts';
import { enter } from '../../rules/rounds.ts';
import type { Options } from './options.ts';
import { roles, sequence } from './roles/index.ts';
import { said, type Ids, type Line, type T } from './vocabulary.ts';

/** They agree on a victim by signs (${c}-03). */
const mafia: Line = {
  id: 'mafia',
  kind: 'group',
  clause: '${c}-03',
  roles: rolesOf(roles, { faction: 'mafia' }),
  wake: said('mafia.wake'),
  ask: [said('mafia.ask')],
  sleep: said('mafia.sleep'),
  what: said('mafia.what'),
  *act(t) {
    const { seats } = yield* ask(t, () =>
      choose(t, { key: 'mafia.kill', to: t.living('mafia'), say: [said('mafia.ask')], clause: '${c}-03', aim: 'kill' }),
    );
    if (seats[0] !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { faction: 'mafia' }, on: seats[0], clause: '${c}-03' });
  },
};

export const nightCard: NightCard<Options, Ids> = [{ id: 'night', lines: [mafia, ...turnsOf(roles, sequence)] }];

/** How many seconds the host waits at a call nobody answers. */
const pause = 10;

/** Returns where the story stood before. */
export function* night(t: T): Script<number> {
  const nightfall = t.story.length;
  enter(t, 'night', '${c}-02');
  yield* announce(t, 'night.falls', said('night.falls'), '${c}-02');
  yield* callAll(t, nightCard, pause);
  return nightfall;
}
`,
  'day.ts': `import { announce, ask, type Script } from '../../kernel/script.ts';
import { poll } from '../../rules/ballot.ts';
import { deathsSince, die } from '../../rules/death.ts';
import { effects, moment } from '../../rules/moment.ts';
import { proclaim, turnCard } from '../../rules/proclaim.ts';
import { enter } from '../../rules/rounds.ts';
import type { VoteRule } from '../../rules/vote.ts';
import { said, type T } from './vocabulary.ts';

/** Most hands; a tie removes nobody (${c}-06). */
const hands: VoteRule = { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['nobody'], counts: true };

/** Players who died since nightfall are named, and their cards are turned (${c}-04). */
export function* dawn(t: T, nightfall: number): Script {
  enter(t, 'day', '${c}-04');
  yield* announce(t, 'dawn.wake', said('dawn.wake'), '${c}-04');
  yield* effects(t, 'dawn');
  const died = deathsSince(t, nightfall);
  for (const { seat, because } of died) {
    yield* proclaim(t, { key: 'dawn.died', words: said('dawn.died', { who: { seat } }), clause: '${c}-04', because });
    if (!t.isAlive(seat)) yield* turnCard(t, seat, '${c}-04');
  }
  if (died.length === 0) yield* announce(t, 'dawn.nobody', said('dawn.nobody'), '${c}-04');
  yield* moment(t, 'dawn');
}

/** Talk, then the vote (${c}-05, ${c}-06). */
export function* day(t: T): Script {
  const seconds = t.options.talkSeconds;
  yield* ask(t, () => ({
    shape: 'say',
    key: 'day.talk',
    to: 'table',
    say: [said('day.talk')],
    clause: '${c}-05',
    ...(seconds > 0 && { seconds, expires: true as const }),
  }));
  const { chosen } = yield* poll(t, {
    key: 'day.vote',
    rule: hands,
    say: [said('day.vote')],
    clause: '${c}-06',
    aim: 'remove',
    candidates: t.alive.map((id) => ({ id })),
  });
  const [out] = chosen;
  if (typeof out === 'number' && t.isAlive(out)) {
    const because = t.story.length - 1;
    yield* die(t, out, { faction: 'village' }, '${c}-06', because, 'public');
    yield* proclaim(t, { key: 'day.out', words: said('day.out', { who: { seat: out } }), clause: '${c}-06', because });
    if (!t.isAlive(out)) yield* turnCard(t, out, '${c}-06');
  } else yield* announce(t, 'day.nobody', said('day.nobody'), '${c}-06');
  yield* moment(t, 'vote');
}
`,
  'wins.ts': `import type { Win } from '../../kernel/game.ts';
import { ruled } from '../../rules/ruling.ts';
import type { Options } from './options.ts';
import { said, type Ids } from './vocabulary.ts';

const at = ['dawn', 'vote', ruled] as const;

/** In the order in which they are tested (${c}-07). */
export const wins: readonly Win<Options, Ids>[] = [
  {
    id: 'village',
    factions: ['village'],
    clause: '${c}-07',
    at,
    when: (t) => (t.living('mafia').length === 0 ? said('won.village') : undefined),
  },
  {
    id: 'mafia',
    factions: ['mafia'],
    clause: '${c}-07',
    at,
    when: (t) => (t.living('mafia').length >= t.living('village').length ? said('won.mafia') : undefined),
  },
];
`,
  'index.ts': `import { defineGame } from '../../rules/define-game.ts';
import { nightsAndDays } from '../../rules/rounds.ts';
import { about } from './about.ts';
import { examine, suggest } from './cast.ts';
import { dawn, day } from './day.ts';
import { night, nightCard } from './night.ts';
import { options, type Options } from './options.ts';
import { roles } from './roles/index.ts';
import { ids, type Ids } from './vocabulary.ts';
import { wins } from './wins.ts';
import { words } from './words.ts';

export const ${id} = defineGame<Options, Ids>({
  id: '${id}',
  edition: 1,
  players: about.players,
  ids,
  factions: {
    mafia: { plain: 'mafioso', acquainted: true, kills: true },
    village: { plain: 'villager', acquainted: false, kills: false },
  },
  roles,
  options,
  suggest,
  examine,
  wins,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'night' },
  script: (t) => nightsAndDays(t, { night, dawn, day }),
  words: [words],
});
`,
});
