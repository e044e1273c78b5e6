import type { Showing } from '../../src/kernel/question.ts';

/** Something read aloud. */
export interface Line {
  readonly key: string;
  readonly id: string;
  /** In English. */
  readonly text: string;
}

/** Something held up. */
export interface Held {
  readonly key: string;
  readonly to: readonly string[];
  readonly sign?: Showing['sign'];
  readonly text: string;
}

/** Why not, as a test reads it. */
export interface Why {
  readonly id: string;
  readonly clause: string;
  readonly text: string;
}
