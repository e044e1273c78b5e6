import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { SeatId } from '../../src/kernel/types.ts';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import './clause.ts';
import { farLetters, longestWord } from './far-letters.ts';
import './icon.ts';
import { onlyNumber, openlyBarred, type RingSeat } from './ring-seat.ts';
import { RingTurn } from './ring-turn.ts';
import { seatCountStyles } from './seat-count.styles.ts';
import { seatFarStyles } from './seat-far.styles.ts';
import { seatListStyles } from './seat-list.styles.ts';
import { seatRingStyles } from './seat-ring.styles.ts';
import { leastHeight, tableLayout, wantedHeight } from './table-layout.ts';

/** In rows a name has a line of its own in seats of this height, and in those too narrow for number and name side by side, px. */
const stacked = 40;
const sideBySide = 64;

/** A name of more letters stands smaller in its seat rather than be cut. */
const longName = 8;

/**
 * The table seen from above, 5 to 40 seats from 320 px on; with `form="list"` the same seats as a
 * list. `max` 0 only shows; 1 chooses one; more choose several. Arrow keys go round, Space or Enter
 * chooses. Fires `choose` with the seats chosen, in the order they were named. The slot is the middle.
 * With `hands` a touch fires `toggle` with the seat instead, and what is chosen is who has `raised` a hand.
 * With `fits` it takes the height it is left, down to the least its seats can stand in, and there its form
 * follows from the room: a ring, two lines, rows. With `turned` seat 1 stands so many places further on; with
 * `turns` it can be dragged round, and then fires `turn`. Fires `regard` with a seat that is touched or gets the focus.
 */
@customElement('nd-seat-ring')
export class SeatRing extends NdElement {
  static override styles = [base, seatRingStyles, seatCountStyles, seatListStyles, seatFarStyles];

