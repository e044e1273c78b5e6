// Made by `npm run made` from the folders beside it.
import { about as ktulu } from './ktulu/about.ts';
import { about as princeton } from './princeton/about.ts';
import { about as town } from './town/about.ts';
import { about as vendetta } from './vendetta/about.ts';
import { about as yakuza } from './yakuza/about.ts';

/** Every game's folder: what is known at once, and what is loaded with the game. */
export const folders = {
  ktulu: { about: ktulu, load: async () => (await import('./ktulu/index.ts')).ktulu },
  princeton: { about: princeton, load: async () => (await import('./princeton/index.ts')).princeton },
  town: { about: town, load: async () => (await import('./town/index.ts')).town },
  vendetta: { about: vendetta, load: async () => (await import('./vendetta/index.ts')).vendetta },
  yakuza: { about: yakuza, load: async () => (await import('./yakuza/index.ts')).yakuza },
};
