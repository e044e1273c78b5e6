import type { Card } from '../../src/cards/deck.ts';
import { drawBack, paintedBack } from '../back.ts';
import { codePlace, codeShapes, squarePlace, squareShapes, typedPlace, typedShapes } from '../card.ts';
import { inkOf } from '../art/layers.ts';
import type { Context, Painted, PlacedCell, Sheet } from '../context.ts';
import { codeAt, illustrated, textRoom, usual } from '../faces/illustrated.ts';
import { illustratedLarge } from '../faces/illustrated-large.ts';
import { drawFace } from '../faces/index.ts';
import { backCell, bleedAt, cardGrid, cellAt, outerBleed, perSheet, unprintable, type Grid } from '../paper.ts';
import type { ExpectedCode } from '../plan.ts';
import { putRight } from '../put-right.ts';
import { group, use, type Edges, type Scene, type Shape } from '../scene.ts';

/** A card's side before it lies on a sheet: the art, and what is this card's own. */
export interface Side {
  readonly what: 'face' | 'back';
  /** Number of the card. */
  readonly no: number;
  readonly art: Scene;
  readonly own: readonly Shape[];
  readonly code?: { readonly code: string; readonly x: number; readonly y: number; readonly size: number };
}

/** Role cards, and behind every sheet of them its backs if wanted. */
export function cardSheets(context: Context, want: { readonly fronts: boolean; readonly backs: boolean }): readonly Sheet[] {
  const { width, height } = context.job.deck.sizes;
  const front = frontsOf(context);
  const back = backsOf(context);
  if (context.job.sheet === 'shop') {
    return context.cards.flatMap((card) => {
      const sides = [
        ...(want.fronts ? [{ side: front(card), part: 'print.part.cards' }] : []),
        ...(want.backs ? [{ side: back(card), part: 'print.part.backs' }] : []),
      ];
      return (context.job.backsFirst === true ? sides.reverse() : sides).map(({ side, part }, i) => shopPage(context, side, part, i > 0));
    });
  }
  const grid = cardGrid(context.paper, { w: width, h: height }, context.job.sheet);
  const backSheet = backSheets(context, grid, back, want.fronts);
  return inSheets(context.cards, perSheet(grid)).flatMap((cards) => [
    ...(want.fronts ? [frontSheet(context, grid, cards.map(front))] : []),
    ...(want.backs ? [backSheet(cards)] : []),
  ]);
}

function inSheets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

/** Faces are drawn once for all cards that look alike. A sealed face has its code in letters alone. */
export function frontsOf(context: Context): (card: Card) => Side {
  const drawn = new Map<string, Scene>();
  return (card) => {
    const look = `${card.role}|${JSON.stringify(card.face)}`;
    const painted = paintedOn(context, card);
    const art = drawn.get(look) ?? (painted === undefined ? plainFace(context, card) : illustratedFace(context, card, painted));
    drawn.set(look, art);
    return {
      what: 'face',
      no: card.no,
      art,
      ...(painted === undefined ? plainCode(context, card) : illustratedCode(context, card, painted)),
    };
  };
}

/** The card's picture, if the deck has one and the card has about the shape that pictures are laid out for. */
function paintedOn(context: Context, card: Card): Painted | undefined {
  const { width, height } = context.job.deck.sizes;
  return height / width >= (usual.height / usual.width) * 0.97 && width > 50 ? context.paintedOf(card) : undefined;
}

function illustratedFace(context: Context, card: Card, painted: Painted): Scene {
  const { deck } = context.job;
  const { look, type } = context;
  const code = !deck.sealed;
  if (look === 'large-print')
    return illustratedLarge({ ...painted, ...deck.sizes, words: context.wordsOf(card), code, type, item: context.nameOf(card) });
  const textSize = painted.sizeIn(textRoom(painted.painter.art.world, code));
  return illustrated({ ...painted, ...deck.sizes, textSize, words: context.wordsOf(card), look, code, type, item: context.nameOf(card) });
}

function illustratedCode(context: Context, card: Card, { painter }: Painted): Pick<Side, 'own' | 'code'> {
  const { deck } = context.job;
  const scale = deck.sizes.width / usual.width;
  const { world } = painter.art;
  const at = codeAt(world);
  const [x, y, size] = [at.x * scale, at.y * scale, at.size * scale];
  const ink = world.plate !== undefined && context.look === 'colour' ? inkOf(world.ink, painter.art.colours) : 'black';
  const typed = (code: string): readonly Shape[] =>
    typedShapes(code, at.middle * scale, at.baseline * scale, context.type, ink, Math.max(7, 7 * scale));
  if (deck.sealed) return { own: typed(context.faceCodeOf(card)) };
  const code = context.codeOf(card);
  return { own: [{ kind: 'qr', x, y, size, text: code }, ...typed(code)], code: { code, x, y, size } };
}

function plainFace(context: Context, card: Card): Scene {
  const { deck } = context.job;
  const { width, height, bleed } = deck.sizes;
  return drawFace({
    face: card.face,
    words: context.wordsOf(card),
    width,
    height,
    bleed,
    look: context.look,
    side: context.sideOf(card.face),
    codeTop: deck.sealed ? typedPlace(width, height).top : codePlace(width, height).top,
    type: context.type,
    item: context.nameOf(card),
  });
}

function plainCode(context: Context, card: Card): Pick<Side, 'own' | 'code'> {
  const { deck } = context.job;
  const { width, height } = deck.sizes;
  if (deck.sealed) return { own: typedShapes(context.faceCodeOf(card), width / 2, typedPlace(width, height).baseline, context.type) };
  const place = codePlace(width, height);
  const code = context.codeOf(card);
  return { own: codeShapes(code, place, context.type), code: { code, x: place.x, y: place.y, size: place.size } };
}

/** Backs are all the same picture; only those of a sealed deck have a square on it, and nothing to read. */
export function backsOf(context: Context): (card: Card) => Side {
  const { deck } = context.job;
  const { width, height, bleed } = deck.sizes;
  const { painter } = context;
  const art = painter === undefined ? drawBack(width, height, bleed, context.look) : paintedBack(painter, width, height, bleed);
  const place = squarePlace(width, height);
  return (card) => {
    const side = { what: 'back', no: card.no, art } as const;
    if (!deck.sealed) return { ...side, own: [] };
    const code = context.codeOf(card);
    return { ...side, own: squareShapes(code, place), code: { code, ...place } };
  };
}

function frontSheet(context: Context, grid: Grid, sides: readonly Side[]): Sheet {
  const cells = sides.map((side, i) => ({ side, ...cellAt(grid, i), turned: false, show: bleedAt(grid, i, outerBleed) }));
  return { part: context.speaker.say('print.part.cards'), grid, cuts: true, furniture: 'ruler', ...laid(cells) };
}

/** Sheets of backs. Where no back has a code of its own, sheets with as many cards are one picture. */
function backSheets(context: Context, grid: Grid, back: (card: Card) => Side, reverse: boolean): (cards: readonly Card[]) => Sheet {
  const drawn = new Map<number, Scene>();
  return (cards) => {
    const sheet = laidBacks(context, grid, cards.map(back), reverse);
    if (context.job.deck.sealed) return sheet;
    const { width, height } = grid.paper;
    const scene = drawn.get(cards.length) ?? { width, height, shapes: sheet.shapes };
    drawn.set(cards.length, scene);
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
    placed.push({ what, no, x, y, w: art.width, h: art.height });
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
