import { css, html, nothing, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';

/** One thing that may be chosen; with `barred` it is shown but cannot be taken, and says why. */
export interface ChoiceItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Short facts on a line of their own below the hint; none is broken where it has room on a line. */
  readonly facts?: readonly string[];
  readonly barred?: string;
  /** What is seen in place of the label, in letters 2em broad and 1em high that no device lacks. */
  readonly drawn?: TemplateResult | undefined;
}

/**
 * A list of which one (or, with `multiple`, several) may be chosen: native radio buttons or check
 * boxes with large targets. `look` is a list, chips beside one another for short words, or segments of one bar.
 * Fires `change` with the chosen ids.
 */
@customElement('nd-choice')
export class Choice extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    base,
    css`
      legend {
        margin-block-end: var(--space-2);
        padding: 0;
      }

      :host([bare]) legend {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      .items {
        display: grid;
        gap: var(--space-2);
      }

      :host([look='chips']) .items {
        display: flex;
        flex-wrap: wrap;
      }

      :host([look='segments']) .items {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        gap: 0;
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
      }

      label {
        position: relative;
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0 var(--chip-gap, var(--space-3));
        align-items: center;
        min-block-size: var(--touch);
        padding: var(--space-2) var(--chip-pad, var(--space-4)) var(--space-2) var(--chip-pad, var(--space-3));
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--raised);
        cursor: pointer;
      }

      input {
        inline-size: 1.25rem;
        block-size: 1.25rem;
        margin: 0;
        accent-color: var(--accent);
      }

      label:has(:checked) {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      label:has(:focus-visible) {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }

      input:focus-visible {
        outline: none;
      }

      label:has(:disabled) {
        border-color: var(--line);
        background: none;
        color: var(--ink-soft);
        cursor: default;
      }

      :host([look='segments']) label {
        grid-template-columns: 1fr;
        padding: var(--space-1) var(--space-2);
        border-color: transparent;
        background: none;
        font-size: var(--text-s);
        line-height: 1.2;
        text-align: center;
      }

      :host([look='segments']) label:has(:checked) {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: var(--accent);
        font-weight: 600;
      }

      :host([look='segments']) input {
        position: absolute;
        opacity: 0;
      }

      svg {
        display: block;
        inline-size: 2em;
        block-size: 1em;
      }

      .hint {
        grid-column: 2;
        color: var(--ink-soft);
        font-size: var(--text-s);
      }

      .fact {
        display: inline-block;
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) items: readonly ChoiceItem[] = [];
  @property({ attribute: false }) value: readonly string[] = [];
  @property({ type: Boolean }) multiple = false;
  @property({ type: Boolean }) disabled = false;
  @property({ reflect: true }) look: 'list' | 'chips' | 'segments' = 'list';
  /** The label is for screen readers only. */
  @property({ type: Boolean, reflect: true }) bare = false;

  protected override render(): TemplateResult {
    return html`<fieldset>
      <legend>${this.label}</legend>
      <div class="items">${this.items.map((item) => this.#item(item))}</div>
    </fieldset>`;
  }

  #item({ id, label, hint, facts, barred, drawn }: ChoiceItem): TemplateResult {
    const more = barred ?? hint;
    const known = barred === undefined ? (facts ?? []) : [];
    return html`<label>
      <input
        type=${this.multiple ? 'checkbox' : 'radio'}
        name="choice"
        .checked=${this.value.includes(id)}
        ?disabled=${this.disabled || barred !== undefined}
        @change=${(event: Event) => this.#chose(id, (event.target as HTMLInputElement).checked)}
      />
      <span>${drawn ? html`<span class="unseen">${label}</span>${drawn}` : label}</span>${more ? html`<span class="hint">${more}</span>` : nothing}${known.length > 0 ? html`<span class="hint">${this.#facts(known)}</span>` : nothing}
    </label>`;
  }

  /** The dot between two stays with the first. */
  #facts(facts: readonly string[]): TemplateResult[] {
    return facts.map((fact, i) =>
      i < facts.length - 1 ? html`<span class="fact">${fact} ·</span> ` : html`<span class="fact">${fact}</span>`,
    );
  }

  #chose(id: string, on: boolean): void {
    const others = this.multiple ? this.value.filter((one) => one !== id) : [];
    // In the order of the list, whatever the order of the taps.
    const chosen = on ? [...others, id] : others;
    this.value = this.items.map((item) => item.id).filter((one) => chosen.includes(one));
    this.dispatchEvent(new CustomEvent('change', { detail: this.value, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-choice': Choice;
  }
}
