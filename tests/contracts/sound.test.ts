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
  readonly starts: readonly Position[];
  /** Sides that wake together, besides every role of its own; each is tried as a whole and with one member out. */
  readonly gangs: readonly string[];
  /** What keeps a player from acting, and `dead` where cards of the dead are hidden. */
  readonly by: readonly string[];
  /** Roles with whose last bearer the game ends; one bearer of several is tried all the same. */
  readonly not?: readonly string[];
}

const carried = (holder: SeatId, announced: string): Position => ({
  round: 3,
  phase: 'night',
  tokens: { statuette: { holder, announced } },
});

const tables: readonly Masked[] = [
  {
    game: 'ktulu',
    roles:
      'citizen sheriff parson taxman inciter guard gambler drunkard hairdresser badGunman infiltrator avenger bandit thief cardsharper ' +
      'shaman femaleShaman warrior binocularEye detector mindEater alien greenTentacle purpleLeech luckyLuke',
    options: { aliens: true, luckyLuke: true, announceJailed: false, shipNight: 12 },
    starts: [carried(1, 'citizens'), carried(13, 'bandits')],
    gangs: ['bandits', 'indians', 'aliens'],
    by: ['jailed', 'drunk', 'atCards'],
  },
  {
    game: 'ktulu',
    roles:
      'citizen sheriff drunkJudge drunkMayor hooker seducer mormonCitizen mormonBandit mormonIndian blackmailer bandit burningRage ' +
      'leader indian quietFoot trailer loneCoyot megaAlien alien mindEater janosik citizen citizen',
    options: { aliens: true, janosik: true, announceJailed: false, shipNight: 12 },
    starts: [carried(15, 'indians'), carried(19, 'aliens')],
    gangs: ['bandits', 'indians', 'aliens'],
    by: ['jailed', 'drunk', 'atCards'],
  },
  {
    game: 'vendetta',
    roles:
      'bystander bystander nurse bodyguard vixen journalist hypnotist thug thug thief snitch godfather sheriff bystander bystander bystander',
    options: { noReveal: true },
    starts: [{ round: 2, phase: 'night' }],
    gangs: ['mafia'],
    by: ['entranced', 'robbed', 'dead'],
  },
  {
    game: 'vendetta',
    roles:
      'bystander bystander jailer priest detective judge yakuza yakuza thug thug lawyer psycho femmeFatale nurse bystander bystander bystander',
    options: { noReveal: true },
    starts: [{ round: 2, phase: 'night' }],
    gangs: ['mafia', 'yakuza'],
    by: ['entranced', 'robbed', 'dead'],
  },
  {
    game: 'princeton',
    roles: 'civilian mafia mafia angelHeart angelDiamond civilian civilian civilian civilian civilian',
    options: { revealOnDeath: 'none', angelCount: 2 },
    starts: [{ round: 2, phase: 'night' }],
    gangs: [],
    by: ['dead'],
    not: ['mafia'],
  },
  {
    game: 'town',
    roles: 'townie townie doctor detective vigilante tracker escort medium mafioso mafioso godfather townie townie',
    options: { revealNightDeaths: 'nothing' },
    starts: [{ round: 2, phase: 'night', dead: [2] }],
    gangs: [],
    by: ['dead'],
  },
  {
    game: 'yakuza',
    roles: 'civilian don mafia shogun yakuza detective doctor civilian civilian civilian civilian civilian',
    options: {},
    starts: [
      { round: 1, phase: 'night' },
      { round: 2, phase: 'night', statuses: [{ what: 'rightHand', on: 3, by: 2 }] },
    ],
    gangs: [],
    by: ['dead'],
  },
];

function quiet(question: Question, holder: SeatId | undefined): Answer {
  switch (question.shape) {
    case 'choose':
      // A side that agrees: nobody else gets what it has.
      if (holder !== undefined && question.key.endsWith('Carrier.choose') && question.seats.includes(holder)) return { seats: [holder] };
      return mayPass(question) ? { seats: [] } : { seats: question.seats.slice(0, question.min) };
    case 'pick':
      return { option: question.pass ?? question.options[0]?.id ?? '' };
    default:
      return { done: true };
  }
}

/** What is heard this night, breath by breath: one screen of the host's, with what flows into it. */
interface Night {
  readonly breaths: readonly string[];
  /** Lines that were called, and how. */
  readonly calls: ReadonlyMap<string, string>;
}

