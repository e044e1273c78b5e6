import type { Card } from '../../src/cards/deck.ts';
import { drawBack, paintedBack } from '../back.ts';
import { squarePlace, squareShapes } from '../card.ts';
import type { Context, PlacedCell, Sheet } from '../context.ts';
import { pictureBack } from '../own-pictures.ts';
import { backCell, bleedAt, cardGrid, cellAt, foldGrid, outerBleed, perSheet, unprintable, type Grid } from '../paper.ts';
import type { ExpectedCode } from '../plan.ts';
import { putRight } from '../put-right.ts';
import { group, use, type Edges, type Scene, type Shape } from '../scene.ts';
import { withCores } from './cores.ts';
import { frontsOf, type Side } from './fronts.ts';
import { stepOf, stepped } from './stepped.ts';
import { titleSides } from './title.ts';

/** What is wanted of a deck; a title card comes behind the last card. */
interface Wanted {
  readonly fronts: boolean;
  readonly title: boolean;
  readonly backs: boolean;
}

/** A card before either side of it is drawn; the title card is no card of the deck. */
interface Pair {
  readonly front: () => Side;
  readonly back: () => Side;
  readonly isTitle: boolean;
}

/** Role cards and the title card, and behind every sheet of them its backs if wanted. */
export function cardSheets(context: Context, want: Wanted): readonly Sheet[] {
  const { width, height } = context.job.deck.sizes;
  const pairs = pairsOf(context, want);
  if (pairs.length === 0) return [];
  // Without the cards, a title card comes with its own back alone.
  const fronts = want.fronts || want.title;
  if (context.job.sheet === 'shop') {
    return pairs.flatMap(({ front, back }) => {
      const sides = [
        ...(fronts ? [{ side: front(), part: 'print.part.cards' }] : []),
        ...(want.backs ? [{ side: back(), part: 'print.part.backs' }] : []),
      ];
      return (context.job.backsFirst === true ? sides.reverse() : sides).map(({ side, part }, i) => shopPage(context, side, part, i > 0));
    });
  }
  if (context.job.sheet === 'fold' && want.fronts && want.backs) return foldSheets(context, pairs);
  const grid = cardGrid(context.paper, { w: width, h: height }, context.job.sheet === 'fold' ? undefined : context.job.sheet);
  const backSheet = backSheets(context, grid, fronts);
  return inSheets(pairs, perSheet(grid)).flatMap((here) => [
    ...(fronts ? [frontSheet(context, grid, here)] : []),
    ...(want.backs ? [backSheet(here)] : []),
  ]);
}

function pairsOf(context: Context, { fronts, title, backs }: Wanted): readonly Pair[] {
  const [front, back] = [frontsOf(context), backsOf(context)];
  const cards = fronts || (backs && !title) ? context.cards : [];
  const pairs = cards.map((card): Pair => ({ front: () => front(card), back: () => back(card), isTitle: false }));
  if (!title) return pairs;
  const sides = titleSides(context, backArt(context));
  return [...pairs, { front: () => sides.front, back: () => sides.back, isTitle: true }];
}

function inSheets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

/** Backs are all the same picture; only those of a sealed deck have a square on it, and nothing to read. */
export function backsOf(context: Context): (card: Card) => Side {
  const { deck } = context.job;
  const { width, height } = deck.sizes;
  const art = backArt(context);
  const place = squarePlace(width, height);
  return (card) => {
    const side = { what: 'back', no: card.no, art } as const;
    if (!deck.sealed) return { ...side, own: [] };
    const code = context.codeOf(card);
    return { ...side, own: squareShapes(code, place), code: { code, ...place } };
  };
}

/** The picture on the backs. */
export function backArt({ job, painter, look }: Context): Scene {
  const { width, height, bleed } = job.deck.sizes;
  const own = job.pictures?.back;
  if (own !== undefined) return pictureBack(own, width, height, bleed);
  return painter === undefined ? drawBack(width, height, bleed, look) : paintedBack(painter, width, height, bleed);
}

function frontSheet(context: Context, grid: Grid, pairs: readonly Pair[]): Sheet {
  const cells = pairs.map(({ front }, i) => ({
    side: stepped(front(), stepOf({ index: i, places: perSheet(grid) }, 'card')),
    ...cellAt(grid, i),
    turned: false,
    show: bleedAt(grid, i, outerBleed),
  }));
  return { part: context.speaker.say('print.part.cards'), grid, cuts: true, furniture: 'ruler', ...laid(cells) };
}

