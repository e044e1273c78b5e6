import { ask, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type Bar, type ClauseId, type SeatId, type Said } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { blockedBy } from '../../../rules/status.ts';
import { targeting, type Target as AnyTarget } from '../../../rules/target.ts';
import { carrier } from '../statuette.ts';
import { bearer, publicly } from '../table.ts';
import { said, type Attempt, type Ids, type Line, type Sentence, type T, type Question } from '../vocabulary.ts';
import { spend, used } from '../../../rules/uses.ts';

/** How often in a game an ability can be used. */
export type Uses = number | ((t: T) => number);
export const usesOf = (t: T, uses: Uses): number => (typeof uses === 'number' ? uses : uses(t));

export const isZero = (t: T): boolean => t.place.round === 0;
export const notTonight = (id: Sentence, clause: ClauseId): Bar => ({ why: said(id), clause });

/** What a role's line adds to the usual. */
export interface RoleStep {
  readonly clause: ClauseId;
  /** Uses in a game; without it, every night. */
  readonly uses?: Uses;
  /** The role is awake with its faction, or for several lines in a row: no own call to wake or sleep. */
  readonly wakes?: false;
  /** Whether it goes back to sleep after this line; as a rule when it was woken for it. */
  readonly sleeps?: boolean;
  /** It is called without being asked anything. */
  readonly asks?: false;
  /** On night 0 instead of every later night. */
  readonly zero?: true;
  /** Whether it is called tells where the statuette is. */
  readonly secret?: true;
  /** Why the line is passed over tonight, or nothing. */
  due?(t: T): Bar | undefined;
  /** Why the role cannot act although it is called, or nothing. */
  block?(t: T): Bar | undefined;
  act(t: T, actor: SeatId): Script;
}

/** A line of a role's own; it can have several. Living roles that cannot act are called all the same, so that nobody hears it (KT-R71). */
export function roleLine(id: string, role: Ids['role'], step: RoleStep): Line {
  const { clause, zero } = step;
  const otherNight = notTonight(zero ? 'call.onlyNightZero' : 'call.notNightZero', zero ? clause : 'KT-R14');
  const allUsed = notTonight('bar.spent', 'KT-048');
  const cannot = (t: T): Bar | undefined => {
    const spent = step.uses !== undefined && used(t, role) >= usesOf(t, step.uses) ? allUsed : undefined;
    return spent ?? step.block?.(t);
  };
  return {
    id,
    kind: 'role',
    clause,
    roles: [role],
    what: anySaid(`${id}.what`),
    ...(step.wakes !== false && { wake: anySaid(`${role}.wake`) }),
    ...(step.asks !== false && { ask: [anySaid(`${id}.ask`)] }),
    ...((step.sleeps ?? step.wakes !== false) && { sleep: anySaid(`${role}.sleep`) }),
    ...(step.secret && { secret: true as const }),
    skip: (t) => {
      if (isZero(t) !== (zero === true)) return otherNight;
      return step.due?.(t) ?? (t.options.maskCalls ? undefined : silently(t, role, cannot));
    },
    block: cannot,
    hollow: (t) => diedUnheard(t, t.withRole(role)),
    act: (t, [actor]) => (actor === undefined ? idle() : step.act(t, actor)),
  };
}

/** Only the call. */
export function* idle(): Script {}

/** Without masked calls, players who cannot act are not called (KT-R71). */
function silently(t: T, role: Ids['role'], cannot: (t: T) => Bar | undefined): Bar | undefined {
  const seat = bearer(t, role);
  return seat === undefined ? undefined : (cannot(t) ?? blockedBy(t, seat, 'act'));
}

/** Killed tonight, and the table is to hear of it only in the morning: a player who would have woken is still called (KT-044, KT-R71). */
export function diedUnheard(t: T, woken: readonly SeatId[]): Bar | undefined {
  if (!t.options.maskCalls) return undefined;
  return woken.some((seat) => !t.isAlive(seat) && !publicly(t, seat)) ? notTonight('call.unheard', 'KT-044') : undefined;
}

export interface Target extends Pick<AnyTarget<Question>, 'key' | 'clause' | 'bar'> {
  readonly ask: Said;
  readonly aim?: 'kill' | 'learn' | 'ability';
  /** Must name somebody (KT-R34). */
  readonly must?: true;
  readonly self?: 'allowed';
  /** A cell or a guard would stop it. */
  readonly attack?: true;
}

