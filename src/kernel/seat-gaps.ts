import type { Said, SeatId } from './types.ts';

/** The gaps of a message that are filled with seats, those of messages within it too; one may be filled with none at the moment. */
export function seatGaps(words: Said): readonly (readonly SeatId[])[] {
  return Object.values(words.with ?? {}).flatMap((filler) => {
    if (typeof filler !== 'object') return [];
    if ('seat' in filler) return [[filler.seat]];
    if ('seats' in filler) return [filler.seats];
    if ('list' in filler) return filler.list.flatMap(seatGaps);
    return 'said' in filler ? seatGaps(filler.said) : [];
  });
}

/** Whether words speak of a seat. */
export const mentions = (words: Said, seat: SeatId): boolean => seatGaps(words).some((seats) => seats.includes(seat));
