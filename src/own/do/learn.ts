import type { Showing } from '../../kernel/question.ts';
import { announce, type Script } from '../../kernel/script.ts';
import { said, type FactionId, type RoleId, type Said, type SeatId } from '../../kernel/types.ts';
import { drawn } from '../../rules/draw.ts';
import { seenAs } from '../../rules/hooks.ts';
import { bookOf, type Plan, type Run, type Seats, type T } from '../book.ts';
import type { EffectOf } from '../schema/effects.ts';
import { stateOf } from '../state.ts';
import { wears } from '../traits.ts';
import { fitting, seats, type Fits } from '../who.ts';
import type { Context } from '../context.ts';
import { given } from './given.ts';
import { show } from './show.ts';

type Learn = EffectOf<'learn'>;

/** A lesson as it is compiled: who it is about, and who is looked for. */
interface Lesson {
  readonly e: Learn;
  readonly about: Seats;
  readonly is: (t: T, c: Context, seat: SeatId) => boolean;
  /** The same, without false faces. */
  readonly truly: Fits;
  /** What is looked for, in words. */
  readonly what: Said;
}

/** Somebody finds something out, as it stands at this moment (I1), or what the host or the lot says in its place (I17). */
export function learn(p: Plan, e: Learn): Run {
  const fits = fitting(p, e.is ?? {});
  const lesson: Lesson = {
    e,
    about: aboutOf(p, e),
    is: (t, c, seat) => fits(t, c, seat, e.true ? undefined : 'side'),
    truly: fits,
    what: meant(e),
  };
  const learners = e.to === undefined ? undefined : seats(p, e.to, 'any');
  return function* (t, c) {
    const to = learners ? learners(t, c) : c.members;
    const about = lesson.about(t, c);
    const showing = yield* shown(t, c, lesson, about);
    if (!showing) return;
    if (e.aloud) {
      t.tell({ what: 'learned', seats: to, about, said: showing.said }, c.clause, to, c.because);
      yield* announce(t, `${c.key}.answer`, showing.said, c.clause);
    } else if (to.length > 0)
      yield* show(t, {
        key: `${c.key}.answer`,
        to,
        about,
        showing,
        clause: c.clause,
        ...(c.because !== undefined && { because: c.because }),
      });
  };
}

function aboutOf(p: Plan, e: Learn): Seats {
  switch (e.what) {
    case 'group': {
      const all = seats(p, e.is ?? 'others');
      return e.to === undefined ? (t, c) => all(t, c).filter((seat) => !c.members.includes(seat)) : all;
    }
    case 'count':
    case 'adjacent':
    case 'distance':
      return seats(p, e.about ?? 'everybody');
    case 'among':
    case 'undealt':
    case 'card':
      return () => [];
    default:
      return seats(p, e.about ?? 'chosen', 'any');
  }
}

