import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { NumberQuestion } from '../../src/kernel/question.ts';
import '../elements/button.ts';
import '../elements/stepper.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { askStyles } from './ask.styles.ts';

/** A whole number within the question's bounds. */
@customElement('nd-ask-number')
export class AskNumber extends Ask<NumberQuestion> {
  static override styles = [
    base,
    askStyles,
    css`
      .number {
        display: grid;
        gap: var(--space-2);
        justify-items: center;
        font-size: var(--text-xl);
      }
    `,
  ];

  @state() private value = 0;

  override willUpdate(): void {
    if (this.hasUpdated) return;
    const kept = (this.draft as { number?: number } | undefined)?.number;
    const { min, max } = this.question;
    this.value = kept !== undefined && kept >= min && kept <= max ? kept : min;
  }

  protected override render(): TemplateResult {
    const { min, max } = this.question;
    return html`<div class="number">
        <nd-stepper
          .value=${this.value}
          .min=${min}
          .max=${max}
          label=${this.say('host.number')}
          @change=${(event: CustomEvent<number>) => this.#set(event.detail)}
        ></nd-stepper>
        <span class="soft small">${this.say('host.numberBounds', { min, max })}</span>
      </div>
      <div class="foot actions">
        <nd-button class="confirm" variant="primary" large @click=${() => this.give({ number: this.value })}>
          ${this.say('host.takeNumber', { n: this.value })}
        </nd-button>
      </div>`;
  }

  #set(value: number): void {
    this.value = value;
    this.keep({ number: value });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-number': AskNumber;
  }
}
