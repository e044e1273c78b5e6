import { announce, ask, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import { choose } from '../../rules/choose.ts';
import { die } from '../../rules/death.ts';
import { hooksOn } from '../../rules/hooks.ts';
import { moment } from '../../rules/moment.ts';
import { enter } from '../../rules/rounds.ts';
import type { VoteRule } from '../../rules/vote.ts';
import { freed, jailed } from './jail.ts';
import { eliminated } from './proclaim.ts';
import { said, type T } from './vocabulary.ts';

/**
 * Raised hands: one vote each, abstaining allowed, a tie kills nobody (VD-60…65). Hands may only be counted
 * where each is worth one and goes where its owner wants.
 */
const hands = (t: T): VoteRule => ({
  marks: 1,
  marksClause: 'VD-62',
  abstain: 'allowed',
  count: 'plurality',
  tie: ['nobody'],
  counts: t.alive.every((seat) => hooksOn(t, seat, 'ballot').length === 0),
});

/** Talk, suspects, one vote, and night falls (VD-53…68). */
export function* day(t: T): Script {
  enter(t, 'day', 'VD-12');
  const { discussionSeconds } = t.options;
  const locked = jailed(t);
  yield* ask(t, () => ({
    shape: 'say',
    key: 'day.talk',
    to: 'table',
    say: [said('day.talk')],
    note: said('day.talk.note'),
    clause: 'VD-54',
    ...(discussionSeconds > 0 && { seconds: discussionSeconds, expires: true as const }),
  }));
  const { seats: suspects } = yield* ask(t, () =>
    choose(t, {
      key: 'day.suspects',
      to: 'table',
      say: [said('day.suspects')],
      note: said('day.suspects.note'),
      clause: 'VD-56',
      aim: 'remove',
      min: 2,
      max: t.alive.length,
      pass: said('day.noSecondSuspect'),
    }),
  );
  const still = yield* freed(t, locked);
  if (suspects.length === 0) yield* announce(t, 'day.noVote', said('day.noVote'), 'VD-R4');
  else yield* vote(t, suspects, still);
  yield* moment(t, 'nightfall');
}

function* vote(t: T, suspects: readonly SeatId[], locked: readonly SeatId[]): Script {
  const { chosen } = yield* poll(t, {
    key: 'day.vote',
    rule: hands(t),
    say: [said('day.vote')],
    note: said('day.vote.note'),
    clause: 'VD-59',
    aim: 'remove',
    candidates: suspects.filter((seat) => t.isAlive(seat)).map((id) => ({ id })),
  });
  const [killed] = chosen;
  if (typeof killed !== 'number' || !t.isAlive(killed)) {
    yield* announce(t, 'day.nobody', said('day.nobody'), 'VD-65');
    return;
  }
  const because = t.story.length - 1;
  yield* die(t, killed, { faction: 'civilians' }, 'VD-64', because, 'public');
  yield* eliminated(t, killed, 'day.killed', 'VD-66', because);
  yield* freed(t, locked);
  yield* moment(t, 'dayKill');
}
