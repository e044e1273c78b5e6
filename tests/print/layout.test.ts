import { describe, expect, it } from 'vitest';
import { drawBack } from '../../print/back.ts';
import { looks } from '../../print/faces/face.ts';
import { parts, type Part } from '../../print/job.ts';
import { labelGrid, labelSheetNames } from '../../print/label-sheets.ts';
import { layoutDeck, layoutFacilitator } from '../../print/print.ts';
import { backCell, cardGrid, paperNames, papers, unprintable } from '../../print/paper.ts';
import { outlined } from '../../print/outlines.ts';
import type { Scene, Text } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import { makeType } from '../../print/type.ts';
import { languages } from '../../src/text/message.ts';
import { princeton, sound, village } from '../cards/decks.ts';
import { allShapes, fonts, job, laidOn, textOf } from './support.ts';

const poker = { w: 63, h: 88 };

describe('grids', () => {
  it.each(paperNames)('keep poker cards inside the printable part of %s', (paper) => {
    const grid = cardGrid(paper, poker);
    expect(grid.x0).toBeGreaterThanOrEqual(unprintable);
    expect(grid.y0).toBeGreaterThanOrEqual(unprintable);
    expect(grid.x0 * 2 + grid.columns * 63).toBeCloseTo(grid.paper.width);
    expect(grid.y0 * 2 + grid.rows * 88).toBeCloseTo(grid.paper.height);
  });

  it('put nine on A4, eight on Letter, nine on Letter if asked', () => {
    expect(cardGrid('a4', poker)).toMatchObject({ columns: 3, rows: 3, x0: 10.5, y0: 16.5 });
    expect(cardGrid('letter', poker)).toMatchObject({ columns: 4, rows: 2 });
    expect(cardGrid('letter', poker, { columns: 3, rows: 3 })).toMatchObject({ columns: 3, rows: 3, paper: papers.letter });
  });

  it('refuse what does not fit, naming paper and size', () => {
    expect(() => cardGrid('a4', poker, { columns: 4, rows: 4 })).toThrow(/63 × 88 mm do not fit 4x4 on A4/);
  });

  it.each(labelSheetNames)('of labels %s lie on their paper', (name) => {
    const grid = labelGrid(name);
    expect(grid.x0 + (grid.columns - 1) * grid.pitchX + grid.w).toBeLessThanOrEqual(grid.paper.width);
    expect(grid.y0 + (grid.rows - 1) * grid.pitchY + grid.h).toBeLessThanOrEqual(grid.paper.height);
  });
});

describe('backs behind their fronts', () => {
  const upright = cardGrid('a4', poker);
  const landscape = cardGrid('letter', poker);

  it.each([
    ['upright, long edge', upright, 'long', 0, 2, false],
    ['upright, long edge, second row', upright, 'long', 3, 5, false],
    ['upright, short edge', upright, 'short', 0, 6, true],
    ['upright, short edge, last', upright, 'short', 8, 2, true],
    ['landscape, long edge', landscape, 'long', 0, 4, true],
    ['landscape, short edge', landscape, 'short', 0, 3, false],
    ['landscape, short edge, second row', landscape, 'short', 5, 6, false],
  ] as const)('%s', (_name, grid, flip, front, back, turned) => {
    expect(backCell(grid, front, flip)).toEqual({ index: back, turned });
  });

  it('move by the offset of the printer', () => {
    const at = (dx: number): number[] =>
      layoutDeck(job({ parts: ['backs'], duplex: { flip: 'long', dx } }), fonts)
        .slice(0, 1)
        .flatMap(laidOn)
        .map(({ x }) => x);
    expect(at(0)).toHaveLength(9);
    expect(at(1.5)).toEqual(at(0).map((x) => x + 1.5));
  });

  it('leave a gap where the last sheet has none', () => {
    const pages = layoutDeck(job({ cards: princeton.cards.slice(0, 10) }), fonts);
    const backs = pages.slice(3).flatMap(laidOn);
    expect(backs.map(({ x }) => x)).toEqual([10.5 + 2 * 63]);
  });
});