function* shown(t: T, c: Context, lesson: Lesson, about: readonly SeatId[]): Script<Showing | undefined> {
  const { e } = lesson;
  const what = { said: lesson.what };
  const is = (seat: SeatId): boolean => lesson.is(t, c, seat);
  const made = c.drunk === true || e.from !== undefined || (e.true === undefined && about.some((seat) => wears(t, seat, 'unclear')));
  const source = c.drunk === true ? 'host' : (e.from ?? 'host');
  const who = { seats: about };
  const [one, other] = about;
  switch (e.what) {
    case 'side': {
      if (one === undefined) return undefined;
      const side = made ? yield* given(t, c, 'side', source) : undefined;
      const sides = about.map((seat): [SeatId, FactionId] => [seat, side ?? t.roleOf(face(t, e, 'side', seat)).faction]);
      return {
        ...(about.length === 1 && sides[0] && { faction: sides[0][1] }),
        said: listed(sides.map(([seat, f]) => said('own.learn.side', { who: { seat }, side: { faction: f } }))),
      };
    }
    case 'role': {
      if (one === undefined) return undefined;
      const role = made ? yield* given(t, c, 'role', source) : undefined;
      const roles = about.map((seat): [SeatId, RoleId] => [seat, role ?? face(t, e, 'role', seat)]);
      const [first] = roles;
      const card = first && about.length === 1 ? { role: first[1], faction: t.roleOf(first[1]).faction } : {};
      return { ...card, said: listed(roles.map(([seat, r]) => said('own.learn.role', { who: { seat }, role: { role: r } }))) };
    }
    case 'class': {
      if (one === undefined) return undefined;
      const id = t.roleOf(face(t, e, 'class', one)).class;
      const words: Said = id === undefined ? said('own.noClass') : said(`class.${id}`);
      return { said: said('own.learn.class', { who: { seat: one }, class: { said: words } }) };
    }
    case 'is': {
      if (one === undefined) return undefined;
      const yes = made ? (yield* given(t, c, 'yes', source)) === 'yes' : about.some(is);
      return { sign: yes ? 'nod' : 'shake', said: said(yes ? 'own.learn.yes' : 'own.learn.no', { who, what }) };
    }
    case 'same': {
      if (one === undefined || other === undefined) return undefined;
      const side = (seat: SeatId): FactionId => t.roleOf(face(t, e, 'side', seat)).faction;
      const yes = made ? (yield* given(t, c, 'yes', source)) === 'yes' : side(one) === side(other);
      return { sign: yes ? 'same' : 'different', said: said(yes ? 'own.learn.same' : 'own.learn.different', { who }) };
    }
    case 'count':
    case 'adjacent': {
      const n = made ? Number(yield* given(t, c, 'number', source)) : e.what === 'count' ? about.filter(is).length : pairs(t, is);
      return { said: said(e.what === 'count' ? 'own.learn.count' : 'own.learn.pairs', { n, what }) };
    }
    case 'distance': {
      const there = t.seats.map(({ seat }) => seat).filter(is);
      const n = made ? Number(yield* given(t, c, 'number', source)) : stepsBetween(t, about, there);
      return n === undefined ? { said: said('own.learn.nobody') } : { said: said('own.learn.distance', { n, what }) };
    }
    case 'group':
      return { said: about.length > 0 ? said('own.learn.group', { who, what }) : said('own.learn.nobody') };
    case 'visited':
    case 'visitors': {
      const { visits } = stateOf(t);
      const met =
        e.what === 'visited'
          ? visits.filter(({ from }) => about.includes(from)).map(({ to }) => to)
          : visits.filter(({ from, to }) => about.includes(to) && from !== c.self).map(({ from }) => from);
      const seats = [...new Set(met)].sort((a, b) => a - b);
      return {
        said: seats.length > 0 ? said(`own.learn.${e.what}`, { who, seats: { seats } }) : said(`own.learn.${e.what}.nobody`, { who }),
      };
    }
    case 'cause': {
      const cause = one === undefined ? undefined : stateOf(t).causes.get(one);
      return one === undefined || cause === undefined
        ? undefined
        : { said: said('own.learn.cause', { who, cause: { said: said(`deed.${cause}`) } }) };
    }
    case 'among':
      return yield* among(t, c, lesson);
    case 'either': {
      if (one === undefined) return undefined;
      const truth = c.drunk ? [] : [face(t, e, 'role', one)];
      const others = Object.keys(t.cast).filter((role) => role !== truth[0]);
      const roles = [...truth, ...some(t, others, (e.of ?? 2) - truth.length)].sort();
      return { said: said('own.learn.either', { who, roles: { list: roles.map((role) => said('own.role', { role: { role } })) } }) };
    }
    case 'card': {
      const { middle } = stateOf(t);
      const seen = (c.cards ?? []).flatMap((at) => middle[at] ?? []);
      if (seen.length === 0) return undefined;
      return { said: said('own.learn.card', { roles: { list: seen.map((role) => said('own.role', { role: { role } })) } }) };
    }
    case 'undealt': {
      const left = Object.keys(bookOf(t).rules.roles).filter((role) => !t.cast[role]);
      const got = some(t, left, e.of ?? 1);
      return { said: said('own.learn.undealt', { roles: { list: got.map((role) => said('own.role', { role: { role } })) } }) };
    }
  }
}

const face = (t: T, e: Learn, kind: string, seat: SeatId): RoleId => (e.true ? t.at(seat).role : seenAs(t, kind, seat));
const listed = (all: readonly Said[]): Said => (all.length === 1 && all[0] ? all[0] : said('own.list', { all: { list: all } }));

/** What was looked for: the sides and roles of the filter by name, or whatever the call asked for. */
function meant({ is }: Learn): Said {
  const names = (some: string | string[] | undefined): readonly string[] =>
    some === undefined ? [] : typeof some === 'string' ? [some] : some;
  const all = [
    ...names(is?.side).map((id) => said('own.side', { side: { faction: id } })),
    ...names(is?.role).map((id) => said('own.role', { role: { role: id } })),
  ];
  return all.length === 0 ? said('own.asked') : said('own.list', { all: { list: all } });
}

/** Pairs of living neighbours who both are such; the last sits beside the first. */
function pairs(t: T, is: (seat: SeatId) => boolean): number {
  const { alive } = t;
  return alive.length < 3 ? 0 : alive.filter((seat, i) => is(seat) && is(alive[(i + 1) % alive.length] ?? seat)).length;
}

/** Steps round the table from one of some players to the nearest other of some others. */
function stepsBetween(t: T, from: readonly SeatId[], to: readonly SeatId[]): number | undefined {
  const n = t.seats.length;
  const steps = from.flatMap((a) => to.flatMap((b) => (a === b ? [] : [Math.min(Math.abs(a - b), n - Math.abs(a - b))])));
  return steps.length === 0 ? undefined : Math.min(...steps);
}

/** Some players, one of whom is what was asked for; the others are drawn. */
function* among(t: T, c: Context, { e, truly }: Lesson): Script<Showing> {
  const others = t.seats.map(({ seat }) => seat).filter((seat) => seat !== c.self);
  const right = others.filter((seat) => truly(t, c, seat));
  if (right.length === 0) return { said: said('own.learn.noneOfThem') };
  const lot = { key: `${c.key}.lot`, clause: c.clause };
  const one = c.drunk ? yield* drawn(t, others, { ...lot, byHost: true }) : yield* drawn(t, right, lot);
  const rest = some(
    t,
    others.filter((seat) => seat !== one),
    (e.of ?? 2) - 1,
  );
  const role = t.at(one).role;
  return { role, said: said('own.learn.among', { who: { seats: [one, ...rest].sort((a, b) => a - b) }, role: { role } }) };
}

function some<X>(t: T, from: readonly X[], n: number): X[] {
  const left = [...from];
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(t.random.below(left.length), 1)[0] as X);
}
