/// <reference lib="webworker" />
import type { Art } from '../../print/art/art.ts';
import { fontFiles, readFonts, type Fonts } from '../../print/fonts.ts';
import type { PrintJob } from '../../print/job.ts';
import { PrintError } from '../../print/print-error.ts';
import { borrowedOf, layoutFacilitator, layoutPages, printDeck, type PageScene } from '../../print/print.ts';
import type { Scene } from '../../print/scene.ts';
import { forShop, nearCut, shops, type Send } from '../../print/shops.ts';
import { drawSvg } from '../../print/svg.ts';
import { readTrueType, type TrueType } from '../../print/truetype.ts';
import { makeType } from '../../print/type.ts';
import type { Ask, Made, Painted, Reply, ShopSend, Step } from './protocol.ts';

/** Lays out, previews and prints off the main thread: the page stays alive while pages are made. */
const worker = self as unknown as DedicatedWorkerGlobalScope;
const files = import.meta.glob<string>('../../print/fonts/*.ttf', { query: '?url', import: 'default', eager: true });
/** The art of the decks: each is loaded with the first job of its deck. */
const arts = import.meta.glob<string>('../../decks/art/*.json', { query: '?url', import: 'default', eager: true });
const loadedArts = new Map<string, Art>();
const bytes = new Map<string, Promise<Uint8Array>>();

let job: PrintJob | undefined;
let fonts: Fonts | undefined;
let pages: readonly PageScene[] = [];
let send: Send | undefined;
/** Pictures the page has been asked for. */
const painting = new Map<number, (picture: Painted | undefined) => void>();

worker.addEventListener('message', (event: MessageEvent<Ask>) => {
  const { data } = event;
  // What the page draws belongs to the job that is being done.
  if (data.do === 'painted') return painting.get(data.id)?.(data.picture);
  // One after the other, so that a preview never shows the pages of a job that has been replaced.
  line = line.then(() => serve(data));
});
let line: Promise<void> = Promise.resolve();

type Order = Exclude<Ask, { readonly do: 'painted' }>;

async function serve(ask: Order): Promise<void> {
  try {
    const reply = await answer(ask);
    worker.postMessage(reply, reply.got === 'made' ? [reply.made.bytes.buffer] : []);
  } catch (error) {
    const reply: Reply =
      error instanceof PrintError
        ? { id: ask.id, got: 'refused', said: error.said }
        : { id: ask.id, got: 'broken', message: error instanceof Error ? error.message : String(error) };
    worker.postMessage(reply);
  }
}

async function answer(ask: Order): Promise<Reply> {
  const { id } = ask;
  if (ask.do === 'layout') {
    send = sendOf(ask.send);
    const art = await withArt(ask.job);
    const wanted = (job = send === undefined ? art : forShop(art, send));
    [fonts, pages] = await withFonts(wanted, (loaded) => layoutPages(wanted, loaded));
    if (send !== undefined) refuseNear(pages, send, fonts);
    const reverse = pages.flatMap((page, i) => (page.reverse ? [i] : []));
    return { id, got: 'layout', laid: { pages: pages.length, reverse, borrowed: borrowedOf(wanted, fonts) } };
  }
  if (ask.do === 'page') {
    const scene = pages[ask.index]?.scene;
    if (!scene || !fonts) throw new Error(`No page ${ask.index}`);
    return { id, got: 'page', svg: drawSvg(scene, makeType(fonts)) };
  }
  if (ask.do === 'facilitator') {
    const wanted = await withArt(ask.job);
    const [loaded, card] = await withFonts(wanted, (ready) => layoutFacilitator(wanted, ready, ask.role));
    return { id, got: 'facilitator', svg: card && drawSvg(card, makeType(loaded)) };
  }
  if (!job || !fonts) throw new Error('Nothing laid out');
  return { id, got: 'made', made: await make(id, job, fonts) };
}

