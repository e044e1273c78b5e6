import { announce, ask, type Script } from '../../../kernel/script.ts';
import { said, type ClauseId, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { choose, selfBar } from '../../../rules/choose.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { countOf } from '../../../rules/cast.ts';
import { slayAtNight } from '../deaths.ts';
import { carrier, lastMove, tellHolder } from '../statuette.ts';
import { spend, type T } from '../table.ts';
import { attack, doing, inCell, roleLine, target, wants, type Line } from './lines.ts';
import { tellCarrier } from './told.ts';

const once = (): number => 1;

/** Locks one player up, and takes the statuette off a jailed carrier (KT-093…098). */
function* jail(t: T, actor: SeatId): Script {
  const clause = 'KT-093';
  const self = t.options.sheriffSelfJail ? { self: 'allowed' as const } : {};
  const on = yield* target(t, actor, { key: 'sheriff.jail', clause, ask: 'sheriff.ask', must: true, ...self });
  if (on === undefined) return;
  yield* attempt(t, { ...doing('mark', actor, 'sheriff', on, clause), status: 'jailed', until: 'dawn' });
  if (t.options.announceJailed) yield* announce(t, 'sheriff.jailed', said('sheriff.jailed', { who: { seat: on } }), 'KT-094');
  if (carrier(t) !== on || on === actor) return;
  yield* attempt(t, doing('steal', actor, 'sheriff', on, 'KT-095'));
  if (carrier(t) === actor) yield* tellHolder(t, lastMove(t), [actor]);
}

export const sheriff = roleLine('sheriff', { clause: 'KT-225', act: jail });
export const sheriffZero = roleLine('sheriffZero', {
  clause: 'KT-219',
  role: 'sheriff',
  zero: true,
  act: jail,
  due: (t) => (t.options.sheriffNightZero ? undefined : { why: said('call.notByHouse'), clause: 'KT-099' }),
});

/** Learns one player's faction (KT-113). */
function* check(t: T, actor: SeatId): Script {
  const on = yield* target(t, actor, { key: 'parson.learn', clause: 'KT-113', ask: 'parson.ask', aim: 'learn', must: true });
  if (on === undefined) return;
  const faction = t.faction(on);
  yield* showSecret(t, {
    key: 'parson.learned',
    to: [actor],
    about: [on],
    clause: 'KT-113',
    showing: { faction, said: said('learn.faction', { who: { seat: on }, faction: { faction } }) },
  });
}

export const parson = roleLine('parson', { clause: 'KT-226', act: check });
export const parsonZero = roleLine('parsonZero', {
  clause: 'KT-220',
  role: 'parson',
  zero: true,
  act: check,
  due: (t) => (t.options.parsonNightZero ? undefined : { why: said('call.notByHouse'), clause: 'KT-115' }),
});

export const taxman = roleLine('taxman', {
  clause: 'KT-227',
  uses: once,
  *act(t, actor) {
    if (!(yield* wants(t, actor, 'taxman.use', 'KT-133', 'taxman.ask'))) return;
    spend(t, actor, 'taxman', 1, 'KT-133');
    yield* tellCarrier(t, actor, 'taxman.learned', 'KT-133');
  },
});

/** Marks somebody who will be searched whatever the ballot says (KT-200). */
export const inciter = roleLine('inciter', {
  clause: 'KT-228',
  uses: once,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: 'inciter.mark', clause: 'KT-200', ask: 'inciter.ask' });
    if (on === undefined) return;
    spend(t, actor, 'inciter', 1, 'KT-202');
    yield* attempt(t, { ...doing('mark', actor, 'inciter', on, 'KT-200'), status: 'incited' });
  },
});

/** Protects one player until dawn (KT-134). */
export const guard = roleLine('guard', {
  clause: 'KT-229',
  *act(t, actor) {
    const { guardMayPickSelf, guardMayRepeat } = t.options;
    const on = yield* target(t, actor, {
      key: 'guard.protect',
      clause: 'KT-134',
      ask: 'guard.ask',
      must: true,
      ...(guardMayPickSelf && { self: 'allowed' as const }),
      bar: (seat) =>
        !guardMayRepeat && t.counter('guard.last') === seat && t.counter('guard.night') === t.place.round - 1
          ? { why: said('bar.guardedLast'), clause: 'KT-R27' }
          : undefined,
    });
    if (on === undefined) return;
    t.counters['guard.last'] = on;
    t.counters['guard.night'] = t.place.round;
    yield* attempt(t, { ...doing('mark', actor, 'guard', on, 'KT-134'), status: 'guarded', until: 'dawn' });
  },
});

