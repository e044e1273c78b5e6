import type { Win } from '../../kernel/game.ts';
import { ruled } from '../../rules/ruling.ts';
import { countOf } from '../../rules/cast.ts';
import { loners } from './classes.ts';
import type { Options } from './options.ts';
import { said, type Ids, type T } from './vocabulary.ts';

/** Tested after all deaths of a dawn together and after the day's kill (VD-R18). */
const at = ['dawn', 'dayKill', ruled] as const;

interface Sides {
  readonly civilians: number;
  readonly mafia: number;
  readonly yakuza: number;
  readonly loner: number;
  readonly all: number;
}

function sides(t: T): Sides {
  const living = (faction: Ids['faction']): number => t.living(faction).length;
  return { civilians: living('civilians'), mafia: living('mafia'), yakuza: living('yakuza'), loner: living('loner'), all: t.alive.length };
}

const win = (
  id: string,
  factions: readonly Ids['faction'][],
  clause: string,
  when: (s: Sides, t: T) => boolean,
  words: Extract<Parameters<typeof said>[0], `won.${string}`>,
): Win<Options, Ids> => ({
  id,
  factions,
  clause,
  at,
  when: (t) => {
    const s = sides(t);
    return when(s, t) ? said(words, { ...s, others: s.all - s.mafia }) : undefined;
  },
});

const withYakuza = (t: T): boolean => countOf(t.cast, 'yakuza') > 0;
const withLoner = (t: T): boolean => countOf(t.cast, ...loners) > 0;
const plainGame = (t: T): boolean => !withYakuza(t) && !withLoner(t);

/** The victory lists of the three modes, in the order they are tested (VD-04, VD-05, VD-R19…21). */
export const wins: readonly Win<Options, Ids>[] = [
  win('nobodyLeft', [], 'VD-R19', (s) => s.all === 0, 'won.nobodyLeft'),

  win('lonerLastTwo', ['loner'], 'VD-R21', (s, t) => withLoner(t) && s.loner === 1 && lonerHasIt(s, t), 'won.loner'),

  win('noCriminals', ['civilians'], 'VD-R20', (s, t) => withYakuza(t) && s.mafia === 0 && s.yakuza === 0, 'won.noCriminals'),
  win('oneOfEach', [], 'VD-R20', (s, t) => withYakuza(t) && s.all === 2 && s.mafia === 1 && s.yakuza === 1, 'won.oneOfEach'),
  win('mafiaOutlasts', ['mafia'], 'VD-R20', (s, t) => withYakuza(t) && s.yakuza === 0 && s.mafia >= s.civilians, 'won.mafiaParity'),
  win('yakuzaOutlasts', ['yakuza'], 'VD-R20', (s, t) => withYakuza(t) && s.mafia === 0 && s.yakuza >= s.civilians, 'won.yakuzaParity'),

  win('noMafia', ['civilians'], 'VD-04', (s, t) => !withYakuza(t) && s.mafia === 0, 'won.noMafia'),
  win('parity', ['mafia'], 'VD-05', (s, t) => plainGame(t) && s.mafia >= s.civilians, 'won.mafiaParity'),
  win('mafiaOverAll', ['mafia'], 'VD-R21', (s, t) => withLoner(t) && s.mafia >= s.civilians + s.loner, 'won.mafiaOverAll'),
];

/** Two players left and one of them is the Loner, or by the other reading the Mafia's parity is stolen (VD-R21). */
function lonerHasIt(s: Sides, t: T): boolean {
  if (t.options.lonerWin === 'lastTwo') return s.all <= 2;
  return s.all === 1 || (s.mafia > 0 && s.mafia >= s.civilians);
}
