import type { Size } from './paper.ts';

/** How thick a card is, in mm, and whether it is in a sleeve, which is wider and taller than its card. */
export interface BoxJob {
  readonly thickness: number;
  readonly sleeved?: true;
}

/** Card of about 250 g/m². */
export const usualThickness = 0.3;
/** Room round the stack, and what a sleeve adds to width and height, in mm. */
const spare = 1;
const sleeve = 3;
/** A narrower spine holds no letters, in mm. */
const leastDepth = 6;
/** Flaps in mm: the tongue of the lid, what is glued at the side and inside the bottom, and the flaps beside lid and bottom. */
const tongue = 14;
const glue = 10;
const dust = { least: 9, most: 17 } as const;
const corner = 5;
const notch = { half: 9, depth: 6 } as const;

/** A part of a net, in mm from its top left. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A box with a lid to tuck in, laid flat with its outside up: side, front, side and back in a row. */
export interface BoxNet extends Size {
  /** Inside, in mm. */
  readonly inside: Size & { readonly d: number };
  readonly front: Panel;
  readonly back: Panel;
  readonly left: Panel;
  readonly right: Panel;
  readonly lid: Panel;
  readonly bottom: Panel;
  /** What is glued: nothing is printed there. */
  readonly glued: readonly string[];
  /** SVG path data of the outline and of the folds. */
  readonly cut: string;
  readonly folds: string;
}

/** The net of a box for so many cards. */
export function boxNet(card: Size, cards: number, { thickness, sleeved }: BoxJob): BoxNet {
  const wider = spare + (sleeved === true ? sleeve : 0);
  const [w, h, d] = [tenths(card.w + wider), tenths(card.h + wider), tenths(Math.max(leastDepth, cards * thickness + spare))];
  const flap = Math.min(dust.most, Math.max(dust.least, d));
  const top = Math.max(d + tongue, flap);
  const foot = top + h;
  const [x1, x2, x3, x4] = [d, d + w, 2 * d + w, 2 * d + 2 * w];
  const taper = Math.min(1.5, d / 6);
  const middle = x1 + w / 2;
  const side = (x: number): string => `L${mm(x + taper)} ${mm(top - flap)}L${mm(x + d - taper)} ${mm(top - flap)}L${mm(x + d)} ${mm(top)}`;
  const below = (x: number): string => `L${mm(x + d - taper)} ${mm(foot + flap)}L${mm(x + taper)} ${mm(foot + flap)}L${mm(x)} ${mm(foot)}`;
  const [lip, deep] = [top - d, foot + d];
  const round = `A${corner} ${corner} 0 0 1`;
  const sideFlap = `L${mm(x4 + glue)} ${mm(top + 5)}L${mm(x4 + glue)} ${mm(foot - 5)}L${mm(x4)} ${mm(foot)}`;
  const footFlap = `L${mm(x2 - 3)} ${mm(deep + glue)}L${mm(x1 + 3)} ${mm(deep + glue)}L${mm(x1)} ${mm(deep)}`;
  const cut = [
    `M0 ${mm(top)}${side(0)}`,
    `L${mm(middle - notch.half)} ${mm(top)}A${notch.half} ${notch.depth} 0 0 0 ${mm(middle + notch.half)} ${mm(top)}L${mm(x2)} ${mm(top)}`,
    side(x2),
    `L${mm(x3)} ${mm(lip)}L${mm(x3 + 0.8)} ${mm(lip - 1)}L${mm(x3 + 0.8)} ${mm(lip - tongue + corner)}`,
    `${round} ${mm(x3 + 0.8 + corner)} ${mm(lip - tongue)}L${mm(x4 - 0.8 - corner)} ${mm(lip - tongue)}`,
    `${round} ${mm(x4 - 0.8)} ${mm(lip - tongue + corner)}L${mm(x4 - 0.8)} ${mm(lip - 1)}L${mm(x4)} ${mm(lip)}L${mm(x4)} ${mm(top)}`,
    sideFlap,
    `L${mm(x3)} ${mm(foot)}${below(x2)}L${mm(x2)} ${mm(deep)}${footFlap}L${mm(x1)} ${mm(foot)}${below(0)}Z`,
  ].join('');
  const folds = [
    ...[x1, x2, x3, x4].map((x) => `M${mm(x)} ${mm(top)}V${mm(foot)}`),
    `M0 ${mm(top)}H${mm(x1)}M${mm(x2)} ${mm(top)}H${mm(x4)}M${mm(x3)} ${mm(lip)}H${mm(x4)}`,
    `M0 ${mm(foot)}H${mm(x3)}M${mm(x1)} ${mm(deep)}H${mm(x2)}`,
  ].join('');
  return {
    w: x4 + glue,
    h: Math.max(deep + glue, foot + flap),
    inside: { w, h, d },
    left: { x: 0, y: top, w: d, h },
    front: { x: x1, y: top, w, h },
    right: { x: x2, y: top, w: d, h },
    back: { x: x3, y: top, w, h },
    lid: { x: x3, y: lip, w, h: d },
    bottom: { x: x1, y: foot, w, h: d },
    glued: [`M${mm(x4)} ${mm(top)}${sideFlap}Z`, `M${mm(x2)} ${mm(deep)}${footFlap}Z`],
    cut,
    folds,
  };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
const mm = (n: number): string => String(Math.round(n * 100) / 100);
