import type { Filler, Said, SeatId } from '../kernel/types.ts';
import type { Message } from './scenario-schema.ts';

/** Whether this is the message meant: the same id, and in its gaps what the file names. */
export function fits(said: Said | undefined, message: Message, name: (seat: SeatId) => string): boolean {
  if (said === undefined) return false;
  if (typeof message === 'string') return said.id === message;
  return (
    said.id === message.id && Object.entries(message.with).every(([gap, wanted]) => filled(own(said.with, gap), name) === String(wanted))
  );
}

/** The value under a name that comes from a file; names that every object has, such as `constructor`, are not found. */
export function own<V>(record: Readonly<Record<string, V>> | undefined, key: string): V | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

function filled(filler: Filler | undefined, name: (seat: SeatId) => string): string | undefined {
  if (filler === undefined || typeof filler === 'string') return filler;
  if (typeof filler === 'number') return String(filler);
  if ('seat' in filler) return name(filler.seat);
  if ('seats' in filler) return filler.seats.map(name).join();
  if ('role' in filler) return filler.role;
  if ('faction' in filler) return filler.faction;
  if ('factions' in filler) return filler.factions.join();
  return 'said' in filler ? filler.said.id : filler.list.map(({ id }) => id).join();
}

/** Words one after the other, for a sentence. */
export const list = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));

/** A message as a file names it. */
export const wording = (message: Message): string =>
  typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.with)}`;
