import { announce, ask, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { choose, selfBar } from '../../../rules/choose.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { learn, showSecret } from '../../../rules/knowledge.ts';
import { hidesCards } from '../options.ts';
import { said, type Ids, type T, type Turn } from '../vocabulary.ts';

/** An angel's own turn (PR-35). */
export const asks: Turn = {
  clause: 'PR-35',
  ask: [said('angel.ask')],
  what: said('angel.what'),
  hollow: (t) => {
    if (hidesCards(t.options)) return { why: said('call.cardHidden'), clause: 'PR-R12' };
    return t.options.callDeadAngel ? { why: said('call.deadButCalled'), clause: 'PR-R12' } : undefined;
  },
  act: (t, members, role) => check(t, role, members),
  *pretend(t, role) {
    if (t.options.angelAnswer === 'spoken') yield* announce(t, `${role}.answer`, said('angel.spokenNot'), 'PR-40');
  },
};

/** The angel points at one other living player and is told by a nod or a shake of the head (PR-37, PR-38). */
function* check(t: T, role: Ids['role'], members: readonly SeatId[]): Script {
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: `${role}.check`,
      to: members.filter((seat) => t.isAlive(seat)),
      say: [said('angel.ask')],
      clause: 'PR-37',
      aim: 'learn',
      bar(seat) {
        return members.includes(seat) ? selfBar('PR-R10') : undefined;
      },
    }),
  );
  const about = seats[0];
  if (about === undefined) return;
  const guilty = t.roleOf(seenAs(t, 'mafia', about)).faction === 'mafia';
  const learned = said(guilty ? 'angel.learnedMafia' : 'angel.learnedNot', { who: { seat: about } });
  if (t.options.angelAnswer === 'spoken') {
    learn(t, { to: members, about: seats, said: learned, clause: 'PR-40' });
    yield* announce(t, `${role}.answer`, said(guilty ? 'angel.spokenMafia' : 'angel.spokenNot'), 'PR-40');
    return;
  }
  const showing = { sign: guilty ? 'nod' : 'shake', said: learned } as const;
  yield* showSecret(t, { key: `${role}.answer`, to: members, about: seats, showing, clause: 'PR-38', note: said('angel.signNote') });
}
