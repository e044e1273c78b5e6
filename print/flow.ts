import type { Context, Sheet } from './context.ts';
import { papers, type Grid } from './paper.ts';
import { group, pointsPerMm, type FontName, type Ink, type Shape } from './scene.ts';
import type { Type, Whose } from './type.ts';

/** A piece of a text sheet that is not broken; `draw` gets its top left corner. Millimetres. */
export interface Block {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly Shape[];
  /** Stays on the page of the block after it. */
  readonly keep?: boolean;
  /** Stands above it again where it begins a page: the head of its table. */
  readonly head?: Block;
}

/** How much larger texts are in large print: what is 9 points otherwise has 16 then. */
const enlargement = 1.8;

/** A text sheet in large print is set larger; in all other looks as it is. */
export function enlarged(context: Context): Context {
  return context.look === 'large-print' ? { ...context, zoom: enlargement } : context;
}

/** The part of an upright sheet that text sheets write on, before it is enlarged. */
export interface Body {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function bodyOf(context: Context): { readonly grid: Grid; readonly body: Body } {
  const paper = papers[context.paper];
  const whole = { x: 18, y: 18, width: paper.width - 36, height: paper.height - 34 };
  const { zoom } = context;
  const body = { x: whole.x / zoom, y: whole.y / zoom, width: whole.width / zoom, height: whole.height / zoom };
  return { body, grid: { paper, columns: 1, rows: 1, w: whole.width, h: whole.height, x0: whole.x, y0: whole.y, pitchX: 0, pitchY: 0 } };
}

/** Lays blocks one below the other, on as many sheets as they need. */
export function flowed(context: Context, part: string, blocks: readonly Block[]): readonly Sheet[] {
  return columned(context, part, 1, [], blocks);
}

/** Space between two columns in mm. */
const gutter = 6;

/** A column of a text sheet: its width in mm. */
export function columnOf(context: Context, columns: number): { readonly width: number } {
  return { width: (bodyOf(context).body.width - (columns - 1) * gutter) / columns };
}

/** As `flowed`, in several columns; `over` stands above them on the first sheet and is as wide as the sheet. */
export function columned(
  context: Context,
  part: string,
  columns: number,
  over: readonly Block[],
  blocks: readonly Block[],
): readonly Sheet[] {
  const { grid, body } = bodyOf(context);
  const { width } = columnOf(context, columns);
  const bottom = body.y + body.height;
  const sheets: Shape[][] = [[]];
  let top = body.y;
  for (const block of over) {
    sheets[0]?.push(...block.draw(body.x, top));
    top += block.height;
  }
  let [y, column] = [top, 0];
  blocks.forEach((block, i) => {
    const together = block.height + (block.keep === true ? (blocks[i + 1]?.height ?? 0) : 0);
    if (y + together > bottom && y > top) {
      column += 1;
      if (column === columns) {
        sheets.push([]);
        [column, top] = [0, body.y];
      }
      y = top;
      if (block.head !== undefined) {
        sheets.at(-1)?.push(...block.head.draw(body.x + column * (width + gutter), y));
        y += block.head.height;
      }
    }
    sheets.at(-1)?.push(...block.draw(body.x + column * (width + gutter), y));
    y += block.height;
  });
  const { zoom: scale } = context;
  return sheets.map((shapes) => ({ part, grid, shapes: scale === 1 ? shapes : [group(shapes, { scale })], furniture: 'plain' }));
}

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly width: number;
  readonly ink?: Ink;
  /** Empty space below, in mm. */
  readonly after?: number;
  readonly keep?: boolean;
}

/** A paragraph at one size; words wider than the column are an error. */
export function paragraph(type: Type, text: string, style: TextStyle, whose: Whose): Block {
  const { size, lines, leading } = type.fit(
    text,
    { width: style.width, height: Number.POSITIVE_INFINITY, font: style.font, max: style.size, min: style.size, leading: 1.35 },
    whose,
  );
  return {
    height: lines.length * leading + (style.after ?? 0),
    ...(style.keep === true ? { keep: true } : {}),
    draw: (x, y) =>
      lines.map((line, i) => ({
        kind: 'text',
        x,
        y: y + i * leading + size / pointsPerMm,
        size,
        font: style.font,
        text: line,
        ...(style.ink === undefined ? {} : { ink: style.ink }),
      })),
  };
}

/** The sheet's own title, with a rule below. */
export function heading(context: Context, text: string): Block {
  const { body } = bodyOf(context);
  const words = paragraph(context.type, text, { font: 'bold', size: 20, width: body.width }, { item: text, field: 'title' });
  return {
    height: words.height + 5,
    keep: true,
    draw: (x, y) => [...words.draw(x, y), { kind: 'path', d: `M${x} ${y + words.height + 1}h${body.width}`, stroke: 'black', width: 0.5 }],
  };
}

export function subheading(context: Context, text: string, width = bodyOf(context).body.width): Block {
  const words = paragraph(context.type, text, { font: 'bold', size: 12, width, after: 1.5, keep: true }, { item: text, field: 'title' });
  return { ...words, height: words.height + 3, draw: (x, y) => words.draw(x, y + 3) };
}
