import { linesFor } from '../../../src/rules/night-card.ts';
import type { Fact } from '../../../src/kernel/fact.ts';
import type { SeatId } from '../../../src/kernel/types.ts';
import { decides, strangersAsked } from '../../support/whose-turn.ts';
import { all, facts, must, nightfall, recount, since, type Invariant, type Look, type Verdict } from '../look.ts';

const list = (all: Iterable<number>): string => [...all].sort((a, b) => a - b).join();

/** Whether these are the players of the set, each once; without sorting, for it is asked at every answer of a campaign. */
function exactly(seats: readonly SeatId[], all: ReadonlySet<SeatId>): boolean {
  if (seats.length !== all.size) return false;
  for (const seat of seats) if (!all.has(seat)) return false;
  return seats.length < 2 || new Set(seats).size === seats.length;
}

/** Whether the marks of the table are those that were told; as a rule they stand in the same order. */
function bornAlike(statuses: Look['table']['statuses'], marks: Look['now']['marks']): boolean {
  if (statuses.length !== marks.length) return false;
  if (statuses.every(({ what, on }, i) => marks[i]?.what === what && marks[i]?.on === on)) return true;
  const names = (all: readonly { readonly what: string; readonly on: SeatId }[]): string =>
    all
      .map(({ what, on }) => `${what}.${on}`)
      .sort()
      .join();
  return names(statuses) === names(marks);
}

/** Everybody in a ballot is alive, and everybody alive is in it, once. */
function electorate({ question, now }: Look): Verdict {
  if (question.shape !== 'ballot') return undefined;
  const listed = [...question.voters, ...question.barred].map(({ seat }) => seat);
  return must(exactly(listed, now.alive), () => `${question.key}: ${list(listed)} are listed, ${list(now.alive)} live`);
}

/** Those who did not live when an answer was given, and have not come back by it. */
const wasDead = ({ before, now }: Look, seat: SeatId): boolean => !before.alive.has(seat) && !now.alive.has(seat);

function whoeverActs(fact: Fact): readonly SeatId[] {
  if (fact.what === 'chose' || fact.what === 'picked') return fact.by;
  if (fact.what === 'learned') return fact.seats;
  return fact.what === 'spent' ? [fact.seat] : [];
}

