import { z } from 'zod';

/** A layer, `<paints> <path>`: see docs/art.md; or layers of which only what lies inside a path shows. */
export type Layer = string | { readonly clip: string; readonly layers: readonly Layer[] };
const layer: z.ZodType<Layer> = z.union([
  z.string().min(3).max(20_000),
  z.strictObject({
    clip: z.string().min(3).max(4000),
    get layers() {
      return z.array(layer).min(1);
    },
  }),
]);
const layers = z.array(layer);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const fontName = z.string().regex(/^[a-z0-9-]+$/);

/** What all faces of a deck share: letters, ground, frame, and where the name stands. Lengths in mm on a card of 63 by 88. */
const world = z.strictObject({
  /** Files below print/fonts without their ending. */
  fonts: z.strictObject({ display: fontName, text: fontName, strong: fontName, han: fontName.optional() }),
  /** Names of colours: of the card, of its texts, and of the line over the text. */
  ground: z.string(),
  ink: z.string(),
  accent: z.string(),
  /** What of the picture shows. */
  window: z.string(),
  /** Over the picture: its frame and the board of the name. */
  frame: layers,
  name: z.strictObject({ y: z.number(), width: z.number(), size: z.number(), colour: z.string() }),
  /** A panel behind the code, for dark grounds: fill and line, and the size of the code on it. */
  plate: z.strictObject({ fill: z.string(), stroke: z.string(), size: z.number() }).optional(),
  /** Ground of the back, and its upper half: the lower is the same, turned. */
  reverse: z.string(),
  back: layers,
  /** On taller cards the strip of the back from y `from` on, `step` high, is repeated: the period of its pattern. */
  repeat: z.strictObject({ from: z.number(), step: z.number().min(1) }).optional(),
});

/**
 * The upper half of a court card; the lower is the same, turned. Paths are relative or absolute commands in units of 0.04 mm in
 * a box of 1160 by 1855: areas of four colours, lines over them and finer lines. Pips are x, y, height and turn in degrees.
 */
const court = z.strictObject({
  gold: z.string().max(20_000),
  red: z.string().max(20_000),
  blue: z.string().max(20_000),
  black: z.string().max(20_000),
  line: z.string().max(20_000),
  fine: z.string().max(20_000),
  pips: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});

/** The art of a deck. */
export const artSchema = z.strictObject({
  format: z.literal('nightdeck.art'),
  version: z.literal(1),
  world,
  colours: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), colour),
  /** Layers to be used by name, which has a dot in it. */
  parts: z.record(z.string().regex(/^[a-z]+\.[A-Za-z0-9]+$/), layers),
  /** Pictures by name, mostly that of a role: parts and layers from back to front. */
  faces: z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), layers),
  /** Courts of playing cards, by rank and suit: `Kclubs`. */
  courts: z.record(z.string().regex(/^[KQJ](clubs|diamonds|hearts|spades)$/), court).optional(),
  /** Whom the deck owes thanks, as it must stand on paper. */
  credits: z.array(z.string().min(1).max(200)).optional(),
});

export type Art = z.output<typeof artSchema>;
export type World = Art['world'];
export type CourtArt = z.output<typeof court>;
