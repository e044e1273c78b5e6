import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { orientationOf, type Place } from '../../src/cards/read/arrangement.ts';
import type { Shape } from '../../src/cards/read/shape/guess.ts';
import type { TableSeats } from '../../src/cards/read/table-seats.ts';
import { missing, sideOf } from '../../src/cards/read/where.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as tableWords } from '../../src/text/table-scan.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import { pointTo } from './point-to.ts';
import type { Marker, TablePictureView } from './table-picture.ts';
import './table-picture.ts';
import { tableSeatsStyles } from './table-seats.styles.ts';

addWords(dealingWords, tableWords);

/**
 * A table that is being scanned as a whole: its picture, where seat one is, what is missing and where to point for it,
 * and the tools to put it right (the slot is among them). Fires `change` when the host has put something right, and `typing` with a
 * place (from nought) whose code the host wants to type. Roles show only with `roleOf`.
 */
@customElement('nd-table-seats')
export class TableSeatsView extends NdElement {
  static override styles = [base, tableSeatsStyles];

  @property({ attribute: false }) table: TableSeats | undefined;
  /** A number that changes whenever the table has: it is one object all along. */
  @property({ type: Number }) version = 0;
  /** How many seats there are. */
  @property({ type: Number }) seats = 0;
  @property({ attribute: false }) names: readonly string[] = [];
  /** Seats that have a card already: where the picture has a gap, nothing is missing. */
  @property({ attribute: false }) held: ReadonlySet<SeatId> = new Set();
  @property({ attribute: false }) words: Speaker = this.speaker;
  /** Set while the host holds to peek. */
  @property({ attribute: false }) roleOf: ((card: string) => RoleId | undefined) | undefined;
  @state() private picked: number | undefined;
  @query('nd-table-picture') private readonly picture!: TablePictureView | null;
  @query('.tools') private readonly tools!: HTMLElement | null;

  protected override updated(changed: PropertyValues): void {
    // What can be done with a place stands below the picture, which may end at the foot of a small screen.
    if (changed.has('picked') && this.picked !== undefined) requestAnimationFrame(() => this.tools?.scrollIntoView({ block: 'nearest' }));
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const places = table?.arrangement?.places ?? [];
    if (table === undefined || places.length === 0) return html`<slot></slot>`;
    if (this.picked !== undefined && places[this.picked] === undefined) this.picked = undefined;
    return html`<nd-table-picture
        label=${this.say('table.picture')}
        .markers=${this.#markers(table, places)}
        .closed=${table.arrangement?.closed ?? false}
        .picked=${this.picked}
        @pick=${(event: CustomEvent<number | undefined>) => (this.picked = event.detail ?? undefined)}
        @put=${({ detail: { from, to } }: CustomEvent<{ from: number; to: number }>) => this.#do(() => table.put(from, to))}
      ></nd-table-picture>
      ${this.#tools(table, places)}
      <p class="soft small">${this.#order(table)}</p>
      <ul class="notes">
        ${this.#remarks(table).map((one) => html`<li>${one}</li>`)}
      </ul>`;
  }

