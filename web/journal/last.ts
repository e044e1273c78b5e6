import type { WholeGame } from '../session/stored-game.ts';

/**
 * The game hosted last, as one text among the settings: where the browser has no place for copies, which is on every page
 * that is not secure. What the answers told is left out, as they tell it again.
 */
const place = 'nightdeck.last';

/** Writes the game down as it is now, in place of whatever game was there. What cannot be written is left as it was. */
export function keepLast({ game, entries, mark }: Required<WholeGame>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ game, entries: entries.map(({ entry, at }) => ({ entry, at })), mark }));
  } catch {
    // The database has it, or the screen says that it does not.
  }
}

/** The game as it was written down last; nothing where there is none, or none that can be read. */
export function lastKept(): Required<WholeGame> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<WholeGame> | null;
    const { game, entries, mark } = kept ?? {};
    return game && mark && Array.isArray(entries) ? { game, entries, mark } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a game, if it is the one written down. */
export function forgetLast(id: string): void {
  if (lastKept()?.game.id !== id) return;
  try {
    localStorage.removeItem(place);
  } catch {
    // Where nothing can be removed, nothing can have been written.
  }
}
