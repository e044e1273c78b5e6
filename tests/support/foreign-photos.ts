import QRCode from 'qrcode';
import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { distanceFor, type Pose, type Sheet, view } from './frames.ts';
import { bright, degrade, dimGrainy, type Optics } from './frames-degrade.ts';
import { glare, jpeg, shadow, sleeve } from './frames-spoil.ts';
import { uniform } from './noise.ts';

const [width, height] = [900, 700];
/** Pixels of a printed module; a module is a millimetre. */
const perModule = 12;
const said = [
  'HTTPS://EXAMPLE.ORG/',
  'https://www.example.com/path?id=',
  'WIFI:T:WPA;S:Guest;P:secret;;',
  'Zażółć gęślą jaźń ',
  '二维码 ',
  '0123456789',
];

/** The text of code `i`, of any length and in several scripts. */
export function foreignText(i: number): string {
  return `${said[i % said.length] ?? ''}${'7142857'.repeat((i * 5) % 9)}${i}`;
}

/** What a code that is none of ours looks like. */
interface Print {
  readonly level?: 'L' | 'M' | 'Q' | 'H';
  /** Light on dark. */
  readonly inverted?: boolean;
  /** Modules of quiet zone, and whether anything lies around it. */
  readonly quiet?: number;
  readonly busy?: boolean;
  /** Round modules, and a picture in the middle that covers this share of the side. */
  readonly dots?: boolean;
  readonly logo?: number;
  /** So many modules of the first finder pattern are gone. */
  readonly torn?: number;
}

/** A printed code with some of what surrounds it. */
function codeSheet(text: string, random: () => number, print: Print): Sheet {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: print.level ?? 'M' });
  const quiet = print.quiet ?? 4;
  const rim = Math.ceil(modules.size / 4);
  const picture = blank((modules.size + 2 * (quiet + rim)) * perModule, (modules.size + 2 * (quiet + rim)) * perModule, 235);
  const fill = (x: number, y: number, w: number, h: number, shade: number): void => {
    for (let row = Math.round(y * perModule); row < Math.round((y + h) * perModule); row++) {
      const from = row * picture.width;
      picture.data.fill(shade, from + Math.round(x * perModule), from + Math.min(picture.width, Math.round((x + w) * perModule)));
    }
  };
  const side = picture.width / perModule;
  if (print.busy === true)
    for (let i = 0; i < 160; i++) fill(side * random(), side * random(), 6 * random(), 3 * random(), 30 + 200 * random());
  const [dark, light] = print.inverted === true ? [240, 20] : [20, 240];
  fill(rim, rim, modules.size + 2 * quiet, modules.size + 2 * quiet, light);
  const first = rim + quiet;
  const far = modules.size - 7;
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x) !== 1) continue;
      const finder = (x < 7 && (y < 7 || y >= far)) || (x >= far && y < 7);
      if (print.dots === true && !finder) disc(picture, first + x + 0.5, first + y + 0.5, 0.46, dark);
      else fill(first + x, first + y, 1, 1, dark);
    }
  }
  const middle = first + modules.size / 2;
  const covered = (print.logo ?? 0) * modules.size;
  if (covered > 0) fill(middle - covered / 2, middle - covered / 2, covered, covered, light);
  if (covered > 0) disc(picture, middle, middle, 0.4 * covered, 90);
  if (print.torn !== undefined) fill(first, first, print.torn, print.torn, light);
  return { picture, perMm: perModule };
}

/** A filled circle; places and radius in modules. */
function disc({ width: wide, data }: Gray, x: number, y: number, radius: number, shade: number): void {
  const reach = radius * perModule;
  for (let dy = Math.ceil(-reach); dy <= reach; dy++) {
    const half = Math.round(Math.sqrt(reach * reach - dy * dy));
    const from = Math.round(y * perModule + dy) * wide + Math.round(x * perModule);
    data.fill(shade, from - half, from + half);
  }
}

