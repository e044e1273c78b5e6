/** The picture cannot be read as one: wrong type, damaged, too large, or nothing in it. `said` is the wording, in `src/text/scan.ts`. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
  readonly said: 'scan.photo.notPicture' | 'scan.photo.heic' | 'scan.photo.large';
  constructor(message: string, said: NotAPicture['said'] = 'scan.photo.notPicture', options?: ErrorOptions) {
    super(message, options);
    this.said = said;
  }
}
