import type { PrintedCode } from '../../src/cards/read/expected/code-book.ts';
import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Wanted } from '../../src/cards/read/photo.ts';
import type { Decoder, Reading } from './decoder.ts';
import { NotAPicture, TakesTooLong } from './not-a-picture.ts';

/**
 * Which decoders read now: html5-qrcode `alone` while zxing-wasm is still loading; `both`; or html5-qrcode as the
 * `fallback`, because the other cannot run here (no wasm, no workers, a failed self-test) or has broken.
 */
export type Team = 'alone' | 'both' | 'fallback';

/** How often zxing-wasm may fail in a row before it is given up. */
const patience = 3;
/** Pictures without a code before html5-qrcode looks as well: one may be of a card on its way. */
const missesBefore = 1;
/** Least time between two such looks, ms: they take the page's own thread, 15 to 30 ms each. */
const besideEvery = 250;

/**
 * The two decoders of a page. html5-qrcode is small and needs no worker, so it is there first and reads until
 * zxing-wasm has loaded. Then that reads every picture, and html5-qrcode now and then one in which nothing was found:
 * a few cards under deep shadows and in sleeves it reads sooner. Where zxing-wasm fails it goes on alone.
 */
export class Decoders {
  readonly #openSimple: () => Promise<Decoder>;
  readonly #openStrong: () => Promise<Decoder>;
  #simpleComing: Promise<Decoder> | undefined;
  #strongComing: Promise<Decoder> | undefined;
  #simple: Decoder | undefined;
  #strong: Decoder | undefined;
  #failures = 0;
  #misses = 0;
  #lookedBeside = -Infinity;
  #expected: readonly PrintedCode[] = [];

  constructor(openSimple: () => Promise<Decoder>, openStrong: () => Promise<Decoder>) {
    this.#openSimple = openSimple;
    this.#openStrong = openStrong;
  }

  get team(): Team {
    if (this.#strong !== undefined) return 'both';
    return this.#strongComing === undefined ? 'fallback' : 'alone';
  }

  /** The decoder that reads every picture now; none before `open` has resolved. */
  get first(): Decoder | undefined {
    return this.#strong ?? this.#simple;
  }

  /** Loads what is not loaded, also what failed before. Resolves as soon as one can read; rejects where none could be loaded. */
  async open(): Promise<void> {
    this.#simpleComing ??= this.#openSimple().then(
      (decoder) => (this.#simple = decoder),
      (error: unknown) => {
        this.#simpleComing = undefined;
        throw error;
      },
    );
    this.#strongComing ??= this.#openStrong().then(
      (decoder) => {
        decoder.expect?.(this.#expected);
        return (this.#strong = decoder);
      },
      (error: unknown) => {
        this.#strongComing = undefined;
        throw error;
      },
    );
    await Promise.any([this.#simpleComing, this.#strongComing]);
  }

  /** Names the codes of which some may lie before the camera, in place of those named before. */
  expect(codes: readonly PrintedCode[]): void {
    this.#expected = codes;
    this.#strong?.expect?.(codes);
  }

  /** Reads the picture the video shows now (`now` in ms). Throws where no decoder could. */
  async read(video: HTMLVideoElement, aim: Aim, now: number): Promise<Reading> {
    const reading = await this.#tried((strong) => strong.read(video, aim), patience);
    if (reading === undefined) return this.#needed().read(video, aim);
    this.#misses = reading.codes.length > 0 ? 0 : this.#misses + 1;
    if (this.#simple === undefined || this.#misses <= missesBefore || now - this.#lookedBeside < besideEvery) return reading;
    this.#lookedBeside = now;
    // It cannot say where a code lies, which is of no use on a table.
    if (aim === 'many') return reading;
    const { codes } = await this.#simple.read(video, aim).catch(() => reading);
    return { ...reading, codes };
  }

  /** Reads every code of a photo, with zxing-wasm where it can be had at all: html5-qrcode adds nothing to it there. Throws `NotAPicture`. */
  async readPhoto(photo: Blob, wanted?: Wanted): Promise<Reading> {
    const read = (): Promise<Reading | undefined> => this.#tried((strong) => strong.readPhoto(photo, wanted), 1);
    await this.#strongComing?.catch(() => undefined);
    const loaded = this.#strong !== undefined;
    const first = await read();
    if (first !== undefined) return first;
    // It may only have been late with a frame: on a busy device, or while the host was taking the photo with another app.
    if (loaded) await Promise.all([this.open(), this.#strongComing]).catch(() => undefined);
    return (await read()) ?? this.#needed().readPhoto(photo, wanted);
  }

  /** What zxing-wasm answers, or nothing where it is not there or fails; after so many failures in a row it is given up. */
  async #tried(work: (strong: Decoder) => Promise<Reading>, failures: number): Promise<Reading | undefined> {
    const strong = this.#strong;
    if (strong === undefined) return undefined;
    try {
      const reading = await work(strong);
      this.#failures = 0;
      return reading;
    } catch (error) {
      if (error instanceof TakesTooLong) this.#giveUp(strong);
      if (error instanceof NotAPicture) throw error;
      if (++this.#failures >= failures) this.#giveUp(strong);
      return undefined;
    }
  }

  /** Its worker is ended; another one is there with the next `open`. */
  #giveUp(strong: Decoder): void {
    if (this.#strong !== strong) return;
    strong.close();
    this.#strong = undefined;
    this.#strongComing = undefined;
    this.#failures = 0;
  }

  #needed(): Decoder {
    if (this.#simple === undefined) throw new Error('no decoder is there to read with');
    return this.#simple;
  }
}

let shared: Decoders | undefined;

/** The decoders of this page, kept, warm, for the next scan. `open` them ahead of a scan to have them ready. */
export function sharedDecoders(): Decoders {
  shared ??= new Decoders(
    async () => (await import('./html5-qrcode-decoder.ts')).openHtml5Qrcode(),
    async () => (await import('./zxing-decoder.ts')).openZxing(),
  );
  return shared;
}
