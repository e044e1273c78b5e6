import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from './frames.ts';
import { degrade, dim, type Optics } from './frames-degrade.ts';
import { uniform } from './noise.ts';

/** How a clip of cards is taken. */
export interface Clip {
  readonly width: number;
  readonly height: number;
  /** Frames each card is before the camera. */
  readonly each: number;
  /** Deviation of the noise of a dim room, levels. */
  readonly noise: number;
}

/** Side of the squares that number the frames of a clip, px. */
export const mark = 16;
const marks = 10;

/**
 * Cards that are held up one after another in a dim room: each slides in within a frame, is out of focus for two more
 * and then still, in grainy light. The number of each frame stands in its upper left corner, one square per bit.
 */
export function* dimClip(texts: readonly string[], clip: Clip): Generator<Gray> {
  const { width, height, each, noise } = clip;
  const room: Optics = { ...dim, noise: 0 };
  // One field of noise, laid over each frame at another place.
  const field = degrade(blank(width, 2 * height, 128), { noise, grain: 1, seed: 7 });
  const random = uniform(11);
  for (const [i, text] of texts.entries()) {
    const pose = {
      distance: distanceFor((5 + 2 * random()) / (25 / 21), width),
      y: -codeBelowMiddle,
      turn: 50 * (random() - 0.5),
      tilt: 35 * random(),
    };
    const card = view(width, height, [{ sheet: cardSheet(text, { seed: i }), pose }], 30);
    const still = degrade(card, { ...room, motionAngle: 360 * random() });
    const phases = [
      degrade(shifted(card, Math.round(width / 3)), { ...room, motion: 12, motionAngle: 0 }),
      degrade(card, { ...room, blur: 2.6 }),
    ];
    for (let k = 0; k < each; k++) {
      const frame = noisy(phases[k === 0 ? 0 : k <= 2 ? 1 : 2] ?? still, field, Math.floor(random() * width * height));
      yield numbered(frame, i * each + k);
    }
  }
}

/** Moved to the right; what comes in from the left is dark. */
function shifted(picture: Gray, by: number): Gray {
  const { width, height } = picture;
  const moved = blank(width, height, 30);
  for (let y = 0; y < height; y++) moved.data.set(picture.data.subarray(y * width, (y + 1) * width - by), y * width + by);
  return moved;
}

function noisy(picture: Gray, field: Gray, from: number): Gray {
  const data = picture.data.map((level, i) => Math.max(0, Math.min(255, level + (field.data[from + i] ?? 128) - 128)));
  return { ...picture, data };
}

function numbered(frame: Gray, number: number): Gray {
  for (let bit = 0; bit < marks; bit++) {
    const shade = (number >> bit) % 2 === 1 ? 220 : 20;
    for (let y = 0; y < mark; y++) frame.data.fill(shade, y * frame.width + bit * mark, y * frame.width + (bit + 1) * mark);
  }
  return frame;
}
