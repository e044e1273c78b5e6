import type { NightLine } from '../../kernel/night-card.ts';
import type { Aim } from '../../kernel/question.ts';
import { ask, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type Bar, type SeatId } from '../../kernel/types.ts';
import { attempt } from '../../rules/attempt.ts';
import { choose, selfBar } from '../../rules/choose.ts';
import { postpone } from '../../rules/moment.ts';
import type { Options } from './options.ts';
import { oneByOne, outOfTurn } from './turn.ts';

type T = Table<Options>;
type Line = NightLine<Options>;

/** What is particular to a town role. */
interface Ability extends Pick<Line, 'skip' | 'block'> {
  /** Name of the deed in the question's key. */
  readonly deed: string;
  readonly aim: Aim;
  barred?(t: T, seat: SeatId): Bar | undefined;
  use?(t: T, actor: SeatId, on: SeatId): Script;
}

const hidesNightDeaths = (t: T): boolean => t.options.revealNightDeaths === 'nothing';

/** While cards of the dead may be hidden, dead roles go on being called, so that silence tells nothing (TM-43, X-5). */
const hollow =
  (role: string) =>
  (t: T): Bar | undefined =>
    hidesNightDeaths(t) && t.withRole(role).some((seat) => !t.at(seat).revealed)
      ? { why: said('call.cardHidden'), clause: 'TM-R7' }
      : undefined;

/** A town role opens its eyes, points or passes, and closes them (TM-41, TM-42). */
function townLine(role: string, { deed, aim, barred, use, ...more }: Ability): Line {
  const roles = [role];
  return {
    ...more,
    id: role,
    kind: 'role',
    clause: 'TM-41',
    roles,
    hollow: hollow(role),
    wake: said(`${role}.wake`),
    ask: [said(`${role}.ask`)],
    sleep: said(`${role}.sleep`),
    what: said(`${role}.what`),
    *act(t) {
      yield* oneByOne(
        () => t.withRole(role).filter((seat) => t.isAlive(seat)),
        function* (actor) {
          const { seats } = yield* ask(t, () =>
            choose(t, {
              key: `${role}.${deed}`,
              to: [actor],
              say: [said(`${role}.ask`)],
              clause: 'TM-42',
              min: 0,
              pass: said('ability.pass'),
              aim,
              bar: (seat) => outOfTurn(t, actor, roles) ?? (seat === actor ? selfBar('TM-42') : barred?.(t, seat)),
            }),
          );
          const [on] = seats;
          if (on === undefined) return;
          t.tell({ what: 'chose', key: role, by: [actor], seats }, 'TM-42', [actor]);
          if (use) yield* use(t, actor, on);
        },
      );
    },
  };
}

const marking = (t: T, actor: SeatId, on: SeatId, status: string, clause: string): Script<boolean> =>
  attempt(t, { deed: 'mark', by: { seat: actor, role: t.at(actor).role }, on, clause, status, until: 'dawn' });

const escort = townLine('escort', {
  deed: 'visit',
  aim: 'ability',
  *use(t, actor, on) {
    yield* marking(t, actor, on, 'busy', 'TM-R8');
  },
});

const patient = 'doctor.lastPatient';
const treatedIn = 'doctor.lastRound';

/** Two nights running: treated in the night before this one. A night off, or one kept busy, breaks the run. */
const doctor = townLine('doctor', {
  deed: 'treat',
  aim: 'ability',
  barred: (t, seat) =>
    t.counter(patient) === seat && t.counter(treatedIn) === t.place.round - 1
      ? { why: said('bar.samePatient'), clause: 'TM-42' }
      : undefined,
  *use(t, actor, on) {
    if (!(yield* marking(t, actor, on, 'treated', 'TM-R3'))) return;
    t.counters[patient] = on;
    t.counters[treatedIn] = t.place.round;
  },
});

/** What these two find out is told in the feedback phase. */
const detective = townLine('detective', { deed: 'check', aim: 'learn' });
const tracker = townLine('tracker', { deed: 'follow', aim: 'learn' });

const fired = 'vigilante.fired';
const noBullet = (t: T): Bar | undefined => (t.counter(fired) > 0 ? { why: said('bar.noBullet'), clause: 'TM-43' } : undefined);

/** One bullet per game; a Vigilante kept busy fires nothing and keeps it. */
const vigilante = townLine('vigilante', {
  deed: 'shoot',
  aim: 'kill',
  // Where the dead are called as if they lived, so is one without a bullet (TM-R12).
  skip: (t) => (hidesNightDeaths(t) ? undefined : noBullet(t)),
  block: (t) => (hidesNightDeaths(t) ? noBullet(t) : undefined),
  barred: noBullet,
  *use(t, actor, on) {
    if (t.statusesOf(actor, 'busy').length === 0) {
      t.tell({ what: 'spent', seat: actor, ability: 'bullet', left: 0 }, 'TM-42', [actor]);
      t.count(fired);
    }
    postpone(t, 'dawn', { deed: 'kill', by: { seat: actor, role: 'vigilante' }, on, clause: 'TM-R3' });
  },
});

/** The Medium and the dead have their time with each other; nobody else has (TM-11, TM-R4). */
const medium: Line = {
  id: 'medium',
  kind: 'role',
  clause: 'TM-11',
  roles: ['medium'],
  wake: said('medium.wake'),
  ask: [said('medium.ask')],
  sleep: said('medium.sleep'),
  what: said('medium.what'),
  skip: (t) => (t.alive.length === t.seats.length ? { why: said('bar.nobodyDead'), clause: 'TM-R4' } : undefined),
  // The only ability used on the spot: one kept busy is called like always and shown that it fails.
  block: (t) =>
    t
      .withRole('medium')
      .filter((seat) => t.isAlive(seat))
      .every((seat) => t.statusesOf(seat, 'busy').length > 0)
      ? { why: said('why.busy'), clause: 'TM-R8', signal: true }
      : undefined,
  hollow: hollow('medium'),
  *act(t, members) {
    const seconds = t.options.mediumSeconds;
    yield* ask(t, () => ({
      shape: 'say',
      key: 'medium.talk',
      to: members,
      say: [said('medium.ask')],
      note: said('medium.note'),
      clause: 'TM-11',
      ...(seconds > 0 && { seconds, expires: true as const }),
    }));
  },
};

/** In the order they are called (TM-41): whoever keeps others busy goes first, the Medium last. */
export const townLines: readonly Line[] = [escort, doctor, detective, tracker, vigilante, medium];
