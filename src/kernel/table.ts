import type { Fact, Happening } from './fact.ts';
import type { Cast, CastOf, Game, Setup } from './game.ts';
import type { BarredSeat } from './question.ts';
import { seeded, type Random } from './random.ts';
import type { Attempt, Role, Status, Token } from './role.ts';
import type { Script } from './script.ts';
import type { Turn } from './still-asked.ts';
import type { Agent, Audience, ClauseId, Ids, Place, RoleId, Said, SeatId } from './types.ts';

/** One place at the table as it stands. */
export interface Seated<I extends Ids = Ids> {
  readonly seat: SeatId;
  readonly role: I['role'];
  alive: boolean;
  /** The role is known to everybody (card turned over). */
  revealed: boolean;
}

/** Something put off until a moment; an attempt, if that is what it is. */
export interface Postponed<I extends Ids = Ids> {
  readonly moment: I['moment'];
  readonly attempt?: Attempt<I>;
  readonly run: () => Script;
}

/**
 * The table as it stands: who sits where, alive or dead, under which statuses, holding what, and the
 * story so far. Scripts change it; everybody else only reads.
 */
export class Table<O = unknown, I extends Ids = Ids> {
  readonly seats: readonly Seated<I>[];
  /** How many of each role were dealt, and any handed over since. */
  cast: CastOf<I['role']>;
  readonly story: Fact<I>[] = [];
  readonly statuses: Status<I>[] = [];
  readonly tokens: Partial<Record<I['token'], Token<I>>> = {};
  /** Uses, tallies of the day and the like, by a key of the game's own. */
  readonly counters: Partial<Record<I['counter'], number>> = {};
  readonly postponed: Postponed<I>[] = [];
  /** Words to be said just before those of the next question. */
  leadIn: readonly Said[] = [];
  /** Seats whose players have got up in mid-game. */
  readonly left = new Set<SeatId>();
  /** Announcements told since the last question was put: its words may be what reads them out. */
  unread: readonly number[] = [];
  /** Announcements the table has not heard yet because the questions that read them still stand. */
  due: readonly number[] = [];
  place: Place<I>;
  /** The call under way, if there is one. */
  turn: Turn | undefined;
  /** Who of the group that is called is awake without a say, while a group is called. */
  voiceless: (() => readonly BarredSeat[]) | undefined;
  /** How many questions have been put, answered or not. */
  asks = 0;
  /** Number of the question last answered, if rulings had left nobody to answer it. */
  lapsed: number | undefined;
  won: readonly I['faction'][] | undefined;
  /** What a game's own script remembers besides; nobody else looks at it. */
  memory: unknown;
  /** Kept because tables are asked for them all the time. */
  #alive: readonly SeatId[] | undefined;
  readonly #roles: Role<O, I>[] = [];
  readonly #holders = new Map<RoleId, readonly SeatId[]>();
  readonly #living = new Map<I['faction'], readonly SeatId[]>();
  readonly #members = new Map<I['faction'], readonly SeatId[]>();

  constructor(
    readonly game: Game<O>,
    readonly options: O,
    setup: Setup,
    /** Where the rules' own chance comes from. */
    readonly random: Random = seeded(setup.seed),
  ) {
    this.seats = setup.deal.map((dealt, i) => ({ seat: i + 1, role: dealt.role, alive: true, revealed: false }));
    this.cast = castOf(setup.deal.map((dealt) => dealt.role)) as CastOf<I['role']>;
    this.place = game.start as Place<I>;
    this.#describe(setup);
    this.tell({ what: 'began', seats: this.seats.length }, game.id, 'public');
  }

  /** Writes a fact into the story and returns its index. The happening becomes the fact: it is not copied. */
  tell(happening: Happening<I>, clause: ClauseId, audience: Audience, because?: number): number {
    const fact = happening as Happening<I> & { at: Place<I>; clause: ClauseId; audience: Audience; because?: number };
    fact.at = this.place;
    fact.clause = clause;
    fact.audience = audience;
    if (because !== undefined) fact.because = because;
    const at = this.story.push(fact) - 1;
    if (happening.what === 'announced' && audience === 'public') this.unread = [...this.unread, at];
    return at;
  }

  /** The seat's record. Asking for a seat that is not there is a broken script, not a host's mistake. */
  at(seat: SeatId): Seated<I> {
    const found = this.seats[seat - 1];
    if (!found) throw new Error(`No seat ${seat}`);
    return found;
  }

