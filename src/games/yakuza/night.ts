import type { NightCard, NightLine } from '../../kernel/night-card.ts';
import { announce, ask, isExpired, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type Bar, type SeatId } from '../../kernel/types.ts';
import { callAll } from '../../rules/call.ts';
import { choose, selfBar, timed } from '../../rules/choose.ts';
import { seenAs } from '../../rules/hooks.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { mark } from '../../rules/status.ts';
import { hollow } from './hollow.ts';
import { mafiaLine } from './mafia.ts';
import type { Options } from './options.ts';
import { yakuzaMeeting, yakuzaShot } from './yakuza.ts';

type T = Table<Options>;
type Line = NightLine<Options>;

export function* night(t: T): Script {
  t.tell({ what: 'phase', said: said('phase.night', { n: t.place.round }) }, 'YK-06', 'public');
  yield* announce(t, 'night.falls', said('night.falls'), t.place.round === 1 ? 'YK-06' : 'YK-33');
  yield* callAll(t, nightCard, t.options.actionSeconds);
}

const line = (id: string, clause: string, roles: readonly string[], act: Line['act'], more: Partial<Line> = {}): Line => ({
  id,
  kind: 'role',
  clause,
  roles,
  act,
  hollow,
  wake: said(`${id}.wake`),
  ask: [said(`${id}.ask`)],
  sleep: said(`${id}.sleep`),
  what: said(`${id}.what`),
  ...more,
});

/** Ruled out of the game in the middle of the call: there is nobody left to choose. */
const actorGone = (t: T, actor: SeatId): Bar | undefined => (t.isAlive(actor) ? undefined : { why: said('bar.actorGone'), clause: 'X-6' });

/** A check within the clock; running out loses it (YK-10, YK-18, YK-40). The answer is a nod or a shake. */
function* check(t: T, id: string, clause: string, actor: SeatId, found: readonly string[]): Script {
  const answer = yield* ask(t, () =>
    timed(
      choose(t, {
        key: `${id}.check`,
        to: [actor],
        say: [said(`${id}.ask`)],
        clause,
        aim: 'learn',
        bar: (seat) => actorGone(t, actor) ?? (seat === actor ? selfBar(clause) : undefined),
      }),
      t.options.actionSeconds,
    ),
  );
  if (isExpired(answer)) {
    t.tell({ what: 'expired', key: `${id}.check` }, 'YK-40', 'host');
    return;
  }
  const [about] = answer.seats;
  if (about === undefined) return;
  const yes = found.includes(t.roleOf(seenAs(t, 'check', about)).faction);
  const words = said(yes ? `${id}.yes` : `${id}.no`, { n: about });
  yield* showSecret(t, { key: `${id}.answer`, to: [actor], about: [about], clause, showing: { sign: yes ? 'nod' : 'shake', said: words } });
}

/** The dealt card, or whoever the Don appointed (YK-03, YK-09, YK-R15). */
const rightHands = (t: T): SeatId[] =>
  t.seats.filter(({ seat, role }) => role === 'rightHand' || t.statusesOf(seat, 'rightHand').length > 0).map(({ seat }) => seat);

const rightHand = line(
  'rightHand',
  'YK-10',
  ['don', 'rightHand', 'mafia'],
  function* (t, [actor]) {
    if (actor !== undefined) yield* check(t, 'rightHand', 'YK-10', actor, ['yakuza']);
  },
  { members: rightHands, skip: (t) => (rightHands(t).length === 0 ? { why: said('bar.noRightHand'), clause: 'YK-09' } : undefined) },
);

const detective = line('detective', 'YK-18', ['detective'], function* (t, [actor]) {
  if (actor !== undefined) yield* check(t, 'detective', 'YK-18', actor, ['mafia', 'yakuza']);
});

const savedBefore = (seat: SeatId): string => `saved.${seat}`;

/** Each player can be saved once; a Doctor who misses saves number 1 (YK-21, YK-22, YK-41, YK-R8, YK-R16). */
const doctor = line(
  'doctor',
  'YK-21',
  ['doctor'],
  function* (t, [actor]) {
    if (actor === undefined) return;
    const answer = yield* ask(t, () =>
      timed(
        choose(t, {
          key: 'doctor.save',
          to: [actor],
          say: [said('doctor.ask')],
          clause: 'YK-21',
          aim: 'ability',
          bar: (seat) =>
            actorGone(t, actor) ?? (t.counter(savedBefore(seat)) > 0 ? { why: said('bar.savedOnce'), clause: 'YK-22' } : undefined),
        }),
        t.options.actionSeconds,
      ),
    );
    const missed = isExpired(answer);
    if (!t.isAlive(actor)) return;
    const because = missed ? t.tell({ what: 'expired', key: 'doctor.save' }, 'YK-41', 'host') : undefined;
    const on = missed ? 1 : answer.seats[0];
    if (on === undefined || (missed && (!t.isAlive(1) || t.counter(savedBefore(1)) > 0))) return;
    t.count(savedBefore(on));
    yield* mark(t, { what: 'saved', on, by: { seat: actor, role: 'doctor' }, clause: missed ? 'YK-41' : 'YK-21', until: 'dawn', because });
  },
  { skip: (t) => (t.place.round === 1 && !t.options.doctorFirstNight ? { why: said('bar.checksOnly'), clause: 'YK-07' } : undefined) },
);

/** First night: mafia and yakuza meet, Right Hand and Detective check. Later: mafia, Right Hand, yakuza, Detective, Doctor (YK-06…08). */
export const nightCard: NightCard<Options> = [{ id: 'night', lines: [mafiaLine, yakuzaMeeting, rightHand, yakuzaShot, detective, doctor] }];
