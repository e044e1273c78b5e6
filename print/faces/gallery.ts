import type { Card } from '../../src/cards/deck.ts';
import type { Context } from '../context.ts';
import { pictureFrame } from '../art/picture.ts';
import { group, path, pointsPerMm, rect, use, type Ink, type Shape } from '../scene.ts';
import { courtHead, courtOf } from './court-card.ts';
import { icon } from './icons.ts';
import { pip, suitInk } from './suits.ts';

/** The window of a title card, in mm of a card of the usual size. */
const view = { left: 4.9, right: 58.1, top: 4.9, bottom: 50 } as const;
/** Pictures side by side, how much smaller each is, and how far the line between two leans. */
const most = 3;
const scale = 0.76;
const lean = 3.2;

/** Pictures of a deck side by side, as in the window of its title card: one of each of the largest sides first, people before signs. */
export function gallery(context: Context, line: Ink): readonly Shape[] {
  const cards = chosen(context);
  const step = (view.right - view.left) / cards.length;
  const edge = (i: number, at: 'top' | 'bottom'): number =>
    i === 0 ? 0 : i === cards.length ? pictureFrame.width : view.left + i * step + (at === 'top' ? lean / 2 : -lean / 2);
  const size = cards.length === 1 ? 1 : scale;
  return [
    ...cards.map((card, i) => {
      const [a, b, c, d] = [edge(i, 'top'), edge(i + 1, 'top'), edge(i + 1, 'bottom'), edge(i, 'bottom')];
      const middle = view.left + (i + 0.5) * step;
      const picture = group(pictureOf(context, card), {
        x: middle - (pictureFrame.width / 2) * size,
        y: view.top - 4.4 * size,
        scale: size,
      });
      return group([picture], { clip: `M${a} ${view.top}L${b} ${view.top}L${c} ${view.bottom}L${d} ${view.bottom}Z` });
    }),
    ...Array.from({ length: cards.length - 1 }, (_, i) =>
      path(`M${edge(i + 1, 'top')} ${view.top}L${edge(i + 1, 'bottom')} ${view.bottom}`, { stroke: line, width: 0.9 }),
    ),
  ];
}

/** The cards whose pictures are shown. */
function chosen(context: Context): readonly Card[] {
  const { deck } = context.job;
  const isCourt = ({ face }: Card): boolean => courtOf(face, 'colour', context.painter) !== undefined;
  const people = deck.cards.filter((card) => isCourt(card) || context.paintedOf(card) !== undefined);
  const roles = new Map<string, Card>();
  for (const card of people.length > 0 ? people : deck.cards)
    if (!roles.has(isCourt(card) ? `${card.role} ${String(context.sideOf(card.face))}` : card.role))
      roles.set(isCourt(card) ? `${card.role} ${String(context.sideOf(card.face))}` : card.role, card);
  const all = [...roles.values()];
  const sizeOf = (card: Card): number => deck.cards.filter(({ face }) => context.sideOf(face) === context.sideOf(card.face)).length;
  const heads = all.filter((card, i) => all.findIndex(({ face }) => context.sideOf(face) === context.sideOf(card.face)) === i);
  const largest = [...heads].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most);
  const first = heads.filter((card) => largest.includes(card));
  return [...first, ...all.filter((card) => !first.includes(card)).slice(0, most - first.length)];
}

/** A picture as in the window of its card, in mm from the top left of it; for playing cards their court or sign. */
function pictureOf(context: Context, card: Card): readonly Shape[] {
  const { look, painter } = context;
  const painted = context.paintedOf(card);
  if (painted !== undefined) return [use(painted.picture, 0, 0)];
  const { width, height } = pictureFrame;
  const { face } = card;
  const field = (fill: Ink): Shape => rect(-width, -height, 3 * width, 3 * height, { fill });
  const plain = look !== 'colour';
  if (face.style === 'playing-card') {
    const court = courtOf(face, 'colour', painter);
    if (court !== undefined && painter !== undefined) return courtHead(face, court, painter, plain);
    const rank: Shape = {
      kind: 'text',
      x: width / 2,
      y: 20,
      size: 11 * pointsPerMm,
      font: 'bold',
      text: face.rank,
      ink: suitInk(face.suit),
      align: 'middle',
    };
    return [field('#ffffff'), rank, pip(face.suit, width / 2, 36, 20, plain ? { paint: { stroke: suitInk(face.suit), width: 0.4 } } : {})];
  }
  const [ground, ink] = plain ? (['#ffffff', 'black'] as const) : [face.colours.ground as Ink, face.colours.ink as Ink];
  const side = 19;
  const paint = look === 'ink-saver' ? { stroke: ink, width: 0.3 } : { fill: ink };
  return [field(ground), icon(face.icon, (width - side) / 2, 30 - side / 2, side, paint, context.nameOf(card))];
}
