import { announce, ask, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { moment } from '../../../rules/moment.ts';
import { unmark } from '../../../rules/status.ts';
import { poison } from '../poison.ts';
import { carrier } from '../statuette.ts';
import { places } from '../table.ts';
import { said, type T } from '../vocabulary.ts';
import { duels, noDuel } from './duels.ts';
import { latestVote, proclaim, type Told } from './proclaim.ts';
import { vote } from './votes.ts';

/** The search that closes the day (KT-062…071). Returns those whom the players may mistreat, if nothing was found. */
export function* search(t: T): Script<readonly SeatId[]> {
  const elected = yield* ballot(t, yield* nominations(t));
  const because = latestVote(t);
  const marked = yield* incited(t, elected);
  const searched = [...elected, ...marked];
  const lines: Told[] = marked.map((seat) => [said('search.incited', { who: { seat } }), 'KT-200']);
  const clause = searched.length > 0 ? 'KT-062' : 'KT-068';
  const words = searched.length > 0 ? said('search.searched', { seats: { seats: searched } }) : said('search.nobody');
  yield* proclaim(t, 'search.searched', clause, [[words, clause], ...lines], because);
  for (const seat of searched) t.tell({ what: 'attempted', deed: 'steal', seat, by: { faction: 'citizens' } }, 'KT-070', 'host', because);
  const holder = carrier(t);
  if (holder !== undefined && searched.includes(holder)) t.counters['search.found'] = 1;
  yield* moment(t, 'search');
  if (searched.length > 0) yield* announce(t, 'search.nothing', said('search.nothing'), 'KT-072');
  yield* poison(t, 'afterSearch');
  return elected;
}

/** Names called out until the table settles on a list, before which somebody may still want a duel; then duels are closed and poison works (KT-066, KT-167, KT-R73). */
function* nominations(t: T): Script<readonly SeatId[]> {
  const n = places(t);
  for (;;) {
    const { seats } = yield* ask(t, () =>
      choose(t, {
        key: 'search.nominees',
        to: 'table',
        say: [said('search.nominees')],
        note: said('search.nominees.note', { n, about: 2 * n }),
        clause: 'KT-066',
        aim: 'remove',
        // About twice as many is the custom; far more cannot be voted on in an evening.
        max: Math.max(1, Math.min(t.alive.length, 3 * n)),
        pass: noDuel(t) ? undefined : said('search.duelFirst'),
      }),
    );
    if (seats.length > 0 || noDuel(t)) {
      yield* poison(t, 'beforeSearchBallot');
      return seats.filter((seat) => t.isAlive(seat));
    }
    yield* duels(t);
  }
}

/** Everybody names exactly as many as will be searched; with no more nominees than that there is nothing to vote on (KT-067…069, KT-R78…R80). */
function* ballot(t: T, nominees: readonly SeatId[]): Script<readonly SeatId[]> {
  const n = places(t);
  if (nominees.length <= n) return nominees;
  const { chosen } = yield* vote(t, {
    key: 'search.vote',
    clause: 'KT-067',
    say: [said('search.vote', { n })],
    aim: 'remove',
    candidates: nominees.map((id) => ({ id })),
    again: (places, tied) => said('search.vote.again', { n: places, seats: { seats: tied } }),
    rule: {
      marks: n,
      abstain: 'forbidden',
      count: { top: n },
      tie: t.options.searchRunoff ? ['again', 'breaker', 'out'] : ['breaker', 'out'],
    },
  });
  return chosen.filter((id): id is SeatId => typeof id === 'number' && t.isAlive(id));
}

/** The Inciter's pick is searched besides the elected; if dead by now, the use is given back (KT-200…203, KT-R85). */
function* incited(t: T, elected: readonly SeatId[]): Script<SeatId[]> {
  const besides: SeatId[] = [];
  for (const status of t.statuses.filter(({ what }) => what === 'incited')) {
    if (!t.isAlive(status.on)) {
      t.counters['inciter.used'] = 0;
      t.tell({ what: 'noted', said: said('search.incitedDead', { who: { seat: status.on } }) }, 'KT-203', 'host', status.fact);
    } else if (!elected.includes(status.on)) besides.push(status.on);
    yield* unmark(t, status);
  }
  return besides;
}
