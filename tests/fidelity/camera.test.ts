import { beforeAll, describe, expect, it } from 'vitest';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { conditions, held, table, textOf } from '../support/conditions.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { cardSheet, distanceFor, view } from '../support/frames.ts';
import { bright, degrade, dim, dimGrainy } from '../support/frames-degrade.ts';
import { readWithHtml5Qrcode } from '../support/html5-qrcode.ts';

const cards = 3;
/** Frames a host is ready to hold still for: about half a second. */
const patience = 6;

beforeAll(async () => {
  // Loads the wasm, so that no test is charged for it.
  await look(blank(64, 64), 'quick');
});

describe('a card held to the camera', () => {
  it.each(conditions)('is read within a few frames: $name', async (condition) => {
    const read: string[] = [];
    for (let i = 0; i < cards; i++) {
      const shoot = held(condition, i);
      const ladder = new Ladder(look);
      for (let shot = 0; shot < patience; shot++) {
        const codes = await ladder.read(shoot(shot));
        // Whatever is read must be what is printed: a wrong card is worse than none.
        expect(codes.every(({ text }) => text === textOf(i))).toBe(true);
        if (codes.length === 0) continue;
        read.push(textOf(i));
        break;
      }
    }
    expect(read).toHaveLength(cards);
  });

  it('is read where the closer look is needed and html5-qrcode alone sees nothing', async () => {
    const condition = { name: 'dim and far', optics: dim, perModule: 4, tilt: 15 };
    let alone = 0;
    let climbed = 0;
    for (let i = 0; i < cards; i++) {
      const shoot = held(condition, i);
      if ((await readWithHtml5Qrcode(shoot(0))) === textOf(i)) alone++;
      const ladder = new Ladder(look);
      for (let shot = 0; shot < 3; shot++) {
        if ((await ladder.read(shoot(shot))).length === 0) continue;
        climbed++;
        break;
      }
    }
    expect(alone).toBe(0);
    expect(climbed).toBe(cards);
  });

  it('is read beside another one, both in one frame', async () => {
    const distance = distanceFor(4 / (25 / 21), 1280);
    const scene = view(1280, 720, [
      { sheet: cardSheet('N74VLEFT00'), pose: { distance, x: -45, turn: -8, tilt: 10 } },
      { sheet: cardSheet('N74VR1GHT0', { seed: 2 }), pose: { distance, x: 45, turn: 170 } },
    ]);
    const codes = await new Ladder(look).read(degrade(scene, bright));
    expect(codes.map(({ text }) => text).sort()).toEqual(['N74VLEFT00', 'N74VR1GHT0']);
  });
});

describe('cards laid out on a table', () => {
  it.each([
    { cards: 12, light: 'bright', optics: bright },
    { cards: 12, light: 'dim', optics: { ...dim, noise: 6, motion: 1 } },
    { cards: 24, light: 'bright', optics: bright },
    { cards: 24, light: 'dim', optics: { ...dimGrainy, noise: 6, motion: 1 } },
  ])('are all read within a few frames: $cards cards, $light', async ({ cards, optics }) => {
    const shoot = table(cards, optics);
    const ladder = new Ladder(look);
    const read = new Set<string>();
    for (let shot = 1; shot <= 4 && read.size < cards; shot++) {
      for (const { text } of await ladder.read(shoot(shot), 'many')) read.add(text);
    }
    expect([...read].sort()).toEqual(Array.from({ length: cards }, (_, i) => textOf(i)));
  });
});

describe('a table in front of a camera that was told nothing', () => {
  it('is noticed, and all 24 cards on it are read in dim light within five frames', async () => {
    const shoot = table(24, { ...dimGrainy, noise: 6, motion: 1 });
    const ladder = new Ladder(look);
    const read = new Set<string>();
    const after: number[] = [];
    for (let shot = 1; shot <= 5 && read.size < 24; shot++) {
      for (const { text } of await ladder.read(shoot(shot))) read.add(text);
      after.push(read.size);
    }
    console.log(`24 cards in dim light, frame after frame: ${after.join(' ')}`);
    expect(read.size).toBe(24);
  });
});

describe('a picture without a code', () => {
  it('gives none, however hard it is looked at', async () => {
    const noise = degrade(view(640, 480, [{ sheet: { picture: blank(63, 88, 200), perMm: 1 }, pose: { distance: 200 } }]), {
      ...dim,
      noise: 30,
    });
    expect(await look(noise, 'thorough')).toEqual([]);
  });
});
