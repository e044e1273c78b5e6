/**
 * Drawing as data. Everything the printer puts on paper is first a scene: a flat list of shapes in
 * millimetres, origin at the top left, y downwards. `pdf.ts` and `svg.ts` draw the same scenes.
 */

/** An sRGB colour, or `black`: the black plate alone, as print shops want for codes and small text. */
export type Ink = 'black' | `#${string}`;

/** `regular` and `bold` serve every sheet; the others are the letters of a deck's world and fall back on these two. */
export type FontName = 'regular' | 'bold' | 'display' | 'text' | 'strong';

/** A picture of a known size. `bleed` is how far its shapes may reach beyond the edge, in mm. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly bleed?: number;
  /** Light on a dark ground, for a screen in a dark room. */
  readonly dark?: true;
  readonly shapes: readonly Shape[];
}

export type Shape = Path | Rect | Text | Qr | Image | Group | Use;

/** Line weight in mm, dash lengths in mm. */
export interface Paint {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly dash?: readonly [number, number];
}

/** SVG path data in mm. Round caps and joins. */
export interface Path extends Paint {
  readonly kind: 'path';
  readonly d: string;
  readonly evenodd?: true;
}

export interface Rect extends Paint {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly radius?: number;
}

/** One line of text; `y` is the baseline, `size` is in points. */
export interface Text {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: FontName;
  readonly text: string;
  readonly ink?: Ink;
  readonly align?: 'start' | 'middle' | 'end';
  /** Pairs of letters are set closer where the font says so, unless this is false: for texts that are no words. */
  readonly kerning?: false;
}

/** A QR code of upper-case alphanumeric text, always black; `size` leaves out the quiet zone. */
export interface Qr {
  readonly kind: 'qr';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** Side of the dark squares in the middle of its three corners, in modules; 3 where nothing is said. */
  readonly core?: number;
}

/** A photo or painting: a JPEG file of three colours in base 64, `pixels` wide and high. */
export interface Image {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly jpeg: string;
  readonly pixels: readonly [width: number, height: number];
}

/**
 * Shapes moved to (x, y), scaled, turned clockwise by `rotate` degrees about that point and mirrored left to right, in this
 * order of reading. `clip` is SVG path data in the coordinates of the shapes: nothing outside it shows.
 */
export interface Group {
  readonly kind: 'group';
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly rotate?: number;
  readonly mirrored?: true;
  readonly clip?: string;
  /** What is inside the clip, as for a fill. */
  readonly evenodd?: true;
  readonly shapes: readonly Shape[];
}

/** A scene drawn once and placed many times; the same object is stored once in the file. */
export interface Use {
  readonly kind: 'use';
  readonly x: number;
  readonly y: number;
  readonly scene: Scene;
  /** Half a turn, about the scene's own centre. */
  readonly turned?: boolean;
  /** How far beyond each edge the scene shows, in mm; all of its bleed if left out. */
  readonly show?: Edges;
}

/** Distances at the four edges, in mm. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Points in a millimetre; type is measured in points (1/72 inch), everything else in millimetres. */
export const pointsPerMm = 72 / 25.4;

export const path = (d: string, paint: Paint & { readonly evenodd?: true }): Path => ({ kind: 'path', d, ...paint });
export const rect = (x: number, y: number, w: number, h: number, paint: Paint & { readonly radius?: number }): Rect => ({
  kind: 'rect',
  x,
  y,
  w,
  h,
  ...paint,
});
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: Ink, width: number): Path =>
  path(`M${x1} ${y1}L${x2} ${y2}`, { stroke, width });
export const circle = (cx: number, cy: number, r: number, paint: Paint): Path =>
  path(`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, paint);
export const group = (shapes: readonly Shape[], at: Omit<Group, 'kind' | 'shapes'> = {}): Group => ({ kind: 'group', shapes, ...at });
export const use = (scene: Scene, x: number, y: number, how: Pick<Use, 'turned' | 'show'> = {}): Use => ({
  kind: 'use',
  scene,
  x,
  y,
  ...how,
});
