import type { Words } from '../text/message.ts';
import { games } from './index.ts';

/** The wording of each game, loaded with the game. */
export const gameWords: Readonly<Record<string, () => Promise<Words>>> = Object.fromEntries(
  Object.entries(games).map(([id, { load }]) => [id, async () => (await load()).words]),
);
