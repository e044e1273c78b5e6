import { ask, isExpired, type Script } from '../../../kernel/script.ts';
import type { Said, SeatId } from '../../../kernel/types.ts';
import { choose, timed } from '../../../rules/choose.ts';
import { postpone } from '../../../rules/moment.ts';
import { mark } from '../../../rules/status.ts';
import { rolesOf } from '../../../rules/role-module.ts';
import { roles } from '../roles/index.ts';
import { hollow } from './hollow.ts';
import { said, type Line, type T } from '../vocabulary.ts';

/** The dealt Don while he lives, or the player who has taken his place (YK-42). */
export const donOf = (t: T): SeatId | undefined =>
  t.living('mafia').find((seat) => t.at(seat).role === 'don' || t.statusesOf(seat, 'don').length > 0);

/** First night: they meet, and the Don appoints. Later: they point, and the Don confirms (YK-08, YK-09, YK-43). */
export const mafiaLine: Line = {
  id: 'mafia',
  kind: 'group',
  clause: 'YK-08',
  roles: rolesOf(roles, { faction: 'mafia' }),
  wake: said('mafia.wake'),
  ask: [said('mafia.ask')],
  sleep: said('mafia.sleep'),
  what: said('mafia.what'),
  hollow,
  *act(t, members) {
    if (t.place.round === 1) yield* meet(t, members);
    else yield* kill(t, [said('mafia.ask')]);
  },
};

/** Within the clock of the introduction the Don shows who is to be the Right Hand (YK-09, YK-37). */
function* meet(t: T, members: readonly SeatId[]): Script {
  const seconds = t.options.mafiaIntroSeconds;
  const dealt = t.options.rightHandSource === 'dealtCard';
  // Said even where nobody can be appointed: nobody may hear whether there is a Don.
  const say = dealt ? [said('mafia.meet')] : [said('mafia.meet'), said('don.appoint')];
  t.tell({ what: 'learned', seats: members, about: members, said: said('mafia.met') }, 'YK-08', members);
  if (donOf(t) === undefined || members.length < 2 || dealt) {
    yield* ask(t, () => ({
      shape: 'say',
      key: 'mafia.meet',
      to: members,
      say,
      clause: 'YK-37',
      seconds,
      expires: true as const,
    }));
    return;
  }
  const { seats } = yield* ask(t, () => {
    const don = donOf(t);
    return choose(t, {
      key: 'don.appoint',
      to: don === undefined ? t.living('mafia') : [don],
      say,
      note: said('don.appoint.note'),
      clause: 'YK-09',
      aim: 'ability',
      seconds,
      bar: (seat) =>
        don === undefined || seat === don || t.faction(seat) !== 'mafia' ? { why: said('bar.notMafia'), clause: 'YK-09' } : undefined,
    });
  });
  const [appointed] = seats;
  const don = donOf(t);
  if (appointed === undefined || don === undefined) return;
  yield* mark(t, { what: 'rightHand', on: appointed, by: { seat: don, role: 'don' }, clause: 'YK-09' });
}

/** One shot; the Don's word makes it count (YK-39, YK-42, YK-43, YK-R6, YK-R14). */
function* kill(t: T, say: readonly Said[]): Script {
  const don = donOf(t);
  if (don === undefined) return yield* withoutDon(t, say);
  const answer = yield* ask(t, () =>
    timed(
      choose(t, {
        key: 'don.confirm',
        to: [don],
        say,
        note: said('don.note'),
        clause: 'YK-43',
        aim: 'kill',
        pass: said('don.silent'),
        bar: () => (!t.isAlive(don) || donOf(t) === don ? undefined : { why: said('bar.noLongerDon'), clause: 'X-6' }),
        warn: (seat) => ownSide(t, seat),
      }),
      t.options.donConfirmSeconds,
    ),
  );
  // Ruled out while confirming: another is Don now, or nobody.
  if (donOf(t) !== don) return yield* kill(t, []);
  const victim = isExpired(answer) ? undefined : answer.seats[0];
  if (victim !== undefined) return shoot(t, victim);
  const because = t.tell({ what: 'expired', key: 'don.confirm' }, 'YK-39', 'host');
  const first = t.living('citizens')[0];
  if (first !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { faction: 'mafia' }, on: first, clause: 'YK-39', because });
}

/** The Don is out: what they agree on stands; if they disagree, the first of them is Don from now on and decides (YK-42, YK-R13, YK-R14). */
function* withoutDon(t: T, say: readonly Said[]): Script {
  if (t.living('mafia').length === 0) return;
  const answer = yield* ask(t, () =>
    timed(
      choose(t, {
        key: 'mafia.agree',
        to: t.living('mafia'),
        say,
        note: said('mafia.noDon'),
        clause: 'YK-R14',
        aim: 'kill',
        pass: said('mafia.disagree'),
        warn: (seat) => ownSide(t, seat),
      }),
      t.options.donConfirmSeconds,
    ),
  );
  const agreed = isExpired(answer) ? undefined : answer.seats[0];
  const heir = t.living('mafia')[0];
  if (heir === undefined) return;
  if (agreed !== undefined) return shoot(t, agreed);
  yield* mark(t, { what: 'don', on: heir, by: { faction: 'mafia' }, clause: 'YK-42' });
  yield* kill(t, []);
}

const ownSide = (t: T, seat: SeatId) => (t.faction(seat) === 'mafia' ? { why: said('warn.ownSide'), clause: 'YK-43' } : undefined);

function shoot(t: T, on: SeatId): void {
  postpone(t, 'dawn', { deed: 'kill', by: { faction: 'mafia' }, on, clause: 'YK-43' });
}
