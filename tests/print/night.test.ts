import { describe, expect, it } from 'vitest';
import type { NightEntry, NightPart } from '../../print/job.ts';
import { layoutDeck } from '../../print/print.ts';
import { allShapes, fonts, job, textOf } from './support.ts';

const said = {
  'night.section.zero': 'Night nought',
  'night.section.town': 'Townsfolk',
  'night.section.last': 'At last',
  'role.mafia': 'Mafia',
  'act.what': 'Does a thing worth two lines of words, so that it must be broken somewhere.',
  'act.wake': 'Wake up.',
  'act.ask': 'Whom?',
  'act.sleep': 'Sleep.',
};
const lines = (n: number): readonly NightEntry[] =>
  Array.from({ length: n }, (_, i) => ({
    id: `act${i}`,
    what: { id: 'act.what' },
    roles: ['mafia'],
    wake: { id: 'act.wake' },
    ask: [{ id: 'act.ask' }],
    sleep: { id: 'act.sleep' },
  }));
const pagesOf = (night: readonly NightPart[]) =>
  layoutDeck(job({ words: [{ en: said, zh: said, pl: said }], parts: ['night'], night }), fonts);

describe('the night card', () => {
  it('gives a night unlike the others a sheet of its own, each counted from 1', () => {
    const pages = pagesOf([
      { id: 'zero', apart: true, lines: lines(3) },
      { id: 'town', lines: lines(2) },
      { id: 'last', lines: lines(2) },
    ]).map(textOf);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/^Night nought\n1\n/);
    expect(pages[0]).not.toContain('Townsfolk');
    expect(pages[1]).toMatch(/^Every other night, in order\nTownsfolk\n1\n[^]*At last\n3\n/);
  });

  it('sets a long night in two columns that stay on the paper, in order', () => {
    const pages = pagesOf([
      { id: 'town', lines: lines(40) },
      { id: 'last', lines: lines(20) },
    ]);
    expect(pages.length).toBeLessThanOrEqual(4);
    const numbers = pages
      .flatMap((page) => allShapes(page.shapes))
      .flatMap((shape) => (shape.kind === 'text' && /^\d+$/.test(shape.text) ? [Number(shape.text)] : []));
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    const texts = pages
      .flatMap((page) => allShapes(page.shapes))
      .flatMap((shape) => (shape.kind === 'text' && shape.size > 7 ? [shape] : []));
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(282);
    expect(new Set(texts.filter(({ text }) => text === '“Wake up.”').map(({ x }) => x)).size).toBe(2);
  });
});
