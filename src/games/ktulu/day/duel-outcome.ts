import { announce, type Script } from '../../../kernel/script.ts';
import type { Agent, ClauseId, SeatId } from '../../../kernel/types.ts';
import { moment } from '../../../rules/moment.ts';
import type { Tally } from '../../../rules/vote.ts';
import { openWindow } from '../../../rules/window.ts';
import { killed, tryToKill } from '../deaths.ts';
import { type Attempt, said, type T, type Ids } from '../vocabulary.ts';
import { latestVote, proclaim, type Told } from './proclaim.ts';

/** A player who holds one of these wins a duel against anybody who does not (KT-106, KT-279). */
const gunmen: readonly Ids['role'][] = ['goodGunman', 'badGunman', 'luckyLuke'];

/** A finished duel; players may still step in before the deaths (KT-R75). */
export interface Duel {
  readonly challenger: SeatId;
  readonly challenged: SeatId;
  /** The one winner, if there is one. */
  winner?: SeatId;
  /** Who is to die. */
  losers: readonly SeatId[];
  /** Who or what kills them. */
  by: Agent<Ids>;
  clause: ClauseId;
}

/** The result is told, then others may step in, then the losers die (KT-058…060, KT-106…110, KT-R75). */
export function* concludeDuel(t: T, pair: readonly [SeatId, SeatId], result: Tally, secret: boolean): Script {
  const because = latestVote(t);
  const [first, second] = pair;
  const [n, m] = [support(result, first), support(result, second)];
  const favoured = n > m ? first : m > n ? second : undefined;
  const gunman = lonelyGunman(t, pair);
  const duel = finished(pair, gunman ?? favoured, n + m > 0);
  const lines: Told[] = [];
  if (gunman !== undefined && gunman !== favoured) {
    duel.clause = 'KT-106';
    lines.push([said('duel.gunman', { who: { seat: gunman } }), 'KT-109']);
  }
  // Read out, but not told once more: the vote stands in the story.
  if (!secret) t.leadIn = [...t.leadIn, said('duel.count', { who: { seat: first }, n, whom: { seat: second }, m })];
  yield* proclaim(t, 'duel.result', duel.clause, [...lines, resultOf(duel)], because);
  yield* openWindow(t, 'duel', duel);
  let died = false;
  for (const on of duel.losers) {
    if (!t.isAlive(on)) continue;
    const deed: Attempt = { deed: 'kill', by: duel.by, on, clause: duel.clause, ...(because !== undefined && { because }) };
    // The holder's death has won already: nobody is asked about the other any more (KT-026).
    if (t.counter('found') > 0) yield* killed(t, deed);
    else if (yield* tryToKill(t, deed)) died = true;
    else yield* announce(t, 'duel.result', said('duel.survives', { who: { seat: on } }), 'KT-194');
  }
  if (died) yield* moment(t, 'death');
}

const support = ({ sums }: Tally, seat: SeatId): number => sums.find(([id]) => id === seat)?.[1] ?? 0;

/** The contestant who is a gunman, if exactly one of them is (KT-106, KT-110, KT-R74). */
function lonelyGunman(t: T, pair: readonly SeatId[]): SeatId | undefined {
  const armed = pair.filter((seat) => gunmen.includes(t.at(seat).role));
  return armed.length === 1 ? armed[0] : undefined;
}

function finished([challenger, challenged]: readonly [SeatId, SeatId], winner: SeatId | undefined, voted: boolean): Duel {
  const pair = { challenger, challenged, by: {} };
  if (winner !== undefined) return { ...pair, winner, losers: [winner === challenger ? challenged : challenger], clause: 'KT-058' };
  return voted ? { ...pair, losers: [challenger, challenged], clause: 'KT-059' } : { ...pair, losers: [], clause: 'KT-060' };
}

function resultOf({ winner, losers: [loser], challenger, challenged, clause }: Duel): Told {
  if (winner !== undefined && loser !== undefined) return [said('duel.won', { who: { seat: winner }, whom: { seat: loser } }), clause];
  return [said(loser === undefined ? 'duel.nobodyDies' : 'duel.bothDie', { seats: { seats: [challenger, challenged] } }), clause];
}
