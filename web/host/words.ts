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
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: false };
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .say {
        display: grid;
        gap: var(--space-3);
        padding: var(--space-4);
        border-inline-start: 4px solid var(--accent);
        border-radius: 0 var(--radius-l) var(--radius-l) 0;
        background: var(--surface);
        font: 500 clamp(1.375rem, 1.1rem + 1.4vw, 1.875rem) / 1.3 var(--font-title);
        text-wrap: pretty;
        overflow-wrap: break-word;
      }

      .tag {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        color: var(--ink-soft);
        font: 600 var(--text-xs) / 1 var(--font-text);
        letter-spacing: 0.04em;
      }

      .tag nd-icon {
        --icon-size: 1.125rem;
        color: var(--accent);
      }

      .note {
        display: grid;
        gap: var(--space-1);
        padding: var(--space-3) var(--space-4);
        border: 1px dashed var(--edge);
        border-radius: var(--radius-m);
        color: var(--ink-soft);
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
            <span class="tag" aria-hidden="true"><nd-icon name="voice"></nd-icon>${this.say('host.sayAloud')}</span>
            ${this.lines.map((line) => html`<p>${line}</p>`)}
          </section>`
        : nothing}
      ${this.decoy || this.note
        ? html`<aside class="note" aria-label=${this.say('host.notAloud')}>
            <span class="tag" aria-hidden="true"><nd-icon name="eye"></nd-icon>${this.say('host.notAloud')}</span>
            ${this.decoy ? html`<p><strong>${this.say('host.decoy')}</strong></p>` : nothing} ${this.note ? html`<p>${this.note}</p>` : nothing}
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
