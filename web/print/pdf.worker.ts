/// <reference lib="webworker" />
import type { Art } from '../../print/art/art.ts';
import { fontFiles, readFonts, type Fonts } from '../../print/fonts.ts';
import type { PrintJob } from '../../print/job.ts';
import { PrintError } from '../../print/print-error.ts';
import { layoutDeck, layoutFacilitator, printDeck } from '../../print/print.ts';
import type { Scene } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import { readTrueType, type TrueType } from '../../print/truetype.ts';
import { makeType } from '../../print/type.ts';
import type { Ask, Reply } from './protocol.ts';

/** Lays out, previews and prints off the main thread: the page stays alive while pages are made. */
const worker = self as unknown as DedicatedWorkerGlobalScope;
const files = import.meta.glob<string>('../../print/fonts/*.ttf', { query: '?url', import: 'default', eager: true });
/** The art of the decks: each is loaded with the first job of its deck. */
const arts = import.meta.glob<string>('../../decks/art/*.json', { query: '?url', import: 'default', eager: true });
const loadedArts = new Map<string, Art>();
const bytes = new Map<string, Promise<Uint8Array>>();

let job: PrintJob | undefined;
let fonts: Fonts | undefined;
let pages: readonly Scene[] = [];

worker.addEventListener('message', (event: MessageEvent<Ask>) => {
  // One after the other, so that a preview never shows the pages of a job that has been replaced.
  line = line.then(() => serve(event.data));
});
let line: Promise<void> = Promise.resolve();

async function serve(ask: Ask): Promise<void> {
  try {
    const reply = await answer(ask);
    worker.postMessage(reply, reply.got === 'pdf' ? [reply.bytes.buffer] : []);
  } catch (error) {
    const reply: Reply =
      error instanceof PrintError
        ? { id: ask.id, got: 'refused', said: error.said }
        : { id: ask.id, got: 'broken', message: error instanceof Error ? error.message : String(error) };
    worker.postMessage(reply);
  }
}

async function answer(ask: Ask): Promise<Reply> {
  const { id } = ask;
  if (ask.do === 'layout') {
    job = await withArt(ask.job);
    const wanted = job;
    [fonts, pages] = await withFonts(wanted, (loaded) => layoutDeck(wanted, loaded));
    return { id, got: 'layout', pages: pages.length };
  }
  if (ask.do === 'page') {
    const scene = pages[ask.index];
    if (!scene || !fonts) throw new Error(`No page ${ask.index}`);
    return { id, got: 'page', svg: drawSvg(scene, makeType(fonts)) };
  }
  if (ask.do === 'facilitator') {
    const wanted = await withArt(ask.job);
    const [loaded, card] = await withFonts(wanted, (ready) => layoutFacilitator(wanted, ready, ask.role));
    return { id, got: 'facilitator', svg: card && drawSvg(card, makeType(loaded)) };
  }
  if (!job || !fonts) throw new Error('Nothing laid out');
  const printed = await printDeck(job, fonts, ({ done, of }) => worker.postMessage({ id, got: 'progress', done, of } satisfies Reply));
  return { id, got: 'pdf', bytes: new Uint8Array(printed.bytes) };
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
  const han = wanted.language === 'zh';
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
