/** Colour vision as tests look at cards: sRGB pictures, three bytes a pixel. */
export const visions = ['usual', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof visions)[number];

/**
 * What is left of linear RGB where one kind of cone is missing: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency" (2009), severity 1.
 */
const matrices: Readonly<Record<Exclude<Vision, 'usual'>, readonly (readonly [number, number, number])[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303904],
  ],
};

type Colour = readonly [number, number, number];

const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Luminance of a pixel, 0 to 1 (WCAG 2.2). */
export const luminance = (pixels: Uint8Array, at: number): number => {
  const [r, g, b] = colourAt(pixels, at);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two luminances, from 1 to 21. */
export const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const colourAt = (pixels: Uint8Array, at: number): Colour => [
  linear(pixels[3 * at] ?? 0),
  linear(pixels[3 * at + 1] ?? 0),
  linear(pixels[3 * at + 2] ?? 0),
];

function seenAs([r, g, b]: Colour, vision: Vision): Colour {
  if (vision === 'usual') return [r, g, b];
  const [x = 0, y = 0, z = 0] = matrices[vision].map(([a, c, d]) => Math.min(1, Math.max(0, a * r + c * g + d * b)));
  return [x, y, z];
}

/** CIE L*a*b* of linear RGB under D65. */
function lab([r, g, b]: Colour): Colour {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How unlike two pictures of one size are to these eyes: the mean distance of their pixels in CIE L*a*b* (1 is just seen side by side). */
export function unlike(one: Uint8Array, other: Uint8Array, vision: Vision): number {
  const count = one.length / 3;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const [a, b] = [lab(seenAs(colourAt(one, at), vision)), lab(seenAs(colourAt(other, at), vision))];
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return sum / count;
}
