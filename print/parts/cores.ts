import { hashWords } from '../../src/cards/hash.ts';
import type { Shape } from '../scene.ts';
import type { Side } from './fronts.ts';
import type { SheetPlace } from './stepped.ts';

/** Sides of the largest and the smallest core, in modules, about the 3 of the standard; the smallest is read from less far (ARCHITECTURE.md). */
const [largest, smallest] = [3.3, 2.5];
/** By how much cores of a sheet differ, where it has not too many places for that. */
const step = 0.1;

/**
 * The sides of the cores, in modules, for codes that lie on a sheet with so many places: no two alike, and drawn from what
 * each code says.
 *
 * zbar tries the corners of codes in threes, those that most of its lines cross first (`stepOf` tells what comes of it when all
 * are alike), and a smaller core is crossed by fewer. Codes of sealed backs keep one size and one place, as a back must not
 * tell which card it is. The edges of two cores differ by half a millimetre at most, less than one of the hundreds of modules in
 * which two codes differ anyway; and as a code is made under the deck's secret, its core says nothing of the card's role or
 * number. Of the 260 codes of our decks' backs on A4 zbar read 198, 184, 207 and 201 of one core at 150, 200, 300 and 400 pixels
 * per inch; with these it reads 255 to 259 at 150, depending on the key, and all from 200 on.
 */
export function coresOf(codes: readonly string[], places: number): readonly number[] {
  const apart = Math.min(step, (largest - smallest) / Math.max(1, places - 1));
  const taken = new Set<number>();
  return codes.map((code) => {
    // Each of the sheet's cores is as likely on a sheet that is not full, so that a small one does not tell of a full sheet.
    let at = (hashWords(code)[0] ?? 0) % places;
    while (taken.has(at)) at = (at + 1) % places;
    taken.add(at);
    return largest - at * apart;
  });
}

/** The side of the core, in modules, at a place of a sheet: each is smaller than the one before. */
export function coreAt({ index, places }: SheetPlace): number {
  return largest - (index * (largest - smallest)) / Math.max(1, places - 1);
}

/** Sides for a sheet with so many places, the codes on them with cores that differ. */
export function withCores(sides: readonly Side[], places: number): readonly Side[] {
  const cores = coresOf(
    sides.flatMap(({ code }) => code?.code ?? []),
    places,
  );
  let next = 0;
  return sides.map((side) => {
    if (side.code === undefined) return side;
    const core = cores[next++];
    return { ...side, own: side.own.map((shape): Shape => (shape.kind === 'qr' && core !== undefined ? { ...shape, core } : shape)) };
  });
}
