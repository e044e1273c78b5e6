import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { done } from '../../src/kernel/answer.ts';
import type { Show } from '../../src/kernel/question.ts';
import { seatsBetween } from '../elements/arc.ts';
import '../elements/button.ts';
import '../elements/card-view.ts';
import '../elements/hold-button.ts';
import '../elements/icon.ts';
import '../elements/seat-ring.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { drawSign } from './signs.ts';

/**
 * Holds something up to a player: first a cover that gives nothing away, then, after a tap, the sign
 * or card alone on the whole screen. It is left by holding a button (or holding Space or Enter), so
 * that nobody leaves it by accident, and what was shown is then gone from the page. While it is open
 * it fires `secret` (true), and the screen behind takes everything else away.
 */
@customElement('nd-ask-show')
export class AskShow extends Ask<Show> {
  static override styles = [
    base,
    css`
      :host {
        display: block;
      }

      .cover {
        display: grid;
        gap: var(--space-4);
        justify-items: center;
        padding: var(--space-5) var(--space-4);
        border: 1px dashed var(--edge);
        border-radius: var(--radius-l);
        text-align: center;
      }

      .cover nd-icon {
        --icon-size: 3rem;
        color: var(--accent);
      }

      .cover nd-button {
        inline-size: min(100%, 20rem);
      }

      .open {
        position: fixed;
        inset: 0;
        z-index: 20;
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
        justify-items: center;
        padding: max(var(--space-4), env(safe-area-inset-top)) max(var(--space-4), env(safe-area-inset-right)) max(var(--space-4), env(safe-area-inset-bottom))
          max(var(--space-4), env(safe-area-inset-left));
        background: var(--ground);
      }

      .what {
        display: grid;
        gap: var(--space-5);
        grid-template-columns: minmax(0, 1fr);
        align-content: safe center;
        justify-items: center;
        min-block-size: 0;
        inline-size: 100%;
        overflow-y: auto;
        scrollbar-gutter: stable both-edges;
        text-align: center;
      }

      .what:focus {
        outline: none;
      }

      svg {
        inline-size: min(78vw, 54vh);
        block-size: min(78vw, 54vh);
        color: var(--ink);
      }

      svg.small {
        inline-size: min(24vw, 16vh);
        block-size: min(24vw, 16vh);
      }

      .line {
        fill: none;
        stroke: currentColor;
        stroke-width: 10;
        stroke-linecap: round;
        stroke-linejoin: round;
      }

      .thin {
        stroke-width: 7;
      }

      .fill {
        fill: currentColor;
      }

      @media (prefers-reduced-motion: no-preference) {
        .nod {
          animation: nod 1.1s ease-in-out infinite;
        }

        .shake {
          animation: shake 1.1s ease-in-out infinite;
        }
      }

      @keyframes nod {
        50% {
          transform: translateY(12px);
        }
      }

      @keyframes shake {
        25% {
          transform: translateX(-12px);
        }

        75% {
          transform: translateX(12px);
        }
      }

      .caption {
        font: 600 clamp(2.25rem, 10vw, 4.5rem) / 1.1 var(--font-title);
      }

      .words {
        max-inline-size: 24ch;
        font: 500 clamp(1.5rem, 6vw, 2.5rem) / 1.25 var(--font-title);
        text-wrap: balance;
      }

      nd-seat-ring {
        --list-column: 9rem;
        inline-size: min(100%, 82vh, 38rem);
      }

      .arc {
        max-inline-size: 20ch;
        margin-inline: auto;
        margin-block-end: var(--space-2);
        font: 500 clamp(1.125rem, 4.5vw, 1.75rem) / 1.25 var(--font-title);
        text-wrap: balance;
      }

      .under {
        font-size: clamp(1.125rem, 4.5vw, 1.75rem);
      }

      /* A mini card, 44 × 63 mm: what height is left decides. */
      nd-card-view {
        --card-radius: 0.9rem;
        inline-size: min(84vw, 49vh);
      }

      .leave {
        inline-size: min(100%, 24rem);
      }
    `,
  ];

