import { grouped } from '../../src/cards/code.ts';
import { makeKey } from '../../src/cards/key.ts';
import type { Card } from '../../src/cards/deck.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import type { Part } from '../job.ts';
import { bodyOf, flowed, heading, paragraph, type Block } from '../flow.ts';
import { rect, type Shape } from '../scene.ts';
import { cardSign } from './card-sign.ts';
import { leastSize } from '../type.ts';
import { labelRun, stickerPlace } from './label-runs.ts';

const qrSize = 40;
const rowHeight = 4.6;

/** For the host alone: the deck key of a sealed deck, and which code is which card. */
export function keySheets(context: Context): readonly Sheet[] {
  const { speaker, job, type } = context;
  const { body } = bodyOf(context);
  const part = speaker.say('print.part.key');
  const secret = job.deck.sealed && job.key !== undefined ? makeKey(job.key) : undefined;
  const has = (one: Part): boolean => job.parts?.includes(one) === true;
  const renewed = job.labels === undefined ? 'sleeves' : 'stickers';
  const explained = secret === undefined ? 'open' : has('new-backs') ? renewed : has('labels') ? 'labels' : 'sealed';
  const blocks = [
    heading(context, speaker.say('print.key.title')),
    paragraph(
      type,
      speaker.say(`print.key.${explained}`),
      { font: 'regular', size: 10.5, width: body.width, after: 3 },
      whose(part, 'text'),
    ),
    ...(secret === undefined ? [] : [keyBlock(context, secret)]),
    ...(explained === 'stickers' ? stickerRows(context) : codeRows(context)),
  ];
  const sheets = flowed(context, part, blocks).map((sheet) => ({ ...sheet, alone: true }));
  if (secret === undefined) return sheets;
  const at = blocks.slice(0, 2).reduce((y, block) => y + block.height, body.y);
  return sheets.map((sheet, i) =>
    i === 0 ? { ...sheet, codes: [{ kind: 'key', code: secret, x: body.x + 8, y: at + 8, size: qrSize }] } : sheet,
  );
}

/** The key as a code and as text to type, in groups of four. */
function keyBlock(context: Context, secret: string): Block {
  const { body } = bodyOf(context);
  const groups = secret.match(/.{1,4}/g) ?? [];
  return {
    height: qrSize + 21,
    draw: (x, y) => [
      rect(x, y, body.width, qrSize + 16, { stroke: 'black', width: 0.4, radius: 3 }),
      { kind: 'qr', x: x + 8, y: y + 8, size: qrSize, text: secret },
      ...[groups.slice(0, 4), groups.slice(4)].map((half, i): Shape => ({
        kind: 'text',
        x: x + qrSize + 20,
        y: y + 26 + i * 9,
        size: 16,
        font: 'bold',
        text: half.join(' '),
      })),
      {
        kind: 'text',
        x: x + qrSize + 20,
        y: y + 45,
        size: 9,
        font: 'regular',
        text: context.speaker.say('print.edition', { edition: context.job.deck.edition }),
      },
    ],
  };
}

/** Rows of a list that runs down one column after the other. */
function rowsOf(
  context: Context,
  columns: number,
  draw: (at: number, x: number, y: number, width: number) => readonly Shape[],
): readonly Block[] {
  const { body } = bodyOf(context);
  const width = body.width / columns;
  const perColumn = Math.ceil(context.cards.length / columns);
  return Array.from({ length: perColumn }, (_, row) => ({
    height: rowHeight,
    draw: (x: number, y: number): readonly Shape[] =>
      Array.from({ length: columns }, (_, column) => draw(column * perColumn + row, x + column * width, y, width)).flat(),
  }));
}

/** What number and code take of a row, in mm. */
const beside = 36;

/** Every card: its number, its code and its role; in two columns where a long name needs the room. */
function codeRows(context: Context): readonly Block[] {
  const room = bodyOf(context).body.width / 3 - beside;
  const narrow = context.cards.every((card) => context.type.width(context.wordsOf(card).name, 'bold', leastSize) <= room);
  return rowsOf(context, narrow ? 3 : 2, (at, x, y, width) => {
    const card = context.cards[at];
    if (card === undefined) return [];
    return [
      { kind: 'text', x: x + 6, y: y + 3.3, size: 8.5, font: 'regular', text: String(card.no), align: 'end' },
      { kind: 'text', x: x + 8, y: y + 3.3, size: 8.5, font: 'regular', text: grouped(context.codeOf(card)) },
      ...nameOf(context, card, x + 33, y, width - beside),
    ];
  });
}

/** Every sticker: where it lies, and what stands on the face of its card. */
function stickerRows(context: Context): readonly Block[] {
  const run = labelRun(context);
  return rowsOf(context, 2, (at, x, y, width) => {
    const card = context.cards[at];
    if (card === undefined) return [];
    const sign = cardSign(card.face, x + 20, y + 1.1, 2.2, context.type);
    const named = x + 20 + (sign.width === 0 ? 0 : sign.width + 1.5);
    return [
      {
        kind: 'text',
        x,
        y: y + 3.3,
        size: 8.5,
        font: 'regular',
        text: context.speaker.say('print.key.place', { ...stickerPlace(run, at) }),
      },
      ...sign.shapes,
      ...nameOf(context, card, named, y, x + width - 30 - named),
      { kind: 'text', x: x + width - 28, y: y + 3.3, size: 8.5, font: 'regular', text: grouped(context.faceCodeOf(card)) },
    ];
  });
}

function nameOf(context: Context, card: Card, x: number, y: number, width: number): readonly Shape[] {
  const name = context.type.fit(
    context.wordsOf(card).name,
    { width, height: rowHeight, font: 'bold', max: 8.5, min: leastSize },
    whose(context.nameOf(card), 'name'),
  );
  return name.lines.slice(0, 1).map((text): Shape => ({ kind: 'text', x, y: y + 3.3, size: name.size, font: 'bold', text }));
}
