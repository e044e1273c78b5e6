import { property, query } from 'lit/decorators.js';
import type { BallotQuestion, Choose } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import '../elements/seat-ring.ts';
import type { SeatRing } from '../elements/seat-ring.ts';
import { wantedHeight } from '../elements/table-layout.ts';
import { Ask } from './ask.ts';
import { steadyPlace } from './steady-place.ts';

/** What is said of a seat stands below the ring, px. */
const lineBelow = 32;

/**
 * A question that is answered at the table: its seats are touched, and they take the room that words and answers leave.
 * They stand where they stood at the questions before, as far as there is room.
 */
export abstract class AskAtTable<Q extends Choose | BallotQuestion> extends Ask<Q> {
  /** The game, whose seats keep their places from question to question. */
  @property({ attribute: false }) game = '';

  @query('nd-seat-ring') protected readonly table!: SeatRing | null;
  #watched: SeatRing | null = null;
  readonly #room = new ResizeObserver(() => this.#place());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
    this.#watched = null;
  }

  override get cramped(): boolean {
    return this.table?.cramped === true || super.cramped;
  }

  override get drawn(): Promise<unknown> {
    return this.updateComplete.then(() => this.table?.updateComplete);
  }

  override touch(seat: SeatId): void {
    this.table?.touch(seat);
  }

  protected override updated(): void {
    // Whether it stands where the others did may change without a change of its size.
    if (this.#watched === this.table) return this.#place();
    this.#room.disconnect();
    this.#watched = this.table;
    if (this.table) this.#room.observe(this.table, { box: 'border-box' });
  }

  override settled(): void {
    this.#place(true);
  }

  #place(keep = false): void {
    const { table } = this;
    if (!table || this.game === '' || this.form === 'list') return;
    const { top, bottom, width } = table.getBoundingClientRect();
    const room = { top: top + window.scrollY, bottom: bottom + window.scrollY };
    const wanted = wantedHeight(this.seats.length, Math.floor(width)) + lineBelow;
    const own = this.compact || room.bottom - room.top < wanted;
    const span = own ? room : steadyPlace(`${this.game} ${window.innerWidth}×${window.innerHeight}`, room, wanted, keep);
    table.stand(span.top - room.top, room.bottom - span.bottom);
  }
}
