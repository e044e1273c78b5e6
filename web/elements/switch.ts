import { css, html, nothing, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';

/** Something that is on or off, with its words. Fires `change` with the new state. */
@customElement('nd-switch')
export class Switch extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    base,
    css`
      button {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0 var(--space-4);
        align-items: center;
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: var(--space-1) 0;
        border: 0;
        border-radius: var(--radius-s);
        background: none;
        text-align: start;
        cursor: pointer;
      }

      button:disabled {
        cursor: default;
      }

      .track {
        grid-row: 1 / span 2;
        grid-column: 2;
        inline-size: 3rem;
        block-size: 1.75rem;
        padding: 0.1875rem;
        border: 1px solid var(--edge);
        border-radius: var(--radius-round);
        background: var(--ground);
      }

      .knob {
        display: block;
        inline-size: 1.25rem;
        block-size: 1.25rem;
        border-radius: 50%;
        background: var(--edge);
        transition: transform var(--quick);
      }

      [aria-checked='true'] .track {
        border-color: var(--accent);
        background: var(--accent);
      }

      [aria-checked='true'] .knob {
        background: var(--on-accent);
        transform: translateX(1.25rem);
      }

      .hint {
        grid-column: 1;
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
    `,
  ];

  @property() label = '';
  @property() hint: string | undefined;
  @property({ type: Boolean, reflect: true }) on = false;
  @property({ type: Boolean }) disabled = false;

  protected override render(): TemplateResult {
    return html`<button type="button" role="switch" aria-checked=${this.on ? 'true' : 'false'} ?disabled=${this.disabled} @click=${this.#flip}>
      <span>${this.label}</span>
      <span class="track" aria-hidden="true"><span class="knob"></span></span>
      ${this.hint ? html`<span class="hint">${this.hint}</span>` : nothing}
    </button>`;
  }

  #flip(): void {
    this.on = !this.on;
    this.dispatchEvent(new CustomEvent('change', { detail: this.on, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-switch': Switch;
  }
}
