import { argumentLists } from './arguments.ts';
import { capsules } from './capsules.ts';
import { codes } from './codes.ts';
import { crowdedPictures } from './crowded-pictures.ts';
import { damagedPrints } from './damages.ts';
import { decks } from './decks.ts';
import type { Fuzzer } from './fuzzer.ts';
import { images } from './images.ts';
import { ownRules } from './own-rules.ts';
import { pdfs } from './pdfs.ts';
import { printedDecks } from './printed-decks.ts';
import { routes } from './routes.ts';
import { saveFiles } from './saves.ts';
import { scenarios } from './scenarios.ts';

/** Every kind of input from strangers. */
export const fuzzers: readonly Fuzzer[] = [
  decks,
  ownRules,
  codes,
  capsules,
  saveFiles,
  scenarios,
  argumentLists,
  routes,
  images,
  crowdedPictures,
  pdfs,
  printedDecks,
  damagedPrints,
];
