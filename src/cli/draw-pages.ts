import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { fromRgba } from '../cards/read/gray.ts';
import { longestKeywords, type Answer, type Order, type Page } from './raster-orders.ts';

/**
 * Draws pages of PDFs beside the main thread, so that a file that never ends or fills the memory can be left: the
 * main thread sends one order at a time and stops the worker when an answer is due too long.
 */

/** PDFium and its pages get no more WebAssembly memory than this; it then gives up, and `full` is the answer. */
const { mostMemory } = workerData as { readonly mostMemory: number };
let full = false;

/** Node's types do not know it. */
declare const WebAssembly: { readonly Memory: { readonly prototype: Growing } };
interface Growing {
  readonly buffer: ArrayBuffer;
  /** By so many pages of 64 KiB. */
  grow: (this: Growing, pages: number) => number;
}

// The library offers no limit of its own.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemory) {
    full = true;
    throw new RangeError('more memory than a PDF may take');
  }
  return grow.call(this, pages);
};

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

let library: Promise<PDFiumLibrary> | undefined;
const open = new Map<number, { readonly document: Document; readonly dpi: number; readonly colours: boolean }>();

async function load(pdf: Uint8Array): Promise<Document> {
  library ??= PDFiumLibrary.init();
  return (await library).loadDocument(pdf);
}

async function obey(order: Order): Promise<Answer> {
  switch (order.what) {
    case 'open': {
      const document = await load(order.pdf);
      open.set(order.id, { document, dpi: order.dpi, colours: order.colours });
      return { is: 'open', pages: document.getPageCount() };
    }
    case 'page':
      return draw(order.id, order.number, order.mostPixels);
    case 'close':
      open.get(order.id)?.document.destroy();
      open.delete(order.id);
      return { is: 'end' };
    case 'keywords':
      return { is: 'keywords', text: await keywords(order.pdf) };
  }
}

async function draw(id: number, number: number, mostPixels: number): Promise<Answer> {
  const job = open.get(id);
  if (job === undefined || number > job.document.getPageCount()) return { is: 'end' };
  const page = job.document.getPage(number - 1);
  const scale = job.dpi / 72;
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (originalWidth * originalHeight * scale * scale > mostPixels) return { is: 'large' };
  // Drawing a page closes it.
  const text = page.getText();
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'BGRA' });
  return { is: 'page', page: { ...(job.colours ? inPlanes(data, width, height) : fromRgba(data, width, height)), text } };
}

async function keywords(pdf: Uint8Array): Promise<string | undefined> {
  const document = await load(pdf);
  try {
    const { module, documentIdx } = document as unknown as Insides;
    const room = (bytes: number): number => module.wasmExports.malloc(bytes);
    const tag = room(16);
    module.HEAPU8.set(new TextEncoder().encode('Keywords\0'), tag);
    const size = module._FPDF_GetMetaText(documentIdx, tag, 0, 0);
    if (size > 2 * longestKeywords) return undefined;
    const text = room(size);
    module._FPDF_GetMetaText(documentIdx, tag, text, size);
    const words = new TextDecoder('utf-16le').decode(module.HEAPU8.slice(text, text + Math.max(0, size - 2)));
    module.wasmExports.free(text);
    module.wasmExports.free(tag);
    return words;
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

/** Pixels of red, green, blue and alpha, one after another, as three planes and in grey (ITU-R BT.601 weights). */
function inPlanes(rgba: Uint8Array, width: number, height: number): Omit<Page, 'text'> {
  const plane = (): Uint8Array<ArrayBuffer> => new Uint8Array(width * height);
  const data = plane();
  const red = plane();
  const green = plane();
  const blue = plane();
  for (let i = 0, at = 0; i < data.length; i++, at += 4) {
    const r = rgba[at] ?? 0;
    const g = rgba[at + 1] ?? 0;
    const b = rgba[at + 2] ?? 0;
    red[i] = r;
    green[i] = g;
    blue[i] = b;
    data[i] = (306 * r + 601 * g + 117 * b + 512) >> 10;
  }
  return { width, height, data, planes: [red, green, blue] };
}

parentPort?.on('message', (order: Order) => {
  void obey(order)
    // After a fault of its own (a trap of WebAssembly) PDFium answers nothing more.
    .catch((error: unknown): Answer => ({ is: error instanceof Error && error.name === 'RuntimeError' ? 'broken' : 'bad' }))
    // Without the memory it wants, PDFium may leave away part of a page and say nothing.
    .then((answer): Answer => (full ? { is: 'full' } : answer))
    .then((answer) => {
      parentPort?.postMessage(
        answer,
        answer.is === 'page' ? [answer.page.data.buffer, ...(answer.page.planes ?? []).map(({ buffer }) => buffer)] : [],
      );
    });
});