  role(seat: SeatId): Role<O, I> {
    return (this.#roles[seat] ??= this.roleOf(this.at(seat).role));
  }

  /** The seat plays another role from now on. */
  setRole(seat: SeatId, role: I['role']): void {
    (this.at(seat) as { role: I['role'] }).role = role;
    this.#roles.length = 0;
    for (const known of [this.#holders, this.#living, this.#members]) known.clear();
  }

  roleOf(id: I['role']): Role<O, I> {
    const role = this.game.roles[id];
    if (!role) throw new Error(`No role ${id} in ${this.game.id}`);
    return role as Role<O, I>;
  }

  faction(seat: SeatId): I['faction'] {
    return this.role(seat).faction;
  }

  isAlive(seat: SeatId): boolean {
    return this.at(seat).alive;
  }

  /** Living seats in seating order. */
  get alive(): readonly SeatId[] {
    return (this.#alive ??= this.seats.filter((s) => s.alive).map((s) => s.seat));
  }

  setAlive(seat: SeatId, alive: boolean): void {
    this.at(seat).alive = alive;
    this.#alive = undefined;
    this.#living.clear();
  }

  /** Seats, dead or alive, that hold one of the roles, in seating order. */
  withRole(...roles: readonly I['role'][]): readonly SeatId[] {
    const only = roles[0];
    if (only === undefined || roles.length > 1) return this.seats.filter((s) => roles.includes(s.role)).map((s) => s.seat);
    return kept(this.#holders, only, () => this.seats.filter((s) => s.role === only).map((s) => s.seat));
  }

  /** Seats of a faction, dead or alive, in seating order. */
  members(faction: I['faction']): readonly SeatId[] {
    return kept(this.#members, faction, () => this.seats.filter((s) => this.faction(s.seat) === faction).map((s) => s.seat));
  }

  living(faction: I['faction']): readonly SeatId[] {
    return kept(this.#living, faction, () => this.alive.filter((seat) => this.faction(seat) === faction));
  }

  /** Statuses on a seat, oldest first. */
  statusesOf(seat: SeatId, what?: I['status']): Status<I>[] {
    return this.statuses.filter((s) => s.on === seat && (what === undefined || s.what === what));
  }

  /** Whether a status of this kind is on a seat. */
  hasStatus(seat: SeatId, what: I['status']): boolean {
    return this.statuses.some((s) => s.on === seat && s.what === what);
  }

  counter(key: I['counter']): number {
    return this.counters[key] ?? 0;
  }

  count(key: I['counter'], by = 1): number {
    return (this.counters[key] = this.counter(key) + by);
  }

  /** Facts since the story had `from` entries. */
  since(from: number): readonly Fact<I>[] {
    return this.story.slice(from);
  }

  #describe({ position }: Setup): void {
    if (!position) return;
    this.place = { round: position.round ?? this.place.round, phase: position.phase ?? this.place.phase };
    for (const seat of position.dead ?? []) this.setAlive(seat, false);
    for (const [id, t] of Object.entries(position.tokens ?? {})) {
      const token = { holder: t.holder, knowing: t.knowing ?? true, provisional: false };
      this.tokens[id as I['token']] = t.announced === undefined ? token : { ...token, announced: t.announced };
    }
    for (const s of position.statuses ?? []) {
      const by: Agent<I> = s.by === undefined ? {} : { seat: s.by };
      const status: Status<I> = { what: s.what, on: s.on, by, clause: this.game.id, fact: 0 };
      this.statuses.push(s.until === undefined ? status : { ...status, until: s.until });
    }
    Object.assign(this.counters, position.counters);
  }
}

/** Counts how often each role was dealt, in an order that tells nothing of who sits where. */
export function castOf(roles: readonly RoleId[]): Cast {
  const cast: Record<RoleId, number> = {};
  for (const role of [...roles].sort()) cast[role] = (cast[role] ?? 0) + 1;
  return cast;
}

/** The seats found for a key before, or those found now. */
function kept<K>(known: Map<K, readonly SeatId[]>, key: K, find: () => readonly SeatId[]): readonly SeatId[] {
  let seats = known.get(key);
  if (!seats) known.set(key, (seats = find()));
  return seats;
}
