import type { Card } from '../../src/cards/deck.ts';
import { grouped } from '../../src/cards/code.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { labelDrift } from '../label-sheets.ts';
import type { Grid } from '../paper.ts';
import { quietModules } from '../qr.ts';
import { group, pointsPerMm, use, type Shape } from '../scene.ts';
import { cardSign } from './card-sign.ts';
import { frontsOf } from './fronts.ts';
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
    ...stickerSheets(context, part, grid.h >= faceFrom ? wholeFace(context, grid) : (card) => faceSticker(context, grid, card)),
    ...(context.job.deck.sealed ? backStickers(context) : []),
  ];
}

/** A label as large as most of a card has the whole face on it. */
function wholeFace(context: Context, grid: Grid): (card: Card) => Sticker {
  const front = frontsOf(context, { width: grid.w - 2 * labelDrift, height: grid.h - 2 * labelDrift, bleed: 0 });
  return (card) => {
    const { art, own, code } = front(card);
    return {
      shapes: [use(art, labelDrift, labelDrift), group(own, { x: labelDrift, y: labelDrift })],
      ...(code === undefined ? {} : { code: { ...code, x: code.x + labelDrift, y: code.y + labelDrift } }),
    };
  };
}

/** Stickers for the backs of a sealed deck: the square alone, in the order of the cards. */
export function backStickers(context: Context): readonly Sheet[] {
  const part = context.speaker.say('print.part.back-labels', { sheet: labelRun(context).sheet });
  return stickerSheets(context, part, (card, grid): Sticker => {
    const { size } = squareIn(grid);
    const code = context.codeOf(card);
    const place = { x: (grid.w - size) / 2, y: (grid.h - size) / 2, size };
    return { shapes: [{ kind: 'qr', ...place, text: code }], code: { code, ...place } };
  });
}

/** The code of a label and its quiet zone, in mm: as high as the label, up to what a card has. */
function squareIn(grid: Grid): { readonly inner: number; readonly quiet: number; readonly size: number } {
  const inner = Math.min(grid.h - 2 * labelDrift, mostSquare);
  const quiet = (inner * quietModules) / (modules + 2 * quietModules);
  return { inner, quiet, size: inner - 2 * quiet };
}

function faceSticker(context: Context, grid: Grid, card: Card): Sticker {
  const { sealed } = context.job.deck;
  const code = sealed ? context.faceCodeOf(card) : context.codeOf(card);
  const { inner, quiet, size } = squareIn(grid);
  const place = { x: labelDrift + quiet, y: labelDrift + quiet, size };
  const left = labelDrift + (sealed ? 1 : inner);
  const width = grid.w - left - labelDrift;
  const item = context.nameOf(card);
  const { name } = context.wordsOf(card);
  const fitted = context.type.fit(
    name,
    { width, height: inner * 0.34, font: 'bold', max: Math.min(10, inner / 2.6), min: 4.5, leading: 1.15 },
    whose(item, 'name'),
  );
  const typed = context.type.fit(
    grouped(code),
    { width, height: 4, font: 'regular', max: Math.min(8, inner / 2.8), min: 4.5 },
    whose(item, 'code'),
  );
  const bottom = labelDrift + inner - 1;
  return {
    shapes: [
      ...(sealed ? [] : [{ kind: 'qr' as const, ...place, text: code }]),
      ...cardSign(card.face, left, labelDrift + 0.3, inner * 0.28, context.type).shapes,
      ...fitted.lines.map((text, i): Shape => ({
        kind: 'text',
        x: left,
        y: labelDrift + inner * 0.42 + fitted.size / pointsPerMm + i * fitted.leading,
        size: fitted.size,
        font: 'bold',
        text,
      })),
      { kind: 'text', x: left, y: bottom, size: typed.size, font: 'regular', text: grouped(code) },
    ],
    ...(sealed ? {} : { code: { code, ...place } }),
  };
}
