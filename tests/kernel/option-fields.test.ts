import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import { gameWords } from '../../src/text/games.ts';
import { languages } from '../../src/text/message.ts';
import { words as setup } from '../../src/text/setup.ts';
import { optionFields } from '../../src/kernel/option-fields.ts';

describe('the options form', () => {
  it('reads kind, limits, group and clause of each option off the schema', () => {
    const schema = z.object({
      on: z.boolean().default(true).meta({ title: 'option.on', group: 'day', clause: 'X-1' }),
      many: z.int().min(2).max(9).default(3).meta({ title: 'option.many', group: 'day', unit: 'seconds' }),
      one: z.enum(['a', 'b']).default('a').meta({ title: 'option.one', group: 'night' }),
      set: z
        .array(z.enum(['p', 'q']))
        .default([])
        .meta({ title: 'option.set', group: 'night' }),
      order: z
        .array(z.enum(['p', 'q']))
        .default(['q'])
        .meta({ title: 'option.order', group: 'night', ordered: true, help: 'help.order' }),
      whole: z
        .array(z.enum(['p', 'q']))
        .refine((list) => new Set(list).size === 2)
        .default(['p', 'q'])
        .meta({ title: 'option.whole', group: 'night', ordered: 'whole' }),
      none: z
        .union([z.int().min(1).max(12), z.null()])
        .default(null)
        .meta({ title: 'option.none', group: 'night', usual: 6 }),
      maybe: z.int().min(10).max(60).nullable().default(null).meta({ title: 'option.maybe', group: 'night' }),
    });
    const fields = optionFields(schema);
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['on', { of: 'switch' }],
      ['many', { of: 'number', min: 2, max: 9 }],
      ['one', { of: 'one', values: ['a', 'b'] }],
      ['set', { of: 'set', values: ['p', 'q'] }],
      ['order', { of: 'order', values: ['p', 'q'] }],
      ['whole', { of: 'order', values: ['p', 'q'], whole: true }],
      ['none', { of: 'number', min: 1, max: 12, off: { value: null, begins: 6 } }],
      ['maybe', { of: 'number', min: 10, max: 60, off: { value: null, begins: 10 } }],
    ]);
    expect(fields[0]).toMatchObject({ title: 'option.on', group: 'day', clause: 'X-1', standard: true });
    expect(fields[1]).toMatchObject({ unit: 'seconds', standard: 3, help: 'option.many.help' });
    expect(fields.find(({ name }) => name === 'order')).toMatchObject({ help: 'help.order', standard: ['q'] });
  });

  it.each(Object.keys(games))('shows every option of %s, titled and explained in every language', async (id) => {
    const game = await games[id]?.load();
    const words = await gameWords[id]?.();
    if (!game || !words) throw new Error(`${id} is not registered`);
    const fields = optionFields(game.options);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(game.options.parse({}) as object));
    for (const language of languages) {
      const known = { ...setup[language], ...words[language] };
      const needed = fields.flatMap(({ title, help, group, unit, kind }) => [
        title,
        help,
        `group.${group}`,
        ...(unit ? [`unit.${unit}`] : []),
        ...('values' in kind ? kind.values.map((value) => `${title}.${value}`) : []),
      ]);
      expect(
        needed.filter((message) => !(message in known)),
        language,
      ).toEqual([]);
    }
  });
});
