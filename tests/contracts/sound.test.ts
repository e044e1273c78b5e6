import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Answer } from '../../src/kernel/answer.ts';
import { mayPass } from '../../src/kernel/check.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { flowOn } from '../../web/host/breath.ts';

/** A table at which nobody does what can be left undone, and how its game hides that somebody cannot. */
interface Masked {
  readonly game: string;
  readonly roles: string;
  readonly options: object;
  readonly start: Position;
  /** Sides that wake together, besides every role of its own. */
  readonly gangs: readonly string[];
  /** What keeps a player from acting, and `dead` where cards of the dead are hidden. */
  readonly by: readonly string[];
  /** Roles whose deaths the table knows: the game ends with the last of them, or the rulebook asks them one by one (TM-40). */
  readonly not?: readonly string[];
  /** Who is held to the words alone: what a side has chosen is told after its answer, and without one on the same screen. */
  readonly words?: readonly string[];
}

const tables: readonly Masked[] = [
  {
    game: 'ktulu',
    roles:
      'citizen sheriff parson taxman inciter guard gambler drunkard hairdresser badGunman infiltrator avenger bandit thief cardsharper ' +
      'shaman femaleShaman warrior binocularEye detector mindEater alien greenTentacle purpleLeech luckyLuke',
    options: { aliens: true, luckyLuke: true, announceJailed: false, shipNight: 12 },
    start: { round: 3, phase: 'night', tokens: { statuette: { holder: 1, announced: 'citizens' } } },
    gangs: ['bandits', 'indians', 'aliens'],
    by: ['jailed', 'drunk', 'atCards'],
  },
  {
    game: 'vendetta',
    roles: 'bystander bystander nurse bodyguard vixen thug thug thief sheriff bystander bystander bystander',
    options: { noReveal: true },
    start: { round: 2, phase: 'night' },
    gangs: ['mafia'],
    by: ['entranced', 'dead'],
    words: ['mafia'],
  },
  {
    game: 'princeton',
    roles: 'civilian mafia mafia angelHeart angelDiamond civilian civilian civilian civilian civilian',
    options: { revealOnDeath: 'none', angelCount: 2 },
    start: { round: 2, phase: 'night' },
    gangs: [],
    by: ['dead'],
    not: ['mafia'],
  },
  {
    game: 'town',
    roles: 'townie townie doctor detective vigilante tracker escort medium mafioso godfather townie townie',
    options: { revealNightDeaths: 'nothing' },
    start: { round: 2, phase: 'night', dead: [2] },
    gangs: [],
    by: ['dead'],
    not: ['mafioso', 'godfather'],
  },
  {
    game: 'yakuza',
    roles: 'civilian don mafia shogun yakuza detective doctor civilian civilian civilian civilian civilian',
    options: {},
    start: { round: 2, phase: 'night' },
    gangs: [],
    by: ['dead'],
  },
];

function quiet(question: Question): Answer {
  switch (question.shape) {
    case 'choose':
      return mayPass(question) ? { seats: [] } : { seats: question.seats.slice(0, question.min) };
    case 'pick':
      return { option: question.pass ?? question.options[0]?.id ?? '' };
    default:
      return { done: true };
  }
}

/** What is heard this night, breath by breath: one screen of the host's, with what flows into it. */
function breaths(game: Game, { roles, options, start }: Masked, out: readonly SeatId[] = [], how?: string): string[] {
  const statuses = how === undefined || how === 'dead' ? [] : out.map((on) => ({ what: how, on, by: 1, until: 'dawn' }));
  const dead = [...(start.dead ?? []), ...(how === 'dead' ? out : [])];
  const deal = roles.split(' ').map((role) => ({ role }));
  const session = new Session(game, { options, seed: 'sound', deal, position: { ...start, dead, statuses } });
  const heard: string[] = [];
  for (;;) {
    const flowed = flowOn(session);
    const { question, table } = session;
    if (table.place.phase !== 'night' || table.place.line === 'feedback' || question.shape === 'over') return heard;
    const words = [...flowed, question].flatMap(({ say }) => say.map((said) => JSON.stringify(said)));
    if (words.length > 0) heard.push(words.join(' '));
    const refusal = session.answer(quiet(question));
    if (refusal) throw new Error(`${question.key}: ${refusal.why.id}`);
  }
}

describe.each(tables)('$game: a call that only sounds like one sounds like a live one, breath by breath', (table) => {
  it('for every role and side that is called, however it is kept from acting', async () => {
    const game = (await games[table.game]?.load()) as Game;
    const live = breaths(game, table);
    const roles = table.roles.split(' ');
    const seats = (keep: (role: string) => boolean): SeatId[] => roles.flatMap((role, i) => (keep(role) ? [i + 1] : []));
    const called = game.nightCard({}, game.options.parse(table.options)).flatMap(({ lines }) => lines.flatMap((line) => line.roles));
    const lone = [...new Set(roles)].filter((role) => called.includes(role) && !table.not?.includes(role));
    const groups = [
      ...lone.map((role) => [role, seats((one) => one === role)] as const),
      ...table.gangs.map((gang) => [gang, seats((role) => game.roles[role]?.faction === gang)] as const),
    ];
    expect(live.length).toBeGreaterThan(2);
    expect(groups.length).toBeGreaterThan(1);
    for (const [who, out] of groups) {
      const heard = (all: readonly string[]): readonly string[] => (table.words?.includes(who) ? [all.join(' ')] : all);
      for (const how of table.by) expect([who, how, ...heard(breaths(game, table, out, how))]).toEqual([who, how, ...heard(live)]);
    }
  });
});
