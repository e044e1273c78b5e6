/** Between which heights of the page something stands, px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const places = new Map<string, Span>();

/**
 * Where the table of a game stands in the room a question leaves it: where it has stood at the questions before, as far as
 * this one has the room, so that a thumb finds a seat without a look. Where less than `wanted` px would be left in
 * common, the question's own room counts. `key` names the game and the window; `keep` says that the question is laid out
 * to the end and the next ones may go by it.
 */
export function steadyPlace(key: string, room: Span, wanted: number, keep: boolean): Span {
  const before = places.get(key);
  const common = before ? { top: Math.max(before.top, room.top), bottom: Math.min(before.bottom, room.bottom) } : room;
  if (common.bottom - common.top < wanted) return room;
  if (keep) places.set(key, common);
  return common;
}

/** Lets everything find a place anew, as when other letters have come. */
export function forgetPlaces(): void {
  places.clear();
}
