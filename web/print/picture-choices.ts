import { html, type TemplateResult } from 'lit';
import type { Deck } from '../../src/cards/deck.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/disclosure.ts';

/** Pictures of the host's own for a deck; what chooses them is loaded when it is unfolded. `changed` is called after each change. */
export function pictureChoices(deck: Deck, words: Speaker, changed: () => void): TemplateResult {
  return html`<nd-disclosure heading=${words.say('printing.pictures')} @click=${() => void import('../elements/own-pictures.ts')}>
    <nd-own-pictures .deck=${deck} .words=${words} @change=${changed}></nd-own-pictures>
  </nd-disclosure>`;
}
