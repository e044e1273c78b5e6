import { inkOf } from '../art/layers.ts';
import { group, rect, type Ink, type Scene } from '../scene.ts';
import { captionShapes } from './caption.ts';
import { textShapes, type TextRoom } from './deck-text.ts';
import { facilitatorSize } from './facilitator.ts';
import { signAt, upperHalf, usual, type IllustratedJob } from './illustrated.ts';

/** The upper half of a card, smaller: all of it as on the card, so that the host knows the card by its picture. */
const scale = 0.62;
const left = (facilitatorSize.w - usual.width * scale) / 2;
const top = 1.4;
const captionAt = 37.7;
/** Where the text of a facilitator card is. */
export const heldRoom: TextRoom = { left: 4.4, width: facilitatorSize.w - 8.8, top: 40.8, bottom: 58.4 };

/** The ground of a light card where it is shown on a screen. */
const night: Ink = '#17120e';

/** A facilitator card with the picture of its role; `dark` for a screen in a dark room. */
export function illustratedHeld(job: Omit<IllustratedJob, 'width' | 'height' | 'code'> & { readonly dark: boolean }): Scene {
  const { words, type, item, bleed, textSize, dark } = job;
  const { w, h } = facilitatorSize;
  const [ground, ink, accent] = inksOf(job);
  return {
    width: w,
    height: h,
    bleed,
    ...(dark ? { dark } : {}),
    shapes: [
      rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed, { fill: ground }),
      group(upperHalf({ ...job, ...usual, code: false }), { x: left, y: top, scale }),
      ...(job.sign?.(left + signAt.x * scale, top + signAt.y * scale, 2.2) ?? []),
      ...captionShapes(words, { x: heldRoom.left, y: captionAt, width: heldRoom.width }, type, accent, item),
      ...(words.ability === '' ? [] : textShapes(words.ability, type, textSize, ink, heldRoom, item)),
    ],
  };
}

/** Ground, text, and what stands over the text. */
function inksOf({ painter, look, dark }: Pick<IllustratedJob, 'painter' | 'look'> & { readonly dark: boolean }): readonly [Ink, Ink, Ink] {
  const { world, colours } = painter.art;
  const [ground, ink, accent] = [inkOf(world.ground, colours), inkOf(world.ink, colours), inkOf(world.accent, colours)];
  if (look !== 'colour') return ['#ffffff', 'black', 'black'];
  return dark && world.plate === undefined ? [night, ground, inkOf(world.name.colour, colours)] : [ground, ink, accent];
}
