import { query } from 'lit/decorators.js';
import type { BallotQuestion, Choose } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import '../elements/seat-ring.ts';
import type { SeatRing } from '../elements/seat-ring.ts';
import { Ask } from './ask.ts';

/** A question that is answered at the table: its seats are touched, and they take the room that words and answers leave. */
export abstract class AskAtTable<Q extends Choose | BallotQuestion> extends Ask<Q> {
  @query('nd-seat-ring') protected readonly table!: SeatRing | null;

  override get cramped(): boolean {
    return this.table?.cramped === true || super.cramped;
  }

  override get drawn(): Promise<unknown> {
    return this.updateComplete.then(() => this.table?.updateComplete);
  }

  override touch(seat: SeatId): void {
    this.table?.touch(seat);
  }
}
