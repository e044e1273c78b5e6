import type { Win } from '../../kernel/game.ts';
import { ruled } from '../../rules/ruling.ts';
import { said, type Ids, type T } from './vocabulary.ts';
import type { Options } from './options.ts';

const at = ['dawn', 'vote', ruled] as const;
const left = (t: T) => ({ citizens: t.living('citizens').length, mafia: t.living('mafia').length, yakuza: t.living('yakuza').length });

/** Level with a team that is still there, or ahead of it where skipping past level counts too (YK-44, YK-R2). */
const level = (t: T, own: number, other: number): boolean => other > 0 && (t.options.overshootWins ? own >= other : own === other);

/**
 * Between the last two teams only, unless the text is taken literally (YK-15…17, YK-R1…3, YK-R18). A team that is
 * alone has won. Taken literally, the yakuza are tested before the mafia.
 */
export const wins: readonly Win<Options, Ids>[] = [
  { id: 'nobody', factions: [], clause: 'YK-R18', at, when: (t) => (t.alive.length === 0 ? said('won.nobody') : undefined) },
  {
    id: 'citizens',
    factions: ['citizens'],
    clause: 'YK-17',
    at,
    when: (t) => {
      const { mafia, yakuza } = left(t);
      return mafia + yakuza === 0 ? said('won.citizens') : undefined;
    },
  },
  {
    id: 'yakuza',
    factions: ['yakuza'],
    clause: 'YK-15',
    at,
    when: (t) => {
      const { citizens, mafia, yakuza } = left(t);
      const open = t.options.winScope === 'literal';
      const overCitizens = (open || mafia === 0) && level(t, yakuza, citizens);
      const overMafia = (open || citizens === 0) && level(t, yakuza, mafia);
      const alone = yakuza > 0 && citizens + mafia === 0;
      return alone || overCitizens || overMafia ? said('won.yakuza', { citizens, mafia, yakuza }) : undefined;
    },
  },
  {
    id: 'mafia',
    factions: ['mafia'],
    clause: 'YK-16',
    at,
    when: (t) => {
      const teams = left(t);
      const { citizens, mafia, yakuza } = teams;
      const open = t.options.winScope === 'literal' || yakuza === 0;
      const alone = mafia > 0 && citizens + yakuza === 0;
      return alone || (open && level(t, mafia, citizens)) ? said('won.mafia', teams) : undefined;
    },
  },
];
