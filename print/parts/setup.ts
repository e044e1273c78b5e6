import type { Card, Localised } from '../../src/cards/deck.ts';
import { setupTable, type CountedRow } from '../../src/cards/setup-table.ts';
import { localised } from '../../src/cards/words.ts';
import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { pip, suitInk } from '../faces/suits.ts';
import { signOf } from '../sign.ts';
import { bodyOf, columnOf, enlarged, flowed, heading, paragraph, subheading, type Block } from '../flow.ts';
import { rect, type Shape } from '../scene.ts';
import { leastSize, type Fitted } from '../type.ts';
import { matrixBlocks, type Row } from './setup-matrix.ts';

/** In large print nothing is smaller, in points before it is enlarged. */
const smallLarge = 9;
/** Most roles a table has columns for; more stand in rows. */
const mostColumns = 10;
/** Most roles whose cards are listed one below the other; more stand in three columns, without their class. */
const mostListed = 26;

/**
 * Setup reference: how many of which role for how many players, and which cards those are. Rows under a title of
 * their own (another mode of the game) stand on the back of the first sheet.
 */
export function setupSheets(usual: Context): readonly Sheet[] {
  const context = enlarged(usual);
  const { speaker, job } = context;
  const setup = job.setup ?? setupTable(job.deck, undefined);
  const part = speaker.say('print.part.setup');
  const [first, ...others] = grouped(setup?.rows ?? []);
  const dealt = job.deck.cards.map((card) => card.role);
  const roles = [...new Set([...dealt, ...(first?.rows ?? []).flatMap(({ cast }) => Object.keys(cast))])];
  const narrow = roles.length > mostListed && job.deck.cards.every(({ face }) => face.style !== 'playing-card');
  const front = flowed(context, part, [
    heading(context, speaker.say('print.setup.title')),
    ...(first === undefined ? [] : rowBlocks(context, first, roles)),
    ...sourceBlocks(context, setup?.source),
    subheading(context, speaker.say('print.setup.cards')),
    ...(narrow
      ? shortListBlocks(context, roles)
      : roles.map((role) =>
          cardsBlock(
            context,
            role,
            job.deck.cards.filter((card) => card.role === role),
          ),
        )),
  ]);
  if (others.length === 0) return front;
  const more = flowed(context, part, [
    heading(context, speaker.say('print.setup.title')),
    ...others.flatMap((group) => rowBlocks(context, group, roles)),
  ]);
  return [...front, ...more.map((sheet, i) => (i === 0 && front.length === 1 ? { ...sheet, reverse: true } : sheet))];
}

/** Rows of one mode of the game. */
interface Group {
  readonly title?: NonNullable<CountedRow['title']>;
  readonly rows: readonly Row[];
}

/** A title stands over its own row and those that follow. */
function grouped(rows: readonly CountedRow[]): readonly Group[] {
  const groups: { title?: NonNullable<CountedRow['title']>; rows: Row[] }[] = [];
  for (const row of rows) {
    if (row.title !== undefined) groups.push({ title: row.title, rows: [] });
    else if (groups.length === 0) groups.push({ rows: [] });
    groups.at(-1)?.rows.push(...expanded(row));
  }
  return groups;
}

function rowBlocks(context: Context, { title, rows }: Group, roles: readonly string[]): readonly Block[] {
  const used = roles.filter((role) => rows.some(({ cast }) => (cast[role] ?? 0) > 0));
  return [
    ...(title === undefined ? [] : [subheading(context, localised(context.job.deck, title, context.job.language))]),
    ...(used.length <= mostColumns && namesFit(context, used) ? tableBlocks(context, rows, used) : matrixBlocks(context, rows, used)),
  ];
}

/** Whether every name can stand over a column: a single long word cannot be broken. */
function namesFit(context: Context, roles: readonly string[]): boolean {
  const width = columnIn(context, roles) - 1.6;
  return roles.every((role) => context.type.breaks(context.speaker.role(role), 'bold').widest(leastIn(context)) <= width);
}

/** The least size of names over a table, in points of the sheet: in large print that of all it says. */
const leastIn = ({ zoom }: Context): number => (zoom > 1 ? smallLarge : leastSize);

