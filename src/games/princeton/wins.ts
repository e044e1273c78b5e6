import type { Win } from '../../kernel/game.ts';
import { ruled } from '../../rules/ruling.ts';
import { said, type Ids } from './vocabulary.ts';
import type { Options } from './options.ts';

const at = ['dawn', 'verdict', ruled] as const;

/** Tested after the dawn announcement and after each conviction, the village first (PR-R11). */
export const wins: readonly Win<Options, Ids>[] = [
  {
    id: 'noMafia',
    factions: ['village'],
    clause: 'PR-72',
    at,
    when: (t) => (t.living('mafia').length === 0 ? said('won.noMafia') : undefined),
  },
  {
    id: 'noVillage',
    factions: ['mafia'],
    clause: 'PR-70',
    at,
    when: (t) => (t.living('village').length === 0 ? said('won.noVillage') : undefined),
  },
  {
    id: 'parity',
    factions: ['mafia'],
    clause: 'PR-71',
    at,
    when: (t) => {
      const [mafia, village] = [t.living('mafia').length, t.living('village').length];
      return village <= mafia ? said('won.parity', { mafia, village }) : undefined;
    },
  },
];
