/** The picture cannot be read as one: wrong type, damaged, or nothing in it. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}
