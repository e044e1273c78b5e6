import type { Faction } from '../../kernel/game.ts';
import type { Role } from '../../kernel/role.ts';
import { said } from '../../kernel/types.ts';
import { opensTheJail } from './jail.ts';
import { leaders, loners, mobsters, specialists, type Options } from './options.ts';

/** Civilians against the Mafia; the Yakuza and the Loner join in their modes (VD-01, VD-86, VD-96). */
export const factions: readonly Faction[] = [
  { id: 'civilians', plain: 'bystander', acquainted: false, kills: false },
  { id: 'mafia', plain: 'thug', acquainted: true, kills: true },
  { id: 'yakuza', plain: 'yakuza', acquainted: true, kills: true },
  { id: 'loner', plain: 'psycho', acquainted: false, kills: true },
];

type R = Role<Options>;
const listed = (ids: readonly string[], faction: string, cls: string): Record<string, R> =>
  Object.fromEntries(ids.map((id) => [id, { id, faction, class: cls }]));

/** The twenty roles of the box by class (VD-19, VD-24, rules 4.3). */
export const roles: Readonly<Record<string, R>> = {
  bystander: {
    id: 'bystander',
    faction: 'civilians',
    class: 'bystander',
    shields: (_, a) =>
      a.deed === 'kill' && a.by.role === 'femmeFatale'
        ? { prevent: said('why.bystander'), clause: 'VD-A17', shield: { role: 'bystander' } }
        : undefined,
  },
  ...listed(specialists, 'civilians', 'specialist'),
  ...listed(leaders, 'civilians', 'leader'),
  judge: { id: 'judge', faction: 'civilians', class: 'leader', ballot: { weight: 2 } },
  jailer: { id: 'jailer', faction: 'civilians', class: 'leader', ...opensTheJail },
  thug: { id: 'thug', faction: 'mafia', class: 'thug' },
  ...listed(mobsters, 'mafia', 'mobster'),
  yakuza: { id: 'yakuza', faction: 'yakuza', class: 'yakuza' },
  ...listed(loners, 'loner', 'loner'),
};
