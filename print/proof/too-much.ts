/** A file asks for more room or time than any honest one needs. The message says what the limit is. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}
