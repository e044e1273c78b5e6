import type { Look } from '../../src/cards/read/found.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import type { Whereabouts } from './whereabouts.ts';

/** A code on paper, and how much it bears and is still read. */
export interface Reach extends Whereabouts, Borne {
  readonly code: string;
  readonly page: number;
}

/** How much a code bears and is still read. */
export interface Borne {
  /** Centimetres from a phone's camera with 1080 lines that sees 65° across. */
  readonly distance: number;
  /** Millimetres over which the picture is smeared, by a hand that moves or a lens out of focus, at 25 cm. */
  readonly blur: number;
  /** Millimetres by which ink spreads at every edge. */
  readonly ink: number;
  /** Percent of the contrast of fresh print in good light that is enough, with the grain of a camera in the dark. */
  readonly light: number;
}

/** From so far, in cm, a whole table of a few players is in the picture. */
const tableAway = 60;

/** Whether a code is too small to be scanned with its whole table in one picture. */
export const isSmall = ({ distance }: Borne): boolean => distance < tableAway;

/** Steps that are tried, from what every code must bear to what none does; smears and inks in mm. */
const steps = {
  distance: [25, 40, 55, 70, 85, 100, 120, 140, 170],
  blur: [0, 0.3, 0.5, 0.7, 0.9, 1.2, 1.5, 1.9],
  ink: [0, 0.17, 0.34, 0.51, 0.68],
  light: [100, 50, 30, 20, 14, 10, 7, 5],
} as const;

/** A camera with 1920 pixels across 65° sees so many of them in a mm at a distance of 1 cm. */
const pixelsAtCentimetre = 1920 / (2 * 10 * Math.tan((32.5 * Math.PI) / 180));

/** The decks' sentences name this one: that which reads least far, of several that which bears least else. */
export function weakest(all: readonly Reach[]): Reach | undefined {
  const strength = ({ distance, blur, ink, light }: Reach): number => distance + blur + ink + (100 - light) / 100;
  return all.reduce<Reach | undefined>((least, one) => (least === undefined || strength(one) < strength(least) ? one : least), undefined);
}

/**
 * Tries one code cut out of a page: seen from further and further away, smeared, with more ink, in less light. Each is searched
 * by halves, for what is read under more is read under less.
 */
export async function borneBy(cut: Gray, code: string, dpi: number, look: Look): Promise<Borne> {
  const perMm = dpi / 25.4;
  const reads = async (picture: Gray): Promise<boolean> => (await look(picture, 'quick')).some(({ text }) => text === code);
  const most = async (tried: readonly number[], spoiled: (step: number) => Gray): Promise<number> => {
    let [good, bad] = [0, tried.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (await reads(spoiled(tried[middle] ?? 0))) good = middle;
      else bad = middle;
    }
    return tried[good] ?? 0;
  };
  return {
    distance: await most(steps.distance, (cm) => smaller(cut, Math.min(1, pixelsAtCentimetre / cm / perMm))),
    blur: await most(steps.blur, (mm) => smeared(cut, Math.round((mm * perMm) / 2))),
    ink: await most(steps.ink, (mm) => spread(cut, Math.round(mm * perMm))),
    light: await most(steps.light, (percent) => darkened(cut, percent / 100)),
  };
}

/** Each pixel is the mean of those it covers. */
function smaller({ width, height, data }: Gray, scale: number): Gray {
  const [across, down] = [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
  const out = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let [sum, count] = [0, 0];
      const [right, bottom] = [Math.max((x + 1) / scale, x / scale + 1), Math.max((y + 1) / scale, y / scale + 1)];
      for (let row = Math.floor(y / scale); row < Math.min(height, bottom); row++)
        for (let column = Math.floor(x / scale); column < Math.min(width, right); column++) {
          sum += data[row * width + column] ?? 0;
          count++;
        }
      out[y * across + x] = count === 0 ? 255 : sum / count;
    }
  return { width: across, height: down, data: out };
}

/** Means over squares, twice, which is near to what a lens does. */
const smeared = (picture: Gray, reach: number): Gray => (reach === 0 ? picture : squares(squares(picture, reach, false), reach, false));

/** Every place becomes as dark as the darkest near it. */
const spread = (picture: Gray, reach: number): Gray => (reach === 0 ? picture : squares(picture, reach, true));

/** The darkest, or the mean, of what lies in the square round each pixel: of its rows, then of its columns. */
function squares({ width, height, data }: Gray, reach: number, darkest: boolean): Gray {
  const pass = (from: Uint8Array, across: boolean): Uint8Array => {
    const out = new Uint8Array(from.length);
    const [end, step] = across ? [width, 1] : [height, width];
    for (let at = 0; at < from.length; at++) {
      const place = across ? at % width : Math.floor(at / width);
      const [first, last] = [Math.max(-reach, -place), Math.min(reach, end - 1 - place)];
      let [sum, least] = [0, 255];
      for (let k = first; k <= last; k++) {
        const shade = from[at + k * step] ?? 255;
        sum += shade;
        if (shade < least) least = shade;
      }
      out[at] = darkest ? least : sum / (last - first + 1);
    }
    return out;
  };
  return { width, height, data: pass(pass(data, true), false) };
}

/** Shades of grain, at most. */
const grain = 6;

function darkened({ width, height, data }: Gray, contrast: number): Gray {
  // Numbers of a small generator: the same print is always told the same.
  let state = 1;
  const noise = (): number => {
    state = (state * 48_271) % 0x7fffffff;
    return (state / 0x7fffffff) * 2 * grain - grain;
  };
  return { width, height, data: data.map((shade) => Math.max(0, Math.min(255, Math.round(90 + (shade - 128) * contrast + noise())))) };
}
