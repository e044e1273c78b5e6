import type { Faction } from '../../kernel/game.ts';
import type { Role } from '../../kernel/role.ts';
import type { Options } from './options.ts';

/** Two sides: the mafia against the village, which the angels belong to (PR-01, PR-06). */
export const factions: readonly Faction[] = [
  { id: 'mafia', plain: 'mafia', acquainted: true, kills: true },
  { id: 'village', plain: 'civilian', acquainted: false, kills: false },
];

export const angels = ['angelHeart', 'angelDiamond'] as const;

export const roles: Readonly<Record<string, Role<Options>>> = {
  mafia: { id: 'mafia', faction: 'mafia' },
  angelHeart: { id: 'angelHeart', faction: 'village' },
  angelDiamond: { id: 'angelDiamond', faction: 'village' },
  civilian: { id: 'civilian', faction: 'village' },
};
