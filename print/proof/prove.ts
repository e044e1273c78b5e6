import type { Gray } from '../../src/cards/read/gray.ts';
import type { Printed } from '../print.ts';
import type { Scene } from '../scene.ts';
import { comparePages, dpi, type Compared, type Seen } from './compare-pages.ts';
import { coarseDifferences } from './differences.ts';
import { twice } from './twice.ts';

/** Squares of 3 mm; letters that two renderers place in their own ways differ by up to 60 shades there. */
const coarseness = { side: Math.round((3 * dpi) / 25.4), shades: 75 } as const;

/** Pixels of so many mm at the resolution pages are compared at: as PDFium does, points and pixels are rounded down. */
export const provedPixels = (mm: number): number => Math.floor((Math.floor((mm * 72) / 25.4 + 1e-6) * dpi) / 72);

/**
 * Proves a finished file before it is called done: one renderer has drawn its pages (`seen`), another draws what was laid
 * out (`draw`, `provedPixels` wide and high), and every page, face, back, code and word is compared.
 */
export async function proveBy(
  { plan, layout }: Omit<Printed, 'bytes'>,
  seen: Seen,
  draw: (scene: Scene) => Promise<Gray>,
  onPage?: (page: number) => void,
): Promise<Compared> {
  const compared = await comparePages(
    seen,
    plan,
    {
      layout,
      page: async (number) => {
        const scene = layout.scenes[number - 1];
        return scene && draw(scene);
      },
      differ: (expected, actual) => coarseDifferences(expected, actual, coarseness),
    },
    onPage,
  );
  return { ...compared, findings: [...twice(plan), ...compared.findings] };
}
