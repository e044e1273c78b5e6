import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Question } from '../../src/kernel/question.ts';
import type { Table } from '../../src/kernel/table.ts';
import { WordedElement } from '../elements/worded.ts';
import '../elements/hold-button.ts';
import { base } from '../styles/base.ts';
import { awake } from './awake.ts';

/** A button in the bar: while it is held it says who should be awake now. It is not on the page before that. */
@customElement('nd-awake-now')
export class AwakeNow extends WordedElement {
  static override styles = [
    base,
    css`
      :host {
        position: relative;
        flex: none;
      }

      nd-hold-button {
        --hold-pad: 0;
        inline-size: var(--touch);
      }

      .who {
        position: absolute;
        inset-block-start: calc(100% + var(--space-2));
        inset-inline-end: 0;
        z-index: 5;
        inline-size: max-content;
        max-inline-size: min(20rem, 70vw);
        padding: var(--space-3) var(--space-4);
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--raised);
        line-height: 1.35;
      }

      strong {
        display: block;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) question!: Question;
  @state() private held = false;

  protected override render(): TemplateResult {
    return html`<nd-hold-button icon="awake" hint=${this.say('host.peekHint')} @peek=${this.#hold}
        ><span class="unseen">${this.say('host.awake')}</span></nd-hold-button
      >${this.held ? this.#who() : nothing}`;
  }

  #who(): TemplateResult {
    const { seats, why, noSay = [] } = awake(this.table, this.question);
    const who = seats.length > 0 ? this.speaker.list(seats.map((seat) => this.speaker.seat(seat))) : this.say('host.awake.nobody');
    return html`<p class="who" role="status">
      <span class="soft small">${this.say('host.awake')}</span><strong>${who}</strong>${why ? html`<span class="small">${this.say(why)}</span>` : nothing}
      ${noSay.map((words) => html`<span class="small">${this.say(words)}</span>`)}
    </p>`;
  }

  /** This button opens one secret, not all of them. */
  readonly #hold = (event: CustomEvent<boolean>): void => {
    event.stopPropagation();
    this.held = event.detail;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-awake-now': AwakeNow;
  }
}