/** How a kind of photo is taken: what is printed, how it lies, and what happens to the light. */
interface Kind {
  readonly name: string;
  readonly print?: (random: () => number) => Print;
  readonly pose?: (random: () => number) => Partial<Pose>;
  /** Pixels of a module in the photo, least and most. */
  readonly pixels?: readonly [number, number];
  readonly spoilt?: (photo: Gray, pixels: number, random: () => number, seed: number) => Gray;
  readonly optics?: (pixels: number, random: () => number) => Optics;
}

const middle = { x: width / 2, y: height / 2 };
const leaning = (random: () => number): Partial<Pose> => ({ tilt: 30 * random() });
const near = (random: () => number, reach: number): { x: number; y: number } => ({
  x: middle.x + 2 * reach * (random() - 0.5),
  y: middle.y + 2 * reach * (random() - 0.5),
});

const kinds: readonly Kind[] = [
  { name: 'light on dark', print: () => ({ inverted: true }), pose: leaning },
  { name: 'round modules and a logo', print: (random) => ({ level: 'H', dots: true, logo: 0.2 + 0.08 * random() }), pose: leaning },
  { name: 'no quiet zone', print: (random) => ({ busy: true, quiet: Math.floor(2 * random()) }), pose: leaning },
  { name: 'torn', print: (random) => ({ level: 'H', torn: 1.5 + 2 * random() }), pixels: [4, 8] },
  { name: 'small', pixels: [1.4, 2.4], optics: () => ({ ...bright, blur: 0.5 }) },
  { name: 'pale', optics: (_, random) => ({ ...bright, black: 90, white: 112 + 25 * random(), gradient: 0.5 * random() }) },
  { name: 'slanting', pose: (random) => ({ tilt: 40 + 22 * random(), yaw: 20 * random() }), pixels: [4, 9] },
  { name: 'round a cup', pose: (random) => ({ curl: 14 + 12 * random(), turn: 40 * (random() - 0.5) }), pixels: [4, 8] },
  { name: 'out of focus', optics: (pixels, random) => ({ ...bright, blur: pixels * (0.38 + 0.25 * random()) }) },
  { name: 'moved', optics: (pixels, random) => ({ ...bright, motion: pixels * (1 + 0.7 * random()), motionAngle: 360 * random() }) },
  { name: 'grainy', optics: (_, random) => ({ ...dimGrainy, noise: 7 + 5 * random() }) },
  { name: 'in a sleeve', spoilt: (photo, _, random, seed) => sleeve(photo, seed, 60 + 60 * random()) },
  {
    name: 'with a lamp in it',
    spoilt: (photo, pixels, random) => glare(photo, near(random, 8 * pixels), ((3 + 3 * random()) * pixels) / height),
  },
  {
    name: 'half in shadow, saved small',
    spoilt: (photo, _, random) => jpeg(shadow(photo, near(random, 15), 360 * random(), 0.15 + 0.25 * random()), 25),
    optics: (_, random) => ({ ...bright, noise: 4 + 6 * random() }),
  },
];

/** Photos of single codes that are none of ours, hard to read, `photo(i)` each time another. */
export const foreignPhotos: readonly { readonly name: string; photo(i: number): Gray }[] = kinds.map((kind, k) => ({
  name: kind.name,
  photo: (i) => {
    const seed = 20_000 + 100 * k + i;
    const random = uniform(seed);
    const [least, most] = kind.pixels ?? [3, 7];
    const pixels = least + (most - least) * random();
    const sheet = codeSheet(foreignText(i), random, kind.print?.(random) ?? {});
    const pose = { distance: distanceFor(pixels, width), turn: 360 * random(), ...kind.pose?.(random) };
    const photo = view(width, height, [{ sheet, pose }], 60 + 120 * random());
    return degrade(kind.spoilt?.(photo, pixels, random, seed) ?? photo, { ...(kind.optics?.(pixels, random) ?? bright), seed });
  },
}));
