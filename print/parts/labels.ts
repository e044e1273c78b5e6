import type { Card } from '../../src/cards/deck.ts';
import { grouped } from '../../src/cards/code.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { labelDrift } from '../label-sheets.ts';
import { perSheet, type Grid } from '../paper.ts';
import { fullCore, quietModules } from '../qr.ts';
import { group, pointsPerMm, use, type Shape } from '../scene.ts';
import { leastSize, type Type } from '../type.ts';
import { cardSign } from './card-sign.ts';
import { coreAt, coresOf } from './cores.ts';
import { frontsOf } from './fronts.ts';
import { shrunk, stepOf, stepped, type SheetPlace } from './stepped.ts';
import { labelRun, stickerSheets, type Sticker } from './label-runs.ts';

const modules = 21;
/** A code with its quiet zone is not made wider than this, in mm. */
const mostSquare = 34;
/** Labels from this height, in mm, have room for a face. */
const faceFrom = 60;

/**
 * Stickers that turn an ordinary deck of cards into this one: code, which card it goes on, role. In a sealed deck they are
 * for the faces and without the square, and as many sheets for the backs follow, in the same order.
 */
export function labelSheets(context: Context): readonly Sheet[] {
  const { sheet, grid } = labelRun(context);
  const part = context.speaker.say('print.part.labels', { sheet });
  return [
    ...stickerSheets(
      context,
      part,
      grid.h >= faceFrom
        ? wholeFace(context, grid)
        : (card, _grid, at) => faceSticker(context, grid, card, stepOf(at, 'label'), coreAt(at)),
    ),
    ...(context.job.deck.sealed ? backStickers(context) : []),
  ];
}

/** A label as large as most of a card has the whole face on it. */
function wholeFace(context: Context, grid: Grid): (card: Card, grid: Grid, at: SheetPlace) => Sticker {
  const front = frontsOf(context, { width: grid.w - 2 * labelDrift, height: grid.h - 2 * labelDrift, bleed: 0 });
  return (card, _grid, at) => {
    const { art, own, code } = stepped(front(card), stepOf(at, 'label'));
    return {
      shapes: [use(art, labelDrift, labelDrift), group(own, { x: labelDrift, y: labelDrift })],
      ...(code === undefined ? {} : { code: { ...code, x: code.x + labelDrift, y: code.y + labelDrift } }),
    };
  };
}

/** Stickers for the backs of a sealed deck: the square alone, in the order of the cards. */
export function backStickers(context: Context): readonly Sheet[] {
  const part = context.speaker.say('print.part.back-labels', { sheet: labelRun(context).sheet });
  const cores = coresOnSheets(context);
  return stickerSheets(context, part, (card, grid): Sticker => {
    const { size } = squareIn(grid);
    const code = context.codeOf(card);
    const place = { x: (grid.w - size) / 2, y: (grid.h - size) / 2, size };
    return { shapes: [{ kind: 'qr', ...place, text: code, core: cores.get(code) ?? fullCore }], code: { code, ...place } };
  });
}

/** The cores of a run of codes, sheet by sheet. */
function coresOnSheets(context: Context): ReadonlyMap<string, number> {
  const { startAt, grid } = labelRun(context);
  const room = perSheet(grid);
  const codes = context.cards.map(context.codeOf);
  const cores = new Map<string, number>();
  for (let from = 0, to = room - startAt + 1; from < codes.length; from = to, to += room) {
    const here = codes.slice(from, to);
    coresOf(here, room).forEach((core, i) => cores.set(here[i] ?? '', core));
  }
  return cores;
}

/** The code of a label and its quiet zone, in mm: as high as the label, up to what a card has. */
function squareIn(grid: Grid): { readonly inner: number; readonly quiet: number; readonly size: number } {
  const inner = Math.min(grid.h - 2 * labelDrift, mostSquare);
  const quiet = (inner * quietModules) / (modules + 2 * quietModules);
  return { inner, quiet, size: inner - 2 * quiet };
}

/** A name whose words all go into a width in mm: a longer one is parted, as there is no smaller print to set it in. */
function broken(name: string, width: number, type: Type): string {
  const wide = (text: string): boolean => type.width(text, 'bold', leastSize) > width;
  return name
    .split(' ')
    .map((word) => {
      if (!wide(word)) return word;
      const letters = Array.from(word);
      const most = letters.findIndex((_, i) => wide(`${letters.slice(0, i + 1).join('')}-`));
      // No part of two letters is left alone.
      const at = Math.min(most, letters.length - 3);
      return at < 3 ? word : `${letters.slice(0, at).join('')}- ${letters.slice(at).join('')}`;
    })
    .join(' ');
}

/** The code to type, on two lines where one is too narrow. */
function typedLines(code: string, width: number, type: Type): readonly string[] {
  const text = grouped(code);
  return type.width(text, 'regular', leastSize) <= width ? [text] : [text.slice(0, 5), text.slice(5)];
}

/** `share`: how much of its size the code has here. */
function faceSticker(context: Context, grid: Grid, card: Card, share: number, core: number): Sticker {
  const { sealed } = context.job.deck;
  const code = sealed ? context.faceCodeOf(card) : context.codeOf(card);
  const { inner, quiet, size } = squareIn(grid);
  const place = shrunk({ x: labelDrift + quiet, y: labelDrift + quiet, size }, share);
  const left = labelDrift + (sealed ? 1 : inner);
  const width = grid.w - left - labelDrift;
  const item = context.nameOf(card);
  const { name } = context.wordsOf(card);
  const small = inner / 2.6 < 8;
  const fitted = context.type.fit(
    broken(name, width, context.type),
    {
      width,
      height: inner * (small ? 0.44 : 0.34),
      font: 'bold',
      max: Math.max(leastSize, Math.min(10, inner / 2.6)),
      min: leastSize,
      leading: small ? 1 : 1.15,
    },
    whose(item, 'name'),
  );
  const typed = typedLines(code, width, context.type);
  const bottom = labelDrift + inner - 1;
  return {
    shapes: [
      ...(sealed ? [] : [{ kind: 'qr' as const, ...place, text: code, core }]),
      ...cardSign(card.face, left, labelDrift + 0.3, inner * 0.28, context.type).shapes,
      ...fitted.lines.map((text, i): Shape => ({
        kind: 'text',
        x: left,
        y: labelDrift + inner * 0.42 + fitted.size / pointsPerMm + i * fitted.leading,
        size: fitted.size,
        font: 'bold',
        text,
      })),
      ...typed.map((text, i): Shape => ({
        kind: 'text',
        x: left,
        y: bottom - (typed.length - 1 - i) * 2.6,
        size: leastSize,
        font: 'regular',
        text,
      })),
    ],
    ...(sealed ? {} : { code: { code, ...place } }),
  };
}
