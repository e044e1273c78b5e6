/** Princeton's kings, queens and jacks have their codes on their shields. */
const courts: readonly number[] = [1, 2, 3, 6, 7];
/** Sides of codes there and at the foot of a card, mm. */
const [onShield, atFoot] = [18, 22];
/** Cards on a sheet; from one to the next codes are smaller by a fiftieth of the first. */
const onSheet = 9;

/** Side of the code of Princeton's card of that number as the deck is printed on A4, mm: from 15.8 to 22. */
export function printedSide(no: number): number {
  return (courts.includes(no) ? onShield : atFoot) * (1 - ((no - 1) % onSheet) / 50);
}
