import type { Faction } from '../../kernel/game.ts';
import type { Role, StatusKind } from '../../kernel/role.ts';
import { said } from '../../kernel/types.ts';
import type { Options } from './options.ts';

export const factions: readonly Faction[] = [
  { id: 'town', plain: 'townie', acquainted: false, kills: false },
  { id: 'mafia', plain: 'mafioso', acquainted: true, kills: true },
];

/** The Medium comes from the rulebook; the others are the set proposed with it. */
export const roles: Readonly<Record<string, Role<Options>>> = {
  townie: { id: 'townie', faction: 'town' },
  medium: { id: 'medium', faction: 'town' },
  doctor: { id: 'doctor', faction: 'town' },
  detective: { id: 'detective', faction: 'town' },
  vigilante: { id: 'vigilante', faction: 'town' },
  tracker: { id: 'tracker', faction: 'town' },
  escort: { id: 'escort', faction: 'town' },
  mafioso: { id: 'mafioso', faction: 'mafia' },
  // The Detective takes the Godfather for a townie.
  godfather: { id: 'godfather', faction: 'mafia', appears: () => 'townie' },
};

export const statuses: Readonly<Record<string, StatusKind<Options>>> = {
  treated: {
    id: 'treated',
    shields: (_, a, self) =>
      a.deed === 'kill' ? { prevent: said('why.treated'), clause: 'TM-R3', shield: self.status?.by ?? {} } : undefined,
  },
  busy: {
    id: 'busy',
    stopsActor: (_, a, self) =>
      a.by.seat === self.seat ? { prevent: said('why.busy'), clause: 'TM-R8', shield: self.status?.by ?? {} } : undefined,
  },
};
