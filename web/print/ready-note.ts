import { html, nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../src/cards/deck.ts';
import type { Filler } from '../../src/kernel/types.ts';
import type { Language } from '../../src/text/message.ts';
import '../elements/button.ts';
import { words as readyWords } from '../../src/text/ready.ts';
import { makeRoute } from '../route.ts';
import { printingsOf, readyPrinting } from '../session/printings.ts';
import { addWords } from '../session/wording.ts';

addWords(readyWords);

/** Whether a deck lies cut and checked on the table, as this device knows it; nothing for one that was never checked here. */
export function readySince(
  deck: Deck,
  language: Language,
  say: (id: string, fill: Readonly<Record<string, Filler>>) => string,
): string | undefined {
  const { cards, key, ready } = readyPrinting(deck) ?? {};
  if (cards === undefined || ready === undefined) return undefined;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(ready);
  return say(key === undefined ? 'ready.since' : 'ready.since.key', { n: cards.length, date });
}

/** The same as a line, with the way to the check where this device has printed the deck; `route` is how the check is told of it. */
export function readyNote(
  deck: Deck,
  route: readonly string[],
  language: Language,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
): TemplateResult {
  const since = readySince(deck, language, say);
  const printed = printingsOf(deck).length > 0;
  return html`${since === undefined ? nothing : html`<p class="soft small">${since}</p>`}
    ${printed ? html`<nd-button variant="quiet" start icon="scan" href=${makeRoute('ready', ...route)}>${say('ready.open')}</nd-button>` : nothing}`;
}
