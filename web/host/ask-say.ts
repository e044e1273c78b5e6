import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { done } from '../../src/kernel/answer.ts';
import type { Say } from '../../src/kernel/question.ts';
import '../elements/button.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { askStyles, underHandStyles } from './ask.styles.ts';

/** Read aloud, then go on: one large button, Space or Enter. */
@customElement('nd-ask-say')
export class AskSay extends Ask<Say> {
  static override styles = [base, askStyles, underHandStyles];

  protected override render(): TemplateResult {
    // The first row is empty: the button stands at the foot, where the thumb finds it without a look.
    return html`<span></span>
      <div class="foot actions">
        <nd-button class="confirm" variant="primary" large @click=${() => this.give(done)}>${this.say('host.said')}</nd-button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-say': AskSay;
  }
}