/** Russian roulette: others die until a citizen is hit, who costs the Gambler his life, or until he has the statuette (KT-140…143). */
export const gambler = roleLine('gambler', {
  clause: 'KT-230',
  uses: once,
  due: (t) =>
    t.place.round >= t.options.gamblerFirstNight
      ? undefined
      : { why: said('call.tooEarly', { n: t.options.gamblerFirstNight }), clause: 'KT-R3' },
  *act(t, actor) {
    for (let shot = 1; t.isAlive(actor); shot++) {
      const { seats } = yield* ask(t, () =>
        choose(t, {
          key: shot === 1 ? 'gambler.point' : 'gambler.again',
          to: [actor],
          say: [said(shot === 1 ? 'gambler.ask' : 'gambler.again')],
          clause: shot === 1 ? 'KT-140' : 'KT-142',
          aim: 'kill',
          min: shot === 1 ? 0 : 1,
          ...(shot === 1 && { pass: said('ability.pass') }),
          bar: (seat) => (seat === actor ? selfBar('KT-R33') : undefined),
          // A citizen costs the Gambler his own life, cell or not (KT-141).
          warn: (seat) => (t.faction(seat) === 'citizens' ? undefined : inCell(t, seat)),
        }),
      );
      const [on] = seats;
      if (on === undefined) return;
      if (shot === 1) spend(t, actor, 'gambler', 1, 'KT-140');
      if (t.faction(on) === 'citizens') {
        t.counters['gambler.pointed'] = on;
        yield* slayAtNight(t, doing('kill', actor, 'gambler', actor, 'KT-141'));
        return;
      }
      const from = t.story.length;
      yield* slayAtNight(t, doing('kill', actor, 'gambler', on, 'KT-142'));
      // Won is won, even if a trail has taken it on by now.
      if (t.since(from).some((fact) => fact.what === 'moved' && fact.to === actor)) return;
    }
  },
});

/** Makes one player drunk, for all to hear (KT-123…127). */
const drinking = (role: string, uses: (t: T) => number): Line =>
  roleLine(role, {
    clause: 'KT-231',
    uses,
    *act(t, actor) {
      const on = yield* target(t, actor, { key: `${role}.treat`, clause: 'KT-123', ask: `${role}.ask` });
      if (on === undefined) return;
      spend(t, actor, role, uses(t), 'KT-125');
      yield* attempt(t, { ...doing('mark', actor, role, on, 'KT-123'), status: 'drunk', until: 'dawn' });
      yield* announce(t, 'drunkard.drunk', said('drunkard.drunk', { who: { seat: on } }), 'KT-127');
    },
  });

/** One round each if both drunk variants are dealt (KT-131). */
const rounds = (t: T): number => (countOf(t.cast, 'drunkJudge') > 0 && countOf(t.cast, 'drunkMayor') > 0 ? 1 : 2);

export const drunkard = drinking('drunkard', () => 2);
export const drunkJudge = drinking('drunkJudge', rounds);
export const drunkMayor = drinking('drunkMayor', rounds);

/** One kill in a game (KT-139, KT-157, KT-209, KT-266). */
export const killing = (role: string, clause: ClauseId, power: ClauseId, more: { readonly wakes?: false } = {}): Line =>
  roleLine(role, {
    clause,
    uses: once,
    ...more,
    *act(t, actor) {
      yield* attack(t, actor, role, 1, { key: `${role}.kill`, clause: power, ask: `${role}.ask`, aim: 'kill' }, function* (on) {
        yield* slayAtNight(t, doing('kill', actor, role, on, power));
      });
    },
  });

export const hairdresser = killing('hairdresser', 'KT-232', 'KT-139');
