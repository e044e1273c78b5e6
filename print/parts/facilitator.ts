import type { Context, Sheet } from '../context.ts';
import { drawFacilitator, facilitatorSize } from '../faces/facilitator.ts';
import { bleedAt, cardGrid, cellAt, outerBleed, perSheet } from '../paper.ts';
import { use, type Scene } from '../scene.ts';

/** The facilitator card of a role, or nothing if the deck has none. */
export function facilitatorCard(context: Context, role: string): Scene | undefined {
  const { job, type, look } = context;
  const cards = job.deck.cards.filter((card) => card.role === role);
  const [first] = cards;
  if (first === undefined || !job.deck.facilitator.includes(role)) return undefined;
  const item = context.speaker.say('print.facilitator', { role: { role } });
  return drawFacilitator({
    faces: cards.map((card) => card.face),
    words: context.wordsOf(first),
    side: context.sideOf(first.face),
    look,
    type,
    item,
  });
}

/** One facilitator card for each role that is printed. */
export function facilitatorSheets(context: Context): readonly Sheet[] {
  const printed = new Set(context.cards.map((card) => card.role));
  const scenes = context.job.deck.facilitator.filter((role) => printed.has(role)).flatMap((role) => facilitatorCard(context, role) ?? []);
  const grid = cardGrid(context.paper, facilitatorSize, { columns: 4, rows: context.paper === 'a4' ? 4 : 3 });
  const room = perSheet(grid);
  return Array.from({ length: Math.ceil(scenes.length / room) }, (_, sheet) => ({
    part: context.speaker.say('print.part.facilitator'),
    grid,
    cuts: true,
    alone: true,
    furniture: 'ruler' as const,
    shapes: scenes.slice(sheet * room, (sheet + 1) * room).map((scene, i) => {
      const { x, y } = cellAt(grid, i);
      return use(scene, x, y, { show: bleedAt(grid, i, outerBleed) });
    }),
  }));
}
