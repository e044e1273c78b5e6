import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard as unlessChanged } from 'lit/directives/guard.js';
import { mayPass } from '../../src/kernel/check.ts';
import type { BarredSeat, Choose } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import '../elements/button.ts';
import { swallowClick } from '../elements/end-of-press.ts';
import '../elements/icon.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { base } from '../styles/base.ts';
import { AskAtTable } from './ask-at-table.ts';
import { atTableStyles } from './ask-at-table.styles.ts';
import { askStyles } from './ask.styles.ts';
import { isSecretChoice } from './secret-choice.ts';

/** A press on a seat that lasts so long chooses and confirms in one, ms. */
const lasts = 600;

/** Letters of an answer that names several beyond which it is set smaller, for the same reason. */
const longNames = 24;

/** Letters of a pass beyond which it is set smaller, to stay within the height of the button beside it. */
const longPass = 14;

/**
 * Choose seats. Only legal seats can be taken; every other one says why not and under which clause, where that is a
 * secret only once it is touched.
 * A seat the host should think about is not marked beforehand (that would tell a passer-by), it asks
 * for a second tap. Passing has the question's own words.
 */
@customElement('nd-ask-choose')
export class AskChoose extends AskAtTable<Choose> {
  static override styles = [
    base,
    askStyles,
    atTableStyles,
    css`
      nd-seat-ring[form='list'] {
        flex: none;
        max-inline-size: none;
      }

      @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
        .warning {
          grid-template-columns: minmax(0, 1fr);
          max-block-size: 100%;
          padding: var(--space-2);
          overflow-y: auto;
          font-size: var(--text-xs);
          line-height: 1.25;
        }

        .warning nd-icon {
          display: none;
        }

        .actions {
          flex-direction: column-reverse;
          align-items: stretch;
        }

        .actions > * {
          flex: none;
        }
      }

      .pass {
        --button-pad: var(--space-2);
      }

      .actions > .wordy {
        --button-size: var(--text-m);
        flex: 0 0 48%;
      }

      .names {
        --button-size: var(--text-s);
        --button-pad: var(--space-2);
      }

      .middle {
        display: grid;
        gap: var(--space-1);
        justify-items: center;
        max-inline-size: 100%;
        font: 600 var(--text-l) / 1.2 var(--font-title);
        overflow-wrap: anywhere;
      }

      .middle .soft {
        font: 400 var(--text-s) / 1.3 var(--font-text);
      }
    `,
  ];

  /** It is night: players who may not be chosen look like all others. */
  @property({ type: Boolean }) night = false;
  @state() private chosen: readonly SeatId[] = [];
  @state() private warning: BarredSeat | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;

  override get lacking(): number {
    return this.form === 'list' ? 0 : super.lacking;
  }

  override confirm(): void {
    if (this.chosen.length >= Math.max(1, this.question.min)) this.give({ seats: this.chosen });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#holding);
  }

  protected override begin(): void {
    const kept = (this.draft as { seats?: readonly SeatId[] } | undefined)?.seats;
    this.chosen = kept?.every((seat) => this.question.seats.includes(seat)) ? kept.slice(0, this.question.max) : [];
    this.warning = undefined;
    clearTimeout(this.#holding);
  }

  protected override render(): TemplateResult {
    const { min, max, pass } = this.question;
    const { chosen, warning, question, seats, night, speaker } = this;
    const enough = chosen.length >= Math.max(1, min);
    return html`
      <div class="over">${warning ? this.#warning(warning) : nothing}</div>
      <nd-seat-ring
        .seats=${unlessChanged([question, seats, night, speaker], () => this.#ring())}
        .selected=${chosen}
        .max=${max}
        fits
        turns="mouse"
        .turned=${this.turned}
        ?compact=${this.standing}
        form=${this.form}
        label=${this.say('host.seats')}
        @pointerdown=${this.#press}
        @pointerup=${this.#release}
        @pointercancel=${this.#release}
        @pointerleave=${this.#release}
        @contextmenu=${(event: Event) => event.preventDefault()}
        @choose=${(event: CustomEvent<readonly SeatId[]>) => this.#take(event.detail)}
      >
        <div class="middle">
          ${chosen.length > 0 ? this.speaker.list(chosen.map((seat) => this.speaker.seat(seat))) : html`<span class="soft">${this.#hint()}</span>`}
        </div>
      </nd-seat-ring>
      ${this.form === 'ring' ? html`<div class="line"></div>` : nothing}
      <div class="foot">
        <div class="actions">
        ${mayPass(this.question) ? this.#pass(pass ? this.say(pass) : this.say('host.pass')) : nothing}
        ${this.#confirm(enough)}
        </div>
      </div>
    `;
  }

  /** A player chosen by a long press is confirmed with it. */
  readonly #press = (event: PointerEvent): void => {
    clearTimeout(this.#holding);
    const on = event.composedPath().find((at): at is HTMLElement => at instanceof HTMLElement && at.dataset['seat'] !== undefined);
    if (event.button !== 0 || this.question.max !== 1 || !on) return;
    const seat = Number(on.dataset['seat']);
    this.#holding = setTimeout(() => {
      if (!this.chosen.includes(seat)) this.touch(seat);
      if (!this.chosen.includes(seat)) return;
      // The seat under the finger is one of the next question then.
      swallowClick();
      this.confirm();
    }, lasts);
  };

  readonly #release = (): void => clearTimeout(this.#holding);

  #warning({ seat, why, clause }: BarredSeat): TemplateResult {
    return html`<p class="warning" role="alert">
      <nd-icon name="warn"></nd-icon>
      <span>
        <strong>${this.say('label.before', { label: { seat } })}</strong>${this.say(why)} <span class="clause" aria-hidden="true">${clause}</span><br />
        ${this.say('host.tapAgain')}
      </span>
    </p>`;
  }

  #pass(words: string): TemplateResult {
    return html`<nd-button class="pass ${words.length > longPass ? 'wordy' : ''}" large @click=${() => this.give({ seats: [] })}>${words}</nd-button>`;
  }

  #confirm(enough: boolean): TemplateResult {
    const { chosen } = this;
    const words = enough ? this.say('host.take', { who: { seats: chosen } }) : this.say('host.takeNone');
    return html`<nd-button class="confirm ${words.length > longNames ? 'names' : ''}" variant="primary" large ?disabled=${!enough} @click=${() => this.give({ seats: chosen })}>${words}</nd-button>`;
  }

  #hint(): string {
    const { min, max } = this.question;
    if (max === 1) return this.say('host.chooseOne');
    return min === max ? this.say('host.chooseExactly', { n: max }) : this.say('host.chooseUpTo', { min, max });
  }

  #ring(): RingSeat[] {
    const covered = isSecretChoice(this.question, this.night);
    return this.seats.map(({ seat, name, alive }) => {
      const bar = this.question.barred.find((one) => one.seat === seat);
      return { seat, name, dead: !alive, ...(bar && { barred: this.say(bar.why), clause: bar.clause, covered: covered && alive }) };
    });
  }

  #take(seats: readonly SeatId[]): void {
    const added = seats.find((seat) => !this.chosen.includes(seat));
    const warned = added === undefined ? undefined : this.question.warned?.find((one) => one.seat === added);
    if (warned && this.warning?.seat !== added) {
      this.warning = warned;
      // A fresh list takes the mark off the ring again until the second tap.
      this.chosen = [...this.chosen];
      return;
    }
    this.warning = undefined;
    this.chosen = seats;
    this.keep({ seats });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-choose': AskChoose;
  }
}
