import type { Entry, Ruling } from '../../kernel/answer.ts';
import type { FactOf } from '../../kernel/fact.ts';
import { Session, type Amendment } from '../../kernel/session.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { Deck } from '../deck.ts';
import { laidCards, type PaperCard } from './laid.ts';
import { compare, type Verdict } from './verdict.ts';

/** An answer since the deal that moved the cards in question: paper and game may have parted there. */
export interface Explanation {
  /** Number of the answer. */
  readonly index: number;
  readonly fact: FactOf<'swapped' | 'recast'>;
  /** Without this answer paper and game would agree. */
  readonly settles: boolean;
}

/**
 * A way to bring game and paper together: a ruling from now on; a past ruling taken back (`without`), or replaced by
 * another (`instead`), as if it had been given then.
 */
export type Repair =
  | { readonly do: 'rule'; readonly ruling: Ruling }
  | { readonly do: 'without'; readonly index: number }
  | { readonly do: 'instead'; readonly index: number; readonly ruling: Ruling };

type Played = Pick<Session, 'game' | 'setup' | 'entries' | 'marks' | 'story'>;

/** What has moved the cards of these seats since the deal, what would settle the matter first, then the latest first. */
export function explanations(session: Played, card: PaperCard, verdict: Verdict, deck: Deck): readonly Explanation[] {
  const seats = concerned(verdict);
  const found = session.story.flatMap((fact, at): Explanation[] => {
    if (fact.what !== 'swapped' && fact.what !== 'recast') return [];
    const moved = fact.what === 'swapped' ? fact.seats : [fact.seat];
    const index = session.marks.findLastIndex((mark) => mark <= at);
    if (index < 0 || !moved.some((seat) => seats.includes(seat))) return [];
    return [{ index, fact, settles: settles(session, card, verdict, deck, { do: 'without', index }) }];
  });
  return found.sort((a, b) => Number(b.settles) - Number(a.settles) || b.index - a.index);
}

/**
 * What can be done about it, the likeliest first; nothing where paper and game agree. `found` is what explains it: each
 * explanation is a game played anew, so the caller, who has them, hands them in.
 */
export function repairs(
  session: Played,
  card: PaperCard,
  verdict: Verdict,
  deck: Deck,
  found: readonly Explanation[] = explanations(session, card, verdict, deck),
): readonly Repair[] {
  if (verdict.is === 'agrees') return [];
  const { seat } = verdict;
  const recast: Ruling = { do: 'recast', seat, role: card.role };
  const swaps = verdict.is === 'elsewhere' ? verdict.others.map((other): Ruling => ({ do: 'swap', seats: [seat, other] })) : [];
  const past = found.flatMap(({ index, fact, settles: without }): Repair[] => {
    const meant = fact.what === 'recast' ? [recast] : swaps;
    const instead = meant.map((ruling): Repair => ({ do: 'instead', index, ruling }));
    return [
      ...(without ? [{ do: 'without', index } as const] : []),
      ...instead.filter((repair) => settles(session, card, verdict, deck, repair)),
    ];
  });
  return [...past, ...[...swaps, recast].map((ruling): Repair => ({ do: 'rule', ruling }))];
}

/** The game as a repair would leave it, ready for `Session.adopt`; nothing where the past has no such ruling or the new one is refused. */
export function repaired(session: Pick<Session, 'game' | 'setup' | 'entries'>, repair: Repair): Amendment | undefined {
  const entries = repairedEntries(session.entries, repair);
  if (!entries) return undefined;
  const replay = new Session(session.game, session.setup, entries);
  if (repair.do === 'rule') {
    const key = replay.question.key;
    const amended = new Session(session.game, session.setup, [...entries, [key, { ruling: repair.ruling }]]);
    return amended.lost.length > 0 ? undefined : asAmendment(amended);
  }
  return asAmendment(replay);
}

function asAmendment({ entries, lost, question, story }: Session): Amendment {
  return { entries, lost, waiting: [], origins: entries.map((_, i) => i), question, story };
}

function repairedEntries(entries: readonly Entry[], repair: Repair): readonly Entry[] | undefined {
  if (repair.do === 'rule') return entries;
  const entry = entries[repair.index];
  if (!entry || !('ruling' in entry[1])) return undefined;
  const [before, after] = [entries.slice(0, repair.index), entries.slice(repair.index + 1)];
  return repair.do === 'without' ? [...before, ...after] : [...before, [entry[0], { ruling: repair.ruling }], ...after];
}

/** Whether the card lies where it is by the game's account, once a past ruling is mended and no later answer is lost by it. */
function settles(session: Played, card: PaperCard, { seat }: Verdict, deck: Deck, repair: Repair): boolean {
  const mended = repaired(session, repair);
  if (!mended || mended.lost.length > 0) return false;
  return compare(card, seat, laidCards(session.setup.deal, mended.story, deck)).is === 'agrees';
}

function concerned(verdict: Verdict): readonly SeatId[] {
  switch (verdict.is) {
    case 'agrees':
      return [verdict.seat];
    case 'elsewhere':
      return [verdict.seat, ...verdict.others];
    case 'notInPlay':
      return [verdict.seat, ...(verdict.from === undefined ? [] : [verdict.from])];
  }
}