  @property({ attribute: false }) seats: readonly RingSeat[] = [];
  @property({ attribute: false }) selected: readonly SeatId[] = [];
  @property({ type: Number }) max = 0;
  @property({ reflect: true }) form: 'ring' | 'list' = 'ring';
  /** A picture to be looked at: nothing can be touched, and the words beside it say what it shows. */
  @property({ type: Boolean }) still = false;
  /** On a screen across the room: as large as there is room for, and what is noted of a seat stands in it. */
  @property({ type: Boolean, reflect: true }) far = false;
  /** What the seats are chosen for, for screen readers. */
  @property() label = '';
  @property({ type: Boolean, reflect: true }) fits = false;
  @property({ type: Boolean }) hands = false;
  /** Takes rows where the height is too little for a ring: the last resort before something must be scrolled. */
  @property({ type: Boolean }) compact = false;
  /** By how many places the ring is turned clockwise from seat 1 on top. */
  @property({ type: Number }) turned = 0;
  /** What may turn it: a mouse alone, or fingers too, where nothing has to be scrolled. */
  @property({ reflect: true }) turns: 'mouse' | 'all' | undefined;
  @state() private width = 360;
  @state() private height = Infinity;
  @state() private focused: SeatId | undefined;
  @state() private told: SeatId | undefined;
  readonly #turn = new RingTurn(this, (turned) => this.emit('turn', turned));
  readonly #size = new ResizeObserver(([entry]) => {
    if (entry) this.width = Math.floor(entry.contentRect.width);
  });
  readonly #room = new ResizeObserver(([entry]) => {
    if (entry) this.height = Math.floor(entry.contentRect.height);
  });
  @query('[role="group"]') private readonly group!: HTMLElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
    // Put back where it was taken away, it has been drawn already.
    if (this.hasUpdated) this.firstUpdated();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#room.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('seats') && !this.seats.some((seat) => seat.seat === this.focused)) {
      // The keyboard comes first to somebody who can be chosen.
      this.focused = (this.seats.find((seat) => openlyBarred(seat) === undefined && !seat.dead) ?? this.seats[0])?.seat;
    }
    if (!this.#fitted) return;
    const seats = this.seats.length;
    this.style.setProperty('--least', `${(this.compact ? leastHeight : wantedHeight)(seats, this.width)}px`);
    this.style.setProperty('--most', `${this.far ? this.width : tableLayout(seats, this.width).height}px`);
  }

  protected override firstUpdated(): void {
    if (this.fits && this.group) this.#room.observe(this.group);
  }

  /** For another question: the keyboard comes first to somebody who can be chosen, and nothing is said of a seat. */
  begin(): void {
    this.told = undefined;
    this.focused = undefined;
  }

  get #fitted(): boolean {
    return this.fits && this.form === 'ring';
  }

  protected override render(): TemplateResult {
    if (this.still && !this.far) return html`${this.form === 'ring' ? this.#ring() : this.#list()}`;
    const why = this.#why();
    // A list may be longer than the screen: what is said of a seat stands above it, and stays in sight.
    return html`${this.form === 'list' ? why : nothing}
      <div role="group" aria-label=${this.label} @keydown=${this.#key} @focusout=${this.#left}>
        ${this.form === 'ring' ? this.#ring() : this.#list()}
      </div>
      ${this.form === 'ring' ? why : nothing}`;
  }

  #ring(): TemplateResult {
    const longest = this.far ? longestWord(this.seats.map(({ name }) => name)) : 0;
    const {
      form,
      width,
      height,
      seat: size,
      places,
    } = tableLayout(this.seats.length, this.width, this.#fitted ? this.height : Infinity, longest);
    const letters = this.far && { '--letters': `${farLetters({ form, seat: size }, longest)}px` };
    const sizes = { width: `${width}px`, height: `${height}px`, '--seat': `${size.width}px`, '--tall': `${size.height}px`, ...letters };
    const n = this.seats.length;
    const by = form === 'grid' ? 0 : this.#turn.by(this.turned, n);
    return html`<div @pointerdown=${this.turns === undefined || form === 'grid' ? nothing : this.#turn.begin} class="ring ${form} ${form === 'grid' && size.height < stacked && size.width >= sideBySide ? 'flat' : ''}" style=${styleMap(sizes)}>
      <div class="middle"><slot></slot></div>
      ${repeat(
        this.seats,
        (seat) => seat.seat,
        (seat, i) => {
          const place = places[(((i + by) % n) + n) % n] ?? { x: 0, y: 0 };
          return this.#seat(seat, `left:${width / 2 + place.x}px;top:${height / 2 + place.y}px`);
        },
      )}
    </div>`;
  }

  #list(): TemplateResult {
    return html`<slot></slot>
      ${this.#groups.map(
        ({ reason, seats }) => html`${reason === undefined ? nothing : html`<p class="reason" aria-hidden="true">${reason}</p>`}
        <div class="list">${repeat(
          seats,
          (seat) => seat.seat,
          (seat) => this.#seat(seat),
        )}</div>`,
      )}`;
  }

  /** Players who may be chosen come first, where a thumb finds them; then all others by the reason why not. */
  get #groups(): readonly { readonly reason?: string | undefined; readonly seats: readonly RingSeat[] }[] {
    if (this.form === 'ring' || this.max === 0) return [{ seats: this.seats }];
    const reasons = [undefined, ...new Set(this.seats.flatMap((seat) => openlyBarred(seat) ?? []))];
    return reasons
      .map((reason) => ({ reason, seats: this.seats.filter((seat) => openlyBarred(seat) === reason) }))
      .filter(({ seats }) => seats.length > 0);
  }

  #seat(seat: RingSeat, at?: string): TemplateResult {
    const order = this.selected.indexOf(seat.seat);
    const chosen = this.hands ? seat.raised === true : order >= 0;
    const classes = [
      'seat',
      chosen ? 'chosen' : '',
      seat.dead ? 'dead' : '',
      seat.raised ? 'raised' : '',
      seat.count || seat.marks ? 'edged' : '',
      this.#barred(seat) !== undefined ? 'barred' : '',
      seat.warned ? 'warned' : '',
      seat.arc ? `arc-${seat.arc}` : '',
    ].join(' ');
    if (this.still) {
      const spoken = this.far ? this.#spoken(seat) : nothing;
      return html`<div class=${classes} style=${at ?? nothing} data-seat=${seat.seat} role=${this.far ? 'img' : nothing} aria-label=${spoken} aria-hidden=${this.far ? nothing : 'true'}>${this.#inside(seat, chosen, order)}</div>`;
    }
    return html`<button
      type="button"
      class=${classes}
      style=${at ?? nothing}
      data-seat=${seat.seat}
      tabindex=${seat.seat === this.focused ? 0 : -1}
      aria-label=${this.#spoken(seat)}
      aria-pressed=${this.max > 0 ? (chosen ? 'true' : 'false') : nothing}
      aria-disabled=${this.#barred(seat) !== undefined ? 'true' : nothing}
      @click=${() => this.#choose(seat)}
      @focus=${() => this.#focus(seat.seat)}
    >
      ${this.#inside(seat, chosen, order)}
    </button>`;
  }

  #inside(seat: RingSeat, chosen: boolean, order: number): TemplateResult {
    const named = chosen && this.max > 1 && !this.hands;
    return html`<span class="number">${named ? html`<span class="order">${order + 1}</span>` : nothing}${seat.seat}</span>
      ${this.form === 'ring' && onlyNumber(seat) ? nothing : html`<span class="name ${seat.name.length > longName ? 'long' : ''}">${seat.name}</span>`}
      ${(this.form === 'list' || this.far) && seat.note ? html`<span class="note">${seat.note}</span>` : nothing}
      ${seat.count ? html`<span class="count">${seat.count}</span>` : nothing}
      ${seat.marks ? html`<span class="marks">${seat.marks.map((mark) => html`<nd-icon name=${mark.icon} title=${mark.label}></nd-icon>`)}</span>` : nothing}`;
  }

  /** Number, name, state and marks in one breath. */
  #spoken(seat: RingSeat): string {
    const reason = this.#barred(seat) ?? '';
    const states = [
      // A dead player who is barred is barred for being dead.
      seat.dead && reason === '' ? this.say('ring.dead') : reason,
      seat.warned ?? '',
      seat.count ?? '',
      ...(seat.marks ?? []).map((mark) => mark.label),
      seat.note ?? '',
    ];
    return [this.say('ring.seat', { n: seat.seat, name: seat.name }), ...states.filter(Boolean)].join(this.say('list.comma'));
  }

  /** Why it cannot be touched to any effect, where that may be seen. */
  #barred(seat: RingSeat): string | undefined {
    return this.max > 0 ? openlyBarred(seat) : undefined;
  }

  /** What is to be said about the seat with the focus or just touched. A screen reader says it without the number of its clause. */
  #why(): TemplateResult {
    const seat = this.seats.find((one) => one.seat === this.told);
    const reason = this.max > 0 ? (seat?.barred ?? seat?.warned) : undefined;
    const value = reason ?? (this.form === 'ring' ? seat?.note : undefined);
    const clause = reason === undefined ? undefined : seat?.clause;
    return html`<p class="why ${value ? 'told' : ''}" @mousedown=${(event: Event) => event.preventDefault()}><span role="status">${
      seat && value ? this.say('label.value', { label: seat.name, value }) : nothing
    }</span>${clause ? html` (<nd-clause within of=${clause}>${clause}</nd-clause>)` : nothing}</p>`;
  }

  #focus(seat: SeatId): void {
    this.focused = seat;
    this.told = seat;
    this.emit('regard', seat);
  }

  /** What is said of a seat stays while its clause is read, which takes the focus. */
  readonly #left = ({ relatedTarget: to }: FocusEvent): void => {
    if (!(to instanceof Element) || to.closest('.why') === null) this.told = undefined;
  };

  /** Touches a seat from elsewhere, as by its number on a keyboard. */
  touch(id: SeatId): void {
    const seat = this.seats.find((one) => one.seat === id);
    if (!seat) return;
    this.focused = id;
    this.#choose(seat);
  }

  #choose(seat: RingSeat): void {
    // The end of a drag is no touch.
    if (this.#turn.dragged) return;
    this.told = seat.seat;
    this.emit('regard', seat.seat);
    if (this.max === 0) return this.emit('look', seat.seat);
    if (seat.barred !== undefined) return;
    if (this.hands) return this.emit('toggle', seat.seat);
    const without = this.selected.filter((one) => one !== seat.seat);
    if (without.length < this.selected.length) this.selected = without;
    // With one to choose another tap moves the choice; with several the first named gives way.
    else this.selected = [...this.selected, seat.seat].slice(-this.max);
    this.emit('choose', this.selected);
  }

  #key(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const ends = { Home: 0, End: this.seats.length - 1 }[event.key];
    if (step === undefined && ends === undefined) return;
    event.preventDefault();
    const standing = this.#groups.flatMap(({ seats }) => seats);
    const here = standing.findIndex((seat) => seat.seat === this.focused);
    const there = ends ?? (here + (step ?? 0) + standing.length) % standing.length;
    const seat = standing[there];
    if (seat) this.renderRoot.querySelector<HTMLElement>(`[data-seat="${seat.seat}"]`)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-seat-ring': SeatRing;
  }
}