describe('the back', () => {
  it.each(looks)('looks the same on its head (%s)', (look) => {
    const groups = drawBack(63, 88, 3, look).shapes.filter((shape) => shape.kind === 'group');
    expect(groups).toHaveLength(2);
    const [upper, lower] = groups;
    expect(upper?.shapes).toBe(lower?.shapes);
    expect([upper?.x, upper?.y, upper?.rotate ?? 0]).toEqual([31.5, 44, 0]);
    expect([lower?.x, lower?.y, lower?.rotate]).toEqual([31.5, 44, 180]);
  });

  it('is one object for every card', () => {
    const used = layoutDeck(job({ parts: ['backs'] }), fonts).flatMap(laidOn);
    expect(used).toHaveLength(princeton.cards.length);
    expect(new Set(used.map(({ scene }) => scene)).size).toBe(1);
  });

  it('lies on full sheets that are one object too', () => {
    const sheets = layoutDeck(job({ parts: ['backs'] }), fonts).map((page) => page.shapes[0]);
    const [first, second, third] = sheets.map((shape) => (shape?.kind === 'use' ? shape.scene : undefined));
    const last = sheets.at(-1);
    expect(first).toBeDefined();
    expect([second, third]).toEqual([first, first]);
    expect(second).toBe(first);
    expect(last?.kind === 'use' && last.scene.shapes.length).toBe(princeton.cards.length % 9 || 9);
  });
});

describe('every sheet', () => {
  it.each(languages)('can be laid out in %s, with title, edition and page', (language) => {
    const laid = (some: readonly Part[]): string[] =>
      layoutDeck(job({ language, parts: some, labels: { sheet: 'L7651' } }), fonts).map(textOf);
    const sheets = laid(parts.filter((part) => part !== 'booklet'));
    expect(sheets.length).toBeGreaterThan(12);
    // The pages of a booklet are one thing: it says once which deck it is of.
    for (const text of [...sheets, laid(['booklet']).join('\n')]) {
      expect(text).toContain('74V');
      expect(text).toContain(princeton.title[language]);
      expect(text).not.toContain('⟦');
    }
  });

  it('starts what must have an empty back on a fresh sheet of paper', () => {
    const pages = layoutDeck(job({ cards: princeton.cards.slice(0, 9), parts: ['cards', 'backs', 'facilitator', 'setup'] }), fonts);
    expect(
      pages.map(textOf).map((text) => /role cards|back of: facilitator cards|facilitator cards|backs|setup reference/.exec(text)?.[0]),
    ).toEqual(['role cards', 'backs', 'facilitator cards', 'back of: facilitator cards', 'setup reference']);
  });

  it('shows the setup table with a row for every number of players', () => {
    const text = layoutDeck(job({ parts: ['setup'] }), fonts)
      .map(textOf)
      .join('\n')
      .split('\n');
    for (let players = 5; players <= 33; players++) expect(text).toContain(String(players));
  });
});

describe('the title line', () => {
  it.each([
    ['a4', undefined],
    ['letter', undefined],
    ['letter', { columns: 3, rows: 3 }],
  ] as const)('stands clear of the art of the backs on %s (%o)', (paper, sheet) => {
    const [page] = layoutDeck(job({ parts: ['backs'], paper, ...(sheet ? { sheet } : {}) }), fonts);
    if (!page) throw new Error('no page');
    const arts = laidOn(page).map(({ y, scene, show }) => y + scene.height + (show?.bottom ?? 0));
    const lines = allShapes(page.shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.y - (0.74 * shape.size * 25.4) / 72] : []));
    expect(arts.length).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.min(...lines)).toBeGreaterThan(Math.max(...arts));
  });
});

