import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/kernel/fact.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import { publicView, publicViewSchema } from '../../src/save/public.ts';
import { played } from './played.ts';

const at = { round: 1, phase: 'night', line: 'mafia' };
const head = { at, clause: 'T-1' } as const;
const died = (seat: number, audience: Fact['audience']): Fact => ({ ...head, what: 'died', seat, by: { faction: 'mafia' }, audience });
const announced = (id: string, fill?: Said['with']): Fact => ({ ...head, what: 'announced', said: said(id, fill), audience: 'public' });
const names = ['Ann', 'Bob', undefined];
const alive = (story: readonly Fact[]): boolean[] => publicView(story, { seats: 3 }).seats.map((seat) => seat.alive);

/** Public views of a game after every answer. */
function* views(seed: string, options: object) {
  const whole = played(seed, { options });
  const stories = [...whole.marks, whole.story.length].slice(1);
  for (const [i, length] of stories.entries()) {
    const question = whole.questionAt(i + 1);
    yield {
      session: whole,
      story: whole.story.slice(0, length),
      question,
      view: publicView(whole.story.slice(0, length), { seats: 12, question }),
    };
  }
}

describe('the public view', () => {
  test('shows who sits where, and the phase, the clock and what was announced', () => {
    const story: Fact[] = [{ ...head, what: 'phase', said: said('phase.night', { n: 1 }), audience: 'public' }, announced('night.falls')];
    expect(publicView(story, { seats: 3, names, clock: { seconds: 60, left: 1000 } })).toEqual({
      format: 'nightdeck.public',
      version: 1,
      seats: [
        { seat: 1, name: 'Ann', alive: true },
        { seat: 2, name: 'Bob', alive: true },
        { seat: 3, alive: true },
      ],
      round: 1,
      phase: said('phase.night', { n: 1 }),
      clock: { seconds: 60, left: 1000 },
      announcements: [{ round: 1, said: said('night.falls') }],
    });
  });

  test('a death told to the host alone shows only when an announcement names the dead', () => {
    const secret = [died(2, 'host'), announced('dawn.wake')];
    expect(alive(secret)).toEqual([true, true, true]);
    expect(alive([...secret, announced('dawn.victim', { who: { seat: 2 } })])).toEqual([true, false, true]);
    expect(alive([...secret, announced('dawn.victims', { who: { seats: [1, 2] } })])).toEqual([true, false, true]);
    expect(alive([...secret, announced('dawn.more', { what: { said: said('x', { who: { seat: 2 } }) } })])).toEqual([true, false, true]);
    expect(alive([...secret, { ...announced('dawn.one'), because: 0 }])).toEqual([true, false, true]);
    expect(alive([announced('before', { who: { seat: 2 } }), died(2, 'host')])).toEqual([true, true, true]);
  });

  test('a public death shows at once, and somebody brought back is back', () => {
    expect(alive([died(1, 'public')])).toEqual([false, true, true]);
    expect(alive([died(1, 'public'), { ...head, what: 'revived', seat: 1, audience: 'public' }])).toEqual([true, true, true]);
  });

  test('what the host is about to read out is held back until it is read', () => {
    const words = said('dawn.victim', { who: { seat: 2 } });
    const story = [died(2, 'host'), announced('dawn.wake'), announced(words.id, words.with)];
    const say = { shape: 'say', key: 'dawn.victim', to: 'table', say: [words], clause: 'T-1', due: [2] } as const;
    expect(publicView(story, { seats: 3, question: say })).toMatchObject({
      announcements: [{ said: said('dawn.wake') }],
      seats: [{}, { alive: true }, {}],
    });
    expect(publicView(story, { seats: 3, question: { ...say, say: [said('day.talk')], due: [] } }).seats[1]).toMatchObject({
      alive: false,
    });
  });

  test('who has been voted out stays in the game, and the votes stay unseen, until the result is read', () => {
    const voted: Fact = {
      ...head,
      what: 'voted',
      vote: 'day.vote',
      sums: [[2, 5]],
      chosen: [2],
      said: said('vote.counted', { n: 1 }),
      audience: 'public',
    };
    const story: Fact[] = [
      announced('day.begins'),
      voted,
      { ...died(2, 'public'), because: 1 },
      { ...announced('day.killed', { who: { seat: 2 } }), because: 1 },
    ];
    const say = {
      shape: 'say',
      key: 'day.killed',
      to: 'table',
      say: [said('day.killed', { who: { seat: 2 } })],
      clause: 'T-1',
      due: [3],
    } as const;
    const before = publicView(story, { seats: 3, question: say });
    expect(before.seats.map((seat) => seat.alive)).toEqual([true, true, true]);
    expect(before.vote).toBeUndefined();
    expect(before.announcements).toHaveLength(1);
    const after = publicView(story, { seats: 3, question: { ...say, due: [] } });
    expect(after.seats.map((seat) => seat.alive)).toEqual([true, false, true]);
    expect(after.vote?.sums).toEqual([[2, 5]]);
    // What was read before the death is not taken back with it.
    const late = [...story.slice(0, 2), announced('trial.lastWords'), ...story.slice(2, 3), { ...announced('trial.executed'), because: 1 }];
    expect(publicView(late, { seats: 3, question: { ...say, due: [4] } })).toMatchObject({
      seats: [{}, { alive: true }, {}],
      announcements: [{}, { said: said('trial.lastWords') }],
    });
  });

  test('shows how the table is turned, that it is night, and all roles with the victory alone', () => {
    const won: Fact = { ...head, what: 'won', factions: ['mafia'], said: said('won.all'), audience: 'public' };
    const about = { seats: 2, turned: 3, night: true, roles: ['mafia', 'civilian'] };
    expect(publicView([won], about)).toMatchObject({ turned: 3, night: true, seats: [{ role: 'mafia' }, { role: 'civilian' }] });
    expect(JSON.stringify(publicView([], about))).not.toContain('mafia');
  });

  test('several told in one breath are all held back, whatever is said before them', () => {
    const [gunman, won] = [said('duel.gunman', { who: { seat: 1 } }), said('duel.won', { who: { seat: 1 }, whom: { seat: 2 } })];
    const story = [announced('duel.begins'), announced(gunman.id, gunman.with), announced(won.id, won.with)];
    const say = {
      shape: 'say',
      key: 'duel.result',
      to: 'table',
      say: [said('vote.eyesOpen'), gunman, won],
      clause: 'T-1',
      due: [1, 2],
    } as const;
    expect(publicView(story, { seats: 3, question: say }).announcements.map((one) => one.said.id)).toEqual(['duel.begins']);
  });

  test('the same words said before are not held back with those that are due', () => {
    const [once, again] = [announced('angel.says'), announced('angel.says')];
    const say = { shape: 'say', key: 'angel.says', to: 'table', say: [said('angel.says')], clause: 'T-1', due: [1] } as const;
    expect(publicView([once, again], { seats: 3, question: say }).announcements).toHaveLength(1);
    expect(publicView([once, again], { seats: 3 }).announcements).toHaveLength(2);
  });

  test('what the host rules while an announcement is due shows at once, and the announcement still waits', () => {
    const words = said('dawn.victim', { who: { seat: 2 } });
    const story: Fact[] = [
      died(1, 'public'),
      died(2, 'host'),
      announced(words.id, words.with),
      { ...head, what: 'ruled', ruling: { do: 'revive', seat: 1 }, audience: 'host' },
      { ...head, what: 'revived', seat: 1, audience: 'public' },
    ];
    const say = { shape: 'say', key: 'dawn.victim', to: 'table', say: [words], clause: 'T-1', due: [2] } as const;
    const view = publicView(story, { seats: 3, question: say });
    expect(view.seats.map((seat) => seat.alive)).toEqual([true, true, true]);
    expect(view.announcements).toEqual([]);
  });

  test('a vote shows until the next phase, or the end', () => {
    const voted: Fact = {
      ...head,
      what: 'voted',
      vote: 'day.verdict',
      sums: [
        [2, 5],
        ['guilty', 1],
      ],
      chosen: [2],
      said: said('vote.counted', { n: 1 }),
      audience: 'public',
    };
    expect(publicView([voted], { seats: 3 }).vote).toEqual({
      sums: [
        [2, 5],
        ['guilty', 1],
      ],
      said: voted.said,
    });
    expect(
      publicView([voted, { ...head, what: 'phase', said: said('phase.night'), audience: 'public' }], { seats: 3 }).vote,
    ).toBeUndefined();
    const end: Fact = { ...head, what: 'won', factions: ['village'], said: said('end.village'), audience: 'public' };
    expect(publicView([voted, end], { seats: 3 }).vote).toBeUndefined();
  });
});

