import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import './icon.ts';

/** A heading that unfolds what belongs to it. Opened and closed with a tap, Enter or Space. */
@customElement('nd-disclosure')
export class Disclosure extends NdElement {
  static override styles = [
    base,
    css`
      summary {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-block-size: var(--touch);
        padding-inline: var(--space-2);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        font-weight: 600;
        cursor: pointer;
        list-style: none;
      }

      summary::-webkit-details-marker {
        display: none;
      }

      details[open] nd-icon {
        transform: rotate(180deg);
      }

      .note {
        margin-inline-start: auto;
        color: var(--accent);
        font-weight: 400;
      }

      .in {
        padding-block-start: var(--space-3);
      }
    `,
  ];

  @property() heading = '';
  @property({ type: Boolean }) open = false;
  /** A word beside the heading about what is inside. */
  @property() note = '';

  protected override render(): TemplateResult {
    return html`<details ?open=${this.open} @toggle=${this.#toggled}>
      <summary><nd-icon name="down"></nd-icon>${this.heading}${this.note === '' ? nothing : html`<span class="note small">${this.note}</span>`}</summary>
      <div class="in"><slot></slot></div>
    </details>`;
  }

  #toggled(event: Event): void {
    this.open = (event.target as HTMLDetailsElement).open;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-disclosure': Disclosure;
  }
}
