import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { Point } from '../../src/cards/read/found.ts';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import { MarkerDrag } from './marker-drag.ts';
import { pictureLayout, type PictureLayout } from './picture-layout.ts';
import { tablePictureStyles } from './table-picture.styles.ts';

/** A place on the picture of the table. */
export interface Marker extends Point {
  /** The number of the seat; none as long as the order is not known. */
  readonly seat?: number | undefined;
  readonly name: string;
  /** A gap where no card was read. */
  readonly empty: boolean;
  readonly unsure: boolean;
  /** What a screen reader says of it. */
  readonly spoken: string;
}

/**
 * The table as it was found, seen from above. A tap, Space or Enter picks a place up, and another puts it where that
 * is; arrow keys go to the next place in their direction, Escape puts back. A marker can also be dragged. Fires `pick`
 * with the place picked up (from nought; nothing when it was put back), and `put` with both places.
 */
@customElement('nd-table-picture')
export class TablePictureView extends NdElement {
  static override styles = [base, tablePictureStyles];

  @property({ attribute: false }) markers: readonly Marker[] = [];
  /** The order goes on from the last place to the first. */
  @property({ type: Boolean }) closed = false;
  /** The place in hand. */
  @property({ type: Number }) picked: number | undefined;
  @property() label = '';
  @state() private width = 328;
  /** Height the picture keeps to where its markers have room, px. */
  @state() private room = 320;
  @state() private focused = 0;
  @state() private dragged: { readonly i: number; readonly at: Point; readonly over: number | undefined } | undefined;
  @query('.board') private readonly board!: HTMLElement;
  readonly #drag = new MarkerDrag({
    moved: (i, at) => {
      this.dragged = { i, at, over: this.#over(at, i) };
    },
    dropped: (i, at) => {
      const over = this.#over(at, i);
      this.dragged = undefined;
      if (over !== undefined) this.#put(i, over);
    },
    given: () => (this.dragged = undefined),
  });
  readonly #size = new ResizeObserver(([entry]) => {
    if (entry) this.width = Math.floor(entry.contentRect.width);
    this.room = Math.max(220, Math.min(0.36 * innerHeight, 460));
  });
  #layout: PictureLayout = { width: 0, height: 0, token: 0, places: [] };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.dragged = undefined;
  }

  /** Focuses the place that had the focus last. */
  override focus(): void {
    this.board.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('markers')) this.focused = Math.min(this.focused, Math.max(0, this.markers.length - 1));
    this.#layout = pictureLayout(this.markers, this.width, this.room);
  }

  protected override render(): TemplateResult {
    const { width, height, token, places } = this.#layout;
    return html`<div class="scroll">
      <div
        class="board"
        role="group"
        aria-label=${this.label}
        style=${styleMap({ width: `${width}px`, height: `${height}px`, '--token': `${token}px` })}
        @keydown=${this.#key}
      >
        <svg class="way" aria-hidden="true" width=${width} height=${height}>${this.#way(places)}</svg>
        ${this.markers.map((marker, i) => this.#marker(marker, i, places[i] ?? { x: 0, y: 0 }))}
      </div>
    </div>`;
  }

  /** The order as a line, with an arrow after seat one. */
  #way(places: readonly Point[]): unknown {
    const [first, second] = places;
    if (first === undefined || second === undefined || this.markers[0]?.seat === undefined) return nothing;
    const round = this.closed && places.length > 2 ? [...places, first] : places;
    const angle = (Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI;
    const reach = Math.hypot(second.x - first.x, second.y - first.y) / 2;
    const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return svg`<polyline points=${round.map(({ x, y }) => `${x},${y}`).join(' ')}></polyline>
      ${reach > this.#layout.token / 2 + 2 ? svg`<path d="M-4,-6 L5,0 L-4,6 Z" transform="translate(${middle.x} ${middle.y}) rotate(${angle})"></path>` : nothing}`;
  }

  #marker({ seat, name, empty, unsure, spoken }: Marker, i: number, place: Point): TemplateResult {
    const held = this.dragged?.i === i;
    const { x, y } = held && this.dragged ? this.dragged.at : place;
    const classes = [
      'marker',
      empty ? 'empty' : 'found',
      seat === 1 ? 'first' : '',
      unsure ? 'unsure' : '',
      this.picked === i ? 'picked' : '',
      held ? 'held' : '',
      this.dragged?.over === i ? 'over' : '',
    ].join(' ');
    return html`<button
      type="button"
      class=${classes}
      data-place=${i}
      tabindex=${i === this.focused ? 0 : -1}
      aria-label=${spoken}
      aria-pressed=${this.picked === i ? 'true' : 'false'}
      style=${styleMap({ left: `${x}px`, top: `${y}px` })}
      @click=${(event: MouseEvent) => this.#tap(i, event)}
      @focus=${() => (this.focused = i)}
      @pointerdown=${(event: PointerEvent) => this.#drag.begin(event, i, place)}
    >
      <span class="number">${seat ?? '•'}</span>
      ${this.#layout.token >= 44 && name !== '' ? html`<span class="name">${name}</span>` : nothing}
    </button>`;
  }

  #tap(i: number, { detail }: MouseEvent): void {
    // A key's click counts no presses of a pointer.
    if (detail > 0 && this.#drag.justDropped) return;
    if (this.picked === undefined) this.emit('pick', i);
    else if (this.picked === i) this.emit('pick');
    else this.#put(this.picked, i);
  }

  #put(from: number, to: number): void {
    this.emit('put', { from, to });
  }

  /** The place under the pointer, if it is not the one it came from. */
  #over({ x, y }: Point, from: number): number | undefined {
    const { places, token } = this.#layout;
    const far = places.map((place) => Math.hypot(place.x - x, place.y - y));
    const at = far.indexOf(Math.min(...far));
    return at === from || (far[at] ?? Infinity) > 0.75 * token ? undefined : at;
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.picked !== undefined) {
      event.preventDefault();
      this.emit('pick');
      return;
    }
    const to = this.#towards(event.key);
    if (to === undefined) return;
    event.preventDefault();
    this.board.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  }

  /** The nearest place in the direction of an arrow key; the first and the last with Home and End. */
  #towards(key: string): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return this.markers.length - 1;
    const [dx, dy] = arrows[key] ?? [0, 0];
    const { places } = this.#layout;
    const here = places[this.focused];
    if ((dx === 0 && dy === 0) || here === undefined) return undefined;
    const costs = places.map(({ x, y }, i) => {
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      return i === this.focused || along < 1 ? Infinity : along + 2 * across;
    });
    const best = Math.min(...costs);
    return best === Infinity ? this.focused : costs.indexOf(best);
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

declare global {
  interface HTMLElementTagNameMap {
    'nd-table-picture': TablePictureView;
  }
}
