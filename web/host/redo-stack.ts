import { z } from 'zod';
import type { Entry } from '../../src/kernel/answer.ts';
import { entrySchema } from '../../src/save/shapes.ts';

const place = (game: string): string => `nightdeck.undone.${game}`;
const keptSchema = z.object({ at: z.int(), undone: z.array(entrySchema) });

/** Keeps what was taken back after `at` answers, the latest last, so that it can be redone after a reload. */
export function keepRedoStack(game: string, at: number, undone: readonly Entry[]): void {
  try {
    if (undone.length > 0) localStorage.setItem(place(game), JSON.stringify({ at, undone }));
    else localStorage.removeItem(place(game));
  } catch {
    // Without a store, what was taken back can be redone as long as the page stays open.
  }
}

/** What was taken back after these answers, the latest last; nothing where something else has happened since. */
export function recallRedoStack(game: string, at: number): readonly Entry[] {
  try {
    const read = keptSchema.safeParse(JSON.parse(localStorage.getItem(place(game)) ?? 'null'));
    return read.success && read.data.at === at ? read.data.undone : [];
  } catch {
    return [];
  }
}
