import { fromRgba, type Gray } from '../cards/read/gray.ts';
import type { Fonts } from '../../print/fonts.ts';
import type { Printed } from '../../print/print.ts';
import { dpi, type Compared } from '../../print/proof/compare-pages.ts';
import { proveBy, provedPixels } from '../../print/proof/prove.ts';
import type { Scene } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import { makeType, type Type } from '../../print/type.ts';
import { look } from './decode.ts';
import { ownSvg } from './own-svg.ts';
import { pagesOf } from './raster.ts';

/** Proves a finished file before it is called done: PDFium draws its pages, librsvg draws what was laid out. */
export async function prove(printed: Printed, fonts: Fonts, onPage?: (page: number) => void): Promise<Compared> {
  const type = makeType(fonts);
  return proveBy(printed, { pages: pagesOf(printed.bytes, dpi), look }, (scene) => drawn(scene, type), onPage);
}

async function drawn(scene: Scene, type: Type): Promise<Gray> {
  const { data, info } = await ownSvg(drawSvg(scene, type), dpi)
    .resize(provedPixels(scene.width), provedPixels(scene.height), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fromRgba(data, info.width, info.height);
}
