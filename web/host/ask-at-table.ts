import type { PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { BallotQuestion, Choose } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import '../elements/seat-ring.ts';
import type { SeatRing } from '../elements/seat-ring.ts';
import { leastHeight } from '../elements/table-layout.ts';
import { Ask } from './ask.ts';
import { once, remOfPage, tableHeight } from './table-height.ts';

/**
 * A question that is answered at the table: its seats are touched, and stand at the same places at every question of a
 * game. The element is kept from one question to the next (`turn`), for drawing forty seats anew takes a phone its time.
 */
export abstract class AskAtTable<Q extends Choose | BallotQuestion> extends Ask<Q> {
  /** The game, whose seats keep their places from question to question. */
  @property({ attribute: false }) game = '';
  /** By how many px the table is lower than usual: even so the words would find no room. */
  @property({ type: Number }) low = 0;

  @query('nd-seat-ring') protected readonly table!: SeatRing | null;

  /** It stands at the height decided for the game: its seats make do with that. */
  protected get standing(): boolean {
    return this.compact || this.game !== '';
  }

  /** By how many px what stands above the table could be higher. */
  get spare(): number {
    const { table } = this;
    if (!table) return Infinity;
    const gap = parseFloat(getComputedStyle(this).rowGap);
    let taken = 0;
    for (let one = table.previousElementSibling; one; one = one.previousElementSibling) taken += one.getBoundingClientRect().height + gap;
    return table.getBoundingClientRect().top - this.getBoundingClientRect().top - taken;
  }

  override get drawn(): Promise<unknown> {
    return this.updateComplete.then(() => this.table?.updateComplete);
  }

  override touch(seat: SeatId): void {
    this.table?.touch(seat);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('turn') && this.hasUpdated) return;
    this.table?.begin();
    this.begin();
  }

  /** Another question: what was entered for the one before is gone. */
  protected abstract begin(): void;

  protected override updated(): void {
    this.stand();
  }

  override stand(): void {
    const { table, game, seats } = this;
    if (!table || game === '') return;
    const n = seats.length;
    const width = (): number => Math.floor(table.getBoundingClientRect().width);
    const height = once(`${game} ${n}`, () => this.#decide(n, width()));
    this.style.setProperty('--table', `${this.low === 0 ? height : Math.max(leastHeight(n, width()), height - this.low)}px`);
  }

  /**
   * From the top of the question to the foot of the answers, which is where they stand however long the page is; below words
   * so long that the table begins under the edge of the window, where they will stand. As on a page that is not scrolled:
   * what is decided holds when it is no longer.
   */
  #decide(seats: number, width: number): number {
    const { host } = this.getRootNode() as ShadowRoot;
    const foot = this.renderRoot.querySelector('.foot');
    const lowest = window.innerHeight - (foot ? parseFloat(getComputedStyle(foot).insetBlockEnd) || 0 : 0);
    const bottom = Math.min((foot?.getBoundingClientRect().bottom ?? lowest) + window.scrollY, lowest);
    return tableHeight(seats, width, { top: host.getBoundingClientRect().top + window.scrollY, bottom }, remOfPage());
  }
}
