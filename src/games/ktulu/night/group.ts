import { ask, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type Bar, type ClauseId, type Said, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { choose, selfBar } from '../../../rules/choose.ts';
import { anyHooks, forbidden } from '../../../rules/hooks.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { transferToken } from '../../../rules/token.ts';
import { carrier, has, lastMove, confirmCarrier, statuette, tellSide } from '../statuette.ts';
import { active } from '../table.ts';
import { said, type Line, type Sentence, type T, type Question } from '../vocabulary.ts';
import { groupLine } from './group-lines.ts';
import { diedUnheard, inCell } from './lines.ts';

export type Gang = 'bandits' | 'indians' | 'aliens';

/** Who breaks a tie in a faction's own votes, if anybody (KT-170, KT-264). */
const breakers: Readonly<Record<Gang, 'leader' | 'megaAlien' | undefined>> = { bandits: undefined, indians: 'leader', aliens: 'megaAlien' };

export interface Decision {
  readonly key: Question;
  readonly gang: Gang;
  readonly clause: ClauseId;
  readonly ask: Said;
  readonly aim?: 'kill' | 'ability';
  readonly pass: Sentence;
  /** What only the host reads beside it. */
  note?(): Said | undefined;
  /** Who cannot be named, as the table stands; unless said, a group of one cannot name itself. */
  bars?(): (seat: SeatId) => Bar | undefined;
}

/** One player, by the majority of the active members; if they are level the breaker decides, and without one nothing is done (KT-R35, KT-R95). */
export function* decide(t: T, d: Decision): Script<SeatId | undefined> {
  // Looked up at each question and once it is answered: rulings may change who has a say.
  const voters = (): readonly SeatId[] => active(t, d.gang);
  const question = (key: Question, asked: () => readonly SeatId[], say: Said) => () => {
    const [to, [only, ...others]] = [asked(), voters()];
    const itself = (seat: SeatId): Bar | undefined => (others.length === 0 && seat === only ? selfBar('KT-R23') : undefined);
    const barred = d.bars?.() ?? itself;
    const bound = anyHooks(t, 'forbids');
    return choose(t, {
      key,
      to,
      say: [say],
      clause: d.clause,
      min: 0,
      pass: said(d.pass),
      note: d.note?.(),
      aim: d.aim,
      bar: (seat) => barred(seat) ?? (bound ? boundBar(t, to, seat, d.key) : undefined),
      warn: (seat) =>
        t.faction(seat) === d.gang && d.aim === 'kill'
          ? { why: said('warn.ownFaction'), clause: 'KT-R23' }
          : d.bars
            ? undefined
            : inCell(t, seat),
    });
  };
  const { seats } = yield* ask(t, question(d.key, voters, d.ask));
  if (seats[0] !== undefined || voters().length < 2) return seats[0];
  const role = breakers[d.gang];
  if (role === undefined) return undefined;
  const [key, words] = [`${d.key}.tie` as const, anySaid(`${role}.tie`)];
  const breaker = (): readonly SeatId[] => voters().filter((seat) => t.at(seat).role === role);
  if (breaker().length === 0) {
    const bearers = t.withRole(role);
    if (bearers.some((seat) => t.isAlive(seat)) || diedUnheard(t, bearers))
      yield* asIfAsked(t, key, words, 'bar.inactiveBreaker', 'KT-R98');
    return undefined;
  }
  const { seats: broken } = yield* ask(t, question(key, breaker, words));
  return broken[0];
}

/** A group cannot turn on somebody whom every one of its voters is bound to (KT-R64). */
function boundBar(t: T, voters: readonly SeatId[], seat: SeatId, act: string): Bar | undefined {
  const bars = voters.map((voter) => forbidden(t, voter, seat, act));
  return bars.every((bar) => bar !== undefined) ? bars[0] : undefined;
}

/** One theft a night by a faction that lacks the statuette (KT-082, KT-257). */
export function* groupTheft(t: T, gang: Gang, key: Question, clause: ClauseId): Script {
  const on = yield* decide(t, { key, gang, clause, ask: anySaid(`${gang}Steal.ask`), pass: 'group.noTheft' });
  if (on === undefined) return;
  const because = t.story.length;
  yield* attempt(t, { deed: 'steal', by: { faction: gang }, on, clause });
  const to = active(t, gang);
  if (to.length === 0) return;
  const got = has(t, gang);
  yield* showSecret(t, {
    key: `${key}.got`,
    to,
    about: [on],
    clause,
    because,
    showing: { sign: got ? 'nod' : 'shake', said: said(got ? 'theft.got' : 'theft.nothing') },
  });
  const move = t.story[lastMove(t)];
  if (got && move?.what === 'moved' && move.by.faction === gang) yield* tellSide(t, lastMove(t));
}

/** A faction that has the statuette decides who carries it (KT-084, KT-088, KT-257). */
export const carrierLine = (id: `${Gang}Carrier`, gang: Gang, clause: ClauseId): Line =>
  groupLine(id, gang, {
    clause,
    members: (t) => t.members(gang),
    secret: true,
    due: (t) => (has(t, gang) ? undefined : { why: said('call.notTheirs'), clause }),
    *act(t) {
      yield* chooseCarrier(t, gang, id, clause);
    },
  });

function* chooseCarrier(t: T, gang: Gang, id: `${Gang}Carrier`, clause: ClauseId): Script {
  const now = carrier(t);
  if (now === undefined) return;
  // An inactive carrier can hand it to nobody (KT-R16).
  if (!active(t, gang).includes(now)) {
    yield* asIfAsked(t, id, anySaid(`${id}.ask`), 'bar.inactiveCarrier', clause);
    if (yield* confirmCarrier(t)) yield* tellSide(t, lastMove(t));
    return;
  }
  const glued = mustCarry(t, now, gang);
  if (glued !== undefined) {
    yield* ask(t, () => ({
      shape: 'show',
      key: `${id}.glued`,
      to: active(t, gang),
      say: masks(t) ? [anySaid(`${id}.ask`)] : [],
      clause: 'KT-265',
      showing: { said: said('glued.told', { who: { seat: glued } }) },
    }));
    // The host may have ruled on either of them while that was shown.
    if (glued === carrier(t) || !active(t, gang).includes(glued)) yield* confirmCarrier(t);
    else yield* transferToken(t, statuette, glued, { by: { faction: gang }, clause: 'KT-265' });
    return;
  }
  const to = yield* decide(t, {
    key: `${id}.choose`,
    gang,
    clause,
    ask: anySaid(`${id}.ask`),
    pass: 'carrier.stays',
    note: () => {
      const holder = carrier(t);
      return holder === undefined ? undefined : said('carrier.now', { who: { seat: holder } });
    },
    bars: () => {
      const able = active(t, gang);
      return (seat) =>
        able.includes(seat)
          ? undefined
          : t.faction(seat) === gang && t.isAlive(seat)
            ? { why: said('bar.inactiveCarrier'), clause: 'KT-R16' }
            : { why: said('bar.outsider'), clause: 'KT-R22' };
    },
  });
  if (to === undefined || to === carrier(t)) {
    const kept = yield* confirmCarrier(t);
    if (kept && to === undefined) yield* tellSide(t, lastMove(t));
  } else yield* transferToken(t, statuette, to, { by: { faction: gang }, clause });
}

const masks = (t: T): boolean => t.options.maskCalls && t.options.maskChoices;

/** The words of a question that nobody can answer, so that nobody hears who is out of action (KT-R98). */
function* asIfAsked(t: T, key: string, words: Said, why: Sentence, clause: ClauseId): Script {
  if (!masks(t)) return;
  yield* ask(t, () => ({ shape: 'say', key: `${key}.decoy`, to: 'table', say: [words], note: said(why), clause, decoy: true }));
}

/** The player to whom the statuette was glued has to carry it again if he can be chosen (KT-265). */
function mustCarry(t: T, now: SeatId, gang: Gang): SeatId | undefined {
  const glued = active(t, gang).filter((seat) => t.hasStatus(seat, 'glued'));
  return glued.includes(now) ? now : glued[0];
}
