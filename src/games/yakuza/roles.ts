import type { Faction } from '../../kernel/game.ts';
import type { Role, StatusKind } from '../../kernel/role.ts';
import { said } from '../../kernel/types.ts';
import type { Options } from './options.ts';

export const factions: readonly Faction[] = [
  { id: 'citizens', plain: 'civilian', acquainted: false, kills: false },
  { id: 'mafia', plain: 'mafia', acquainted: true, kills: true },
  { id: 'yakuza', plain: 'shogun', keeps: ['yakuza'], acquainted: true, kills: true },
];

/** Seven citizens, three mafia, two yakuza (YK-01…05). The Shogun shows red to every check (YK-11, YK-20). */
export const roles: Readonly<Record<string, Role<Options>>> = {
  don: { id: 'don', faction: 'mafia' },
  rightHand: { id: 'rightHand', faction: 'mafia' },
  mafia: { id: 'mafia', faction: 'mafia' },
  shogun: { id: 'shogun', faction: 'yakuza', appears: () => 'civilian' },
  yakuza: { id: 'yakuza', faction: 'yakuza' },
  doctor: { id: 'doctor', faction: 'citizens' },
  detective: { id: 'detective', faction: 'citizens' },
  civilian: { id: 'civilian', faction: 'citizens' },
};

export const statuses: Readonly<Record<string, StatusKind<Options>>> = {
  /** Appointed by the Don; the card stays what it is (YK-09). */
  rightHand: { id: 'rightHand' },
  /** The first mafia, once the Don is out and the others have disagreed (YK-42). */
  don: { id: 'don' },
  saved: {
    id: 'saved',
    shields: (_, a, self) =>
      a.deed === 'kill' ? { prevent: said('why.saved'), clause: 'YK-21', shield: self.status?.by ?? {} } : undefined,
  },
  /** The host's foul counter; it has no effect on play (YK-32…35). */
  foul: { id: 'foul', counted: true },
};
