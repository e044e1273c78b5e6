/** Pixels of a picture that is unpacked row by row: the largest cameras of phones have 108 million. */
export const mostPixels = 110_000_000;
/** Pixels of a picture that has to be in memory whole, or has 16 bits a colour; also the size up to which none is halved. */
export const mostAtOnce = 51_000_000;

/** What the head of a picture file says of it. */
export interface PictureHead {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** It cannot be unpacked row by row: WebP, GIF, and pictures that show coarse first. */
  readonly whole: boolean;
  /** It has 16 bits a colour: unpacking takes several times as long. */
  readonly deep: boolean;
}

/** Pixels that such a picture may have at the most. */
export const mostOf = ({ whole, deep }: Pick<PictureHead, 'whole' | 'deep'>): number => (whole || deep ? mostAtOnce : mostPixels);
