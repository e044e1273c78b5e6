import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Pick, PickOption } from '../../src/kernel/question.ts';
import '../elements/button.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { askStyles } from './ask.styles.ts';

/** Pick one of a few options; those that cannot be taken are shown with the reason. */
@customElement('nd-ask-pick')
export class AskPick extends Ask<Pick> {
  static override styles = [
    base,
    askStyles,
    css`
      .options {
        display: grid;
        gap: var(--space-3);
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
    return html`<div class="options">
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
        variant=${chosen ? 'primary' : id === this.question.pass ? 'quiet' : 'plain'}
        ?disabled=${bar !== undefined}
        @click=${() => this.give({ option: id })}
      >
        ${this.say(label)}
      </nd-button>
      ${bar ? html`<p class="why">${this.say(bar.why)} <span class="clause">${bar.clause}</span></p>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-pick': AskPick;
  }
}
