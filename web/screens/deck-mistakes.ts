import { css, html, nothing, type TemplateResult } from 'lit';
import type { Said } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';

export const mistakesStyles = css`
  .mistakes {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-4);
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

/** All that keeps a file from being a deck, for its author; nothing is shown where nothing is wrong. */
export function deckMistakes(mistakes: readonly Said[], { say }: Speaker): TemplateResult | typeof nothing {
  if (mistakes.length === 0) return nothing;
  return html`<div role="alert">
    <p><strong>${say({ id: 'setup.deck.mistakes' })}</strong></p>
    <ul class="mistakes">
      ${mistakes.map((one) => html`<li class="small">${say(one)}</li>`)}
    </ul>
  </div>`;
}
