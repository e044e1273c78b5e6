import type { Evening } from './evening.ts';

/** A way in which an evening can go wrong. The game is hosted before; afterwards it is taken up anew and compared. */
export interface Kind {
  readonly name: string;
  strike(evening: Evening): Promise<void>;
  /** Why it cannot be tried on this machine, if it cannot. */
  cannot?(): string | undefined;
}