/** Prints, proves what came out, and makes the pictures of shops that take those. */
async function make(id: number, job: PrintJob, fonts: Fonts): Promise<Made> {
  const progress =
    (step: Step, of = pages.length) =>
    (done: number): void =>
      worker.postMessage({ id, got: 'progress', step, done, of } satisfies Reply);
  const drawing = progress('making');
  const printed = await printDeck(job, fonts, ({ done }) => drawing(done));
  const type = makeType(fonts);
  const paint = (png: boolean) => (scene: Scene, width: number, height: number) => painted(drawSvg(scene, type), width, height, png);
  const proving = progress('proving');
  proving(0);
  const draw = async (scene: Scene, width: number, height: number): Promise<Uint8ClampedArray> =>
    (await paint(false)(scene, width, height)).rgba;
  // Its files are large and wanted only now.
  const proof = await import('./prove.ts').then(({ prove }) => prove(printed, draw, proving)).catch(() => undefined);
  if (send?.shop.takes !== 'png') return { bytes: new Uint8Array(printed.bytes), kind: 'pdf', proof };
  const { shopPictures } = await import('./shop-pictures.ts');
  return { bytes: await shopPictures(printed, send, paint(true), progress('picturing')), kind: 'png', proof };
}

/** Has the page draw a picture, as workers draw no SVG. */
async function painted(svg: string, width: number, height: number, png: boolean): Promise<Painted> {
  const id = ++latest;
  const picture = await new Promise<Painted | undefined>((done) => {
    painting.set(id, done);
    worker.postMessage({ id, got: 'paint', svg, width, height, png } satisfies Reply);
  });
  painting.delete(id);
  if (picture === undefined) throw new Error('the page cannot be drawn');
  return picture;
}
let latest = 0;

function sendOf(wanted: ShopSend | undefined): Send | undefined {
  const shop = wanted && shops[wanted.shop];
  const size = wanted && shop?.sizes[wanted.size];
  return shop && size && { shop, size };
}

/** A deck that a shop would cut into is not laid out for it. */
function refuseNear(laid: readonly PageScene[], to: Send, ready: Fonts): void {
  const [first] = nearCut(
    laid.map(({ scene }) => scene),
    to,
    makeType(ready),
  );
  if (first === undefined) return;
  const { page, what, by } = first;
  throw new PrintError({ id: 'printing.shop.near', with: { page, what, mm: Math.round(by * 10) / 10, shop: to.shop.name } });
}

/** The job with the art its deck names. */
async function withArt(wanted: PrintJob): Promise<PrintJob> {
  const url = arts[`../../decks/art/${wanted.deck.art ?? ''}.json`];
  if (url === undefined) return wanted;
  const known = loadedArts.get(url);
  if (known !== undefined) return { ...wanted, art: known };
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  const art = (await response.json()) as Art;
  loadedArts.set(url, art);
  return { ...wanted, art };
}

/** What is laid out and the fonts it took: the large Chinese font is loaded only when something needs it. */
async function withFonts<T>(wanted: PrintJob, layOut: (fonts: Fonts) => T): Promise<[Fonts, T]> {
  const han = [wanted.language, wanted.second].includes('zh');
  const loaded = await loadFonts(wanted.art, han);
  try {
    return [loaded, layOut(loaded)];
  } catch (error) {
    if (han || !(error instanceof PrintError) || error.said.id !== 'print.error.noHan') throw error;
    const all = await loadFonts(wanted.art, true);
    return [all, layOut(all)];
  }
}

async function loadFonts(art: Art | undefined, han: boolean): Promise<Fonts> {
  const [regular, bold, chinese] = await Promise.all([
    load(fontFiles.regular),
    load(fontFiles.bold),
    han ? load(fontFiles.han) : undefined,
  ]);
  const fonts = readFonts({ regular, bold, ...(chinese ? { han: chinese } : {}) });
  if (art === undefined) return fonts;
  const names = art.world.fonts;
  const font = async (name: string): Promise<TrueType> => readTrueType(await load(`${name}.ttf`));
  const [display, text, strong] = await Promise.all([font(names.display), font(names.text), font(names.strong)]);
  return { ...fonts, world: { display, text, strong, ...(han && names.han !== undefined ? { han: await font(names.han) } : {}) } };
}

/** A file of `print/fonts`. */
function load(name: string): Promise<Uint8Array> {
  const known = bytes.get(name);
  if (known) return known;
  const loading = fetchFont(name);
  bytes.set(name, loading);
  loading.catch(() => bytes.delete(name));
  return loading;
}

async function fetchFont(name: string): Promise<Uint8Array> {
  const url = files[`../../print/fonts/${name}`];
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${name}: ${String(response.status)}`);
  return new Uint8Array(await response.arrayBuffer());
}
