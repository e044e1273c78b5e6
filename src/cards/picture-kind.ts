/** Bytes of a picture file that is made ready for print: photos of phones are smaller. */
export const mostPictureBytes = 30_000_000;
/** Pixels of one; a photo of 50 million pixels is far finer than any card. */
export const mostPicturePixels = 51_000_000;
/** Longest side of a picture on a card in pixels: the window is 53 mm wide, which is 460 dots to the inch. */
export const longestSide = 960;

/** Why a file cannot be a card's picture, as a message id. */
export type PictureFault = 'picture.kind' | 'picture.bytes' | 'picture.pixels' | 'picture.damaged' | 'picture.outside' | 'picture.entities';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'svg';

/** What kind of picture the bytes are, by how they begin; or why they are none that is taken. */
export function pictureKind(bytes: Uint8Array): { readonly kind: PictureKind } | { readonly fault: PictureFault } {
  if (bytes.length > mostPictureBytes) return { fault: 'picture.bytes' };
  const begin = latin(bytes.subarray(0, 16));
  if (begin.startsWith('\xff\xd8\xff')) return { kind: 'jpeg' };
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'png' };
  if (/^RIFF[\s\S]{4}WEBP/.test(begin)) return { kind: 'webp' };
  return svgKind(bytes);
}

/** Most bytes of a drawing: a larger one takes minutes to draw. */
const mostSvgBytes = 3_000_000;

/**
 * Drawings are drawn as pictures, in which no script runs; one that names files from elsewhere would come out without them,
 * and entities can make a small file fill the memory.
 */
function svgKind(bytes: Uint8Array): { readonly kind: PictureKind } | { readonly fault: PictureFault } {
  const head = latin(bytes.subarray(0, 4000));
  if (!/^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(head)) return { fault: 'picture.kind' };
  if (bytes.length > mostSvgBytes) return { fault: 'picture.bytes' };
  const text = latin(bytes);
  if (!/<svg[\s>]/i.test(text)) return { fault: 'picture.kind' };
  if (/<!ENTITY/i.test(text)) return { fault: 'picture.entities' };
  const elsewhere = /<(?:image|use|feImage|script)\b[^>]*\bhref\s*=\s*["']\s*(?!#|data:)|url\(\s*["']?\s*(?!["'#\s]|data:)|@import/i;
  return elsewhere.test(text) ? { fault: 'picture.outside' } : { kind: 'svg' };
}

/** One character a byte: what is looked for has no others. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return text;
}
