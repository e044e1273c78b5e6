import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../elements/icon.ts';
import { NdElement } from '../elements/element.ts';
import { base } from '../styles/base.ts';

/**
 * What the host says now: the words large, and apart from them what is for the host alone and is
 * never read aloud. A decoy is marked as such: nobody wakes, but it must sound alike.
 */
@customElement('nd-words')
export class WordsCard extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .say,
      .note {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-2);
        align-items: start;
      }

      .say {
        padding: var(--space-3) var(--space-3) var(--space-3) var(--space-2);
        border-inline-start: 4px solid var(--accent);
        border-radius: 0 var(--radius-l) var(--radius-l) 0;
        background: var(--surface);
        font: 500 clamp(1.25rem, 0.9rem + 1.6vw, 1.875rem) / 1.3 var(--font-title);
        text-wrap: pretty;
        overflow-wrap: break-word;
      }

      .lines {
        display: grid;
        gap: var(--space-1);
      }

      nd-icon {
        --icon-size: 1.25rem;
        margin-block-start: 0.2em;
        color: var(--accent);
      }

      .note {
        padding: var(--space-2) var(--space-3);
        border: 1px dashed var(--edge);
        border-radius: var(--radius-m);
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.4;
      }

      .note nd-icon {
        margin: 0;
      }

      .decoy .say {
        border-inline-start-style: dashed;
      }

      .decoy .note {
        border-color: var(--accent);
        color: var(--ink);
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly string[] = [];
  @property({ attribute: false }) note: string | undefined;
  @property({ type: Boolean }) decoy = false;

  protected override render(): TemplateResult {
    return html`<div class=${this.decoy ? 'decoy' : ''} style="display: contents">
      ${this.lines.length > 0
        ? html`<section class="say" aria-label=${this.say('host.sayAloud')}>
            <nd-icon name="voice" title=${this.say('host.sayAloud')}></nd-icon>
            <div class="lines">${this.lines.map((line) => html`<p>${line}</p>`)}</div>
          </section>`
        : nothing}
      ${this.decoy || this.note
        ? html`<aside class="note" aria-label=${this.say('host.notAloud')}>
            <nd-icon name="eye"></nd-icon>
            <div>
              <p><strong>${this.say('host.notAloud')}:</strong> ${this.decoy ? html`<strong>${this.say('host.decoy')}</strong>` : nothing} ${this.note ?? nothing}</p>
            </div>
          </aside>`
        : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-words': WordsCard;
  }
}
