import type { Question } from '../../src/kernel/question.ts';
import type { StorageReason } from '../session/database.ts';
import type { Lead } from './breath.ts';

/** What the host's screen shows of a game; made anew with every change, never before it is saved. */
export interface View {
  /** Answers given so far. */
  readonly at: number;
  readonly question: Question;
  /** What is said in one breath with it, before its own lines. */
  readonly lead: Lead;
  /** Message id of what stands in the way of saving, if anything does. */
  readonly unsaved: StorageReason | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Taking back the latest answer would take back something everybody has heard. */
  readonly undoIsHeard: boolean;
  /** Stored answers the rules of today no longer take; while there are any, nothing is written over them. */
  readonly lost: number;
  /** An amendment was made that can be taken back. */
  readonly canRevert: boolean;
  /** Why the game is only shown here, if it is: nothing can then be answered or taken back. */
  readonly shownOnly: ShownOnly | undefined;
}

/** Handed over to another device, or hosted in another window of this one. */
export type ShownOnly = 'handOver.away' | 'handOver.elsewhere';
