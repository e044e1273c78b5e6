import { html, nothing, type TemplateResult } from 'lit';
import { weakContrasts } from '../../src/cards/contrast.ts';
import type { Deck } from '../../src/cards/deck.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/disclosure.ts';

/** Pictures of the host's own for a deck, what of its colours is hard to read, and whom it owes thanks; what chooses pictures is loaded when it is unfolded. `changed` is called after each change. */
export function pictureChoices(deck: Deck, words: Speaker, changed: () => void): TemplateResult {
  return html`<nd-disclosure heading=${words.say('printing.pictures')} @click=${() => void import('../elements/own-pictures.ts')}>
    <nd-own-pictures .deck=${deck} .words=${words} @change=${changed}></nd-own-pictures>
  </nd-disclosure>
    ${weakContrasts(deck).map((weak) => html`<p class="small" role="status">${words.say(weak)}</p>`)}
    ${deck.credits ? html`<p class="soft small">${words.say('print.setup.credits', { credits: deck.credits.join('; ') })}</p>` : nothing}`;
}
