import { LitElement } from 'lit';
import type { Filler, Said } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { Watch } from '../session/store.ts';
import { wording } from '../session/wording.ts';
import { base } from '../styles/base.ts';

/** What all our elements are: a Lit element that speaks the host's language and is redrawn when it changes. */
export class NdElement extends LitElement {
  static override styles = [base];
  readonly #words = new Watch<Speaker>(this, wording);

  get speaker(): Speaker {
    return this.#words.value;
  }

  /** The sentence for a message id in the host's language. */
  say(said: Said | string, fill?: Readonly<Record<string, Filler>>): string {
    return this.speaker.say(said, fill);
  }

  /** Sentences one after another, as the host's language sets them. */
  sentences(all: readonly string[]): string {
    return all.slice(1).reduce((one, other) => this.say('list.then', { one, other }), all[0] ?? '');
  }

  /** Dispatches an event; it crosses shadow roots. */
  protected emit<T>(type: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
