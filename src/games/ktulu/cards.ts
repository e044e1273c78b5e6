import { rolesOf } from '../../rules/role-module.ts';
import { roles } from './roles/index.ts';
import type { Ids } from './vocabulary.ts';

const ofFaction = (faction: Ids['faction']): readonly Ids['role'][] => rolesOf(roles, { faction });

/** Roles of each faction, in the order of the rules. */
export const cards: Readonly<Record<Ids['faction'], readonly Ids['role'][]>> = {
  citizens: ofFaction('citizens'),
  bandits: ofFaction('bandits'),
  indians: ofFaction('indians'),
  aliens: ofFaction('aliens'),
  luckyLuke: ofFaction('luckyLuke'),
  janosik: ofFaction('janosik'),
};

export const mormons = ['mormonCitizen', 'mormonBandit', 'mormonIndian'] as const;
