import type { Ids } from '../vocabulary.ts';

/** What a cell keeps out (KT-096, KT-R24). */
export const attacks: readonly Ids['deed'][] = ['kill', 'poison', 'steal', 'trail'];
export const thefts: readonly Ids['deed'][] = ['steal', 'trail'];
