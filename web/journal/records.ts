import { crc32 } from '../../src/save/base45.ts';
import type { StoredEntry, StoredGame, WholeGame } from '../session/games-db.ts';
import type { Mark } from '../session/shelf.ts';

/**
 * What a journal holds, one line each: the whole game, or what one change made of it. Each line begins with the CRC-32 of
 * the rest, so that one torn by a power cut is told from a whole one.
 */
export type JournalRecord = { readonly whole: Required<WholeGame> } | Step;

/** A change: so many answers stay, these follow; the game's record where that changed too. */
export interface Step {
  readonly mark: Mark;
  readonly same: number;
  readonly entries: readonly StoredEntry[];
  readonly game?: StoredGame;
}

export function makeLine(record: JournalRecord): string {
  const text = JSON.stringify(record);
  return `${crc32(new TextEncoder().encode(text))} ${text}\n`;
}

/** The game as the journal's last sound line left it; nothing where not even the first is sound. Never throws. */
export function readJournal(text: string): Required<WholeGame> | undefined {
  let whole: Required<WholeGame> | undefined;
  for (const line of text.split('\n').slice(0, -1)) {
    const record = readLine(line);
    if (!record) break;
    if ('whole' in record) whole = record.whole;
    else if (whole)
      whole = { game: record.game ?? whole.game, entries: [...whole.entries.slice(0, record.same), ...record.entries], mark: record.mark };
  }
  return whole;
}

function readLine(line: string): JournalRecord | undefined {
  const text = line.slice(9);
  if (crc32(new TextEncoder().encode(text)) !== line.slice(0, 8)) return undefined;
  try {
    return JSON.parse(text) as JournalRecord;
  } catch {
    return undefined;
  }
}
