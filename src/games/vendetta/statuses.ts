import type { StatusKind } from '../../kernel/role.ts';
import type { Script } from '../../kernel/script.ts';
import { said } from '../../kernel/types.ts';
import { attempt } from '../../rules/attempt.ts';
import { die } from '../../rules/death.ts';
import type { Options } from './options.ts';

/** What abilities leave on a player, by the clauses of rules 4.6. */
export const statuses: Readonly<Record<string, StatusKind<Options>>> = {
  nursed: {
    id: 'nursed',
    shields: (_, a, self) =>
      a.deed === 'kill' ? { prevent: said('why.nursed'), clause: 'VD-A1', shield: self.status?.by ?? {} } : undefined,
  },
  entranced: {
    id: 'entranced',
    blocks: ['act'],
    signals: true,
    shields: (_, a, self) =>
      a.deed === 'kill' ? { prevent: said('why.entranced'), clause: 'VD-A4', shield: self.status?.by ?? {} } : undefined,
  },
  robbed: { id: 'robbed', blocks: ['act'], signals: true },
  guarded: {
    id: 'guarded',
    shields: (t, a, self) => {
      const guard = self.status?.by;
      if (a.deed !== 'kill' || guard?.seat === undefined) return undefined;
      const on = guard.seat;
      return {
        why: said('why.guarded'),
        clause: 'VD-A2',
        shield: guard,
        // One death covers the night (VD-R9); by default nothing saves a bodyguard who steps in (VD-R8).
        *instead(): Script {
          if (t.options.bodyguardSaveable) yield* attempt(t, { deed: 'kill', by: a.by, on, clause: 'VD-A2' });
          else yield* die(t, on, a.by, 'VD-A2');
        },
      };
    },
  },
  framed: { id: 'framed', appears: () => 'thug' },
  jailed: { id: 'jailed', blocks: ['act', 'group', 'vote'], blockedBy: { vote: 'VD-A12' } },
  silenced: { id: 'silenced', blocks: ['vote'] },
  hypnotised: { id: 'hypnotised', ballot: { follows: 'source' } },
};
