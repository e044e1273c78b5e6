import { makeFacilitatorCode } from '../../src/cards/host-code.ts';
import type { Context, Sheet } from '../context.ts';
import { illustratedLargeHeld, largeHeldRoom } from '../faces/illustrated-large-held.ts';
import { heldBilingual, heldBoth, heldZoom } from '../faces/illustrated-bilingual.ts';
import type { FaceWords } from '../faces/face.ts';
import { heldRoom, illustratedHeld } from '../faces/illustrated-held.ts';
import { drawFacilitator, facilitatorCode, facilitatorSize } from '../faces/facilitator.ts';
import { bleedAt, cardGrid, cellAt, outerBleed, perSheet } from '../paper.ts';
import { group, use, type Scene } from '../scene.ts';
import { lettersOf, textsOf } from '../proof/texts.ts';
import { cornerCode } from './host-code.ts';

/** The facilitator card of a role, or nothing if the deck has none; on paper a corner of it is kept for its code. */
export function facilitatorCard(context: Context, role: string, paper = false): Scene | undefined {
  return cardFor(context, role, paper, (words) => words);
}

function cardFor(context: Context, role: string, paper: boolean, worded: (words: FaceWords) => FaceWords): Scene | undefined {
  const { job, type, look } = context;
  const cards = job.deck.cards.filter((card) => card.role === role);
  const [first] = cards;
  if (first === undefined || !job.deck.facilitator.includes(role)) return undefined;
  const item = context.speaker.say('print.facilitator', { role: { role } });
  const words = worded(context.wordsOf(first));
  const painted = context.paintedOf(first);
  if (painted !== undefined && look === 'large-print')
    return illustratedLargeHeld({ ...painted, textSize: painted.eachIn(largeHeldRoom), words, bleed: outerBleed, type, item });
  if (painted !== undefined) {
    const held = { ...painted, textSize: painted.sizeIn(heldRoom), words, bleed: outerBleed, look, type, item };
    return words.second === undefined
      ? illustratedHeld({ ...held, dark: !paper })
      : heldBilingual({ ...held, textSize: painted.bothIn(heldBoth(painted.painter.art.world)) });
  }
  return drawFacilitator({
    faces: cards.map((card) => card.face),
    words,
    side: context.sideOf(first.face),
    look,
    type,
    item,
    cornerCode: paper,
    zoom: zoomOf(context),
  });
}

/**
 * A role's facilitator cards on paper: one, or where two languages do not fit on it one in each. Both have the same code, for
 * they are the same to the host.
 */
function paperCards(context: Context, role: string): readonly Scene[] {
  const card = facilitatorCard(context, role, true);
  if (card === undefined) return [];
  const second = context.wordsOf({ role }).second;
  if (second === undefined || lettersOf(textsOf(card).join('')).includes(lettersOf(second.ability))) return [card];
  const other = cardFor(context, role, true, ({ second: now, ...words }) => (now === undefined ? words : { ...now, second: words }));
  return other === undefined ? [card] : [card, other];
}

/** How much larger than usual facilitator cards are: for large letters, and for two languages. */
function zoomOf({ look, job }: Context): number {
  return look === 'large-print' ? 2 : job.second === undefined ? 1 : heldZoom;
}

/** A card so many times as large. */
function times(scene: Scene, scale: number): Scene {
  if (scale === 1) return scene;
  const { width, height, bleed = 0, shapes } = scene;
  return { width: width * scale, height: height * scale, bleed: bleed * scale, shapes: [group(shapes, { scale })] };
}

/** One facilitator card for each role that is printed; larger in large print and in two languages, for the text's sake. */
export function facilitatorSheets(context: Context): readonly Sheet[] {
  const printed = new Set(context.cards.map((card) => card.role));
  const cards = context.job.deck.facilitator
    .filter((role) => printed.has(role))
    .flatMap((role) => {
      const code = makeFacilitatorCode(context.job.deck, role);
      const drawn = context.cards.some((card) => card.role === role && card.face.style !== 'playing-card' && !context.paintedOf(card));
      // The head of a large-print card is low: its letters have no room below the code.
      const letters: 'below' | 'beside' = drawn && context.look === 'large-print' ? 'beside' : 'below';
      return code === undefined ? [] : paperCards(context, role).map((scene) => ({ scene, code, letters }));
    });
  const scale = zoomOf(context);
  const { w, h } = facilitatorSize;
  const places =
    scale === 2
      ? { columns: 2, rows: 2 }
      : scale === heldZoom
        ? { columns: 3, rows: 3 }
        : { columns: 4, rows: context.paper === 'a4' ? 4 : 3 };
  const grid = cardGrid(context.paper, { w: w * scale, h: h * scale }, places);
  const room = perSheet(grid);
  return Array.from({ length: Math.ceil(cards.length / room) }, (_, sheet) => {
    const here = cards
      .slice(sheet * room, (sheet + 1) * room)
      .map((card, i) => ({ ...card, ...cellAt(grid, i), show: bleedAt(grid, i, outerBleed) }));
    return {
      part: context.speaker.say('print.part.facilitator'),
      grid,
      cuts: true,
      alone: true,
      furniture: 'ruler' as const,
      shapes: here.flatMap(({ scene, code, letters, x, y, show }) => [
        use(times(scene, scale), x, y, { show }),
        group(cornerCode(code, facilitatorCode, context.type, letters), { x, y, scale }),
      ]),
      codes: here.map(({ code, x, y }) => ({
        kind: 'host' as const,
        code,
        size: facilitatorCode.size * scale,
        x: x + facilitatorCode.x * scale,
        y: y + facilitatorCode.y * scale,
      })),
    };
  });
}
