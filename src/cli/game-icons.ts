import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GameIcons } from '../cards/game-icons.ts';

let read: GameIcons | undefined;

/** The signs of game-icons.net; 6 MB, read when a deck names one or somebody looks for one. */
export function gameIcons(): GameIcons {
  read ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as GameIcons;
  return read;
}
