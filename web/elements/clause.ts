import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import './sheet.ts';

/** The number of a clause, which a tap opens: what the rulebook says there, in the rulebook's English. The number is the slot too. */
@customElement('nd-clause')
export class Clause extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: inline-block;
        font-size: var(--text-xs);
        font-variant-numeric: tabular-nums;
      }

      /* As high as a finger, and no higher a line for it. */
      button {
        min-block-size: var(--touch);
        min-inline-size: 1.5rem;
        margin-block: calc((1.5em - var(--touch)) / 2);
        padding: 0;
        border: 0;
        border-radius: var(--radius-s);
        background: none;
        text-decoration: underline dotted;
        text-underline-offset: 0.2em;
        white-space: nowrap;
        cursor: pointer;
      }

      :host([within]) button {
        min-block-size: 0;
        margin-block: 0;
      }

      p {
        color: var(--ink);
        font-size: var(--text-m);
        text-align: start;
        white-space: normal;
      }
    `,
  ];

  /** Its number. */
  @property() of = '';
  /** No higher than its line, where something else to be touched stands close. */
  @property({ type: Boolean, reflect: true }) within = false;
  @state() private text: string | undefined;

  protected override render(): TemplateResult {
    return html`<button type="button" aria-haspopup="dialog" @click=${this.#open}><slot></slot></button>
      ${
        this.text === undefined
          ? nothing
          : html`<nd-sheet open heading=${this.of} @close=${this.#shut}><p lang="en">${this.text}</p></nd-sheet>`
      }`;
  }

  async #open(event: Event): Promise<void> {
    event.stopPropagation();
    const { clauseText } = await import('../session/clauses.ts');
    this.text = (await clauseText(this.of).catch(() => undefined)) ?? this.say('clause.unknown');
  }

  /** Whatever it stands in stays open. */
  #shut(event: Event): void {
    event.stopPropagation();
    this.text = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-clause': Clause;
  }
}
