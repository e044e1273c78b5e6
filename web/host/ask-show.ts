import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { done } from '../../src/kernel/answer.ts';
import type { Show } from '../../src/kernel/question.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import { seatsBetween } from '../elements/arc.ts';
import '../elements/button.ts';
import '../elements/card-view.ts';
import '../elements/hold-button.ts';
import '../elements/icon.ts';
import '../elements/seat-ring.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { base } from '../styles/base.ts';
import { Ask, type SeatView } from './ask.ts';
import { askStyles } from './ask.styles.ts';
import { showStyles } from './ask-show.styles.ts';
import { drawSign } from './signs.ts';

/** Let go sooner, the button was only touched: nobody reads in less, ms. */
const leastRead = 700;

/** What the host is to do before anything is held up: which of many comes next, or how many may see it. */
export function toBeShown({ to, round }: Show, seats: readonly SeatView[]): Said {
  if (round) return said('host.nextPlayer', round);
  return said('host.showTo', { n: typeof to === 'string' ? seats.filter((seat) => seat.alive).length : to.length });
}

/**
 * Holds something up to a player: first a cover that gives nothing away, then, after a tap, the sign
 * or card alone on the whole screen. It is left by holding a button (or holding Space or Enter), so
 * that nobody leaves it by accident, and what was shown is then gone from the page. While it is open
 * it fires `secret` (true), and the screen behind takes everything else away.
 */
@customElement('nd-ask-show')
export class AskShow extends Ask<Show> {
  static override styles = [base, askStyles, showStyles];

  /** Draws the card of a role as an SVG, where the deck has one. */
  @property({ attribute: false }) cardOf: ((role: string) => Promise<string | undefined>) | undefined;
  @state() private open = false;
  @state() private card: string | undefined;
  /** It has been seen long enough to have been read. */
  @state() private read = false;
  #reading: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#reading);
    if (this.open) this.emit('secret', false);
  }

  protected override render(): TemplateResult {
    if (this.question.round) return this.#inTurn(this.question.round);
    return this.open ? this.#shown() : this.#cover();
  }

  /** One of many: it is seen as long as the button is held, and letting go is the step to the next. */
  #inTurn({ n, of }: NonNullable<Show['round']>): TemplateResult {
    const last = n === of;
    return html`<div class=${this.open ? 'open' : 'cover turn'}>
      ${this.open ? html`<div class="what">${this.#content()}</div>` : html`<p class="soft">${this.say(toBeShown(this.question, this.seats))}</p>`}
      <nd-hold-button class="leave" icon="eye" hint=${this.say('host.peekHint')} @peek=${this.#held}>
        ${this.say(!this.open ? 'host.turn.show' : this.read ? (last ? 'host.turn.end' : 'host.turn.next') : 'host.turn.read')}
      </nd-hold-button>
    </div>`;
  }

  readonly #held = (event: CustomEvent<boolean>): void => {
    event.stopPropagation();
    clearTimeout(this.#reading);
    if (event.detail) {
      void this.#open();
      this.#reading = setTimeout(() => (this.read = true), leastRead);
    } else if (this.read) this.#leave();
    else this.#close();
  };

  #cover(): TemplateResult {
    return html`<div class="cover">
        <nd-icon name="eye"></nd-icon>
        <p>${this.say(toBeShown(this.question, this.seats))}</p>
      </div>
      <div class="foot actions">
        <nd-button class="confirm" variant="primary" large @click=${() => void this.#open()}>${this.say('host.show')}</nd-button>
      </div>`;
  }

  #shown(): TemplateResult {
    return html`<div class="open">
      <div class="what" tabindex="-1">${this.#content()}</div>
      <nd-hold-button class="leave" mode="confirm" icon="lock" hint=${this.say('host.holdHint')} @held=${this.#leave}>${this.say('host.holdToLeave')}</nd-hold-button>
    </div>`;
  }

  #content(): TemplateResult {
    const { sign, role, said, arc } = this.question.showing;
    const caption = this.#caption();
    return html`
        ${sign && !arc ? html`<svg viewBox="0 0 200 200" aria-hidden="true">${svg`${drawSign(sign)}`}</svg>` : nothing}
        ${this.card ? html`<nd-card-view .svg=${this.card} alt=${role ? this.speaker.role(role) : ''}></nd-card-view>` : nothing}
        ${arc ? this.#arc(arc) : nothing}
        ${caption === undefined || (sign && arc) ? nothing : html`<h1 class="caption">${caption}</h1>`}
        ${sign || arc ? nothing : caption === undefined ? html`<h1 class="words ${this.card ? 'under' : ''}">${this.say(said)}</h1>` : html`<p class="words">${this.say(said)}</p>`}
    `;
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
    // What is held has the focus already.
    if (this.question.round) return;
    this.renderRoot.querySelector<HTMLElement>('nd-hold-button')?.focus();
  }

  /** The words stand there until the card is drawn. */
  async #draw(role: string): Promise<void> {
    const card = await this.cardOf?.(role);
    if (this.open) this.card = card;
  }

  #leave(): void {
    this.#close();
    this.give(done);
  }

  override cover(): void {
    if (this.open) this.#close();
  }

  #close(): void {
    this.open = false;
    this.read = false;
    this.card = undefined;
    this.emit('secret', false);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-show': AskShow;
  }
}