describe('what a question reads out', () => {
  test('is due with it by its place in the story, and heard with the answer', () => {
    let read = 0;
    for (const { story, question } of views('due', {})) {
      for (const at of question.due ?? []) {
        const fact = story[at];
        if (fact?.what !== 'announced') throw new Error(`${question.key} reads out a fact of the kind ${String(fact?.what)}`);
        expect(question.say).toContainEqual(fact.said);
        expect(publicView(story, { seats: 12, question }).announcements).not.toContainEqual({ round: fact.at.round, said: fact.said });
        expect(publicView(story, { seats: 12 }).announcements).toContainEqual({ round: fact.at.round, said: fact.said });
        read++;
      }
    }
    expect(read).toBeGreaterThan(5);
  });

  test('stays due through a ruling, whatever the ruling itself has read out', () => {
    const whole = played('ruled', {});
    const at = whole.entries.findIndex((_, i) => (whole.questionAt(i).due ?? []).length > 0);
    const session = played('ruled', { answers: at });
    const { due = [] } = session.question;
    expect(due.length).toBeGreaterThan(0);
    const seat = session.table.alive[0] as number;
    expect(session.answer({ ruling: { do: 'kill', seat } })).toBeUndefined();
    const view = publicView(session.story, { seats: 12, question: session.question });
    expect(session.question.due).toEqual(expect.arrayContaining([...due]));
    expect(session.story.some((fact) => fact.what === 'died' && fact.seat === seat)).toBe(true);
    for (const one of due)
      expect(view.announcements).not.toContainEqual({
        round: session.story[one]?.at.round,
        said: (session.story[one] as { said?: Said }).said,
      });
  });
});

