import { anybody, seats } from './who.ts';
import type { Holds, Plan } from './book.ts';
import type { Condition } from './schema/who.ts';

/** The counter behind a tally of the file. */
export const tallyOf = (id: string): string => `tally.${id}`;

/** What must hold, as a test; nothing said holds always. */
export function condition(p: Plan, when: Condition | undefined): Holds {
  const tests = when === undefined ? [] : testsOf(p, when);
  const [only] = tests;
  if (!only) return () => true;
  return tests.length === 1 ? only : (t, c) => tests.every((test) => test(t, c));
}

function testsOf(p: Plan, when: Condition): readonly Holds[] {
  const all: Holds[] = [];
  const { nights, from, to, guess, count } = when;
  if (when.some !== undefined) all.push(anybody(p, when.some));
  if (when.none !== undefined) {
    const some = anybody(p, when.none);
    all.push((t, c) => !some(t, c));
  }
  if (when.atLeast !== undefined) {
    const [n, who] = when.atLeast;
    const of = seats(p, who);
    all.push((t, c) => of(t, c).length >= n);
  }
  if (when.atMost !== undefined) {
    const [n, who] = when.atMost;
    const of = seats(p, who);
    all.push((t, c) => of(t, c).length <= n);
  }
  if (nights !== undefined) all.push((t) => (t.place.round % 2 === 1) === (nights === 'odd'));
  if (from !== undefined) all.push((t) => t.place.round >= from);
  if (to !== undefined) all.push((t) => t.place.round <= to);
  if (guess !== undefined) {
    const right = isRight(p);
    all.push((t, c) => right(t, c) === (guess === 'right'));
  }
  if (count !== undefined) {
    const { of, least = -Infinity, most = Infinity } = count;
    all.push((t) => t.counter(tallyOf(of)) >= least && t.counter(tallyOf(of)) <= most);
  }
  if (when.not !== undefined) {
    const holds = condition(p, when.not);
    all.push((t, c) => !holds(t, c));
  }
  if (when.any !== undefined) {
    const some = when.any.map((one) => condition(p, one));
    all.push((t, c) => some.some((holds) => holds(t, c)));
  }
  return all;
}

/** Whether the role or side that was named is that of the first player chosen. */
const isRight =
  ({ rules }: Plan): Holds =>
  (t, { chosen: [seat], named }) => {
    if (seat === undefined || named === undefined) return false;
    return named in rules.roles ? t.at(seat).role === named : t.faction(seat) === named;
  };
