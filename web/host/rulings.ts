import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { checkRuling } from '../../src/kernel/check-ruling.ts';
import type { Ruling } from '../../src/kernel/answer.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import type { ChoiceItem } from '../elements/choice.ts';
import { WordedElement } from '../elements/worded.ts';
import '../elements/field.ts';
import type { Field } from '../elements/field.ts';
import '../elements/seat-ring.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { base } from '../styles/base.ts';
import type { Outcome } from './ask.ts';
import { kindsFor, kindsOn, nothingFilled, parts, rulingOf, type Filled, type Part, type RulingKind } from './ruling-forms.ts';

/**
 * What the host decides over the rulebook's head: pick what, to whom, see what follows, confirm. A
 * ruling goes through the same rules as everything else. With `seat` it is about that player. Fires `ruling` with it.
 */
@customElement('nd-rulings')
export class Rulings extends WordedElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
      }

      .kinds {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
        gap: var(--space-2);
      }

      .kinds nd-button {
        --button-high: 100%;
        inline-size: 100%;
      }

      /* In reach however long the form is. */
      .give {
        position: sticky;
        inset-block-end: 0;
        z-index: 1;
        padding-block: var(--space-2);
        background: var(--surface);
      }

      /* The whole table is in sight with the buttons and what would follow. */
      nd-seat-ring {
        --room: calc(var(--sheet, 88dvh) - 19.5rem - var(--more, 0rem));
        block-size: calc(var(--why) + min(var(--most), max(var(--least), var(--room))));
      }

      .outcome {
        padding: var(--space-3) var(--space-4);
        border-radius: var(--radius-m);
        background: var(--raised);
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) outcome: Outcome | undefined;
  /** The player it is about, where that is settled. */
  @property({ attribute: false }) seat: SeatId | undefined;
  /** Names by seat, also where the game calls players by number alone. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** By how many places the table is turned. */
  @property({ type: Number }) turned = 0;
  @state() private kind: RulingKind | undefined;
  @state() private filled: Filled = nothingFilled;

  protected override render(): TemplateResult {
    const { kind } = this;
    if (!kind) return this.#kinds();
    const ruling = rulingOf(kind, this.filled);
    const refusal = ruling && checkRuling(this.table, ruling);
    const outcome = ruling && !refusal ? (this.outcome?.({ ruling }) ?? []) : [];
    return html`<h3>${this.#called(kind)}</h3>
      ${parts[kind].map((part) => this.#part(part, kind))} ${refusal ? html`<p role="alert">${this.say(refusal.why)}</p>` : nothing}
      ${outcome.length > 0 ? html`<p class="outcome" role="status"><span class="soft small">${this.say('host.outcome')}</span>${this.sentences(['', ...outcome])}</p>` : nothing}
      ${kind === 'kill' && ruling && !refusal ? html`<p class="soft small">${this.say('host.ruling.sayDeath', { who: { seat: this.filled.seats[0] ?? 0 } })}</p>` : nothing}
      <div class="kinds give">
        <nd-button @click=${() => (this.kind = undefined)}>${this.say('shell.back')}</nd-button>
        <nd-button variant="primary" ?disabled=${!ruling || refusal !== undefined} @click=${() => ruling && this.#give(ruling)}>${this.say('host.ruling.give')}</nd-button>
      </div>`;
  }

  #kinds(): TemplateResult {
    const { seat, table } = this;
    return html`${seat === undefined ? html`<p class="soft">${this.say('host.ruling.about')}</p>` : nothing}
      <div class="kinds">
        ${(seat === undefined ? kindsFor(table) : kindsOn(table, seat)).map(
          (one) => html`<nd-button start data-ruling=${one} @click=${() => this.#begin(one)}>${this.#called(one)}</nd-button>`,
        )}
      </div>`;
  }

  #called(kind: RulingKind): string {
    return this.say(`${this.seat === undefined ? 'host.ruling' : 'host.player'}.${kind}`);
  }

  #part(part: Part, kind: RulingKind): TemplateResult {
    const { game } = this.table;
    switch (part) {
      case 'seat':
        return this.seat === undefined ? this.#seats(kind, 1) : html``;
      case 'seats':
        return this.#seats(kind, 2);
      case 'token':
        return this.#choice(
          'host.ruling.token',
          items(game.tokens, (id) => this.say(`token.${id}`)),
          chosen(this.filled.token),
          ([token]) => (token === undefined ? {} : { token }),
        );
      case 'status':
        return this.#choice(
          'host.ruling.status',
          items(Object.keys(game.statuses), (id) => this.say(`status.${id}`)),
          chosen(this.filled.status),
          ([status]) => (status === undefined ? {} : { status }),
        );
      case 'role':
        return this.#choice(
          'host.ruling.role',
          items(Object.keys(game.roles), (id) => this.speaker.role(id)),
          chosen(this.filled.role),
          ([role]) => (role === undefined ? {} : { role }),
        );
      case 'factions':
        return this.#choice(
          'host.ruling.winners',
          items(
            game.factions.map(({ id }) => id),
            (id) => this.speaker.faction(id),
          ),
          this.filled.factions,
          (factions) => ({ factions }),
          true,
        );
      case 'text':
      case 'name':
        return html`<nd-field label=${this.say(`host.ruling.${part}`)} .value=${this.filled.text} @input=${this.#typed} @change=${this.#typed}></nd-field>`;
    }
  }

  #choice(
    label: string,
    all: readonly ChoiceItem[],
    value: readonly string[],
    part: (ids: readonly string[]) => Partial<Filled>,
    multiple = false,
  ): TemplateResult {
    return html`<nd-choice
      look="chips"
      label=${this.say(label)}
      .items=${all}
      .value=${value}
      .multiple=${multiple}
      @change=${(event: CustomEvent<readonly string[]>) => (this.filled = { ...this.filled, ...part(event.detail) })}
    ></nd-choice>`;
  }

  /** The table; seats the ruling cannot be about say why. */
  #seats(kind: RulingKind, max: number): TemplateResult {
    const { table } = this;
    const seats = table.seats.map(({ seat, alive }): RingSeat => {
      const name = this.names[seat - 1] || this.speaker.seat(seat);
      if (seat === this.seat) return { seat, name, dead: !alive, barred: this.say('refused.swap') };
      const refusal = kind === 'kill' || kind === 'revive' || kind === 'leave' ? checkRuling(table, { do: kind, seat }) : undefined;
      return { seat, name, dead: !alive, ...(refusal && { barred: this.say(refusal.why) }) };
    });
    const words = this.say(this.seat !== undefined ? 'host.player.withWhom' : max === 1 ? 'host.ruling.whom' : 'host.ruling.two');
    return html`<p class="soft small" aria-hidden="true">${words}</p>
    <nd-seat-ring
      style=${parts[kind].length > 1 ? `--more: ${parts[kind].includes('status') ? 11.5 : 5.5}rem` : nothing}
      fits
      compact
      .seats=${seats}
      .turned=${this.turned}
      .selected=${this.filled.seats.filter((one) => one !== this.seat)}
      .max=${this.seat === undefined ? max : 1}
      label=${words}
      @choose=${(event: CustomEvent<readonly SeatId[]>) => (this.filled = { ...this.filled, seats: [...this.#settled, ...event.detail] })}
    ></nd-seat-ring>`;
  }

  get #settled(): readonly SeatId[] {
    return this.seat === undefined ? [] : [this.seat];
  }

  #typed(event: Event): void {
    this.filled = { ...this.filled, text: (event.target as Field).value };
  }

  #begin(kind: RulingKind): void {
    this.kind = kind;
    const [token, another] = this.table.game.tokens;
    // Where a game has one thing that can be moved, nobody need choose it.
    const filled = { ...nothingFilled, seats: this.#settled };
    this.filled = token === undefined || another !== undefined ? filled : { ...filled, token };
  }

  #give(ruling: Ruling): void {
    this.kind = undefined;
    this.emit('ruling', ruling);
  }
}

const items = (ids: readonly string[], label: (id: string) => string): ChoiceItem[] => ids.map((id) => ({ id, label: label(id) }));
const chosen = (id: string | undefined): string[] => (id === undefined ? [] : [id]);

declare global {
  interface HTMLElementTagNameMap {
    'nd-rulings': Rulings;
  }
}
