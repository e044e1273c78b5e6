import { ask, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { drawn } from '../../../rules/draw.ts';
import { postpone } from '../../../rules/moment.ts';
import { rolesOf } from '../../../rules/role-module.ts';
import { roles } from '../roles/index.ts';
import { hidesNightDeaths, oneByOne, outOfTurn, pause } from './one-by-one.ts';
import { said, type Line, type T } from '../vocabulary.ts';

const mafia = rolesOf(roles, { faction: 'mafia' });

/** The mafia open their eyes, confer without words, and are asked for a target one by one (TM-38…40). */
export const mafiaLine: Line = {
  id: 'mafia',
  kind: 'group',
  clause: 'TM-38',
  roles: mafia,
  wake: said('mafia.wake'),
  ask: [said('mafia.talk'), said('mafia.ask')],
  sleep: said('mafia.sleep'),
  what: said('mafia.what'),
  *act(t) {
    const seconds = t.options.mafiaTalkSeconds;
    yield* ask(t, () => ({
      shape: 'say',
      key: 'mafia.talk',
      to: t.living('mafia'),
      say: [said('mafia.talk')],
      note: said('mafia.talk.note'),
      clause: 'TM-39',
      ...(seconds > 0 && { seconds, expires: true as const }),
    }));
    yield* oneByOne(
      () => stillAsked(t),
      (member) => (t.isAlive(member) ? nameTarget(t, member) : pretend(t)),
    );
  },
};

/** Where cards of the dead are hidden, the questions must not count the living of the mafia (TM-R14, X-5). */
function stillAsked(t: T): readonly SeatId[] {
  const hides = hidesNightDeaths(t) && t.options.deadMafiaAsked;
  return t.withRole(...mafia).filter((seat) => t.isAlive(seat) || (hides && !t.at(seat).revealed));
}

function* pretend(t: T): Script {
  yield* ask(t, () => ({
    shape: 'say',
    key: 'mafia.target.decoy',
    to: 'table',
    say: [said('mafia.ask')],
    note: said('call.cardHidden'),
    clause: 'TM-R14',
    decoy: true,
    seconds: pause,
  }));
}

function* nameTarget(t: T, member: SeatId): Script {
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: 'mafia.target',
      to: [member],
      say: [said('mafia.ask')],
      note: said('mafia.whose', { who: { seat: member } }),
      clause: 'TM-40',
      min: 0,
      pass: said('mafia.shake'),
      aim: 'kill',
      bar: () => outOfTurn(t, member, mafia),
      warn: (seat) => (t.faction(seat) === 'mafia' ? { why: said('warn.ownSide'), clause: 'TM-40' } : undefined),
    }),
  );
  if (!outOfTurn(t, member, mafia)) t.tell({ what: 'chose', key: 'mafia', by: [member], seats }, 'TM-40', [member]);
}

/** Which targets count once the town roles have acted: a member kept busy has named nobody (TM-R2, TM-R8). */
export function* settleKill(t: T, from: number): Script {
  const named = t
    .since(from)
    .flatMap((f) =>
      f.what === 'chose' && f.key === 'mafia' && f.by[0] !== undefined && t.statusesOf(f.by[0], 'busy').length === 0 ? [f.seats[0]] : [],
    );
  const picks = named.filter((seat) => seat !== undefined);
  for (const on of yield* victims(t, picks, named.length)) {
    postpone(t, 'dawn', { deed: 'kill', by: { faction: 'mafia' }, on, clause: 'TM-R2' });
  }
}

function* victims(t: T, picks: readonly SeatId[], asked: number): Script<readonly SeatId[]> {
  const votes = new Map<SeatId, number>();
  for (const seat of picks) votes.set(seat, (votes.get(seat) ?? 0) + 1);
  const { mafiaKillRule, mafiaKillTie, randomPick } = t.options;
  if (mafiaKillRule === 'each') return [...votes.keys()];
  if (mafiaKillRule === 'unanimous') return votes.size === 1 && picks.length === asked ? [...votes.keys()] : [];
  const most = Math.max(0, ...votes.values());
  const top = [...votes].filter(([, n]) => n === most).map(([seat]) => seat);
  if (top.length < 2) return top;
  if (mafiaKillTie === 'none') return [];
  return [yield* drawn(t, top, { key: 'mafia.lot', clause: 'TM-R2', byHost: randomPick === 'hostCoin' })];
}
