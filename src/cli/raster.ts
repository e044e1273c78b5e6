import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Gray } from '../cards/read/gray.ts';

/** A page is drawn no larger, and a picture read no larger, than this many pixels. */
export const mostPixels = 100_000_000;

let library: Promise<PDFiumLibrary> | undefined;

/**
 * Draws the pages of a PDF in grey, one after another, `dpi` pixels per inch. Throws where the bytes are no PDF that
 * can be opened, or a page is too large to draw.
 */
export async function* pagesOf(pdf: Uint8Array, dpi = 200): AsyncGenerator<Gray> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const scale = dpi / 72;
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      if (originalWidth * originalHeight * scale * scale > mostPixels) throw new Error(`page ${page.number + 1} is too large to draw`);
      const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
      yield { width, height, data: packed(data, width, height) };
    }
  } finally {
    document.destroy();
  }
}

/** The keywords of a PDF's document information; empty if it has none. Throws where the bytes are no PDF that can be opened. */
export async function keywordsOf(pdf: Uint8Array): Promise<string> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const { module, documentIdx } = document as unknown as Insides;
    const room = (bytes: number): number => module.wasmExports.malloc(bytes);
    const tag = room(16);
    module.HEAPU8.set(new TextEncoder().encode('Keywords\0'), tag);
    const size = module._FPDF_GetMetaText(documentIdx, tag, 0, 0);
    const text = room(size);
    module._FPDF_GetMetaText(documentIdx, tag, text, size);
    const keywords = new TextDecoder('utf-16le').decode(module.HEAPU8.slice(text, text + Math.max(0, size - 2)));
    module.wasmExports.free(text);
    module.wasmExports.free(tag);
    return keywords;
  } finally {
    document.destroy();
  }
}

/** The library draws pages only; the rest of PDFium is behind it. Its version is pinned. */
interface Insides {
  readonly documentIdx: number;
  readonly module: {
    readonly HEAPU8: Uint8Array;
    readonly wasmExports: { malloc(bytes: number): number; free(at: number): void };
    /** Writes UTF-16 with a zero at its end if there is room for it; answers how many bytes that takes. */
    _FPDF_GetMetaText(document: number, tag: number, buffer: number, size: number): number;
  };
}

/** Rows without the bytes that fill them up to a multiple of four. */
function packed(data: Uint8Array, width: number, height: number): Uint8Array {
  const stride = data.length / height;
  if (stride === width) return data;
  const rows = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, y * stride + width), y * width);
  return rows;
}
