import type { Card } from '../../src/cards/deck.ts';
import { grouped } from '../../src/cards/code.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { pip, suitInk } from '../faces/suits.ts';
import { labelDrift, labelGrid } from '../label-sheets.ts';
import { cellAt, perSheet, type Grid } from '../paper.ts';
import { PrintError } from '../print-error.ts';
import { quietModules } from '../qr.ts';
import { group, pointsPerMm, type Shape } from '../scene.ts';

const modules = 21;

/** Stickers that turn an ordinary deck of cards into this one: code, which card it goes on, role. */
export function labelSheets(context: Context): readonly Sheet[] {
  const { sheet = 'L7651', startAt = 1 } = context.job.labels ?? {};
  const grid = labelGrid(sheet);
  const room = perSheet(grid);
  if (startAt > room) throw new PrintError({ id: 'print.error.startAt', with: { start: startAt, sheet, room } });
  const sheets: { shapes: Shape[]; codes: NonNullable<Sheet['codes']>[number][] }[] = [];
  context.cards.forEach((card, i) => {
    const at = startAt - 1 + i;
    const on = (sheets[Math.floor(at / room)] ??= { shapes: [], codes: [] });
    const { x, y } = cellAt(grid, at % room);
    const label = drawLabel(context, grid, card);
    on.shapes.push(group(label.shapes, { x, y }));
    on.codes.push({ kind: 'label', code: label.code, x: x + label.x, y: y + label.y, size: label.size });
  });
  return sheets.map((on) => ({ part: context.speaker.say('print.part.labels', { sheet }), grid, alone: true, furniture: 'plain', ...on }));
}

function drawLabel(
  context: Context,
  grid: Grid,
  card: Card,
): { code: string; x: number; y: number; size: number; shapes: readonly Shape[] } {
  const code = context.codeOf(card);
  const inner = grid.h - 2 * labelDrift;
  const quiet = (inner * quietModules) / (modules + 2 * quietModules);
  const place = { x: labelDrift + quiet, y: labelDrift + quiet, size: inner - 2 * quiet };
  const left = labelDrift + inner;
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
    code,
    ...place,
    shapes: [
      { kind: 'qr', ...place, text: code },
      ...sign(card, left, labelDrift + 0.3, inner * 0.28, context),
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
  };
}

/** Rank and suit of the card the sticker belongs on. */
function sign({ face }: Card, x: number, y: number, height: number, { type }: Context): readonly Shape[] {
  if (face.style !== 'playing-card') return [];
  const size = (height * pointsPerMm) / 0.75;
  const width = type.width(face.rank, 'bold', size);
  return [
    { kind: 'text', x, y: y + height, size, font: 'bold', text: face.rank, ink: suitInk(face.suit) },
    pip(face.suit, x + width + height * 0.7, y + height * 0.52, height),
  ];
}
