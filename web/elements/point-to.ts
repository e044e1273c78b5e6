import type { Missing } from '../../src/cards/read/where.ts';
import type { Filler } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';

/** Where to point the camera for what is missing, in words; `words` names the seats. */
export function pointTo(
  { seats, before, after, side }: Missing,
  words: Speaker,
  say: (said: string, fill?: Readonly<Record<string, Filler>>) => string,
): string {
  const known = { seats: words.list(seats.map((seat) => words.seat(seat))), side: say(`side.${side}`) };
  if (before !== undefined && after !== undefined)
    return say('table.missing.between', { ...known, a: words.seat(before), b: words.seat(after) });
  return say('table.missing.end', { ...known, a: words.seat(before ?? after ?? 1) });
}
