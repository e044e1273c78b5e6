import { describe, expect, it } from 'vitest';
import { imposed } from '../../print/booklet/imposed.ts';
import { papers } from '../../print/paper.ts';
import { layoutDeck } from '../../print/print.ts';
import type { Shape } from '../../print/scene.ts';
import { allShapes, fonts, job, textOf } from './support.ts';

const leaf = { width: papers.a4.height / 2, height: papers.a4.width };

describe('The booklet of rules', () => {
  it('has its pages where they are read in order once the sheets are laid into one another and folded', () => {
    const pages = Array.from({ length: 8 }, (_, i): readonly Shape[] => [
      { kind: 'text', x: 1, y: 1, size: 9, font: 'text', text: String(i + 1) },
    ]);
    const numbers = (flip: 'long' | 'short'): string[][] =>
      imposed(pages, leaf, 'booklet', flip).map(({ shapes }) =>
        allShapes(shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
      );
    expect(numbers('short')).toEqual([
      ['8', '1'],
      ['2', '7'],
      ['6', '3'],
      ['4', '5'],
    ]);
    expect(numbers('long')).toEqual(numbers('short'));
    // Turned over its long edge, a lying sheet stands on its head.
    const turned = (flip: 'long' | 'short'): boolean[] =>
      imposed(pages, leaf, 'booklet', flip).map(({ shapes: [first] }) => first?.kind === 'group');
    expect(turned('long')).toEqual([false, true, false, true]);
    expect(turned('short')).toEqual([false, false, false, false]);
  });

  it('tells the game, its roles, its night and its numbers of players, on whole sheets and without clause ids', () => {
    const pages = layoutDeck(job({ parts: ['booklet'] }), fonts);
    expect(pages).toHaveLength(2);
    const words = pages.map(textOf).join('\n');
    for (const said of ['Princeton Mafia', 'How it goes', 'Heart angel', '12: ', 'For the host']) expect(words).toContain(said);
    expect(words).not.toMatch(/\b[A-Z]{2}-[A-Z]?\d+\b/);
    for (const page of pages) expect([page.width, page.height]).toEqual([papers.a4.height, papers.a4.width]);
  });
});
