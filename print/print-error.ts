import type { Said } from '../src/kernel/types.ts';
import { speaker } from '../src/text/speak.ts';
import { words } from '../src/text/print.ts';

/** Something that cannot be printed as asked. `said` is for the reader's language, `message` is English. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
  readonly said: Said;

  constructor(said: Said) {
    super(speaker('en', [words]).say(said));
    this.said = said;
  }
}
