import type { Fact } from '../kernel/fact.ts';
import type { Table } from '../kernel/table.ts';
import type { SeatId } from '../kernel/types.ts';
import { linesFor, membersOf } from './night-card.ts';

/**
 * What a player knows besides what everybody has heard, and so may be told again: what was shown or said to him, what he has done
 * himself, and what his side has decided while he was awake with it. Each is the fact that told him; the earliest comes first.
 */
export function knownTo(t: Table, seat: SeatId): readonly Fact[] {
  const lines = groupLines(t);
  let [alive, awake] = [true, false];
  const marks: string[] = [];
  return t.story.filter((fact) => {
    if (fact.what === 'died' && fact.seat === seat) alive = false;
    else if (fact.what === 'revived' && fact.seat === seat) alive = true;
    else if (fact.what === 'marked' && fact.seat === seat) marks.push(fact.status);
    else if (fact.what === 'unmarked' && fact.seat === seat) marks.splice(marks.indexOf(fact.status), 1);
    else if (fact.what === 'called')
      awake = fact.call === 'live' && alive && !isBarred(t, marks) && lines.get(fact.line)?.includes(seat) === true;
    return isTold(fact, seat) || isOwn(fact, seat) || (awake && isDecidedBy(fact, t.faction(seat)));
  });
}

/** Who wakes with each line of a group, the dead among them. */
function groupLines(t: Table): ReadonlyMap<string, readonly SeatId[]> {
  const lines = linesFor(t.game.nightCard(t.cast, t.options), t.cast).flatMap((section) => section.lines);
  return new Map(lines.filter(({ kind }) => kind === 'group').map((line) => [line.id, membersOf(t, line)]));
}

const isBarred = (t: Table, marks: readonly string[]): boolean => marks.some((what) => t.game.statuses[what]?.blocks?.includes('group'));

const isTold = ({ audience }: Fact, seat: SeatId): boolean => typeof audience !== 'string' && audience.includes(seat);

/** What he has done; what came of it he knows only where he was told. */
function isOwn(fact: Fact, seat: SeatId): boolean {
  switch (fact.what) {
    case 'chose':
    case 'picked':
      return fact.by.includes(seat);
    case 'spent':
      return fact.seat === seat;
    case 'marked':
    case 'postponed':
      return fact.by.seat === seat;
    case 'moved':
      return fact.by.seat === seat && (fact.to === seat ? fact.knowing : fact.from === seat);
    default:
      return false;
  }
}

/** A side has agreed on it in the call that is under way. */
function isDecidedBy(fact: Fact, faction: string): boolean {
  if (fact.at.line === undefined || (fact.what !== 'postponed' && fact.what !== 'moved')) return false;
  return fact.by.seat === undefined && fact.by.faction === faction;
}
