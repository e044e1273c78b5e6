import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Pick, PickOption } from '../../src/kernel/question.ts';
import '../elements/button.ts';
import '../elements/clause.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { askStyles } from './ask.styles.ts';

/** Letters of an answer beyond which it needs the whole breadth. */
const longest = 12;

/** Pick one of a few options; those that cannot be taken are shown with the reason. */
@customElement('nd-ask-pick')
export class AskPick extends Ask<Pick> {
  static override styles = [
    base,
    askStyles,
    css`
      .options {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
        align-items: end;
      }

      /* Many, or long ones, stand in a column. */
      .column {
        grid-template-columns: minmax(0, 1fr);
      }

      .why {
        margin-block-start: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { options, pass } = this.question;
    const column = options.length > 4 || options.some((option) => option.bar !== undefined || this.say(option.label).length > longest);
    // The first row is empty: answers stand at the foot, as at every question.
    return html`<span></span>
      <div class="foot options ${column ? 'column' : ''}">
      ${options.filter(({ id }) => id !== pass).map((option) => this.#option(option))} ${options.filter(({ id }) => id === pass).map((option) => this.#option(option))}
    </div>`;
  }

  #option({ id, label, bar }: PickOption): TemplateResult {
    const chosen = (this.draft as { option?: string } | undefined)?.option === id;
    return html`<div>
      <nd-button
        style="inline-size: 100%"
        data-option=${id}
        large
        variant=${chosen ? 'primary' : 'plain'}
        ?disabled=${bar !== undefined}
        @click=${() => this.give({ option: id })}
      >
        ${this.say(label)}
      </nd-button>
      ${bar ? html`<p class="why">${this.say(bar.why)} <nd-clause of=${bar.clause}>${bar.clause}</nd-clause></p>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-pick': AskPick;
  }
}
