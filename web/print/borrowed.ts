import type { Borrowed } from '../../print/print.ts';
import type { Filler } from '../../src/kernel/types.ts';

type Say = (id: string, fill?: Readonly<Record<string, Filler>>) => string;

/** So many names are listed. */
const most = 8;

/** Which names will be in other letters than their neighbours, in words; nothing where the deck's lettering has all it needs. */
export function borrowedSaid(borrowed: readonly Borrowed[], say: Say): string | undefined {
  if (borrowed.length === 0) return undefined;
  const letters = [...new Set(borrowed.flatMap((one) => Array.from(one.letters)))].join(' ');
  const listed = borrowed
    .slice(0, most)
    .map(({ name }) => name)
    .join(', ');
  const names = borrowed.length > most ? say('printing.borrowed.more', { names: listed }) : listed;
  return say('printing.borrowed', { letters, names });
}