/** What holds in every rulebook: the rulings X-1 to X-10, and that the story is all there is. */
export const ofEveryGame: readonly Invariant[] = [
  {
    clause: 'X-6',
    holds: 'the table is what its story tells: who lives, whose card is open, who bears what',
    judge({ table, now }) {
      let open = 0;
      for (const { seat, role, revealed } of table.seats) {
        if (now.roles[seat - 1] !== role) return `${seat} is told to be ${now.roles[seat - 1] ?? 'nobody'} and is ${role}`;
        if (revealed !== now.revealed.has(seat)) return `the card of ${seat} is ${revealed ? 'open' : 'closed'}, and otherwise told`;
        if (revealed) open++;
      }
      const told = open === now.revealed.size && exactly(table.alive, now.alive) && bornAlike(table.statuses, now.marks);
      return must(told, () => `alive ${list(table.alive)} and told ${list(now.alive)}; ${JSON.stringify([table.statuses, now.marks])}`);
    },
  },
  {
    clause: 'X-6',
    holds: 'nobody dies who is dead, and nobody comes back who lives',
    judge: (look) =>
      all([
        facts('died', ({ seat, because }, { news, before, from }, at) => {
          const back = news.slice(0, at - from).some((fact) => fact.what === 'revived' && fact.seat === seat);
          return must(before.alive.has(seat) || back, () => `${seat} dies again because of ${because ?? 'nothing'}`);
        })(look),
        facts('revived', ({ seat }, { before }) => must(!before.alive.has(seat), () => `${seat} lives and is revived`))(look),
      ]),
  },
  {
    clause: 'X-6',
    holds: 'the dead decide nothing, use nothing and learn nothing',
    judge(look) {
      const acts = look.news.filter((fact) => whoeverActs(fact).some((seat) => wasDead(look, seat)));
      const { question, now } = look;
      const { to } = question;
      const asked = typeof to !== 'string' && decides(question) && !question.decoy && to.every((seat) => !now.alive.has(seat));
      if (asked) return `${question.key} is put to the dead`;
      return look.news.some((fact) => whoeverActs(fact).length > 0)
        ? must(acts.length === 0, () => `the dead: ${JSON.stringify(acts)}`)
        : undefined;
    },
  },
  {
    clause: 'X-6',
    holds: 'whoever is asked holds the card of the question, or belongs to those who are called',
    judge({ game, table, question }) {
      if (typeof question.to === 'string' || !decides(question)) return undefined;
      const strangers = strangersAsked(game, table, question);
      return must(
        strangers.length === 0,
        () => `${question.key} asks ${strangers.map((seat) => `${seat}, a ${table.at(seat).role}`).join()}`,
      );
    },
  },
  {
    clause: 'X-8',
    holds: 'a choice sorts every seat into those free and those barred, the dead among the barred, and leaves a way to answer',
    judge({ question, now }) {
      if (!/^[a-zA-Z][\w.]*$/.test(question.key)) return `${question.key} is no key of plain words`;
      if (question.shape === 'pick')
        return must(
          question.options.some(({ bar }) => !bar),
          () => `${question.key} has no free option`,
        );
      if (question.shape !== 'choose') return undefined;
      const seats = [...question.seats, ...question.barred.map(({ seat }) => seat)];
      if (seats.length !== now.roles.length || new Set(seats).size !== seats.length || seats.some((seat) => !now.roles[seat - 1]))
        return `${question.key} leaves seats out: ${list(seats)}`;
      const dead = question.seats.filter((seat) => !now.alive.has(seat));
      if (dead.length > 0) return `${question.key} offers the dead: ${list(dead)}`;
      return must(question.seats.length >= question.min, () => `${question.key} wants ${question.min} of ${question.seats.length}`);
    },
  },
  { clause: 'X-8', holds: 'a ballot has every living player once: with a vote or with the reason for none', judge: electorate },
  {
    clause: 'X-8',
    holds: 'the sums of a vote are the hands that were raised',
    judge: facts('voted', ({ vote, sums }, { asked, answer }) => {
      if (asked.shape !== 'ballot' || asked.key !== vote) return undefined;
      const counted = [...recount(asked, answer)];
      return must(
        JSON.stringify(counted) === JSON.stringify(sums),
        () => `${vote}: ${JSON.stringify(sums)}, by hand ${JSON.stringify(counted)}`,
      );
    }),
  },
  {
    clause: 'X-2',
    holds: 'a lot falls on one of its candidates, who are at least two unless a group pointed at one alone',
    judge: facts('drawn', ({ from, got }) =>
      must(from.includes(got) && new Set(from).size === from.length, () => `${got} of ${from.join()}`),
    ),
  },
  {
    clause: 'X-3',
    holds: 'whatever is told has a clause, an audience of players at the table, and causes that came before',
    judge({ news, from, now }) {
      const wrong = news.find(
        ({ clause, because = -1, audience }, i) =>
          clause === '' ||
          because >= from + i ||
          (typeof audience !== 'string' && audience.some((seat) => now.roles[seat - 1] === undefined)),
      );
      return news.length === 0 ? undefined : must(wrong === undefined, () => JSON.stringify(wrong));
    },
  },
  {
    clause: 'X-3',
    holds: 'whoever learns something is told it then and there, by a show or by words',
    judge: facts('learned', ({ seats, audience, said }, { question, ruled }, at) => {
      if (JSON.stringify(audience) !== JSON.stringify(seats))
        return `${said.id} is learned by ${list(seats)} and told to ${String(audience)}`;
      const { to, shape } = question;
      if (ruled || shape === 'over') return undefined;
      return must(
        typeof to === 'string' ? shape === 'say' : seats.some((seat) => to.includes(seat)),
        () => `${said.id} at ${at}: then ${question.key} is asked`,
      );
    }),
  },
  {
    clause: 'X-4',
    holds: 'a game ends once, with winners the rulebook knows, and asks nothing more',
    judge({ news, story, question, table, game }) {
      const ended = news.some(({ what }) => what === 'won');
      if (!ended && question.shape !== 'over') return undefined;
      const ends = story.filter(({ what }) => what === 'won').length;
      const known = (table.won ?? ['nobody']).every((id) => game.factions.some((faction) => faction.id === id));
      return must(
        known && (question.shape === 'over' || game.epilogue !== undefined) && ends >= 1,
        () => `${ends} ends, ${question.key} is asked`,
      );
    },
  },
  {
    clause: 'X-6',
    holds: 'each token is with one player, who lives while anybody does',
    judge({ table, game, now, question }) {
      const held = game.tokens.flatMap((token) => (table.tokens[token] ? [table.tokens[token]] : []));
      if (held.length === 0 || now.alive.size === 0 || question.shape === 'over') return undefined;
      const astray = held.find(({ holder }) => holder !== undefined && !now.alive.has(holder));
      return must(astray === undefined, () => JSON.stringify(astray));
    },
  },
  {
    clause: 'X-5',
    holds: 'the lines of a night are called in the order of the card, each once',
    judge(look) {
      if (!look.news.some(({ what }) => what === 'called')) return undefined;
      const { game, table, options, story } = look;
      const called = since(story, nightfall(story), 'called').flatMap(({ line, at }) => (at.round === table.place.round ? [line] : []));
      const card = linesFor(game.nightCard(table.cast, options), table.cast).flatMap(({ lines }) => lines.map(({ id }) => id));
      const order = called.map((line) => card.indexOf(line));
      const rising = order.every((at, i) => at > (order[i - 1] ?? -1));
      // A card that was handed over may put a line on the card behind the one that is called.
      return look.ruled ? undefined : must(rising, () => `called ${called.join()}`);
    },
  },
];