/** Width of the first column of a table, and of one of a role, in mm. */
const firstColumn = (roles: readonly string[]): number => (roles.length > 6 ? 18 : 26);
const columnIn = (context: Context, roles: readonly string[]): number => (bodyOf(context).body.width - firstColumn(roles)) / roles.length;

/** Where the table comes from, and whom deck and art owe thanks: their licences want it on paper. */
function sourceBlocks(context: Context, from: string | Localised | undefined): readonly Block[] {
  const { speaker, job, type } = context;
  const source = typeof from === 'object' ? localised(job.deck, from, job.language) : from;
  const credits = [...new Set([...(job.deck.credits ?? []), ...(job.art?.credits ?? [])])].join('; ');
  const words = [
    ...(source === undefined ? [] : [speaker.say('print.setup.source', { source })]),
    ...(credits === '' ? [] : [speaker.say('print.setup.credits', { credits })]),
  ].join(job.language === 'zh' ? '' : ' ');
  if (words === '') return [];
  const set = { font: 'regular', size: context.zoom > 1 ? smallLarge : 8, width: bodyOf(context).body.width, after: 3 } as const;
  return [paragraph(type, words, set, whose(speaker.say('print.part.setup'), 'source'))];
}

/** One row for each number of players. */
function expanded(row: CountedRow): readonly Row[] {
  const [from, to] = row.players;
  const named = Object.values(row.roles).reduce((sum, n) => sum + n, 0);
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const players = from + i;
    return {
      players,
      cast: row.rest === undefined ? row.roles : { ...row.roles, [row.rest]: (row.roles[row.rest] ?? 0) + players - named },
    };
  });
}

const rowHeight = 5.4;

function tableBlocks(context: Context, rows: readonly Row[], roles: readonly string[]): readonly Block[] {
  const { type, speaker } = context;
  const { body } = bodyOf(context);
  const first = firstColumn(roles);
  const column = columnIn(context, roles);
  const middle = (x: number, i: number): number => x + first + column * (i + 0.5);
  const fitted = (text: string, width: number): Fitted =>
    type.fit(
      text,
      { width: width - 1.6, height: 9, font: 'bold', max: 9.5, min: leastIn(context) },
      whose(speaker.say('print.part.setup'), text),
    );
  const players = fitted(speaker.say('print.setup.players'), first);
  const names = roles.map((role) => fitted(speaker.role(role), column));
  const signs = roles.map((role) => context.job.deck.cards.find((card) => card.role === role)?.face);
  const signHeight = signs.some((face) => face !== undefined && face.style !== 'playing-card') ? 6.4 : 0;
  const baseline = signHeight + (Math.max(players.lines.length, ...names.map((name) => name.lines.length)) > 1 ? 7.5 : 4.4);
  const header: Block = {
    height: baseline + 2.4,
    keep: true,
    draw: (x, y) => [
      ...signs.flatMap((face, i) => (face === undefined ? [] : signOf(context, face, middle(x, i), y + 3, 2.5))),
      ...[players, ...names].flatMap((name, i) =>
        name.lines.map((text, l): Shape => ({
          kind: 'text',
          text,
          size: name.size,
          font: 'bold',
          align: 'middle',
          x: i === 0 ? x + first / 2 : middle(x, i - 1),
          y: y + baseline - (name.lines.length - 1 - l) * name.leading,
        })),
      ),
    ],
  };
  return [
    header,
    ...rows.map((row, r): Block => ({
      height: rowHeight,
      head: header,
      draw: (x, y) => [
        ...(isDealt(context, row)
          ? [rect(x, y, body.width, rowHeight, { stroke: 'black', width: 0.5, radius: 1 })]
          : r % 2 === 0
            ? [rect(x, y, body.width, rowHeight, { fill: '#eef0f4' })]
            : []),
        { kind: 'text', x: x + first / 2, y: y + 3.9, size: 9.5, font: 'bold', text: String(row.players), align: 'middle' },
        ...roles.map((role, i): Shape => ({
          kind: 'text',
          x: middle(x, i),
          y: y + 3.9,
          size: 9.5,
          font: 'regular',
          text: String(row.cast[role] ?? 0).replace(/^0$/, '–'),
          align: 'middle',
        })),
      ],
    })),
    { height: 3, draw: () => [] },
  ];
}

