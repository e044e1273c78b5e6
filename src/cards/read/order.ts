import { arranged, type Arrangement, type Known } from './arrangement.ts';
import { TablePicture } from './table/table-picture.ts';
import type { Frame } from './table/pose.ts';

/** Photos of a table, put in order. */
export interface Ordered {
  /** One per piece of the table that hangs together, the one with the most cards first. */
  readonly arrangements: readonly Arrangement[];
  /** Codes that lie at two places. */
  readonly doubles: readonly string[];
}

/**
 * The cards of some photos in the order of seats. Photos that show the same cards are joined. `seats` counts the cards
 * of the whole table and is used where it is in one piece.
 */
export function inSeatOrder(photos: readonly Frame[], known: Known = {}, isCard?: (text: string) => boolean): Ordered {
  const picture = new TablePicture(isCard);
  for (const photo of photos) picture.add(photo);
  const { pieces, doubles } = picture;
  const arrangements = pieces.flatMap(
    (piece) => arranged([...piece, ...picture.unread(piece)], pieces.length === 1 ? known : { ...known, seats: undefined }) ?? [],
  );
  return { arrangements, doubles };
}
