import type { Win } from '../../kernel/game.ts';
import { ruled } from '../../rules/ruling.ts';
import type { Options } from './options.ts';
import { carrier, has } from './statuette.ts';
import { isNight, shipNight } from './table.ts';
import { said, type Ids, type T } from './vocabulary.ts';

/** How many uses at the fixed moment bring the aliens home (KT-255). */
export const usesToWin = 3;

/** Somebody is being hanged: the victory comes an instant before the death (KT-294, KT-295). */
const janosikHangs = (t: T): boolean => {
  const seat = t.counter('hanged');
  return seat > 0 && t.at(seat).role === 'janosik';
};

/** By day, or at once by house rule (KT-030, KT-R92). */
const citizensHold = (t: T): boolean => has(t, 'citizens') && (!isNight(t) || t.options.citizensWinAtOnceAtNight);

/** The bandits put to sea: automatic, unless the house wants it said (KT-031, KT-R44). */
const banditsSail = (t: T): boolean =>
  t.place.round >= shipNight(t) && has(t, 'bandits') && (!t.options.banditsMustDeclareSailing || t.counter('sails') === t.place.round);

/** Endings in the order in which one event can bring about several (KT-R42). */
export const wins: readonly Win<Options, Ids>[] = [
  {
    id: 'janosikHanged',
    factions: ['janosik'],
    clause: 'KT-294',
    at: ['hanging'],
    when: (t) => (janosikHangs(t) ? said('won.janosik') : undefined),
  },
  {
    id: 'carrierDiedByDay',
    factions: ['citizens'],
    clause: 'KT-026',
    at: ['death', ruled],
    // Unless the host has ruled since that somebody else has it.
    when: (t) => (t.counter('found') > 0 && carrier(t) === undefined ? said('won.foundOnTheDead') : undefined),
  },
  {
    id: 'searchFound',
    factions: ['citizens'],
    clause: 'KT-071',
    at: ['search'],
    when: (t) => (t.counter('search.found') > 0 ? said('won.searchFound') : undefined),
  },
  {
    id: 'citizenHolds',
    factions: ['citizens'],
    clause: 'KT-030',
    at: ['dawn', 'gained', ruled],
    when: (t) => (citizensHold(t) ? said('won.citizenHolds') : undefined),
  },
  {
    id: 'indiansAlone',
    factions: ['indians'],
    clause: 'KT-039',
    at: ['death', ruled],
    when: (t) => (t.alive.every((seat) => t.faction(seat) === 'indians') ? said('won.indiansAlone') : undefined),
  },
  {
    id: 'lukeAtNightfall',
    factions: ['luckyLuke'],
    clause: 'KT-278',
    at: ['lukeWins'],
    when: (t) => (has(t, 'luckyLuke') ? said('won.luckyLuke') : undefined),
  },
  {
    id: 'aliensUsedIt',
    factions: ['aliens'],
    clause: 'KT-255',
    at: ['use'],
    when: (t) => (t.counter('aliens.uses') >= usesToWin ? said('won.aliens') : undefined),
  },
  {
    id: 'banditsSail',
    factions: ['bandits'],
    clause: 'KT-031',
    at: ['ship'],
    when: (t) => (banditsSail(t) ? said('won.banditsSail', { n: t.place.round }) : undefined),
  },
];
