import { type Found, type Quad, stillUnread, union } from '../../src/cards/read/found.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import type { WiderLook } from '../../src/cards/read/wider.ts';
import type { PictureCodes } from './decoder.ts';
import type { LongLook, LongLooked } from './zxing-protocol.ts';

/**
 * The longer looks at frames of a table, taken by another worker, so that no frame waits for them: on a phone one takes as
 * long as ten frames. `read` answers at once with nothing; what it brings is fetched with `taken`.
 */
export class Beside implements WiderLook {
  readonly #port: MessagePort;
  #asked: LongLook | undefined;
  #done: PictureCodes | undefined;
  #looks = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<LongLooked>) => {
      if (this.#asked === undefined || this.#asked.no !== data.no) return;
      const { frame, known } = this.#asked;
      this.#asked = undefined;
      const codes = union(known, data.codes);
      // What was known says nothing new; the links between cards of one frame do.
      if (codes.length > known.length)
        this.#done = { codes, unread: stillUnread(data.unread, codes), width: frame.width, height: frame.height };
    };
  }

  read(frame: Gray, known: readonly Found[], seen: readonly Quad[]): Promise<readonly Found[]> {
    if (this.#asked === undefined) {
      this.#asked = { no: ++this.#looks, frame, known, unread: [...seen] };
      this.#port.postMessage(this.#asked);
    }
    return Promise.resolve([]);
  }

  /** What the last longer look has brought, once. */
  taken(): PictureCodes | undefined {
    const done = this.#done;
    this.#done = undefined;
    return done;
  }

  /** What is being looked at was of another table: it may lie otherwise, with the same cards. */
  forget(): void {
    this.#asked = undefined;
    this.#done = undefined;
  }
}

/** Answers what a `Beside` at the other end of the port asks; what fails brings nothing. */
export function answerBeside(port: MessagePort, wider: WiderLook): void {
  port.onmessage = ({ data: { no, frame, known, unread: seen } }: MessageEvent<LongLook>) => {
    const unread = [...seen];
    void wider
      .read(frame, known, unread)
      .catch((): readonly Found[] => [])
      .then((codes) => {
        port.postMessage({ no, codes, unread } satisfies LongLooked);
      });
  };
}
