import { describe, expect, it } from 'vitest';
import { laidCards } from '../../../src/cards/in-play/laid.ts';
import { explanations, repaired, repairs, type Repair } from '../../../src/cards/in-play/repair.ts';
import { compare, type Verdict } from '../../../src/cards/in-play/verdict.ts';
import { done } from '../../../src/kernel/answer.ts';
import type { Session } from '../../../src/kernel/session.ts';
import { princeton as deck } from '../decks.ts';
import { dealt, roleOf, rule } from './games.ts';

const card = (no: number) => ({ role: roleOf(no), no });

function verdictOf(session: Pick<Session, 'setup' | 'story'>, no: number, seat: number): Verdict {
  return compare(card(no), seat, laidCards(session.setup.deal, session.story, deck));
}

/** After the repair the card lies where it is, and the same answers are given but for the rulings. */
function agreesAfter(session: Session, no: number, seat: number, repair: Repair): boolean {
  const mended = repaired(session, repair);
  if (!mended) return false;
  session.adopt(mended);
  const agrees = verdictOf(session, no, seat).is === 'agrees';
  session.revert();
  return agrees;
}

describe('where paper and game differ', () => {
  it('a swap nobody entered is mended by a swap, or by a new role, and nothing in the past explains it', () => {
    const session = dealt();
    session.answer(done);
    const verdict = verdictOf(session, 1, 4);
    expect(explanations(session, card(1), verdict, deck)).toEqual([]);
    const ways = repairs(session, card(1), verdict, deck);
    expect(ways).toEqual([
      { do: 'rule', ruling: { do: 'swap', seats: [4, 1] } },
      { do: 'rule', ruling: { do: 'recast', seat: 4, role: roleOf(1) } },
    ]);
    for (const way of ways) expect(agreesAfter(session, 1, 4, way)).toBe(true);
  });

  it('a swap of the wrong two is named, and put right where it stands', () => {
    const session = dealt();
    session.answer(done);
    rule(session, { do: 'swap', seats: [1, 5] });
    session.answer(done);
    // Seats 1 and 4 have exchanged their cards, the host entered 1 and 5.
    const verdict = verdictOf(session, 1, 4);
    expect(verdict).toEqual({ is: 'elsewhere', seat: 4, others: [5] });
    expect(explanations(session, card(1), verdict, deck)).toMatchObject([
      { index: 1, fact: { what: 'swapped', seats: [1, 5] }, settles: false },
    ]);
    const own = verdictOf(session, 9, 5);
    expect(explanations(session, card(9), own, deck)).toMatchObject([{ index: 1, settles: true }]);
    const [first, ...others] = repairs(session, card(9), own, deck);
    expect(first).toEqual({ do: 'without', index: 1 });
    expect(others).not.toEqual([]);
    for (const way of [first, ...others]) expect(way && agreesAfter(session, 9, 5, way)).toBe(true);
  });

  it('a new card that was never handed over is taken back', () => {
    const session = dealt();
    rule(session, { do: 'recast', seat: 4, role: roleOf(7) });
    session.answer(done);
    const verdict = verdictOf(session, 8, 4);
    expect(explanations(session, card(8), verdict, deck)).toMatchObject([{ index: 0, fact: { what: 'recast', seat: 4 }, settles: true }]);
    const before = session.entries;
    const mended = repaired(session, { do: 'without', index: 0 });
    expect(mended?.entries).toEqual(before.slice(1));
    expect(mended?.lost).toEqual([]);
    expect(session.entries).toBe(before);
    expect(repairs(session, card(8), verdict, deck).every((way) => agreesAfter(session, 8, 4, way))).toBe(true);
  });

  it('what cannot be mended is refused and changes nothing', () => {
    const session = dealt();
    session.answer(done);
    expect(repaired(session, { do: 'without', index: 0 })).toBeUndefined();
    expect(repaired(session, { do: 'without', index: 9 })).toBeUndefined();
    expect(repaired(session, { do: 'rule', ruling: { do: 'swap', seats: [1, 99] } })).toBeUndefined();
    expect(repairs(session, card(1), verdictOf(session, 1, 1), deck)).toEqual([]);
    expect(session.entries).toHaveLength(1);
  });
});
