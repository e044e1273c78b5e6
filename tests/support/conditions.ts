import { checkDigits } from '../../src/cards/base32.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import { cardSheet, codeBelowMiddle, distanceFor, type Placed, view } from './frames.ts';
import { bright, degrade, dim, dimGrainy, type Optics } from './frames-degrade.ts';
import { uniform } from './noise.ts';

/** A way of holding cards to a camera, named for reports. */
export interface Condition {
  readonly name: string;
  readonly optics: Optics;
  /** Pixels per module of the code. */
  readonly perModule: number;
  readonly tilt: number;
}

/** A module of a card's code, in mm. */
const module = 25 / 21;

/** One card at a time, 1280 × 720, from easy to hard. */
export const conditions: readonly Condition[] = [
  { name: 'bright room, 3 px a module', optics: bright, perModule: 3, tilt: 10 },
  { name: 'bright room, leaning 30°', optics: bright, perModule: 4, tilt: 30 },
  { name: 'far off, 2 px a module', optics: { ...bright, blur: 0.5 }, perModule: 2, tilt: 10 },
  { name: 'dim room, white noise', optics: dim, perModule: 5, tilt: 15 },
  { name: 'dim room, camera-like noise', optics: { ...dimGrainy, noise: 8 }, perModule: 6, tilt: 15 },
];

/** The text on card `i` of the frames: a whole code of some deck of ours. */
export function textOf(i: number): string {
  const body = `N74V${String(i).padStart(4, '0')}`;
  return body + checkDigits(body);
}

/** A hand holding card `i`: the scene, to be taken with different noise each time. */
export function held(condition: Condition, i: number, size = { width: 1280, height: 720 }): (shot: number) => Gray {
  const random = uniform(1000 + i);
  const distance = distanceFor(condition.perModule / module, size.width);
  const pose = {
    distance,
    x: 20 * (random() - 0.5),
    y: 20 * (random() - 0.5) - codeBelowMiddle * Math.cos((condition.tilt * Math.PI) / 180),
    turn: 60 * (random() - 0.5),
    tilt: condition.tilt,
    yaw: 16 * (random() - 0.5),
  };
  const scene = view(size.width, size.height, [{ sheet: cardSheet(textOf(i), { seed: i }), pose }]);
  return (shot) => degrade(scene, { ...condition.optics, motionAngle: 360 * random(), seed: 1 + i * 100 + shot });
}

/** So many cards in a grid on a table, seen whole in 1920 × 1080, some upside down: the scene, for shots of it. */
export function table(cards: number, optics: Optics, seed = 1): (shot: number) => Gray {
  const [width, height] = [1920, 1080];
  const columns = cards > 12 ? 8 : 6;
  const rows = Math.ceil(cards / columns);
  const random = uniform(seed);
  const perMm = Math.min(width / (columns * 66 + 12), height / (rows * 91 + 8));
  const placed = Array.from({ length: cards }, (_, i): Placed => ({
    sheet: cardSheet(textOf(i), { seed: i }),
    pose: {
      distance: distanceFor(perMm, width),
      x: ((i % columns) - (columns - 1) / 2) * 66,
      y: (Math.floor(i / columns) - (rows - 1) / 2) * 91,
      turn: (random() < 0.2 ? 180 : 0) + 8 * (random() - 0.5),
    },
  }));
  const scene = view(width, height, placed);
  return (shot) => degrade(scene, { ...optics, seed: 100 * seed + shot });
}
