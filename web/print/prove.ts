import { PDFiumLibrary } from '@hyzyla/pdfium';
import pdfiumUrl from '@hyzyla/pdfium/pdfium.wasm?url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Printed } from '../../print/print.ts';
import type { DrawnPage } from '../../print/proof/check-page.ts';
import { dpi, type Compared } from '../../print/proof/compare-pages.ts';
import { proveBy, provedPixels } from '../../print/proof/prove.ts';
import type { Scene } from '../../print/scene.ts';
import { type Look, lookWith } from '../../src/cards/read/found.ts';
import { fromRgba } from '../../src/cards/read/gray.ts';

/** Draws a scene in so many pixels: red, green, blue and alpha. */
export type Draw = (scene: Scene, width: number, height: number) => Promise<Uint8ClampedArray>;

/** Codes of a file up to which each is tried for what it bears; those of larger decks are as large and as dark. */
const mostStressed = 60;

let decoder: Promise<unknown> | undefined;

/** Finds the codes of a picture; the decoder's own files come from this app. */
export const look: Look = async (...asked) => {
  decoder ??= prepareZXingModule({ overrides: { locateFile: () => zxingUrl }, fireImmediately: true });
  await decoder;
  return lookWith(readBarcodes)(...asked);
};

/**
 * Proves a finished file in the browser: PDFium draws its pages one by one, the browser the pages of the preview, and all of it
 * is compared. Throws where either cannot draw.
 */
export async function prove(printed: Printed, draw: Draw, onPage: (page: number) => void): Promise<Compared> {
  const library = await PDFiumLibrary.init({ wasmUrl: pdfiumUrl });
  try {
    return await proveBy(
      printed,
      { pages: pagesOf(library, printed.bytes), look, stress: printed.plan.codes.length <= mostStressed },
      async (scene) => {
        const [width, height] = [provedPixels(scene.width), provedPixels(scene.height)];
        return fromRgba(await draw(scene, width, height), width, height);
      },
      onPage,
    );
  } finally {
    library.destroy();
  }
}

async function* pagesOf(library: Awaited<ReturnType<typeof PDFiumLibrary.init>>, bytes: Uint8Array): AsyncGenerator<DrawnPage> {
  const document = await library.loadDocument(bytes);
  try {
    for (let index = 0; index < document.getPageCount(); index++) {
      const page = document.getPage(index);
      // Drawing a page closes it.
      const text = page.getText();
      const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap', colorSpace: 'BGRA' });
      yield { ...fromRgba(data, width, height), text };
    }
  } finally {
    document.destroy();
  }
}
