import type { Mutant } from './instrument.ts';

/** A change that no test can notice, because the program does the same with it. */
export interface Equivalent extends Pick<Mutant, 'file' | 'original' | 'replacement'> {
  /** Text of the line it stands in, if the same change is made elsewhere in the file. */
  readonly within?: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [];