/** Whether these are the very cards of this printing. */
function isDealt({ cards }: Context, { players, cast }: Row): boolean {
  return cards.length === players && Object.entries(cast).every(([role, n]) => cards.filter((card) => card.role === role).length === n);
}

/** The cards of a deck with many roles: sign, name and how many, in three columns read downwards, or one in large print. */
function shortListBlocks(context: Context, roles: readonly string[]): readonly Block[] {
  const { type, speaker, job } = context;
  const across = context.zoom > 1 ? 1 : 3;
  const { width } = columnOf(context, across);
  const rows = Math.ceil(roles.length / across);
  const item = speaker.say('print.part.setup');
  const entries = roles.map((role) => {
    const cards = job.deck.cards.filter((card) => card.role === role);
    const name = type.fit(speaker.role(role), { width: width - 20, height: 4.3, font: 'bold', max: 9, min: 7 }, whose(item, role));
    return { name, face: cards[0]?.face, pieces: speaker.say('print.setup.pieces', { n: cards.length }) };
  });
  return Array.from({ length: rows }, (_, row) => ({
    height: 4.3,
    draw: (x, y) =>
      Array.from({ length: across }, (__, column) => ({ entry: entries[row + column * rows], left: x + column * (width + 6) })).flatMap(
        ({ entry, left }): readonly Shape[] =>
          entry === undefined
            ? []
            : [
                ...(entry.face === undefined ? [] : signOf(context, entry.face, left + 2.2, y + 2.1, 2.05)),
                { kind: 'text', x: left + 6, y: y + 3.2, size: entry.name.size, font: 'bold', text: entry.name.lines[0] ?? '' },
                { kind: 'text', x: left + width, y: y + 3.2, size: 9, font: 'regular', text: entry.pieces, align: 'end' },
              ],
      ),
  }));
}

/** A role and its cards: rank and suit where the deck is one of playing cards, else sign, how many, and class. */
function cardsBlock(context: Context, role: string, cards: readonly Card[]): Block {
  const { speaker, type } = context;
  const { body } = bodyOf(context);
  const item = speaker.say('print.part.setup');
  const name = paragraph(type, speaker.role(role), { font: 'bold', size: 10, width: 44 }, whose(item, speaker.role(role)));
  const step = 12;
  const perLine = Math.floor((body.width - 46) / step);
  const playing = cards.flatMap(({ face }) => (face.style === 'playing-card' ? [face] : []));
  const [first] = cards;
  const { caption = '' } = first === undefined ? {} : context.wordsOf(first);
  const large = context.zoom > 1;
  const words = [speaker.say('print.setup.pieces', { n: cards.length }), caption].filter((text) => text !== '');
  // In large print the lines stand below one another.
  const below =
    large && playing.length === 0 && first !== undefined
      ? words.map((text) => paragraph(type, text, { font: 'regular', size: 10, width: body.width - 54 }, whose(item, text)))
      : [];
  const tall = below.reduce((sum, block) => sum + block.height, 0);
  const height = Math.max(name.height, tall, Math.ceil(playing.length / perLine) * 6) + (playing.length === 0 ? 0.6 : 1.5);
  return {
    height,
    draw: (x, y) => [
      ...name.draw(x, y),
      ...playing.flatMap((face, i): Shape[] => {
        const at = { x: x + 46 + (i % perLine) * step, y: y + Math.floor(i / perLine) * 6 };
        return [
          { kind: 'text', x: at.x + 5, y: at.y + 3.6, size: 10, font: 'bold', text: face.rank, ink: suitInk(face.suit), align: 'end' },
          pip(face.suit, at.x + 7.6, at.y + 2.3, 3.6),
        ];
      }),
      ...(playing.length > 0 || first === undefined
        ? []
        : [
            ...signOf(context, first.face, x + 49, y + 2.3, 2.15),
            ...below.flatMap((block, i) => block.draw(x + 54, y + below.slice(0, i).reduce((sum, one) => sum + one.height, 0))),
            ...(large ? [] : words).map((text, i): Shape => ({
              kind: 'text',
              x: x + 54 + i * 24,
              y: y + 3.6,
              size: 10,
              font: 'regular',
              text,
            })),
          ]),
    ],
  };
}
