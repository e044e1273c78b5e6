import type { Gray } from '../../src/cards/read/gray.ts';
import { textOf } from './conditions.ts';
import { cardSheet, codeBelowMiddle, distanceFor, type Pose, view } from './frames.ts';
import { bright, degrade, dim, type Optics } from './frames-degrade.ts';
import { finger, glare, jpeg, shadow, sleeve } from './frames-spoil.ts';
import { uniform } from './noise.ts';

const [width, height] = [960, 540];
const middle = { x: width / 2, y: height / 2 };

/** Something that spoils a frame: card `i` under it, shot after shot with new noise. */
export interface Spoilt {
  readonly name: string;
  readonly shoot: (i: number) => (seed: number) => Gray;
  /** How many of three cards must be read within four looks. */
  readonly read: number;
}

/** A card whose code lies in the middle, or so many mm off it, its modules 4.5 px or as said. */
function card(i: number, { perModule = 4.5, ...pose }: Partial<Pose> & { perModule?: number } = {}): Gray {
  const { x = 0, y = 0, ...rest } = pose;
  const distance = distanceFor(perModule / (25 / 21), width);
  const lying = { distance, turn: 25 * i - 25, x, y: y - codeBelowMiddle, ...rest };
  return view(width, height, [{ sheet: cardSheet(textOf(i), { seed: i }), pose: lying }], 95);
}

/** A place within so many px of the middle, another for each card. */
function near(i: number, reach: number): { x: number; y: number } {
  const random = uniform(300 + i);
  return { x: middle.x + 2 * reach * (random() - 0.5), y: middle.y + 2 * reach * (random() - 0.5) };
}

const shot = (scene: Gray, optics: Optics, seed: number): Gray => degrade(scene, { ...optics, seed });
const shown =
  (scene: Gray, optics: Optics = bright) =>
  (seed: number): Gray =>
    shot(scene, optics, seed);

/** What a room, a hand, paper and a phone do to frames. */
export const spoilt: readonly Spoilt[] = [
  { name: 'a small glare', read: 2, shoot: (i) => shown(glare(card(i), near(i, 32), 0.035)) },
  { name: 'a glare', read: 1, shoot: (i) => shown(glare(card(i), near(i, 32), 0.05)) },
  { name: 'a shadow across the code', read: 3, shoot: (i) => shown(shadow(card(i), near(i, 20), 40 * i, 0.35)) },
  { name: 'a deep shadow across the code', read: 1, shoot: (i) => shown(shadow(card(i), near(i, 20), 70 * i, 0.2)) },
  {
    name: 'a finger over the corner without a finder',
    read: 2,
    shoot: (i) => shown(finger(card(i, { turn: 0 }), { x: middle.x + 44, y: middle.y + 44 }, 0.03)),
  },
  { name: 'JPEG at 15 %', read: 3, shoot: (i) => (seed) => jpeg(shot(card(i), bright, seed), 15) },
  { name: 'a card bent to 35 mm', read: 3, shoot: (i) => shown(card(i, { turn: 0, curl: 35 })) },
  { name: 'a card bent back to 20 mm', read: 3, shoot: (i) => shown(card(i, { turn: 0, curl: -20 })) },
  { name: 'a wrinkled sleeve', read: 3, shoot: (i) => shown(sleeve(card(i), i + 1, 60)) },
  { name: 'a tilt of 55°', read: 2, shoot: (i) => shown(card(i, { tilt: 55, y: 8 })) },
  { name: 'a moving hand', read: 3, shoot: (i) => shown(card(i), { ...bright, motion: 6, motionAngle: 50 * i }) },
  { name: 'out of focus', read: 2, shoot: (i) => shown(card(i), { ...bright, blur: 2.3 }) },
  {
    name: 'dim light, the card anywhere in the frame',
    read: 3,
    shoot: (i) => shown(card(i, { x: 45 * ((i % 3) - 1), y: 12 * ((i % 3) - 1), tilt: 15 }), dim),
  },
  {
    name: 'far off, the card anywhere in the frame',
    read: 2,
    shoot: (i) => shown(card(i, { x: 60 * ((i % 3) - 1), y: 20 * ((i % 3) - 1), tilt: 20, perModule: 3 }), { ...bright, blur: 1.1 }),
  },
];
