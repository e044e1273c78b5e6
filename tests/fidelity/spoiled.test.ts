import { beforeAll, describe, expect, it } from 'vitest';
import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { textOf } from '../support/conditions.ts';
import { cardSheet, codeBelowMiddle, distanceFor, type Pose, view } from '../support/frames.ts';
import { bright, degrade, dim, type Optics } from '../support/frames-degrade.ts';
import { finger, glare, jpeg, shadow, sleeve } from '../support/frames-spoil.ts';

const [width, height] = [960, 540];
const cards = 3;
const looks = 4;

/** A card whose code lies in the middle, or so many mm off it. */
function card(i: number, pose: Partial<Pose> = {}): Gray {
  const { x = 0, y = 0, ...rest } = pose;
  const distance = distanceFor(4.5 / (25 / 21), width);
  return view(
    width,
    height,
    [{ sheet: cardSheet(textOf(i), { seed: i }), pose: { distance, turn: 25 * i - 25, x, y: y - codeBelowMiddle, ...rest } }],
    95,
  );
}

const middle = { x: width / 2, y: height / 2 };
const shot = (scene: Gray, optics: Optics, seed: number): Gray => degrade(scene, { ...optics, seed });

/** What may spoil a frame: how, and how many of the cards must be read within four looks. */
const spoilt: readonly { readonly name: string; readonly shoot: (i: number) => (seed: number) => Gray; readonly read: number }[] = [
  { name: 'a small glare beside the middle', read: 2, shoot: (i) => shown(glare(card(i), { x: middle.x + 4, y: middle.y + 30 }, 0.035)) },
  {
    name: 'a shadow across the code',
    read: 2,
    shoot: (i) => shown(shadow(card(i), { x: middle.x + 10 * i - 10, y: middle.y }, 40 * i, 0.35)),
  },
  {
    name: 'a finger over the corner without a finder',
    read: 2,
    shoot: (i) => shown(finger(card(i, { turn: 0 }), { x: middle.x + 44, y: middle.y + 44 }, 0.03)),
  },
  { name: 'JPEG at 30 %', read: 3, shoot: (i) => (seed) => jpeg(shot(card(i), bright, seed), 30) },
  { name: 'a card bent to 35 mm', read: 3, shoot: (i) => shown(card(i, { turn: 0, curl: 35 })) },
  { name: 'a card bent back to 20 mm', read: 3, shoot: (i) => shown(card(i, { turn: 0, curl: -20 })) },
  { name: 'a wrinkled sleeve', read: 3, shoot: (i) => shown(sleeve(card(i), i + 1)) },
  { name: 'a tilt of 50°', read: 3, shoot: (i) => shown(card(i, { tilt: 50, y: 8 })) },
  {
    name: 'dim light, the card in a corner of the frame',
    read: 3,
    shoot: (i) => shown(card(i, { x: 45 * (i - 1), y: 12 * (i - 1), tilt: 15 }), dim),
  },
];

function shown(scene: Gray, optics: Optics = bright): (seed: number) => Gray {
  return (seed) => shot(scene, optics, seed);
}

beforeAll(async () => {
  await look(blank(64, 64), 'quick');
});

describe('a frame that is spoilt', () => {
  it.each(spoilt)('is read no worse than by the decoder alone, and never wrongly: $name', async ({ name, shoot, read }) => {
    let alone = 0;
    let first = 0;
    let within = 0;
    for (let i = 0; i < cards; i++) {
      const frames = shoot(i);
      const ladder = new Ladder(look);
      if ((await look(frames(1), 'quick')).length > 0) alone++;
      let found = false;
      for (let seed = 1; seed <= looks && !found; seed++) {
        const codes = await ladder.read(frames(seed));
        expect(codes.every(({ text }) => text === textOf(i))).toBe(true);
        found = codes.length > 0;
        if (found && seed === 1) first++;
      }
      if (found) within++;
    }
    console.log(`${name}: zxing-wasm alone ${alone}, first look ${first}, within ${looks} looks ${within} of ${cards}`);
    expect(first).toBeGreaterThanOrEqual(alone);
    expect(within).toBeGreaterThanOrEqual(read);
  });
});