  /** Draws the card of a role as an SVG, where the deck has one. */
  @property({ attribute: false }) cardOf: ((role: string) => Promise<string | undefined>) | undefined;
  @state() private open = false;
  @state() private card: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.open) this.emit('secret', false);
  }

  protected override render(): TemplateResult {
    return this.open ? this.#shown() : this.#cover();
  }

  #cover(): TemplateResult {
    const { to } = this.question;
    const n = typeof to === 'string' ? this.seats.filter((seat) => seat.alive).length : to.length;
    return html`<div class="cover">
      <nd-icon name="eye"></nd-icon>
      <p>${this.say('host.showTo', { n })}</p>
      <nd-button variant="primary" large @click=${() => void this.#open()}>${this.say('host.show')}</nd-button>
    </div>`;
  }

  #shown(): TemplateResult {
    const { sign, role, said, arc } = this.question.showing;
    const caption = this.#caption();
    return html`<div class="open">
      <div class="what" tabindex="-1">
        ${sign && !arc ? html`<svg viewBox="0 0 200 200" aria-hidden="true">${svg`${drawSign(sign)}`}</svg>` : nothing}
        ${this.card ? html`<nd-card-view .svg=${this.card} alt=${role ? this.speaker.role(role) : ''}></nd-card-view>` : nothing}
        ${arc ? this.#arc(arc) : nothing}
        ${caption === undefined || (sign && arc) ? nothing : html`<h1 class="caption">${caption}</h1>`}
        ${sign || arc ? nothing : caption === undefined ? html`<h1 class="words ${this.card ? 'under' : ''}">${this.say(said)}</h1>` : html`<p class="words">${this.say(said)}</p>`}
      </div>
      <nd-hold-button class="leave" mode="confirm" icon="lock" hint=${this.say('host.holdHint')} @held=${this.#leave}>${this.say('host.holdToLeave')}</nd-hold-button>
    </div>`;
  }

  /** The stretch of the ring lit between its two ends, the sign and the words in the middle; as a list only that stretch, in its order. */
  #arc({ from, to }: NonNullable<Show['showing']['arc']>): TemplateResult {
    const on = seatsBetween(from, to, this.seats.length);
    const placed = this.seats.map(({ seat, name, alive }): RingSeat => ({
      seat,
      name,
      dead: !alive,
      arc: on.includes(seat) ? 'on' : seat === from || seat === to ? 'end' : 'off',
    }));
    const stretch = [...new Set([from, ...on, to])].flatMap((seat) => placed.filter((one) => one.seat === seat));
    const { sign, said } = this.question.showing;
    return html`<nd-seat-ring still .turned=${this.turned} form=${this.form} .seats=${this.form === 'ring' ? placed : stretch}>
      ${sign ? html`<svg class="small" viewBox="0 0 200 200" role="img" aria-label=${this.say(`host.sign.${sign}`)}>${svg`${drawSign(sign)}`}</svg>` : nothing}
      <h1 class="arc">${this.say(said)}</h1>
    </nd-seat-ring>`;
  }

  /** The one thing it is about, in letters that carry; a card carries its own. */
  #caption(): string | undefined {
    const { sign, role, faction } = this.question.showing;
    if (sign) return this.say(`host.sign.${sign}`);
    if (role) return this.card ? undefined : this.speaker.role(role);
    return faction && this.speaker.faction(faction);
  }

  async #open(): Promise<void> {
    const { role } = this.question.showing;
    this.open = true;
    if (role) void this.#draw(role);
    this.emit('secret', true);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('nd-hold-button')?.focus();
  }

  /** The words stand there until the card is drawn. */
  async #draw(role: string): Promise<void> {
    const card = await this.cardOf?.(role);
    if (this.open) this.card = card;
  }

  #leave(): void {
    this.open = false;
    this.card = undefined;
    this.emit('secret', false);
    this.give(done);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-show': AskShow;
  }
}
