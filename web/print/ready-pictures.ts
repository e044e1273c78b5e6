import { longestSide, mostPicturePixels, pictureKind, type PictureFault } from '../../src/cards/picture-kind.ts';
import type { OwnPicture, WithPictures } from '../../src/cards/deck-pictures.ts';
import { words as pictureWords } from '../../src/text/pictures.ts';
import type { Look } from '../../print/faces/face.ts';
import { paleness, type ReadyPicture, type ReadyPictures } from '../../print/own-pictures.ts';
import { addWords } from '../session/wording.ts';

addWords(pictureWords);

/** A file that cannot be a card's picture; `fault` is the message that says why. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

const ready = new Map<string, Promise<ReadyPicture>>();

/** The pictures a deck holds, ready for paper; nothing where it holds none. Throws `UnfitPicture`. */
export async function picturesOf({ pictures, back }: WithPictures, look: Look): Promise<ReadyPictures | undefined> {
  if (pictures === undefined && back === undefined) return undefined;
  const all = Object.entries(pictures ?? {});
  const signs = all.flatMap(([name, { outline }]) => (outline === undefined ? [] : [[name, outline] as const]));
  const faces = await Promise.all(
    all
      .filter(([, { outline }]) => outline === undefined)
      .map(async ([name, picture]) => [name, await readyPicture(picture, look)] as const),
  );
  return {
    faces: Object.fromEntries(faces),
    signs: Object.fromEntries(signs),
    ...(back === undefined ? {} : { back: await readyPicture(back, look) }),
  };
}

async function readyPicture({ data = '', focus = [50, 50] }: OwnPicture, look: Look): Promise<ReadyPicture> {
  const key = `${look} ${data}`;
  const known = ready.get(key) ?? jpegOf(bytesOf(data), look).then((jpeg) => ({ ...jpeg, focus }));
  ready.set(key, known);
  known.catch(() => ready.delete(key));
  return { ...(await known), focus };
}

const bytesOf = (data: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(data.replace(/^[^,]*,/, '')), (c) => c.charCodeAt(0));

const types = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const;

/** A picture of any kind that is taken as a JPEG, upright, on white and no larger than cards show. Throws `UnfitPicture`. */
export async function jpegOf(bytes: Uint8Array<ArrayBuffer>, look: Look = 'colour'): Promise<Omit<ReadyPicture, 'focus'>> {
  const found = pictureKind(bytes);
  if ('fault' in found) throw new UnfitPicture(found.fault);
  const drawn = found.kind === 'svg';
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawn ? sized(new TextDecoder().decode(bytes)) : bytes], { type: types[found.kind] }));
  try {
    await image.decode().catch(() => {
      throw new UnfitPicture('picture.damaged');
    });
    const { naturalWidth, naturalHeight } = image;
    if (naturalWidth * naturalHeight > mostPicturePixels) throw new UnfitPicture('picture.pixels');
    const wanted = longestSide / Math.max(1, naturalWidth, naturalHeight);
    const scale = drawn ? wanted : Math.min(1, wanted);
    const [width, height] = [Math.max(1, Math.round(naturalWidth * scale)), Math.max(1, Math.round(naturalHeight * scale))];
    return { jpeg: await encoded(image, width, height, look), pixels: [width, height] };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** A drawing with a size of its own, without which some browsers put none on a canvas. */
function sized(text: string): string {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new UnfitPicture('picture.damaged');
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const has = ['width', 'height'].every((side) => /^\s*\d[\d.]*\s*(?:px|mm|cm|in|pt|pc)?\s*$/.test(root.getAttribute(side) ?? ''));
  if (has) return text;
  root.setAttribute('width', String(width > 0 ? width : longestSide));
  root.setAttribute('height', String(height > 0 ? height : longestSide));
  return new XMLSerializer().serializeToString(root);
}

async function encoded(image: HTMLImageElement, width: number, height: number, look: Look): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser gives no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  if (look === 'ink-saver') pale(context, width, height);
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.84).split(',');
  return base64;
}

/** Grey and light, to save ink (ITU-R BT.601 weights). */
function pale(context: CanvasRenderingContext2D, width: number, height: number): void {
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let i = 0; i < data.length; i += 4) {
    const grey = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
    data.fill(Math.min(255, grey * paleness.keeps + paleness.adds), i, i + 3);
  }
  context.putImageData(picture, 0, 0);
}