  /** Where seat one is and which way round, and why that is thought. */
  #order(table: TableSeats): string {
    const { arrangement } = table;
    if (arrangement === undefined || !table.isOrdered) return this.say('table.early');
    const side = this.say(`side.${sideOf(arrangement.places, 0)}`);
    const begins = this.say(orientationOf(arrangement).clockwise ? 'table.begins.clockwise' : 'table.begins.counter', { side });
    const because = table.because === 'names' || table.because === 'last' ? this.say(`table.because.${table.because}`) : '';
    return [begins, because, this.say('table.pick')].filter(Boolean).join(this.speaker.language === 'zh' ? '' : ' ');
  }

  #markers(table: TableSeats, places: readonly Place[]): Marker[] {
    return places.map(({ card, x, y, sure }, i) => {
      const seat = table.isOrdered ? i + 1 : undefined;
      const role = card === undefined ? undefined : this.roleOf?.(card);
      const name = role === undefined ? (this.names[i] ?? '') : this.words.role(role);
      const number = seat === undefined ? [] : [seat <= this.seats ? this.#spoken(seat) : String(seat)];
      const empty = card === undefined && !this.held.has(seat ?? 0);
      const state = this.say(empty ? 'table.gap' : 'table.read');
      return {
        x,
        y,
        seat,
        name: seat === undefined && role === undefined ? '' : name,
        empty,
        unsure: sure < 0.5,
        spoken: [...number, state, ...(role === undefined ? [] : [name])].join(this.say('list.comma')),
      };
    });
  }

  #tools(table: TableSeats, places: readonly Place[]): TemplateResult {
    const { picked } = this;
    const place = picked === undefined ? undefined : places[picked];
    if (picked !== undefined && place !== undefined) {
      const what = place.card === undefined ? this.say('table.picked.gap') : this.say('table.picked', { seat: this.#named(picked + 1) });
      return html`<p class="small" role="status">${what}</p>
        <div class="tools">
          ${table.isOrdered ? html`<nd-button @click=${() => this.#do(() => table.startAt(picked))}>${this.say('table.first')}</nd-button>` : nothing}
          ${place.card === undefined && table.isOrdered ? html`<nd-button icon="keyboard" @click=${() => this.#type(picked)}>${this.say('dealing.type')}</nd-button>` : nothing}
          <nd-button @click=${() => this.#do(() => table.takeOut(picked))}>${this.say('table.out')}</nd-button>
        </div>`;
    }
    const { shapes } = table;
    const now = table.arrangement?.shape;
    return html`<div class="tools">
        ${
          table.isOrdered
            ? html`<nd-button icon="redo" @click=${() => this.#do(() => table.turnRound())}>${this.say('table.round')}</nd-button>
              <select
                aria-label=${this.say('table.shape')}
                @change=${(event: Event) => this.#do(() => table.seeAs((event.target as HTMLSelectElement).value as Shape))}
              >
                ${shapes.map((shape) => html`<option value=${shape} ?selected=${shape === now}>${this.say(`table.shape.${shape}`)}</option>`)}
              </select>`
            : html`<nd-button @click=${() => this.#do(() => table.insist())}>${this.say('table.insist')}</nd-button>`
        }
        <nd-button icon="undo" @click=${() => this.#do(() => table.clear())}>${this.say('table.again')}</nd-button>
        <slot></slot>
      </div>`;
  }

  /** What is missing or odd, in words. */
  #remarks(table: TableSeats): (string | TemplateResult)[] {
    const { arrangement } = table;
    const places = arrangement?.places.length ?? 0;
    return [
      ...(table.doubles.length > 0 ? [this.say('table.double')] : []),
      ...(table.isOrdered && places > this.seats ? [this.say('table.tooMany', { n: places, seats: this.seats })] : []),
      ...(table.isDoubtful ? [this.say('table.unsure')] : []),
      ...(arrangement === undefined || !table.isOrdered
        ? []
        : missing(arrangement, this.held).map((one) => pointTo(one, this.words, (said, fill) => this.say(said, fill)))),
      ...(table.apart.length > 0 ? [this.say('table.apart', { n: table.apart.length })] : []),
      ...(table.between.length > 0
        ? [
            html`${this.say('table.between', { n: table.between.length })}
              <nd-button @click=${() => this.#do(() => table.clear(false))}>${this.say('table.anew')}</nd-button>`,
          ]
        : []),
    ];
  }

  #named(seat: SeatId): string {
    return this.words.seat(seat);
  }

  /** Number and name in one breath. */
  #spoken(seat: SeatId): string {
    const name = this.names[seat - 1] ?? '';
    return name === '' ? this.words.seat(seat) : this.say('ring.seat', { n: seat, name });
  }

  #type(place: number): void {
    this.picked = undefined;
    this.emit('typing', place);
  }

  #do(change: () => void): void {
    change();
    // The button that was pressed goes away with the place in hand.
    if (this.picked !== undefined) void this.updateComplete.then(() => this.picture?.focus());
    this.picked = undefined;
    this.emit('change');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-table-seats': TableSeatsView;
  }
}
