import { css, html, nothing, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { base } from '../styles/base.ts';

/**
 * A line of text with its label. Fires `change` (detail: the text) when the field is left or Enter is
 * pressed, and `input` while typing.
 */
@customElement('nd-field')
export class Field extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    base,
    css`
      label {
        display: block;
        margin-block-end: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
      }

      :host([bare]) label {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      input {
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--ground);
        color: var(--ink);
      }

      input::placeholder {
        color: var(--ink-soft);
        opacity: 1;
      }

      :host([mono]) input {
        font: 500 var(--text-l) ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
        letter-spacing: 0.08em;
        text-transform: uppercase;
      }

      input[aria-invalid='true'] {
        border-color: var(--danger);
      }

      .error {
        margin-block-start: var(--space-1);
        color: var(--danger);
        font-size: var(--text-s);
      }

      .hint {
        margin-block-start: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
    `,
  ];

  @property() label = '';
  @property() value = '';
  @property() placeholder: string | undefined;
  @property() hint: string | undefined;
  /** What is wrong with the text, if anything. */
  @property() error: string | undefined;
  @property({ type: Number }) maxlength: number | undefined;
  @property() override autocapitalize: 'words' | 'characters' | 'off' = 'words';
  /** The label is for screen readers only. */
  @property({ type: Boolean, reflect: true }) bare = false;
  /** For codes: wide-set capitals. */
  @property({ type: Boolean, reflect: true }) mono = false;
  @query('input') readonly input!: HTMLInputElement;

  protected override render(): TemplateResult {
    return html`
      <label for="in">${this.label}</label>
      <input
        id="in"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="next"
        autocapitalize=${this.autocapitalize}
        .value=${live(this.value)}
        placeholder=${ifDefined(this.placeholder)}
        maxlength=${ifDefined(this.maxlength)}
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby="more"
        @input=${this.#typed}
        @change=${this.#left}
      />
      <div id="more">
        ${this.error ? html`<p class="error">${this.error}</p>` : nothing}${this.hint ? html`<p class="hint">${this.hint}</p>` : nothing}
      </div>
    `;
  }

  #typed(): void {
    this.value = this.input.value;
  }

  #left(): void {
    this.value = this.input.value;
    this.dispatchEvent(new CustomEvent('change', { detail: this.value, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-field': Field;
  }
}
