import type { Gray } from '../../src/cards/read/gray.ts';
import { textOf } from './conditions.ts';
import { cardSheet, codeBelowMiddle, distanceFor, type Pose, view } from './frames.ts';
import { bright, degrade, dimGrainy } from './frames-degrade.ts';
import { finger, glare, jpeg, shadow, sleeve } from './frames-spoil.ts';
import { uniform } from './noise.ts';

const [width, height] = [800, 600];

/** What photo `i` of a kind is made from: random numbers of its own, the pixels of a module, and where its code lies. */
interface Shot {
  readonly random: () => number;
  readonly perModule: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly seed: number;
  card(pose?: Partial<Pose>): Gray;
}

/** A card turned any way; modules of the smallest to the largest that photos have. */
function shot(i: number, kind: number, least = 3): Shot {
  const random = uniform(1_000 * kind + i);
  const perModule = least + ([0, 0.8, 1.8, 3.3, 4.8][i % 5] ?? 0);
  const perMm = perModule / (25 / 21);
  const turn = 360 * random();
  const rad = (turn * Math.PI) / 180;
  return {
    random,
    perModule,
    at: { x: width / 2 - Math.sin(rad) * codeBelowMiddle * perMm, y: height / 2 + Math.cos(rad) * codeBelowMiddle * perMm },
    seed: 10 * i + kind,
    card: (pose = {}) =>
      view(width, height, [{ sheet: cardSheet(textOf(i), { seed: i }), pose: { distance: distanceFor(perMm, width), turn, ...pose } }], 95),
  };
}

/** A place around the code, up to so many modules off its middle. */
function off({ at, perModule, random }: Shot, modules: number): { x: number; y: number } {
  return { x: at.x + 2 * modules * perModule * (random() - 0.5), y: at.y + 2 * modules * perModule * (random() - 0.5) };
}

/** Photos of single cards that are hard to read, `photo(i)` each time another, from what can be read to what cannot. */
export const hardPhotos: readonly { readonly name: string; photo(i: number): Gray }[] = [
  {
    name: 'glare',
    photo: (i) => {
      const one = shot(i, 1);
      return degrade(glare(one.card(), off(one, 7), ((3 + 3 * one.random()) * one.perModule) / height), { ...bright, seed: one.seed });
    },
  },
  {
    name: 'shadow',
    photo: (i) => {
      const one = shot(i, 2, 2.2);
      return degrade(shadow(one.card(), off(one, 4), 360 * one.random(), 0.15 + 0.25 * one.random()), { ...bright, seed: one.seed });
    },
  },
  {
    name: 'finger',
    photo: (i) => {
      const one = shot(i, 3);
      return degrade(finger(one.card(), off(one, 8), (3.2 * one.perModule) / height), { ...bright, seed: one.seed });
    },
  },
  {
    name: 'out of focus',
    photo: (i) => {
      const one = shot(i, 4);
      return degrade(one.card(), { ...bright, blur: one.perModule * (0.4 + 0.3 * one.random()), seed: one.seed });
    },
  },
  {
    name: 'moved',
    photo: (i) => {
      const one = shot(i, 5);
      const motion = one.perModule * (1.1 + 0.6 * one.random());
      return degrade(one.card(), { ...bright, motion, motionAngle: 360 * one.random(), seed: one.seed });
    },
  },
  {
    name: 'noise',
    photo: (i) => {
      const one = shot(i, 6);
      return degrade(one.card(), { ...bright, noise: 20 + 25 * one.random(), grain: i % 2, seed: one.seed });
    },
  },
  {
    name: 'dark',
    photo: (i) => {
      const one = shot(i, 7);
      return degrade(one.card(), { ...dimGrainy, noise: 5 + 6 * one.random(), white: 60, black: 15, seed: one.seed });
    },
  },
  {
    name: 'small',
    photo: (i) => {
      const one = shot(i, 8);
      const distance = distanceFor((1.3 + 0.6 * one.random()) / (25 / 21), width);
      return degrade(one.card({ distance }), { ...bright, blur: 0.5, seed: one.seed });
    },
  },
  {
    name: 'JPEG',
    photo: (i) => {
      const one = shot(i, 9, 2.2);
      return jpeg(degrade(one.card(), { ...bright, seed: one.seed }), 5 + 8 * one.random());
    },
  },
  {
    name: 'slanting',
    photo: (i) => {
      const one = shot(i, 10);
      return degrade(one.card({ tilt: 48 + 14 * one.random(), turn: 90 * one.random() }), { ...bright, seed: one.seed });
    },
  },
  {
    name: 'bent',
    photo: (i) => {
      const one = shot(i, 11);
      const curl = (i % 2 === 0 ? 1 : -1) * (18 + 20 * one.random());
      return degrade(one.card({ curl, tilt: 25 * one.random(), turn: 30 * one.random() }), { ...bright, seed: one.seed });
    },
  },
  {
    name: 'sleeve',
    photo: (i) => {
      const one = shot(i, 12);
      return degrade(sleeve(one.card(), one.seed, 80), { ...bright, seed: one.seed });
    },
  },
  {
    name: 'a bit of everything',
    photo: (i) => {
      const one = shot(i, 13);
      const lit = glare(one.card({ tilt: 25 * one.random() }), off(one, 12), (2 * one.perModule) / height);
      const shaded = shadow(lit, off(one, 6), 360 * one.random(), 0.4);
      return jpeg(degrade(shaded, { ...bright, blur: 0.9, noise: 8, seed: one.seed }), 40);
    },
  },
];
