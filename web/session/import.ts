import { restoreGame, type StoredGame, type WholeGame } from './games-db.ts';
import { wording } from './wording.ts';

/** Puts a saved game from a file on the shelf, or says in plain words why not. */
export async function importGame(text: string): Promise<{ readonly game: StoredGame } | { readonly refused: string }> {
  const whole = read(text);
  if (!whole) return { refused: wording.value.say('home.notSave') };
  await restoreGame(whole);
  return { game: whole.game };
}

function read(text: string): WholeGame | undefined {
  try {
    const value = JSON.parse(text) as Partial<WholeGame> | null;
    return value?.game?.id !== undefined && Array.isArray(value.entries) ? (value as WholeGame) : undefined;
  } catch {
    return undefined;
  }
}
