import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

/** A whole number with a step down and a step up; it can also be typed. Fires `change` with the number. */
@customElement('nd-stepper')
export class Stepper extends NdElement {
  static override styles = [
    base,
    css`
      .in {
        display: inline-flex;
        align-items: center;
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--ground);
      }

      input {
        inline-size: var(--stepper-number, 3.25rem);
        min-block-size: var(--touch);
        padding: 0;
        border: 0;
        background: none;
        font-variant-numeric: tabular-nums;
        text-align: center;
        appearance: textfield;
      }

      input::-webkit-inner-spin-button {
        appearance: none;
      }
    `,
  ];

  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 99;
  @property({ type: Number }) step = 1;
  @property({ type: Boolean }) disabled = false;
  /** What is counted, for screen readers. */
  @property() label = '';
  /** What the number stands for where it is none, as the words beside it say: it is then no figure that could be read as a count. */
  @property() none = '';
  /** What is being typed and has not been left yet: whatever is drawn anew meanwhile must not take it away. */
  #typed: string | undefined;

  protected override render(): TemplateResult {
    return html`<div class="in" role="group" aria-label=${this.label}>
      <nd-button
        variant="quiet"
        icon="minus"
        label=${this.say('stepper.less', { what: this.label })}
        ?disabled=${this.disabled || this.value <= this.min}
        @click=${() => this.#set(this.value - this.step)}
      ></nd-button>
      <input
        type="number"
        inputmode="numeric"
        aria-label=${this.label}
        min=${this.min}
        max=${this.max}
        ?disabled=${this.disabled}
        placeholder="–"
        aria-description=${this.none || nothing}
        .value=${live(this.#typed ?? (this.none === '' ? String(this.value) : ''))}
        @input=${(event: Event) => (this.#typed = (event.target as HTMLInputElement).value)}
        @change=${(event: Event) => this.#set((event.target as HTMLInputElement).valueAsNumber)}
      />
      <nd-button
        variant="quiet"
        icon="plus"
        label=${this.say('stepper.more', { what: this.label })}
        ?disabled=${this.disabled || this.value >= this.max}
        @click=${() => this.#set(this.value + this.step)}
      ></nd-button>
    </div>`;
  }

  #set(wanted: number): void {
    const before = this.value;
    this.#typed = undefined;
    if (Number.isFinite(wanted)) this.value = Math.min(this.max, Math.max(this.min, Math.round(wanted)));
    this.requestUpdate();
    if (this.value !== before) this.emit('change', this.value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-stepper': Stepper;
  }
}