describe('faces', () => {
  it('draw a house-style deck with sign, icon, name and ability, and a shared scene for copies', () => {
    const deck = sound(village);
    const [page] = layoutDeck(job({ deck, parts: ['cards'] }), fonts);
    const scenes = (page === undefined ? [] : laidOn(page)).map(({ scene }) => scene);
    expect(scenes).toHaveLength(deck.cards.length);
    expect(new Set(scenes).size).toBeLessThan(scenes.length);
  });

  it('draw as many pips as the card’s rank, and one more in each of two corners', () => {
    const seven = princeton.cards.find((card) => card.face.style === 'playing-card' && card.face.rank === '7');
    if (seven === undefined) throw new Error('no seven');
    const [page] = layoutDeck(job({ parts: ['cards'], cards: [seven] }), fonts);
    const face = page?.shapes.find((shape) => shape.kind === 'use');
    const pips = allShapes(face?.kind === 'use' ? face.scene.shapes : []).filter((shape) => shape.kind === 'path');
    expect(pips).toHaveLength(9);
  });

  it('refuse an icon nobody knows, naming the card', () => {
    const deck = sound(village);
    const [first] = deck.cards;
    if (first === undefined || first.face.style === 'playing-card') throw new Error('no drawn card');
    const bad = { ...deck, cards: [{ ...first, face: { ...first.face, icon: 'nonesuch' } }] };
    expect(() => layoutDeck(job({ deck: bad, parts: ['cards'] }), fonts)).toThrow(/card 1 .*no icon “nonesuch”/);
  });

  it('give every role with a facilitator card its own', () => {
    for (const role of princeton.facilitator) expect(layoutFacilitator(job(), fonts, role)).toMatchObject({ width: 44, height: 63 });
    expect(layoutFacilitator(job(), fonts, 'nobody')).toBeUndefined();
  });
});

describe('scenes as SVG', () => {
  const type = makeType(fonts);
  const text = (part: Partial<Text>): Scene => ({
    width: 60,
    height: 10,
    shapes: [{ kind: 'text', x: 0, y: 5, size: 8, font: 'regular', text: 'AVATAR', ...part }],
  });

  it('are whole pictures in mm with each repeated scene drawn once', () => {
    const [front, back] = layoutDeck(job(), fonts);
    if (front === undefined || back === undefined) throw new Error('no pages');
    const svg = drawSvg(back, type, { title: 'Backs' });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="210mm" height="297mm" viewBox="0 0 210 297"/);
    // The back nine times, the sheet they lie on and the frame around it.
    expect(svg.match(/<symbol /g)).toHaveLength(3);
    expect(svg.match(/<use /g)).toHaveLength(11);
    expect(drawSvg(front, type).match(/shape-rendering="crispEdges"/g)).toHaveLength(9);
  });

  it('escape what a deck may bring along', () => {
    const svg = drawSvg(text({ text: '<script>&"' }), type, { title: 'a<b' });
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('<title>a&#60;b</title>');
  });

  it.each(['en', 'zh', 'pl'] as const)(
    'need no font in %s: every line is drawn as outlines that carry its words, and a card stays small',
    (language) => {
      for (const role of princeton.facilitator) {
        const card = layoutFacilitator(job({ language }), fonts, role);
        if (card === undefined) throw new Error(`no card for ${role}`);
        const svg = drawSvg(card, type);
        expect(svg).not.toMatch(/<text|font/);
        const lines = [...svg.matchAll(/<g aria-label="([^"]+)"[^>]*>(<path transform="[^"]+"[^>]* d="M[^"]{20,}"\/>)+<\/g>/g)];
        expect(lines.map(([, words]) => words)).toEqual(
          allShapes(card.shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
        );
        expect(svg.length).toBeLessThan(50_000);
      }
    },
  );

  it('set text as wide as the layout measured it, less the kerning', () => {
    const { width } = outlined(type, 'AVATAR', 'bold', 12);
    const measured = type.width('AVATAR', 'bold', 12);
    expect(width).toBeLessThan(measured * 0.97);
    expect(width).toBeGreaterThan(measured * 0.85);
    expect(outlined(type, '打手', 'regular', 12).width).toBeCloseTo(type.width('打手', 'regular', 12), 3);
  });

  it('start, centre and end text at its place', () => {
    const start = (align: Text['align']): number => {
      const svg = drawSvg(text({ x: 30, ...(align === undefined ? {} : { align }) }), type);
      return Number(/translate\(([\d.]+) 5\)/.exec(svg)?.[1]);
    };
    const { width } = outlined(type, 'AVATAR', 'regular', 8);
    expect(start(undefined)).toBe(30);
    expect(start('middle')).toBeCloseTo(30 - width / 2, 3);
    expect(start('end')).toBeCloseTo(30 - width, 3);
  });

  it('draw bold Chinese with a line around the one weight there is', () => {
    expect(drawSvg(text({ text: '打手', font: 'bold' }), type)).toContain('stroke-width="35"');
    expect(drawSvg(text({ text: '打手' }), type)).not.toContain('stroke');
  });
});
