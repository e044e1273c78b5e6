import type { Win } from '../../kernel/game.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type Said } from '../../kernel/types.ts';
import { ruled } from '../../rules/ruling.ts';
import { countOf } from '../../rules/cast.ts';
import { loners, type Options } from './options.ts';

type T = Table<Options>;

/** Tested after all deaths of a dawn together and after the day's kill (VD-R18). */
const at = ['dawn', 'dayKill', ruled];

interface Sides {
  readonly civilians: number;
  readonly mafia: number;
  readonly yakuza: number;
  readonly loner: number;
  readonly all: number;
}

function sides(t: T): Sides {
  const living = { civilians: 0, mafia: 0, yakuza: 0, loner: 0 };
  for (const seat of t.alive) living[t.faction(seat) as keyof typeof living]++;
  return { ...living, all: t.alive.length };
}

const win = (id: string, factions: readonly string[], clause: string, when: (s: Sides, t: T) => boolean, words: Said): Win<Options> => ({
  id,
  factions,
  clause,
  at,
  when: (t) => {
    const s = sides(t);
    return when(s, t) ? said(words.id, { ...s, others: s.all - s.mafia }) : undefined;
  },
});

const withYakuza = (t: T): boolean => countOf(t.cast, 'yakuza') > 0;
const withLoner = (t: T): boolean => countOf(t.cast, ...loners) > 0;
const plainGame = (t: T): boolean => !withYakuza(t) && !withLoner(t);

/** The victory lists of the three modes, in the order they are tested (VD-04, VD-05, VD-R19…21). */
export const wins: readonly Win<Options>[] = [
  win('nobodyLeft', [], 'VD-R19', (s) => s.all === 0, said('won.nobodyLeft')),

  win('lonerLastTwo', ['loner'], 'VD-R21', (s, t) => withLoner(t) && s.loner === 1 && lonerHasIt(s, t), said('won.loner')),

  win('noCriminals', ['civilians'], 'VD-R20', (s, t) => withYakuza(t) && s.mafia === 0 && s.yakuza === 0, said('won.noCriminals')),
  win('oneOfEach', [], 'VD-R20', (s, t) => withYakuza(t) && s.all === 2 && s.mafia === 1 && s.yakuza === 1, said('won.oneOfEach')),
  win('mafiaOutlasts', ['mafia'], 'VD-R20', (s, t) => withYakuza(t) && s.yakuza === 0 && s.mafia >= s.civilians, said('won.mafiaParity')),
  win(
    'yakuzaOutlasts',
    ['yakuza'],
    'VD-R20',
    (s, t) => withYakuza(t) && s.mafia === 0 && s.yakuza >= s.civilians,
    said('won.yakuzaParity'),
  ),

  win('noMafia', ['civilians'], 'VD-04', (s, t) => !withYakuza(t) && s.mafia === 0, said('won.noMafia')),
  win('parity', ['mafia'], 'VD-05', (s, t) => plainGame(t) && s.mafia >= s.civilians, said('won.mafiaParity')),
  win('mafiaOverAll', ['mafia'], 'VD-R21', (s, t) => withLoner(t) && s.mafia >= s.civilians + s.loner, said('won.mafiaOverAll')),
];

/** Two players left and one of them is the Loner, or by the other reading the Mafia's parity is stolen (VD-R21). */
function lonerHasIt(s: Sides, t: T): boolean {
  if (t.options.lonerWin === 'lastTwo') return s.all <= 2;
  return s.all === 1 || (s.mafia > 0 && s.mafia >= s.civilians);
}
