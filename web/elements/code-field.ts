import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './field.ts';
import type { Field } from './field.ts';

addWords(dealingWords);

/** A code typed from under a QR. Fires `code` (detail: the text) at Enter or the button; `error` says what was wrong with it. */
@customElement('nd-code-field')
export class CodeField extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }

      nd-button {
        justify-self: end;
      }
    `,
  ];

  @property() error = '';
  /** What the button says. */
  @property() take = '';
  @query('nd-field') private readonly field!: Field;

  protected override render(): TemplateResult {
    return html`<nd-field
        mono
        autocapitalize="characters"
        label=${this.say('dealing.type.label')}
        hint=${this.say('dealing.type.hint')}
        error=${this.error}
        maxlength="48"
        @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#typed()}
      ></nd-field>
      <nd-button variant="primary" @click=${this.#typed}>${this.take}</nd-button>`;
  }

  /** Makes room for the next code. */
  clear(): void {
    this.field.input.value = '';
  }

  readonly #typed = (): void => {
    const text = this.field.input.value;
    if (text.trim() !== '') this.emit('code', text);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-code-field': CodeField;
  }
}
