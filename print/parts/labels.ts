import type { Card } from '../../src/cards/deck.ts';
import { grouped } from '../../src/cards/code.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';

import { labelDrift } from '../label-sheets.ts';
import type { Grid } from '../paper.ts';
import { quietModules } from '../qr.ts';
import { pointsPerMm, type Shape } from '../scene.ts';
import { cardSign } from './card-sign.ts';
import { labelRun, stickerSheets, type Sticker } from './label-runs.ts';

const modules = 21;

/**
 * Stickers that turn an ordinary deck of cards into this one: code, which card it goes on, role. In a sealed deck they are
 * for the faces and without the square, and as many sheets for the backs follow, in the same order.
 */
export function labelSheets(context: Context): readonly Sheet[] {
  const { sheet } = labelRun(context);
  const part = context.speaker.say('print.part.labels', { sheet });
  return [
    ...stickerSheets(context, part, (card, grid) => faceSticker(context, grid, card)),
    ...(context.job.deck.sealed ? backStickers(context) : []),
  ];
}

/** Stickers for the backs of a sealed deck: the square alone, in the order of the cards. */
export function backStickers(context: Context): readonly Sheet[] {
  const part = context.speaker.say('print.part.back-labels', { sheet: labelRun(context).sheet });
  return stickerSheets(context, part, (card, grid): Sticker => {
    const { size, quiet } = squareIn(grid);
    const code = context.codeOf(card);
    const place = { x: (grid.w - size) / 2, y: labelDrift + quiet, size };
    return { shapes: [{ kind: 'qr', ...place, text: code }], code: { code, ...place } };
  });
}

/** The largest code that fits the height of a label, and its quiet zone, in mm. */
function squareIn(grid: Grid): { readonly inner: number; readonly quiet: number; readonly size: number } {
  const inner = grid.h - 2 * labelDrift;
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
  const bottom = grid.h - labelDrift - 1;
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
