import type { Face } from '../../src/cards/deck-face.ts';
import type { Context } from '../context.ts';
import { whose } from '../faces/face.ts';
import { bodyOf, type Block } from '../flow.ts';
import { path, rect, type Shape } from '../scene.ts';
import { signOf } from '../sign.ts';

/** A cast for one number of players: how many cards of each role. */
export interface Row {
  readonly players: number;
  readonly cast: Readonly<Record<string, number>>;
}

const cellHeight = 4.5;
/** Widest name column of a matrix, most numbers of players beside it, and how wide they are at least in large print. */
const nameWidth = 46;
const mostAcross = 26;
const largeCell = 5.4;

/**
 * Rulebooks with many roles: a row for each role, a column for each number of players, and sums by side. In large print
 * there are several tables, each for some numbers and with the roles that play then.
 */
export function matrixBlocks(context: Context, rows: readonly Row[], all: readonly string[]): readonly Block[] {
  const { type, speaker } = context;
  const { body } = bodyOf(context);
  const large = context.zoom > 1;
  const most = large ? Math.floor((body.width - nameWidth) / largeCell) : mostAcross;
  const across = rows.slice(0, most);
  const roles = large ? all.filter((role) => across.some(({ cast }) => (cast[role] ?? 0) > 0)) : all;
  const cell = Math.min(9, (body.width - nameWidth) / across.length);
  const middle = (x: number, i: number): number => x + nameWidth + cell * (i + 0.5);
  const width = nameWidth + cell * across.length;
  const item = speaker.say('print.part.setup');
  const line = (
    name: string,
    bold: boolean,
    numbers: readonly (number | undefined)[],
    draw: (x: number, y: number) => readonly Shape[],
    head?: Block,
  ): Block => {
    const fitted = type.fit(
      name,
      {
        width: nameWidth - (large ? 8.8 : 8),
        height: cellHeight * (large ? 2 : 1),
        font: bold ? 'bold' : 'regular',
        max: 9,
        min: 7,
        leading: 1.2,
      },
      whose(item, name),
    );
    const height = cellHeight + (fitted.lines.length - 1) * fitted.leading;
    return {
      height,
      ...(head === undefined ? {} : { head }),
      draw: (x, y) => [
        ...draw(x, y + height - cellHeight),
        ...fitted.lines.map((text, i): Shape => ({
          kind: 'text',
          x: x + (large ? 6.8 : 6),
          y: y + 3.3 + i * fitted.leading,
          size: fitted.size,
          font: bold ? 'bold' : 'regular',
          text,
        })),
        ...numbers.flatMap((n, i): Shape[] =>
          n === undefined || n === 0
            ? []
            : [
                {
                  kind: 'text',
                  x: middle(x, i),
                  y: y + 3.3,
                  size: cell < 5 && !large ? 8 : 9,
                  font: bold ? 'bold' : 'regular',
                  text: String(n),
                  align: 'middle',
                },
              ],
        ),
      ],
    };
  };
  const shade = (x: number, y: number): Shape => rect(x, y, width, cellHeight, { fill: '#e4e7ee' });
  const sides = sidesOf(context, roles);
  const head: Block = {
    ...line(
      speaker.say('print.setup.players'),
      true,
      across.map(({ players }) => players),
      (x, y) => [path(`M${x} ${y + cellHeight}h${width}`, { stroke: 'black', width: 0.3 })],
    ),
    keep: true,
  };
  return [
    head,
    ...sides.flatMap(({ face, members }) => {
      const sums = across.map(({ cast }) => members.reduce((sum, role) => sum + (cast[role] ?? 0), 0));
      // Where lines of sides say more, the shortest says the side alone.
      const captions = members.map((role) => context.wordsOf({ role, ...(face === undefined ? {} : { face }) }).caption ?? '');
      const [caption = ''] = [...captions].sort((one, other) => one.length - other.length);
      const sum: Block = {
        ...line(
          caption,
          true,
          sums,
          (x, y) => [shade(x, y), ...(face === undefined ? [] : signOf(context, face, x + 2.8, y + cellHeight / 2, 2.1))],
          head,
        ),
        keep: true,
      };
      return [
        ...(face === undefined || face.style === 'playing-card' ? [] : [sum]),
        ...members.map((role) =>
          line(
            speaker.role(role),
            false,
            across.map(({ cast }) => cast[role]),
            (x, y) => [path(`M${x} ${y + cellHeight}h${width}`, { stroke: '#c9cdd6', width: 0.12 })],
            head,
          ),
        ),
      ];
    }),
    { height: 3, draw: () => [] },
    ...(rows.length > most ? matrixBlocks(context, rows.slice(most), all) : []),
  ];
}

/** Roles by the side their cards show. */
function sidesOf(
  context: Context,
  roles: readonly string[],
): readonly { readonly face: Face | undefined; readonly members: readonly string[] }[] {
  const sides = new Map<number, { face: Face | undefined; members: string[] }>();
  for (const role of roles) {
    const face = context.job.deck.cards.find((card) => card.role === role)?.face;
    const key = face === undefined ? -1 : context.sideOf(face);
    const side = sides.get(key) ?? { face, members: [] };
    side.members.push(role);
    sides.set(key, side);
  }
  return [...sides.values()];
}
