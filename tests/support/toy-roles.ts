import type { Hooks, Role, StatusKind } from '../../src/kernel/role.ts';
import { said, type SeatId } from '../../src/kernel/types.ts';
import { die, reveal } from '../../src/rules/death.ts';
import type { Options } from './toy-game.ts';

export const by = (seat: SeatId, role: string) => ({ seat, role });

/** The toy game's roles. */
export const roles: Record<string, Role<Options>> = {
  wolf: { id: 'wolf', faction: 'wolves' },
  fox: { id: 'fox', faction: 'wolves', appears: (_, kind) => (kind === 'faction' ? 'sheep' : undefined) },
  sheep: { id: 'sheep', faction: 'sheep' },
  guard: { id: 'guard', faction: 'sheep' },
  martyr: { id: 'martyr', faction: 'sheep' },
  barman: { id: 'barman', faction: 'sheep' },
  seer: { id: 'seer', faction: 'sheep' },
  mayor: { id: 'mayor', faction: 'sheep', ballot: { weight: 2, breaksTies: true } },
  judge: {
    id: 'judge',
    faction: 'sheep',
    reacts: {
      verdict: {
        clause: 'TOY-10',
        say: said('toy.judge?'),
        bar: (t, _, self) => (t.at(self.seat).revealed ? { why: said('toy.judgeKnown'), clause: 'TOY-10' } : undefined),
        *react(t, _, self) {
          reveal(t, self.seat, 'TOY-10');
          return true;
        },
      },
    },
  },
  binder: { id: 'binder', faction: 'sheep' },
};

/** TOY-4: the martyr dies in place of a neighbour. */
export const martyrdom: Hooks<Options> = {
  shields: (t, a) => {
    const martyr = t.withRole('martyr').find((seat) => t.isAlive(seat) && Math.abs(a.on - seat) === 1);
    if (a.deed !== 'kill' || martyr === undefined) return undefined;
    return {
      why: said('toy.martyr'),
      clause: 'TOY-4',
      shield: by(martyr, 'martyr'),
      *instead() {
        yield* die(t, martyr, a.by, 'TOY-4');
      },
    };
  },
};

/** The toy game's statuses. */
export const statuses: Record<string, StatusKind<Options>> = {
  guarded: {
    id: 'guarded',
    diesWithSource: true,
    // TOY-3: no kill and no theft touches the guarded.
    shields: (_, a, self) =>
      a.deed === 'learn' ? undefined : { prevent: said('toy.guarded'), clause: 'TOY-3', shield: self.status?.by ?? {} },
  },
  drunk: {
    id: 'drunk',
    blocks: ['act', 'group'],
    // TOY-6: what a drunk does fails, whoever he does it to.
    stopsActor: (_, a, self) =>
      a.by.seat === self.seat ? { prevent: said('toy.drunk'), clause: 'TOY-6', shield: self.status?.by ?? {} } : undefined,
  },
  bound: {
    id: 'bound',
    forbids: (_, target, act, self) =>
      target === self.status?.by.seat && act !== 'seer.look' ? { why: said('toy.bound'), clause: 'TOY-7' } : undefined,
  },
  proxy: { id: 'proxy', ballot: { follows: 'source' } },
  muted: { id: 'muted', blocks: ['vote'] },
};
