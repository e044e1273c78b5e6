import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionParts } from '../../print/options.ts';
import { layoutDeck } from '../../print/print.ts';
import { games, gameWords } from '../../src/games/index.ts';
import { languages } from '../../src/text/message.ts';
import { allShapes, fonts, job, textOf } from './support.ts';

const meta = (name: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  title: `option.${name}`,
  group: 'table',
  clause: 'XY-1',
  ...more,
});
const schema = z.object({
  quiet: z.boolean().default(false).meta(meta('quiet')),
  speech: z
    .int()
    .min(0)
    .max(600)
    .default(60)
    .meta(meta('speech', { unit: 'seconds' })),
  ship: z
    .union([z.int().min(1), z.null()])
    .default(null)
    .meta(meta('ship', { group: 'winning' })),
  votes: z.enum(['open', 'secret']).default('secret').meta(meta('votes')),
  order: z
    .array(z.enum(['one', 'two']))
    .default(['one', 'two'])
    .meta(meta('order', { ordered: 'whole' })),
});
const said = {
  'group.table': 'At the table',
  'group.winning': 'Winning',
  'option.quiet': 'Quiet',
  'option.quiet.help': 'Nobody talks.',
  'option.speech': 'Speech',
  'option.ship': 'Ship',
  'option.votes': 'Votes',
  'option.votes.open': 'Open',
  'option.votes.secret': 'Secret',
  'option.order': 'Order',
  'option.order.one': 'First step',
  'option.order.two': 'Second step',
};
const sheet = (chosen?: Readonly<Record<string, unknown>>) =>
  layoutDeck(job({ words: [{ en: said, zh: said, pl: said }], parts: ['options'], options: optionParts(schema, chosen) }), fonts);
const boldOf = (pages: ReturnType<typeof sheet>): readonly string[] =>
  allShapes(pages.flatMap((page) => page.shapes)).flatMap((shape) =>
    shape.kind === 'text' && shape.font === 'bold' && shape.size === 9 ? [shape.text] : [],
  );
/** A tick is the only stroke of this weight inside a box. */
const ticksOf = (pages: ReturnType<typeof sheet>): number =>
  allShapes(pages.flatMap((page) => page.shapes)).filter((shape) => shape.kind === 'path' && shape.d.includes('l.8 .9')).length;

describe('the sheet of house rules', () => {
  it('lists every option under its group, with its help, its choices and the usual one in bold', () => {
    const [page] = sheet();
    const text = page === undefined ? '' : textOf(page);
    expect(text).toMatch(
      /At the table\nQuiet\nOn\nOff\nNobody talks\.[^]*Speech\n60 seconds\n…………[^]*Votes\nOpen\nSecret[^]*Winning\nShip\nAs the rules say/,
    );
    expect(boldOf(sheet())).toEqual(['Off', '60 seconds', 'Secret', '1. First step', '2. Second step', 'As the rules say']);
    expect(ticksOf(sheet())).toBe(0);
  });

  it('is ticked where the host has chosen, with the number or the order chosen', () => {
    const pages = sheet({ quiet: true, speech: 90, order: ['two', 'one'] });
    expect(ticksOf(pages)).toBe(2);
    expect(pages.map(textOf).join('\n')).toMatch(/90 seconds[^]*1\. Second step\n2\. First step/);
  });

  it.each(languages.flatMap((language) => Object.keys(games).map((id) => ({ language, id }))))(
    'says every rule of $id in $language, inside the paper',
    async ({ language, id }) => {
      const [game, words] = await Promise.all([games[id]?.load(), gameWords[id]?.()]);
      if (game === undefined || words === undefined) throw new Error(`no game ${id}`);
      const pages = layoutDeck(job({ language, words: [words], parts: ['options'], options: optionParts(game.options) }), fonts);
      const text = pages.map(textOf).join('\n');
      expect(text).not.toContain('⟦');
      expect(optionParts(game.options).flatMap(({ entries }) => entries)).toHaveLength(
        Object.keys(z.toJSONSchema(game.options, { io: 'input' }).properties ?? {}).length,
      );
      const lowest = Math.max(
        ...pages.flatMap((page) => allShapes(page.shapes).flatMap((shape) => (shape.kind === 'text' && shape.size > 7 ? [shape.y] : []))),
      );
      expect(lowest).toBeLessThan(285);
    },
  );
});
