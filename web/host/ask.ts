import { property } from 'lit/decorators.js';
import type { Answer } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { WordedElement } from '../elements/worded.ts';
import type { Below } from './settling.ts';

/** A seat as the screen may show it to anybody who glances at it: no role, no side. */
export interface SeatView {
  readonly seat: SeatId;
  /** The player's name, or "Seat 3". */
  readonly name: string;
  readonly alive: boolean;
}

/** What an answer would make known, in sentences; empty when nothing can be said yet. */
export type Outcome = (answer: Answer) => readonly string[];

/** By how many px the page is higher than its window. */
const pageExcess = (): number => Math.max(0, document.documentElement.scrollHeight - window.innerHeight);

/**
 * What the elements for the question shapes share. They show a question and fire `answer` with an
 * answer of its shape, and `draft` with what has been entered so far; they know no session.
 */
export abstract class Ask<Q extends Question> extends WordedElement implements Below {
  @property({ attribute: false }) question!: Q;
  @property({ attribute: false }) seats: readonly SeatView[] = [];
  /** What had been entered before a reload, or the answer that is being amended. */
  @property({ attribute: false }) draft: unknown;
  @property({ attribute: false }) outcome: Outcome | undefined;
  /** Tells one asking of a question from the next, where the element is kept for both. */
  @property({ attribute: false }) turn = '';
  /** Seats as a ring or as a list. */
  @property({ attribute: false }) form: 'ring' | 'list' = 'ring';

  /** By how many places the table is turned. */
  @property({ attribute: false }) turned = 0;

  /** Takes the least room it can do with. */
  @property({ type: Boolean, reflect: true }) compact = false;

  get cramped(): boolean {
    return pageExcess() > 0;
  }

  get lacking(): number {
    return pageExcess();
  }

  /** Once it is drawn, with what stands inside it. */
  get drawn(): Promise<unknown> {
    return this.updateComplete;
  }

  /** Takes its place in the room the window gives. */
  stand(): void {
    return;
  }

  /** Touches a seat from elsewhere, where seats can be touched. */
  touch(_seat: SeatId): void {
    return;
  }

  /** Takes away what is held up, where something is; nothing is answered by it. */
  cover(): void {
    return;
  }

  /** Gives what has been entered, where that is one thing and complete. */
  confirm(): void {
    return;
  }

  protected give(answer: Answer): void {
    this.emit('answer', answer);
  }

  protected keep(value: unknown): void {
    this.emit('draft', value);
  }
}
