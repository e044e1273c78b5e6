import type { FactOf } from '../../kernel/fact.ts';
import { ask, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { attempt } from '../../rules/attempt.ts';
import { choose } from '../../rules/choose.ts';
import { die, reveal } from '../../rules/death.ts';
import { follow } from '../../rules/hooks.ts';
import { moment } from '../../rules/moment.ts';
import { dropToken, placeToken, transferToken } from '../../rules/token.ts';
import { choiceComes, passed } from './night/passed.ts';
import { carrier, confirmUnchosen, statuette, tellHolder, tellSide } from './statuette.ts';
import { activeOf, isNight } from './table.ts';
import { said, type Attempt, type Ids, type T } from './vocabulary.ts';

/** A try at somebody's life: shields speak, then the Doctor is asked. True if the player died. */
export const tryToKill = (t: T, a: Attempt): Script<boolean> => attempt(t, a);

/** The same at night, where the first event that ends the game ends it (KT-R42). */
export function* tryToKillAtNight(t: T, a: Attempt): Script<boolean> {
  const done = yield* tryToKill(t, a);
  if (done) yield* moment(t, 'death');
  return done;
}

/** The deed itself. The fact names the killer: everybody may know it only where everybody has looked on. */
export function* killed(t: T, a: Attempt): Script {
  yield* die(t, a.on, a.by, a.clause, a.because, seen(t, a) ? 'public' : 'host');
}

/** Duels and hangings, but neither poison nor anything at night (KT-043). */
const seen = (t: T, { means }: Attempt): boolean => !isNight(t) && means !== 'poison';

/** What follows a death: the statuette passes, the role becomes public, and a change of faction is announced (KT-025…028, KT-043). */
export function* died(t: T, fact: FactOf<'died', Ids>, because: number): Script {
  const heir = carrier(t) === fact.seat ? heirOf(t, fact) : undefined;
  const handed =
    heir &&
    placeToken(t, statuette, heir.to, { by: fact.by, clause: heir.clause, because, knowing: heir.knowing, provisional: heir.provisional });
  if (carrier(t) === fact.seat) {
    dropToken(t, statuette);
    t.counters['found'] = 1;
  }
  if (tellsAtOnce(t)) yield* madeKnown(t, fact.seat, because);
  if (handed !== undefined) yield* follow(t, handed);
  if (heir?.among) yield* named(t, heir.among, because);
  else if (heir && handed !== undefined && carrier(t) === heir.to) yield* heirTold(t, fact, heir.to, handed);
}

/** A killer who is awake, a side that acts together, or the player it falls to while asleep (KT-R97). */
function* heirTold(t: T, { by }: FactOf<'died', Ids>, heir: SeatId, because: number): Script {
  // He is told every night who has it.
  if (by.role === 'luckyLuke' && !passed(t, 'lukeIsTold')) return;
  if (by.seat === undefined && by.faction !== undefined && by.faction === t.faction(heir)) yield* tellSide(t, because);
  else yield* tellHolder(t, because, by.seat === heir ? [heir] : []);
}

/** Deaths by day, and at night unless the host keeps them for the morning (KT-044). */
const tellsAtOnce = (t: T): boolean => !isNight(t) || t.options.nightDeathReveal === 'immediate';

/** Faction and role of the dead become public (KT-043). */
export function* madeKnown(t: T, seat: SeatId, because?: number): Script {
  const role = t.at(seat).role;
  reveal(t, seat, 'KT-043', because);
  const words = said('death.known', { who: { seat }, role: { role }, faction: { faction: t.faction(seat) } });
  t.tell({ what: 'announced', said: words }, 'KT-043', 'public', because);
  yield* ask(t, () => ({ shape: 'say', key: 'death.known', to: 'table', say: [words], clause: 'KT-043' }));
}

interface Heir {
  readonly to: SeatId;
  readonly knowing: boolean;
  readonly provisional: boolean;
  readonly clause: string;
  /** The host still has to name one of these. */
  readonly among?: readonly SeatId[];
}

/** Who has the statuette when its carrier dies at night; by day nobody, and the citizens have won (KT-026, KT-027). */
function heirOf(t: T, { seat, by }: FactOf<'died', Ids>): Heir | undefined {
  if (!isNight(t)) return undefined;
  const killer = by.seat === seat ? t.counters['gambler.pointed'] : by.seat;
  if (killer !== undefined && t.isAlive(killer))
    return { to: killer, knowing: true, provisional: false, clause: by.seat === seat ? 'KT-R19' : 'KT-027' };
  const [first] = activeOf(t, by.faction);
  if (first !== undefined) return { to: first, knowing: true, provisional: choiceComes(t, t.faction(first)), clause: 'KT-R18' };
  return bequest(t, seat);
}

/** A death without a killer: somebody of the dead player's faction, whom the host names, or else the next seat, unknowingly (KT-R19). */
function bequest(t: T, seat: SeatId): Heir | undefined {
  const among = t.living(t.faction(seat));
  const [mate] = among;
  if (mate !== undefined)
    return { to: mate, knowing: true, provisional: among.length > 1, clause: 'KT-R19', ...(among.length > 1 && { among }) };
  const next = t.alive.find((other) => other > seat) ?? t.alive[0];
  return next === undefined ? undefined : { to: next, knowing: false, provisional: false, clause: 'KT-R19' };
}

function* named(t: T, among: readonly SeatId[], because: number): Script {
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: 'statuette.heir',
      to: 'host',
      say: [],
      note: said('statuette.heir'),
      clause: 'KT-R19',
      bar: (seat) => (among.includes(seat) ? undefined : { why: said('bar.notTheFaction'), clause: 'KT-R19' }),
    }),
  );
  const [to] = seats;
  if (to === undefined || to === carrier(t)) {
    yield* confirmUnchosen(t);
    return;
  }
  yield* transferToken(t, statuette, to, { by: { host: true }, clause: 'KT-R19', because });
  if (carrier(t) === to) yield* tellHolder(t, because);
}
