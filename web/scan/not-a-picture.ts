/** The picture cannot be read as one: wrong type, damaged, too large, nothing in it, or taking too long. `said` is the wording, in `src/text/scan.ts`. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
  readonly said: 'scan.photo.notPicture' | 'scan.photo.heic' | 'scan.photo.large' | 'scan.photo.long';
  constructor(message: string, said: NotAPicture['said'] = 'scan.photo.notPicture', options?: ErrorOptions) {
    super(message, options);
    this.said = said;
  }
}

/** Reading it was broken off, and with it the decoder that read it. */
export class TakesTooLong extends NotAPicture {
  constructor() {
    super('the picture takes too long to read', 'scan.photo.long');
  }
}