function night(game: Game, { roles, options }: Masked, start: Position, out: readonly SeatId[] = [], how?: string): Night {
  const marks = how === undefined || how === 'dead' ? [] : out.map((on) => ({ what: how, on, by: 1, until: 'dawn' }));
  const statuses = [...(start.statuses ?? []), ...marks];
  const dead = [...(start.dead ?? []), ...(how === 'dead' ? out : [])];
  const deal = roles.split(' ').map((role) => ({ role }));
  const session = new Session(game, { options, seed: 'sound', deal, position: { ...start, dead, statuses } });
  const breaths: string[] = [];
  for (;;) {
    const flowed = flowOn(session);
    const { question, table, story } = session;
    if (table.place.phase !== 'night' || table.place.line === 'feedback' || question.shape === 'over')
      return { breaths, calls: new Map(story.flatMap((fact) => (fact.what === 'called' ? [[fact.line, fact.call] as const] : []))) };
    const words = [...flowed, question].flatMap(({ say }) => say.map((said) => JSON.stringify(said)));
    if (words.length > 0) breaths.push(words.join(' '));
    const refusal = session.answer(quiet(question, table.tokens['statuette']?.holder));
    if (refusal) throw new Error(`${question.key}: ${refusal.why.id}`);
  }
}

/** Who is out together: all bearers of a role, a side, and one alone of several. */
function absences(game: Game, table: Masked): (readonly [string, readonly SeatId[]])[] {
  const roles = table.roles.split(' ');
  const seats = (keep: (role: string) => boolean): SeatId[] => roles.flatMap((role, i) => (keep(role) ? [i + 1] : []));
  const called = game.nightCard({}, game.options.parse(table.options)).flatMap(({ lines }) => lines.flatMap((line) => line.roles));
  const alike = [
    ...[...new Set(roles)].filter((role) => called.includes(role)).map((role) => [role, seats((one) => one === role)] as const),
    ...table.gangs.map((gang) => [gang, seats((role) => game.roles[role]?.faction === gang)] as const),
  ];
  return alike.flatMap(([who, all]) => [
    ...(table.not?.includes(who) ? [] : [[who, all] as const]),
    ...(all.length > 1 ? [[`one ${who}`, all.slice(-1)] as const] : []),
  ]);
}

/** Lines due on one night of a game only, which have tests of their own. */
const neverDue = /^ktulu (burningRage|loneCoyot)$|^vendetta .*Meet$/;
/** Lines of a side without which the game is over, and of a night in which nobody can be out yet. */
const neverMasked = /^(princeton|town|yakuza) mafia$|^yakuza yakuzaMeeting$|^vendetta (mafia|yakuza)Meet$|^ktulu (burningRage|loneCoyot)$/;

/** Roles with a call of their own that no table seats sit at the last one too, so that a new role is heard without being named here. */
function tablesOf(id: string, game: Game): readonly Masked[] {
  const own = tables.filter((one) => one.game === id);
  const seated = new Set(own.flatMap(({ roles }) => roles.split(' ')));
  const lines = game.nightCard({}, game.options.parse({})).flatMap((section) => section.lines);
  const absent = lines.flatMap(({ id: line, kind, roles }) =>
    kind === 'role' && !neverDue.test(`${id} ${line}`) && !roles.some((role) => seated.has(role)) ? roles.slice(0, 1) : [],
  );
  return own.map((table, i) => (i === own.length - 1 ? { ...table, roles: [table.roles, ...new Set(absent)].join(' ') } : table));
}

describe.each([...new Set(tables.map(({ game }) => game))])('%s: a call that only sounds like one', (id) => {
  it('sounds like a live one, breath by breath, for every line, role and side, however it is kept from acting', async () => {
    const game = (await games[id]?.load()) as Game;
    const [live, masked] = [new Set<string>(), new Set<string>()];
    for (const table of tablesOf(id, game))
      for (const start of table.starts) {
        const whole = night(game, table, start);
        expect(whole.breaths.length).toBeGreaterThan(2);
        for (const [line, call] of whole.calls) if (call === 'live') live.add(line);
        // Nobody can be out before the first night.
        for (const [who, out] of start.round === 1 ? [] : absences(game, table))
          for (const how of start === table.starts[0] ? table.by : table.by.slice(0, 1)) {
            const { breaths, calls } = night(game, table, start, out, how);
            // A side none of which can act sounds like one that agrees at once.
            const heard = (all: readonly string[]): readonly string[] =>
              table.gangs.includes(who) ? all.filter((breath) => !breath.includes('.tie"')) : all;
            expect([who, how, ...heard(breaths)]).toEqual([who, how, ...heard(whole.breaths)]);
            for (const [line, call] of calls) if (call === 'blocked' || call === 'hollow') masked.add(line);
          }
      }
    const lines = game.nightCard({}, game.options.parse({})).flatMap((section) => (section.ownSheet ? [] : section.lines));
    const heard = lines.filter(({ kind }) => kind !== 'moment').map((line) => line.id);
    const missing = (called: ReadonlySet<string>, unless: RegExp): string[] =>
      heard.filter((line) => !called.has(line) && !unless.test(`${id} ${line}`));
    expect({ live: missing(live, neverDue), masked: missing(masked, neverMasked) }).toEqual({ live: [], masked: [] });
  });
});
