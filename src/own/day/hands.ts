import { announce, ask, isExpired, type Script } from '../../kernel/script.ts';
import { said, type SeatId } from '../../kernel/types.ts';
import { choose, timed } from '../../rules/choose.ts';
import type { T } from '../book.ts';
import { happens } from '../chain.ts';
import { convict } from './convict.ts';
import { amongPlayers } from './polls.ts';
import { speech } from './speech.ts';

/** One vote; the player with most hands goes. */
export function* hands(t: T): Script {
  yield* outcome(t, t.alive);
}

/** Everybody speaks in the order of seats and may propose one player; the proposed answer, and one of them goes. */
export function* speeches(t: T): Script {
  const list: SeatId[] = [];
  for (const speaker of t.alive) {
    if (!t.isAlive(speaker)) continue;
    const question = () =>
      choose(t, {
        key: 'day.speech',
        to: [speaker],
        say: [said('own.day.speech', { who: { seat: speaker } })],
        clause: 'OWN-vote',
        aim: 'remove',
        min: 0,
        pass: said('own.day.noProposal'),
        bar: (seat) => {
          if (!t.isAlive(speaker)) return { why: said('own.bar.gone'), clause: 'X-6' };
          return list.includes(seat) ? { why: said('own.bar.proposed'), clause: 'OWN-vote' } : undefined;
        },
      });
    const { speechSeconds } = t.options;
    const answer = speechSeconds > 0 ? yield* ask(t, () => timed(question(), speechSeconds)) : yield* ask(t, question);
    const [named] = isExpired(answer) ? [] : answer.seats;
    if (named === undefined) continue;
    list.push(named);
    t.tell({ what: 'announced', said: said('own.day.accuses', { who: { seat: speaker }, whom: { seat: named } }) }, 'OWN-vote', 'public');
    yield* happens(t, { on: 'accused', subject: named, killer: speaker });
  }
  const standing = list.filter((seat) => t.isAlive(seat));
  for (const seat of standing) yield* speech(t, 'day.defence', 'own.day.defence', seat);
  if (standing.length > 0) yield* outcome(t, standing);
  else yield* announce(t, 'day.noTrial', said('own.day.noTrial'), 'OWN-vote');
}

function* outcome(t: T, candidates: readonly SeatId[]): Script {
  const out = yield* amongPlayers(t, 'day.vote', said('own.day.whoGoes'), candidates);
  if (out.length === 0) yield* announce(t, 'day.nobody', said('own.day.nobody'), 'OWN-vote');
  for (const seat of out) if (t.isAlive(seat)) yield* convict(t, seat);
}
