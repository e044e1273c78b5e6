import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Over } from '../../src/kernel/question.ts';
import '../elements/button.ts';
import '../elements/icon.ts';
import { victory } from '../../src/text/victory.ts';
import { base } from '../styles/base.ts';
import { afterPaint } from './after-paint.ts';
import { Ask } from './ask.ts';

/** Who held what, told once the game is over. */
export interface Unmasked {
  readonly seat: number;
  readonly name: string;
  readonly role: string;
  readonly faction: string;
  readonly alive: boolean;
}

/**
 * The end: who has won and why, and everybody's role. Fires `again` (same people, new deal), and leads
 * to the story. Undo stays: a game is over only when the host leaves it so.
 */
@customElement('nd-over')
export class GameOver extends Ask<Over> {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-5);
      }

      .won {
        display: grid;
        gap: var(--space-3);
        justify-items: center;
        padding: var(--space-6) var(--space-4);
        border-block: 3px double var(--accent);
        text-align: center;
      }

      .won nd-icon {
        --icon-size: 2.5rem;
        color: var(--accent);
      }

      h2:focus {
        outline: none;
      }

      h2 {
        font-size: clamp(2rem, 9vw, 3.25rem);
        line-height: 1.1;
      }

      .clause {
        white-space: nowrap;
      }

      /* On its side, a phone shows who has won together with what is done next. */
      @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
        :host {
          gap: var(--space-4);
        }

        .won {
          gap: var(--space-2);
          padding-block: var(--space-3);
        }

        .won nd-icon {
          display: none;
        }

        h2 {
          font-size: 2rem;
        }
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
      }

      .row > * {
        flex: 1 1 auto;
      }

      .roles {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
        gap: 0 var(--space-5);
      }

      .roles li {
        display: grid;
        grid-template-columns: 1.75rem 1fr auto;
        gap: var(--space-2);
        align-items: baseline;
        padding-block: var(--space-2);
        border-block-end: 1px solid var(--line);
      }

      .dead .name {
        color: var(--ink-soft);
        text-decoration: line-through;
      }

      .side {
        color: var(--ink-soft);
        font-size: var(--text-s);
        text-align: end;
      }

      .winner .side {
        color: var(--accent);
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) unmasked: readonly Unmasked[] = [];
  @property() storyHref = '';
  /** Who has won is on the screen: a large table's roles take a phone as long as all else. */
  @state() private told = false;

  /** What has come of the game is heard first. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('h2')?.focus(options);
  }

  protected override firstUpdated(): void {
    void afterPaint().then(() => (this.told = true));
  }

  protected override render(): TemplateResult {
    const { won, say, clause } = this.question;
    return html`
      <section class="won">
        <nd-icon name="moonCard"></nd-icon>
        <h2 tabindex="-1">${victory(this.speaker, won)}</h2>
        ${say.map((line) => html`<p>${this.say(line)} <span class="clause soft small" aria-hidden="true">${clause}</span></p>`)}
      </section>
      <div class="row">
        <nd-button variant="primary" large @click=${() => this.emit('again')}>${this.say('host.again')}</nd-button>
        <nd-button large href=${this.storyHref}>${this.say('host.story')}</nd-button>
      </div>
      ${
        this.told && this.unmasked.length > 0
          ? html`<ul class="roles" aria-label=${this.say('host.unmasked')}>
            ${this.unmasked.map(
              ({ seat, name, role, faction, alive }) => html`<li class="${alive ? '' : 'dead'} ${won.includes(faction) ? 'winner' : ''}">
                <span class="soft">${seat}</span><span class="name">${name}</span><span class="side">${this.speaker.role(role)}</span>
              </li>`,
            )}
          </ul>`
          : nothing
      }
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-over': GameOver;
  }
}
