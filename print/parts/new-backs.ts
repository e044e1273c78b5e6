import { grouped } from '../../src/cards/code.ts';
import type { Card } from '../../src/cards/deck.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { cardGrid, cellAt, outerBleed, perSheet, type Grid } from '../paper.ts';
import { pointsPerMm, type Edges, type Shape } from '../scene.ts';
import { cardSign } from './card-sign.ts';
import { backsOf, laid, type Cell } from './cards.ts';
import { withCores } from './cores.ts';
import { backStickers } from './labels.ts';

/** Paper below each back that is cut off, in mm: bleed of the back above, a line of letters, bleed of the back below. */
const strip = 7;
/** Letters of the strip, in points. */
const lettering = 7;

/**
 * Backs alone, for cards that are in use: to slip into sleeves, or as stickers where a label sheet is named. One-sided and
 * in the order of the deck, so nothing is mirrored; which card a back belongs to stands on the strip below it, outside
 * both cuts. Stickers have no room for that: the key card lists their places.
 */
export function newBackSheets(context: Context): readonly Sheet[] {
  if (context.job.labels !== undefined) return backStickers(context);
  const { width, height } = context.job.deck.sizes;
  const wanted = typeof context.job.sheet === 'string' ? undefined : context.job.sheet;
  const grid: Grid = { ...cardGrid(context.paper, { w: width, h: height + strip }, wanted), h: height };
  const back = backsOf(context);
  const room = perSheet(grid);
  const part = context.speaker.say('print.part.new-backs');
  return Array.from({ length: Math.ceil(context.cards.length / room) }, (_, i) => {
    const cards = context.cards.slice(i * room, (i + 1) * room);
    const cells = withCores(cards.map(back), room).map((side, at): Cell => ({
      side,
      ...cellAt(grid, at),
      turned: false,
      show: edgesAt(grid, at),
    }));
    const { shapes, ...found } = laid(cells);
    const strips = cards.flatMap((card, at) => {
      const { x, y } = cellAt(grid, at);
      return stripOf(context, card, x, y + height, width);
    });
    return { part, grid, cuts: true, alone: true, furniture: 'ruler', shapes: [...shapes, ...strips], ...found };
  });
}

/** Neighbours in a row share their cut; above and below there is paper between. */
function edgesAt(grid: Grid, index: number): Edges {
  const column = index % grid.columns;
  return {
    top: outerBleed,
    bottom: outerBleed,
    left: column === 0 ? outerBleed : 0.2,
    right: column === grid.columns - 1 ? outerBleed : 0.2,
  };
}

/** Number, rank and suit, role and the code of the face, in one line. */
function stripOf(context: Context, card: Card, x: number, y: number, width: number): readonly Shape[] {
  const { type } = context;
  const high = lettering / pointsPerMm;
  const baseline = y + (strip + high * 0.72) / 2;
  const number = String(card.no);
  const code = grouped(context.faceCodeOf(card));
  const small = lettering;
  const item = context.nameOf(card);
  type.runs(code, 'regular', { item, field: 'code' });
  const at = x + 2 + type.width(number, 'regular', lettering) + 1.5;
  const sign = cardSign(card.face, at, baseline - high * 0.75, high * 0.75, type);
  const named = at + (sign.width === 0 ? 0 : sign.width + 1.5);
  const room = x + width - 2 - type.width(code, 'regular', small) - 1.5 - named;
  const name = type.fit(
    context.wordsOf(card).name,
    { width: room, height: strip - 2 * outerBleed, font: 'bold', max: lettering, min: lettering, leading: 1 },
    whose(item, 'name'),
  );
  const first = name.lines.length === 1 ? baseline : y + (strip - name.height) / 2 + name.size / pointsPerMm;
  return [
    { kind: 'text', x: x + 2, y: baseline, size: lettering, font: 'regular', text: number },
    ...sign.shapes,
    ...name.lines.map((text, i): Shape => ({ kind: 'text', x: named, y: first + i * name.leading, size: name.size, font: 'bold', text })),
    { kind: 'text', x: x + width - 2, y: baseline, size: small, font: 'regular', text: code, align: 'end', kerning: false },
  ];
}
