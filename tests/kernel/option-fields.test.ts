import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games, gameWords } from '../../src/games/index.ts';
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

  const kinds = (shape: z.ZodRawShape): unknown[] => optionFields(z.object(shape)).map(({ name, kind }) => [name, kind]);

  it('knows each way to say that there is no number: null, a word, a list of one word, or leaving it out', () => {
    const many = z.int().min(5).max(60);
    expect(
      kinds({
        word: z.union([many, z.literal('off')]),
        list: z.union([z.enum(['off']), many.meta({ usual: 30 })]),
        nothing: z.union([z.null(), many]).meta({ usual: 30 }),
        out: many.optional(),
        usual: many.optional().meta({ usual: 30 }),
      }),
    ).toEqual([
      ['word', { of: 'number', min: 5, max: 60, off: { value: 'off', begins: 5 } }],
      ['list', { of: 'number', min: 5, max: 60, off: { value: 'off', begins: 5 } }],
      ['nothing', { of: 'number', min: 5, max: 60, off: { value: null, begins: 30 } }],
      ['out', { of: 'number', min: 5, max: 60, off: { value: undefined, begins: 5 } }],
      ['usual', { of: 'number', min: 5, max: 60, off: { value: undefined, begins: 30 } }],
    ]);
  });

  it('gives a number that names no limits limits that a form can show', () => {
    const wide = z.number().max(99_999);
    expect(kinds({ none: z.number().default(1), wide: wide.default(1), off: z.union([wide, z.null()]) })).toEqual([
      ['none', { of: 'number', min: 0, max: 999 }],
      ['wide', { of: 'number', min: 0, max: 9999 }],
      ['off', { of: 'number', min: 0, max: 9999, off: { value: null, begins: 0 } }],
    ]);
    expect(kinds({ half: z.number().min(0.5).max(1.5).default(1) })).toEqual([['half', { of: 'number', min: 0.5, max: 1.5 }]]);
  });

  it('leaves out what no form can show', () => {
    expect(
      kinds({
        text: z.string(),
        texts: z.array(z.string()),
        pair: z.tuple([z.enum(['a', 'b']), z.boolean()]),
        object: z.object({ a: z.boolean() }),
        record: z.record(z.string(), z.boolean()),
        words: z.union([z.literal('on'), z.literal('off')]),
        either: z.union([z.int(), z.string()]),
        two: z.union([z.int(), z.enum(['a', 'b'])]),
        three: z.union([z.int(), z.null(), z.literal('off')]),
        numbers: z.union([z.int().max(3), z.int().min(7)]),
        shown: z.boolean(),
      }),
    ).toEqual([['shown', { of: 'switch' }]]);
  });

  it('calls an option that says nothing of itself by its name, among the rules, with no clause and no unit', () => {
    expect(optionFields(z.object({ plain: z.boolean().default(false) }))).toEqual([
      { name: 'plain', title: 'option.plain', help: 'option.plain.help', group: 'rules', kind: { of: 'switch' }, standard: false },
    ]);
    expect(optionFields(z.object({}))).toEqual([]);
    expect(optionFields(z.boolean())).toEqual([]);
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
