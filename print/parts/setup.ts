import type { Card, SetupRow } from '../../src/cards/deck.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { pip, suitInk } from '../faces/suits.ts';
import { bodyOf, flowed, heading, paragraph, subheading, type Block } from '../flow.ts';
import { path, rect, type Shape } from '../scene.ts';

/** Setup reference: how many of which role for how many players, and which cards those are. */
export function setupSheets(context: Context): readonly Sheet[] {
  const { speaker, job } = context;
  const setup = job.setup ?? job.deck.setup;
  const rows = (setup?.rows ?? []).flatMap(expanded);
  const roles = [...new Set([...job.deck.cards.map((card) => card.role), ...rows.flatMap((row) => Object.keys(row.cast))])].filter((role) => rows.some((row) => (row.cast[role] ?? 0) > 0) || job.deck.cards.some((card) => card.role === role));
  const table = roles.length <= 6 ? tableBlocks(context, rows, roles) : rows.map((row) => listBlock(context, row, roles));
  const { body } = bodyOf(context);
  return flowed(context, speaker.say('print.part.setup'), [
    heading(context, speaker.say('print.setup.title')),
    ...(rows.length === 0 ? [] : table),
    ...(setup === undefined ? [] : [paragraph(context.type, speaker.say('print.setup.source', { source: setup.source }), { font: 'regular', size: 8, width: body.width, after: 3 }, whose(speaker.say('print.part.setup'), 'source'))]),
    subheading(context, speaker.say('print.setup.cards')),
    ...roles.map((role) => cardsBlock(context, role, job.deck.cards.filter((card) => card.role === role))),
  ]);
}

interface Row {
  readonly players: number;
  readonly cast: Readonly<Record<string, number>>;
}

/** One row for each number of players. */
function expanded(row: SetupRow): readonly Row[] {
  const [from, to] = row.players;
  const named = Object.values(row.roles).reduce((sum, n) => sum + n, 0);
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const players = from + i;
    return { players, cast: row.rest === undefined ? row.roles : { ...row.roles, [row.rest]: (row.roles[row.rest] ?? 0) + players - named } };
  });
}

const rowHeight = 5;

function tableBlocks(context: Context, rows: readonly Row[], roles: readonly string[]): readonly Block[] {
  const { type, speaker } = context;
  const { body } = bodyOf(context);
  const first = 26;
  const column = (body.width - first) / roles.length;
  const middle = (x: number, i: number): number => x + first + column * (i + 0.5);
  const names = roles.map((role) => type.fit(speaker.role(role), { width: column - 2, height: 9, font: 'bold', max: 9.5, min: 6 }, whose(speaker.say('print.part.setup'), speaker.role(role))));
  const players = type.fit(speaker.say('print.setup.players'), { width: first - 2, height: 9, font: 'bold', max: 9.5, min: 6 }, whose(speaker.say('print.part.setup'), 'players'));
  const header: Block = {
    height: 10,
    keep: true,
    draw: (x, y) => [players, ...names].flatMap((name, i) =>
      name.lines.map((text, l): Shape => ({
        kind: 'text', text, size: name.size, font: 'bold', align: 'middle',
        x: i === 0 ? x + first / 2 : middle(x, i - 1), y: y + 7.5 - (name.lines.length - 1 - l) * name.leading,
      })),
    ),
  };
  const now = context.cards.length;
  return [
    header,
    ...rows.map((row, r): Block => ({
      height: rowHeight,
      draw: (x, y) => [
        ...(row.players === now ? [rect(x, y, body.width, rowHeight, { stroke: 'black', width: 0.5, radius: 1 })] : r % 2 === 0 ? [rect(x, y, body.width, rowHeight, { fill: '#eef0f4' })] : []),
        { kind: 'text', x: x + first / 2, y: y + 3.7, size: 9.5, font: 'bold', text: String(row.players), align: 'middle' },
        ...roles.map((role, i): Shape => ({ kind: 'text', x: middle(x, i), y: y + 3.7, size: 9.5, font: 'regular', text: String(row.cast[role] ?? 0).replace(/^0$/, '–'), align: 'middle' })),
      ],
    })),
    { height: 3, draw: () => [] },
  ];
}

/** Rulebooks with many roles: a line of words for each number of players. */
function listBlock(context: Context, row: Row, roles: readonly string[]): Block {
  const { type, speaker } = context;
  const { body } = bodyOf(context);
  const list = roles.filter((role) => (row.cast[role] ?? 0) > 0).map((role) => speaker.say('print.setup.count', { count: row.cast[role] ?? 0, role: { role } }));
  const words = paragraph(type, list.join(', '), { font: 'regular', size: 9.5, width: body.width - 18, after: 1.8 }, whose(speaker.say('print.part.setup'), String(row.players)));
  return {
    height: words.height,
    draw: (x, y) => [
      { kind: 'text', x: x + 12, y: y + 3.4, size: 11, font: 'bold', text: String(row.players), align: 'end' },
      ...words.draw(x + 18, y),
      path(`M${x} ${y + words.height - 0.9}h${body.width}`, { stroke: '#c9cdd6', width: 0.15 }),
    ],
  };
}

/** A role and its cards: rank and suit where the deck is one of playing cards, else how many. */
function cardsBlock(context: Context, role: string, cards: readonly Card[]): Block {
  const { speaker, type } = context;
  const { body } = bodyOf(context);
  const name = paragraph(type, speaker.role(role), { font: 'bold', size: 10, width: 44 }, whose(speaker.say('print.part.setup'), speaker.role(role)));
  const step = 12;
  const perLine = Math.floor((body.width - 46) / step);
  const playing = cards.flatMap(({ face }) => (face.style === 'playing-card' ? [face] : []));
  const height = Math.max(name.height, Math.ceil(playing.length / perLine) * 6) + 1.5;
  return {
    height,
    draw: (x, y) => [
      ...name.draw(x, y),
      ...playing.flatMap((face, i): Shape[] => {
        const at = { x: x + 46 + (i % perLine) * step, y: y + Math.floor(i / perLine) * 6 };
        return [{ kind: 'text', x: at.x + 5, y: at.y + 3.6, size: 10, font: 'bold', text: face.rank, ink: suitInk(face.suit), align: 'end' }, pip(face.suit, at.x + 7.6, at.y + 2.3, 3.6)];
      }),
      ...(playing.length === 0 ? [{ kind: 'text', x: x + 46, y: y + 3.6, size: 10, font: 'regular', text: speaker.say('print.setup.pieces', { n: cards.length }) } as const] : []),
    ],
  };
}
