import type { Words } from './message.ts';

/** The wording of each game, loaded with the game. */
export const gameWords: Readonly<Record<string, () => Promise<Words>>> = {
  princeton: async () => (await import('./games/princeton.ts')).words,
  town: async () => (await import('./games/town.ts')).words,
  vendetta: async () => (await import('./games/vendetta.ts')).words,
  yakuza: async () => (await import('./games/yakuza.ts')).words,
  ktulu: async () => (await import('./games/ktulu.ts')).words,
};
