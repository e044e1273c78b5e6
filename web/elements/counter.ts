import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';

/**
 * A count on its way to a number: cards read, votes towards a majority. Shows `now` of `goal` with a
 * bar; `reached` colours it. The label says what is counted.
 */
@customElement('nd-counter')
export class Counter extends LitElement {
  static override styles = [
    base,
    css`
      .in {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--space-1) var(--space-3);
        align-items: baseline;
      }

      .number {
        font: 600 var(--text-l) / 1 var(--font-title);
        white-space: nowrap;
        font-variant-numeric: tabular-nums lining-nums;
      }

      .label {
        color: var(--ink-soft);
        font-size: var(--text-s);
      }

      :host([compact]) .label {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      :host([compact]) .number {
        grid-column: 1 / -1;
        text-align: end;
      }

      progress {
        grid-column: 1 / -1;
        /* As wide as the words above; Firefox would give it a width of its own and break the title beside it. */
        inline-size: 0;
        min-inline-size: 100%;
        block-size: 0.375rem;
        overflow: hidden;
        border: 0;
        border-radius: var(--radius-round);
        background: var(--line);
        appearance: none;
      }

      progress::-webkit-progress-bar {
        background: var(--line);
      }

      progress::-webkit-progress-value {
        border-radius: var(--radius-round);
        background: var(--accent);
        transition: inline-size var(--quick);
      }

      progress::-moz-progress-bar {
        background: var(--accent);
      }

      .reached .number {
        color: var(--good);
      }

      .reached progress::-webkit-progress-value {
        background: var(--good);
      }

      .reached progress::-moz-progress-bar {
        background: var(--good);
      }
    `,
  ];

  @property({ type: Number }) now = 0;
  @property({ type: Number }) goal = 0;
  /** The count in words, e.g. "7 of 12". */
  @property() text = '';
  @property() label = '';
  /** The label is for screen readers only. */
  @property({ type: Boolean, reflect: true }) compact = false;

  protected override render(): TemplateResult {
    return html`<div class="in ${this.now >= this.goal ? 'reached' : ''}">
      <span class="number">${this.text || this.now}</span>
      <span class="label" id="label">${this.label}</span>
      <progress max=${Math.max(1, this.goal)} value=${Math.min(this.now, this.goal)} aria-labelledby="label"></progress>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-counter': Counter;
  }
}
