import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { done } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import '../elements/icon.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { askStyles, underHandStyles } from './ask.styles.ts';

/** Whether nothing but going on answers the question, so that it needs no look at the screen. */
export const isOnlySaid = (question: Question): boolean =>
  question.shape === 'say' || (question.shape === 'choose' && question.seats.length === 0 && question.min === 0);

/**
 * What the phone reads aloud, answered without a look: the left half of the room says it again (fires `repeat`), the right
 * half goes on.
 */
@customElement('nd-ask-aloud')
export class AskAloud extends Ask<Question> {
  static override styles = [
    base,
    askStyles,
    underHandStyles,
    css`
      :host {
        grid-template-columns: 1fr 1fr;
        gap: var(--space-2);
        align-content: stretch;
        min-block-size: min(44dvh, 22rem);
        padding-block: var(--space-2);
        background: var(--ground);
      }

      @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
        :host {
          inset-block: var(--bar, 0px) auto;
          block-size: calc(100dvh - var(--bar, 0px) - var(--space-4));
          padding-block-start: 0;
        }
      }

      button {
        display: grid;
        gap: var(--space-2);
        justify-items: center;
        align-content: center;
        padding: var(--space-3);
        border: 1px solid var(--edge);
        border-radius: var(--radius-l);
        background: var(--raised);
        color: var(--ink);
        font: 500 var(--text-l) / 1.25 var(--font-text);
        cursor: pointer;
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
      }

      .onward {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: var(--accent);
      }

      nd-icon {
        --icon-size: 2.5rem;
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`<button type="button" class="repeat" @click=${() => this.emit('repeat')}><nd-icon name="voice"></nd-icon>${this.say('host.sayAgain')}</button>
      <button type="button" class="onward" @click=${() => this.give(this.question.shape === 'say' ? done : { seats: [] })}>
        <nd-icon name="next"></nd-icon>${this.say('host.sayOn')}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-aloud': AskAloud;
  }
}