/** Each back above its face, head to head: folded between them and glued, they are a card with two sides. */
function foldSheets(context: Context, all: readonly Pair[]): readonly Sheet[] {
  const { width, height } = context.job.deck.sizes;
  const grid = foldGrid(context.paper, { w: width, h: height });
  return inSheets(all, grid.columns).map((pairs): Sheet => {
    const backs = withCores(
      pairs.map(({ back }) => back()),
      grid.columns,
    );
    const cells = pairs.flatMap(({ front }, i): readonly Cell[] =>
      [
        ...backs.slice(i, i + 1).map((side) => ({ side, turned: true, index: i })),
        { side: stepped(front(), stepOf({ index: i, places: grid.columns }, 'card')), turned: false, index: grid.columns + i },
      ].map(({ index, ...cell }) => ({ ...cell, ...cellAt(grid, index), show: bleedAt(grid, index, outerBleed) })),
    );
    return { part: context.speaker.say('print.part.fold'), grid, cuts: true, alone: true, furniture: 'ruler', ...laid(cells) };
  });
}

/** Sheets of backs. Where no back has a code of its own, sheets with as many cards are one picture. */
function backSheets(context: Context, grid: Grid, reverse: boolean): (pairs: readonly Pair[]) => Sheet {
  const drawn = new Map<number, Scene>();
  return (pairs) => {
    const sides = withCores(
      pairs.map(({ back }) => back()),
      perSheet(grid),
    );
    const sheet = laidBacks(context, grid, sides, reverse);
    if (context.job.deck.sealed || pairs.some(({ isTitle }) => isTitle)) return sheet;
    const { width, height } = grid.paper;
    const scene = drawn.get(pairs.length) ?? { width, height, shapes: sheet.shapes };
    drawn.set(pairs.length, scene);
    return { ...sheet, shapes: [use(scene, 0, 0)] };
  };
}

function laidBacks(context: Context, grid: Grid, sides: readonly Side[], reverse: boolean): Sheet {
  const { flip = 'long', dx = 0, dy = 0 } = context.job.duplex ?? {};
  const reach = backBleed(grid, context.job.deck.sizes.bleed);
  const cells = sides.map((side, i) => {
    const { index, turned } = backCell(grid, i, flip);
    const { x, y } = cellAt(grid, index);
    // Fronts are the side that is cut: a back that lands off its place must still cover the card.
    return { side, x: x + dx, y: y + dy, turned, show: bleedAt(grid, index, reach) };
  });
  return { part: context.speaker.say('print.part.backs'), grid, furniture: 'plain', reverse, ...putRight(laid(cells), grid, context.job) };
}

/** As much bleed as the deck has, but never into the sheet's title line. */
function backBleed(grid: Grid, bleed: number): number {
  return Math.max(0, Math.min(bleed, grid.x0 - unprintable, grid.y0 - unprintable - 2.1));
}

export interface Cell {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  readonly show: Edges;
}

/** Cards as they lie on a sheet, and where their codes are. */
export function laid(cells: readonly Cell[]): Required<Pick<Sheet, 'shapes' | 'codes' | 'cells'>> {
  const shapes: Shape[] = [];
  const codes: Omit<ExpectedCode, 'page'>[] = [];
  const placed: PlacedCell[] = [];
  for (const { side, x, y, turned, show } of cells) {
    const { art, own, code, what, no } = side;
    if (no !== undefined) placed.push({ what, no, x, y, w: art.width, h: art.height });
    shapes.push(use(art, x, y, { turned, show }));
    if (own.length > 0) shapes.push(group(own, turned ? { x: x + art.width, y: y + art.height, rotate: 180 } : { x, y }));
    if (code !== undefined) {
      const at = turned ? { x: art.width - code.x - code.size, y: art.height - code.y - code.size } : code;
      codes.push({ kind: 'card', ...code, x: x + at.x, y: y + at.y });
    }
  }
  return { shapes, codes, cells: placed };
}

/** One card, exactly the size of card and bleed, no marks: what print shops take. */
function shopPage(context: Context, side: Side, part: string, reverse: boolean): Sheet {
  const { width: w, height: h, bleed } = context.job.deck.sizes;
  const grid: Grid = {
    paper: { width: w + 2 * bleed, height: h + 2 * bleed },
    columns: 1,
    rows: 1,
    w,
    h,
    x0: bleed,
    y0: bleed,
    pitchX: w,
    pitchY: h,
  };
  const show = { top: bleed, right: bleed, bottom: bleed, left: bleed };
  return {
    part: context.speaker.say(part),
    grid,
    furniture: 'none',
    reverse,
    trim: { x: bleed, y: bleed, w, h, bleed },
    ...laid([{ side, x: bleed, y: bleed, turned: false, show }]),
  };
}
