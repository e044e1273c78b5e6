import type { Happening } from '../kernel/fact.ts';
import type { Block, NightCard, NightLine } from '../kernel/night-card.ts';
import type { BarredSeat } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import type { Turn } from '../kernel/still-asked.ts';
import type { Table } from '../kernel/table.ts';
import { said, type SeatId } from '../kernel/types.ts';
import type { Writable } from './choose.ts';
import { calling, linesFor, membersOf } from './night-card.ts';
import { blockedBy } from './status.ts';

type Called = Extract<Happening, { readonly what: 'called' }>;

/** Goes down the night card, line by line. */
export function* callAll<O>(t: Table<O>, card: NightCard<O>, pause?: number): Script {
  for (const section of linesFor(card, t.cast)) {
    for (const line of section.lines) yield* callLine(t, line, pause);
  }
}

/**
 * Calls one line: its members act, or the call only sounds as if they did. `pause` is how many
 * seconds the host waits at a call nobody answers.
 */
export function* callLine<O>(t: Table<O>, line: NightLine<O>, pause?: number): Script {
  const { call, members, why } = calling(t, line);
  const place = t.place;
  t.place = { round: place.round, phase: place.phase, line: line.id };
  const called: Writable<Called> = { what: 'called', line: line.id, call };
  if (why) called.why = why.why;
  t.tell(called, why?.clause ?? line.clause, 'host');
  if (call === 'live') yield* live(t, line, members);
  else if (call !== 'silent') {
    const showsSign = call === 'blocked' && why?.signal === true;
    const words = [...(line.wake ? [line.wake] : []), ...(line.ask ?? [])];
    yield* ask(t, () => ({
      shape: 'say',
      key: `${line.id}.decoy`,
      to: 'table',
      say: words,
      note: why ? (showsSign ? said('call.blocked', { why: { said: why.why } }) : why.why) : said('call.decoy'),
      clause: why?.clause ?? line.clause,
      // Where nothing would be asked nobody waits: the words go on into what comes next, as in a live call.
      ...(line.ask && { decoy: true as const }),
      ...(line.ask && pause !== undefined && { seconds: pause }),
    }));
    if (showsSign) yield* showBlocked(t, line, members, why);
    if (line.pretend) yield* line.pretend(t);
  }
  const { sleep } = line;
  if (call !== 'silent' && sleep)
    yield* ask(t, () => ({ shape: 'say', key: `${line.id}.sleep`, to: 'table', say: [sleep], clause: line.clause }));
  t.place = place;
}

/** The sign that an ability fails tonight. */
function* showBlocked<O>(t: Table<O>, line: NightLine<O>, members: readonly SeatId[], { clause }: Block): Script {
  yield* ask(t, () => ({
    shape: 'show',
    key: `${line.id}.blocked`,
    to: members,
    say: [],
    clause,
    showing: { sign: 'blocked', said: said('show.blocked') },
  }));
}

/** Those called act. Where rulings left none of them before anything was answered, those who are to be called now take their turn. */
function* live<O>(t: Table<O>, line: NightLine<O>, members: readonly SeatId[]): Script {
  const { voiceless } = t;
  t.voiceless = line.kind === 'group' ? () => withoutSay(t, line) : undefined;
  const acting = line.kind === 'moment' ? undefined : line.kind === 'group' ? 'group' : 'act';
  const called = (): readonly SeatId[] => membersOf(t, line);
  for (let awake = members; ;) {
    const first = t.asks + 1;
    if (line.wake) t.leadIn = [...t.leadIn, line.wake];
    yield* inTurn(t, { acting, awake, called }, line.act(t, awake));
    const now = t.lapsed === first ? calling(t, line) : undefined;
    if (now?.call === 'blocked' && now.why?.signal) yield* showBlocked(t, line, now.members, now.why);
    if (now?.call !== 'live' || now.members.some((seat) => awake.includes(seat))) break;
    awake = now.members;
  }
  t.voiceless = voiceless;
}

/** A turn of these players out of the order of the card: one whom a ruling puts out during the turn is asked nothing more in it. */
export function* inTurn(t: Table, turn: Turn, act: Script): Script {
  const before = t.turn;
  t.turn = turn;
  yield* act;
  t.turn = before;
}

/** Living members of a group who wake with it and have no say in it now. */
function withoutSay<O>(t: Table<O>, line: NightLine<O>): readonly BarredSeat[] {
  if (t.statuses.length === 0) return [];
  return membersOf(t, line).flatMap((seat) => {
    const bar = t.isAlive(seat) ? blockedBy(t, seat, 'group') : undefined;
    return bar ? [{ seat, why: bar.why, clause: bar.clause }] : [];
  });
}
