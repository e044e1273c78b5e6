import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Deal } from '../../src/cards/deal.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import './icon.ts';

/**
 * All seats at a glance: which have their card, which is next, which are missing. Roles show only while
 * `peek` is set. Fires `seat` with the seat tapped.
 */
@customElement('nd-deal-seats')
export class DealSeats extends NdElement {
  static override styles = [
    base,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(3.625rem, 1fr));
        gap: 0.375rem;
      }

      button {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0 var(--space-1);
        align-content: center;
        inline-size: 100%;
        min-block-size: 3.125rem;
        padding: 0.125rem 0.375rem;
        border: 1px dashed var(--edge);
        border-radius: var(--radius-m);
        background: none;
        text-align: start;
        cursor: pointer;
        touch-action: manipulation;
      }

      nd-icon {
        --icon-size: 1rem;
        align-self: center;
      }

      .number {
        font: 600 var(--text-m) / 1.2 var(--font-title);
      }

      .name {
        grid-column: 1 / -1;
        overflow: hidden;
        color: var(--ink-soft);
        font-size: 0.75rem;
        line-height: 1.3;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      .taken {
        border-color: var(--line);
        border-style: solid;
        background: var(--raised);
      }

      .taken nd-icon {
        color: var(--good);
      }

      .next {
        border: 2px solid var(--accent);
        background: var(--accent-soft);
      }

      .next .name {
        color: var(--accent);
      }

      .peek {
        color: var(--accent);
        white-space: normal;
        overflow-wrap: anywhere;
      }

      @media (min-width: 60rem) {
        ul {
          grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
        }

        .name {
          font-size: var(--text-xs);
        }
      }
    `,
  ];

  @property({ attribute: false }) deal: Deal | undefined;
  @property({ type: Number }) next: SeatId | undefined;
  @property({ type: Boolean }) peek = false;
  /** Speaks players' names and roles. */
  @property({ attribute: false }) words: Speaker = this.speaker;
  @property({ attribute: false }) names: readonly string[] = [];

  protected override render(): TemplateResult {
    const held = this.deal?.held ?? [];
    return html`<ul aria-label=${this.say('dealing.seats')}>
      ${repeat(
        held,
        (_, i) => i,
        (one, i) => this.#seat(i + 1, one?.role),
      )}
    </ul>`;
  }

  #seat(seat: SeatId, role: string | undefined): TemplateResult {
    const taken = role !== undefined;
    const next = seat === this.next;
    const name = this.names[seat - 1] ?? '';
    const state = this.say(taken ? 'dealing.seat.taken' : next ? 'dealing.seat.next' : 'dealing.seat.empty');
    const shown = this.peek && taken ? this.words.role(role) : name;
    return html`<li>
      <button
        type="button"
        class=${[taken ? 'taken' : '', next ? 'next' : ''].join(' ')}
        aria-label=${[name ? this.say('ring.seat', { n: seat, name }) : this.words.seat(seat), state, this.peek && taken ? shown : ''].filter(Boolean).join(this.say('list.comma'))}
        @click=${() => this.emit('seat', seat)}
      >
        <span class="number">${seat}</span>
        ${taken ? html`<nd-icon name="check"></nd-icon>` : html`<span></span>`}
        <span class="name ${this.peek && taken ? 'peek' : ''}">${shown}</span>
      </button>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-deal-seats': DealSeats;
  }
}