describe('no secret reaches the public view', () => {
  test('facts for the host or for some seats change nothing in it', () => {
    for (const { story, question, view } of views('secrets', {})) {
      const rest = story.map((fact): Fact =>
        fact.audience === 'public' || fact.what === 'died' ? fact : { ...head, what: 'noted', said: said('nothing'), audience: 'host' },
      );
      expect(publicView(rest, { seats: 12, question })).toEqual(view);
    }
  });

  test('with all cards hidden it names no role and no side until the game is won', () => {
    for (const { session, view } of views('hidden', { revealOnDeath: 'none' })) {
      if (view.won) continue;
      const text = JSON.stringify({ ...view, phase: undefined });
      for (const id of [...Object.keys(session.game.roles), ...session.game.factions.map((faction) => faction.id)])
        expect(text).not.toContain(`"${id}"`);
      expect(text).not.toMatch(/"line"|"clause"|"by"|"card"/);
    }
  });

  test('with open cards it shows the role of the dead whose card was turned, and of nobody else', () => {
    for (const { session, story, view } of views('open', { revealOnDeath: 'all' })) {
      for (const { seat, role, alive: lives } of view.seats) {
        if (role === undefined) continue;
        expect(lives).toBe(false);
        expect(role).toBe(session.setup.deal[seat - 1]?.role);
        expect(story.some((fact) => fact.what === 'revealed' && fact.seat === seat)).toBe(true);
      }
    }
  });

  test('whoever it shows dead is dead, and at the end of the game it shows all of them', () => {
    const seen = [...views('deaths', {})];
    for (const { story, view } of seen) {
      const dead = story.flatMap((fact) => (fact.what === 'died' ? [fact.seat] : []));
      for (const seat of view.seats) if (!seat.alive) expect(dead).toContain(seat.seat);
    }
    const end = seen.at(-1);
    expect(end?.view.seats.map((seat) => seat.alive)).toEqual(end?.session.table.seats.map((seat) => seat.alive));
    expect(end?.view.won?.factions).toEqual(end?.session.table.won);
  });

  test('it passes the door of the other window, and a view with anything more does not', () => {
    for (const { view } of views('door', {})) expect(publicViewSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
    const [first] = views('door', {});
    expect(publicViewSchema.safeParse({ ...first?.view, story: [] }).success).toBe(false);
  });
});