/** Asks a role for one other living player; nobody back means that it declined, which costs nothing (KT-048, KT-R33). */
export function* target(t: T, actor: SeatId, wanted: Target): Script<SeatId | undefined> {
  const { seats } = yield* ask(t, () =>
    targeting(t, actor, {
      ...wanted,
      selfClause: 'KT-R33',
      say: [wanted.ask],
      pass: wanted.must ? undefined : said('ability.pass'),
      warn: wanted.aim === 'learn' ? (seat) => ownMaster(t, actor, seat) : wanted.attack ? (seat) => inCell(t, seat) : undefined,
    }),
  );
  return seats[0];
}

/** A bound player's look at the master is the host's to judge (KT-R64). */
const ownMaster = (t: T, actor: SeatId, seat: SeatId): Bar | undefined =>
  t.statuses.some(({ what, on, by }) => what === 'bound' && on === actor && by.seat === seat)
    ? { why: said('warn.bound'), clause: 'KT-R64' }
    : undefined;

/** A cell will stop this attack; the host alone is told (KT-R25). */
export const inCell = (t: T, seat: SeatId): Bar | undefined =>
  t.hasStatus(seat, 'jailed') ? { why: said('warn.jailed'), clause: 'KT-R25' } : undefined;

/** A yes-or-no question about using an ability that needs no target. */
export function* wants(t: T, actor: SeatId, key: Question, clause: ClauseId, words: Said): Script<boolean> {
  const { option } = yield* ask(t, () => ({
    shape: 'pick',
    key,
    to: [actor],
    say: [words],
    clause,
    pass: 'no',
    options: [
      { id: 'yes', label: said('ability.use') },
      { id: 'no', label: said('ability.pass') },
    ],
  }));
  return option === 'yes';
}

/** An attack whose use is gone whatever comes of it; by house rule a cell gives it back and another target is named (KT-R25). */
export function* attack(
  t: T,
  actor: SeatId,
  ability: string,
  uses: number | undefined,
  wanted: Target,
  deed: (on: SeatId) => Script<unknown>,
): Script {
  const key: string = wanted.key;
  for (;;) {
    const on = yield* target(t, actor, { ...wanted, attack: true });
    if (on === undefined) return;
    if (t.options.attackOnJailedAsksAgain && t.hasStatus(on, 'jailed')) {
      yield* ask(t, () => ({
        shape: 'say',
        key: `${key}.jailed`,
        to: [actor],
        say: [],
        note: said('attack.jailed'),
        clause: 'KT-R25',
      }));
      continue;
    }
    if (uses !== undefined) spend(t, actor, ability, uses, wanted.clause);
    yield* deed(on);
    return;
  }
}

export const doing = (deed: Ids['deed'], actor: SeatId, role: Ids['role'], on: SeatId, clause: ClauseId): Attempt => ({
  deed,
  by: { seat: actor, role },
  on,
  clause,
});

/** A theft: the thief is shown whether it has won him the statuette, and no more: a player who has it without knowing learns nothing (KT-022, KT-R25). */
export function* steal(t: T, actor: SeatId, role: Ids['role'], on: SeatId, clause: ClauseId): Script {
  const because = t.story.length;
  const before = carrier(t);
  yield* attempt(t, doing('steal', actor, role, on, clause));
  if (!t.isAlive(actor)) return;
  const got = before !== actor && carrier(t) === actor;
  yield* showSecret(t, {
    key: `${role}.got`,
    to: [actor],
    about: [on],
    clause,
    because,
    showing: { sign: got ? 'nod' : 'shake', said: said(got ? 'theft.got' : 'theft.nothing') },
  });
}

/** Faction and role, shown on a facilitator card (KT-104, KT-165, KT-R68). */
export function* learnRole(t: T, actor: SeatId, about: SeatId, key: Question, clause: ClauseId): Script {
  const role = t.at(about).role;
  yield* showSecret(t, {
    key,
    to: [actor],
    about: [about],
    clause,
    showing: { role, said: said('learn.role', { who: { seat: about }, role: { role }, faction: { faction: t.faction(about) } }) },
  });
}
