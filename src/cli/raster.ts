import { Worker } from 'node:worker_threads';
import { TooMuch } from '../../print/proof/too-much.ts';
import type { Answer, Order, Page } from './raster-orders.ts';
import { lateAfter, WorkerLine } from './worker-line.ts';

/** A page is drawn no larger than this many pixels: A4 at 600 dpi has 35 million. */
const mostPixels = 40_000_000;
/** Pages of one file; the largest deck, a page for each side, has four in five of them. */
const mostPages = 5_000;
/** Bytes PDFium and its pages may take. */
const mostMemory = 200 * 2 ** 20;
/** Ms of work one page, or opening a file, may take, counted over the processors; ours take some 300. */
const mostWork = 2_000;
/** Ms until the answer, however busy the machine is with other things. */
const mostTime = 30_000;

/** How pages are drawn, and how far a file may go; tests set less. */
export interface RasterLimits {
  /** Ms of work per page. */
  readonly work?: number;
  /** Pixels per page. */
  readonly pixels?: number;
  /** Pages come in their colours too, which takes four times the memory. */
  readonly colours?: boolean;
}

/** A PDF whose pages are drawn. */
export interface Drawing {
  /** The page with this number, from 1; nothing where the file has no more. Throws `TooMuch` where it is too large to draw or takes too long or too much memory. */
  page(number: number): Promise<Page | undefined>;
  close(): Promise<void>;
}

/** Opens a PDF to draw its pages, `dpi` pixels per inch. Throws where the bytes are no PDF that can be opened, and `TooMuch`. */
export async function openPdf(pdf: Uint8Array, dpi: number, limits: RasterLimits = {}): Promise<Drawing> {
  const id = ++latest;
  const { work = mostWork, pixels = mostPixels, colours = false } = limits;
  const close = async (): Promise<void> => {
    if (line.runs) await ask({ what: 'close', id }, work).catch(() => undefined);
  };
  const opened = await ask({ what: 'open', id, pdf, dpi, colours }, work);
  if (opened.is === 'open' && opened.pages > mostPages) {
    await close();
    throw new TooMuch(`it has ${String(opened.pages)} pages, and ${String(mostPages)} is the most`);
  }
  return {
    close,
    async page(number) {
      const answer = await ask({ what: 'page', id, number, mostPixels: pixels }, work);
      if (answer.is === 'large')
        throw new TooMuch(`page ${String(number)} has more than the ${String(pixels / 1e6)} million pixels that are drawn`);
      return answer.is === 'page' ? answer.page : undefined;
    },
  };
}

/** Draws the pages of a PDF one after another; throws as `openPdf` does. */
export async function* pagesOf(pdf: Uint8Array, dpi = 200, limits: RasterLimits = {}): AsyncGenerator<Page> {
  const drawing = await openPdf(pdf, dpi, limits);
  try {
    for (let number = 1; ; number++) {
      const page = await drawing.page(number);
      if (page === undefined) return;
      yield page;
    }
  } finally {
    await drawing.close();
  }
}

/**
 * The keywords of a PDF's document information; empty if it has none. Throws where the bytes are no PDF that can be
 * opened, and `TooMuch` where they are longer than any list of codes.
 */
export async function keywordsOf(pdf: Uint8Array): Promise<string> {
  const answer = await ask({ what: 'keywords', pdf }, mostWork);
  if (answer.is === 'keywords' && answer.text !== undefined) return answer.text;
  throw new TooMuch('its list of codes is longer than that of any deck');
}

let latest = 0;
const line = new WorkerLine<Order, Answer>(begun);

/** Gives the worker an order when it has done those before, and waits for the answer. */
async function ask(order: Order, work: number): Promise<Answer> {
  // This thread waits meanwhile, so that what the process works is the worker's.
  const answer = await line.ask(order, () => lateAfter(work, mostTime));
  if (answer === 'late') throw new TooMuch(`it takes longer than ${String(work / 1000)} seconds to draw`);
  const full = answer === 'full' || answer.is === 'full';
  if (full || answer.is === 'broken') await line.end();
  if (full) throw new TooMuch(`it takes more than the ${String(mostMemory / 2 ** 20)} MB of memory a file gets`);
  if (answer.is === 'bad' || answer.is === 'broken') throw new Error('this is no PDF that can be opened');
  return answer;
}

function begun(): Worker {
  return new Worker(new URL('./raster-worker.mjs', import.meta.url), {
    workerData: { mostMemory },
    // What PDFium says of a damaged file is for its makers.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
