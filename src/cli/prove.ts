import { fromRgba, type Gray } from '../cards/read/gray.ts';
import type { Fonts } from '../../print/fonts.ts';
import type { Printed } from '../../print/print.ts';
import { coarseDifferences } from '../../print/proof/differences.ts';
import type { Scene } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import { makeType } from '../../print/type.ts';
import { twice } from './check-pdf.ts';
import { ownSvg } from './own-svg.ts';
import { comparePages, dpi, type Compared } from './compare-pages.ts';

/** Squares of 3 mm; letters that two renderers place in their own ways differ by up to 60 shades there. */
const coarseness = { side: Math.round((3 * dpi) / 25.4), shades: 75 } as const;

/**
 * Proves a finished file before it is called done: PDFium draws its pages, another renderer draws what was laid out, and
 * every page, face, back, code and word is compared.
 */
export async function prove({ bytes, plan, layout }: Printed, fonts: Fonts, onPage?: (page: number) => void): Promise<Compared> {
  const type = makeType(fonts);
  const compared = await comparePages(
    bytes,
    plan,
    {
      layout,
      page: (number) => drawn(layout.scenes[number - 1], (scene) => drawSvg(scene, type)),
      differ: (expected, actual) => coarseDifferences(expected, actual, coarseness),
    },
    onPage,
  );
  return { ...compared, findings: [...twice(plan), ...compared.findings] };
}

async function drawn(scene: Scene | undefined, svgOf: (scene: Scene) => string): Promise<Gray | undefined> {
  if (scene === undefined) return undefined;
  // As PDFium does, points and pixels are rounded down.
  const pixels = (mm: number): number => Math.floor((Math.floor((mm * 72) / 25.4 + 1e-6) * dpi) / 72);
  const { data, info } = await ownSvg(svgOf(scene), dpi)
    .resize(pixels(scene.width), pixels(scene.height), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fromRgba(data, info.width, info.height);
}
