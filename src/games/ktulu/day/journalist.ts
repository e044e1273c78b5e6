import type { BallotCandidate } from '../../../kernel/question.ts';
import { ask, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type Bar, type SeatId } from '../../../kernel/types.ts';
import { countOf } from '../../../rules/cast.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import type { Tally } from '../../../rules/vote.ts';
import { spend, used } from '../../../rules/uses.ts';
import { bearer, publicly } from '../table.ts';
import { said, type T } from '../vocabulary.ts';
import { ballots, inShort } from './votes.ts';

const uses = 2;

/** Duel votes are completely secret by house rule, and always where a Journalist is dealt (KT-198). */
export const secretDuels = (t: T): boolean => t.options.secretDuelVotes || countOf(t.cast, 'journalist') > 0;

/** The Journalist, if watching this duel instead of voting in it; asked behind closed eyes, and in show where nobody can answer (KT-199, KT-R71). */
export function* watcher(t: T, pair: readonly SeatId[], must: (seat: SeatId) => Bar | undefined): Script<SeatId | undefined> {
  const seat = bearer(t, 'journalist');
  if (seat === undefined) return undefined;
  const say = [said('journalist.ask')];
  if (used(t, 'journalist') >= uses || pair.includes(seat)) {
    if (t.options.maskCalls && !publicly(t, seat)) {
      yield* ask(t, () => ({
        shape: 'say',
        key: 'journalist.decoy',
        to: 'table',
        say,
        note: said('call.decoy'),
        clause: 'KT-R71',
        decoy: true,
      }));
    }
    return undefined;
  }
  const { option } = yield* ask(t, () => {
    const bar = bearer(t, 'journalist') === seat ? must(seat) : { why: anySaid('bar.actorChanged', { who: { seat } }), clause: 'X-6' };
    return {
      shape: 'pick',
      key: 'journalist.watch',
      to: [seat],
      say,
      clause: 'KT-199',
      pass: 'vote',
      options: [
        { id: 'vote', label: said('journalist.votes') },
        { id: 'watch', label: said('journalist.watches'), ...(bar && { bar }) },
      ],
    };
  });
  if (option !== 'watch' || bearer(t, 'journalist') !== seat) return undefined;
  spend(t, seat, 'journalist', uses, 'KT-199');
  return seat;
}

/** The Journalist has seen every ballot (KT-199). */
export function* watched(t: T, seat: SeatId, result: Tally, candidates: readonly BallotCandidate[], voters: readonly SeatId[]): Script {
  const cast = ballots(result, candidates, voters);
  const seen = cast.length > 0 ? said('journalist.saw', { votes: { list: cast.map(inShort) } }) : said('journalist.sawNobody');
  yield* showSecret(t, { key: 'journalist.sees', to: [seat], about: voters, clause: 'KT-199', showing: { said: seen } });
}
