import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { artSchema, type Art } from '../../print/art/art.ts';
import { painterOf } from '../../print/art/picture.ts';
import { makeContext } from '../../print/context.ts';
import { heldRoom } from '../../print/faces/illustrated-held.ts';
import { textRoom } from '../../print/faces/illustrated.ts';
import { loadFonts } from '../../print/fonts-node.ts';
import type { Scene } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import { makeType } from '../../print/type.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import { root } from '../../src/cli/build.ts';

const kilobyte = 1024;
const read = (path: string): string => readFileSync(join(root, 'decks', path), 'utf8');
const decks = readdirSync(join(root, 'decks'))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const parsed = parseDeck(read(name));
    return 'deck' in parsed && parsed.deck.art !== undefined ? [{ name: parsed.deck.id, deck: parsed.deck, art: parsed.deck.art }] : [];
  });
const load = (name: string): Art => artSchema.parse(JSON.parse(read(`art/${name}.json`)));

describe('the art of a deck', () => {
  it('is that of a deck that names it', () => {
    const named = new Set(decks.map(({ art }) => `${art}.json`));
    expect(readdirSync(join(root, 'decks/art')).filter((file) => !named.has(file))).toEqual([]);
  });

  it.each(decks)('of $name draws every picture and the back, in colours that it has, and weighs at most 250 KB packed', async ({ art }) => {
    expect(gzipSync(read(`art/${art}.json`), { level: 9 }).length).toBeLessThanOrEqual(250 * kilobyte);
    const file = load(art);
    const type = makeType(await loadFonts(file));
    for (const mode of ['colour', 'lines'] as const) {
      const painter = painterOf(file, mode);
      for (const name of Object.keys(file.faces)) {
        const picture = painter.picture(name);
        if (picture === undefined) throw new Error(name);
        const svg = drawSvg({ width: 63, height: 60, shapes: picture.shapes }, type);
        expect(svg, name).not.toMatch(/NaN|undefined/);
        // As a form of its own, what it shares with others included: the same numbers as in the PDF.
        expect(deflateSync(Buffer.from(svg)).length, name).toBeLessThanOrEqual(8 * kilobyte);
      }
      for (const [name, court] of Object.entries(file.courts ?? {}))
        expect(deflateSync(JSON.stringify(court)).length, name).toBeLessThanOrEqual(8 * kilobyte);
      const around: Scene = { width: 63, height: 88, shapes: [...painter.layers(file.world.frame), ...painter.layers(file.world.back)] };
      expect(drawSvg(around, type)).not.toMatch(/NaN|undefined/);
    }
  });

  it.each(decks)('of $name sets its texts in colours that stand out from the ground by 4.5 : 1', ({ art }) => {
    const { world, colours } = load(art);
    const light = (name: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = parseInt((colours[name] ?? '').slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = light(world.ground);
    for (const text of [world.ink, world.accent]) {
      const [dark = 0, bright = 0] = [light(text), ground].sort((a, b) => a - b);
      expect((bright + 0.05) / (dark + 0.05), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(decks)('of $name uses every part it has', ({ art }) => {
    const file = load(art);
    const used = JSON.stringify([file.faces, file.parts, file.world]);
    expect(
      Object.keys(file.parts).filter((part) => !used.includes(`"${part} `) && !used.includes(`"${part}"]`) && !used.includes(`"${part}",`)),
    ).toEqual([]);
  });

  it.each(decks.filter(({ deck }) => deck.style !== 'playing-card'))(
    'of $name leaves its texts at 7 points or more in every language',
    async ({ deck, art }) => {
      const file = load(art);
      const fonts = await loadFonts(file);
      const words = [(await rulebookOf(deck)?.load())?.words ?? { en: {}, zh: {}, pl: {} }];
      for (const language of deck.languages) {
        const painted = deck.cards
          .map((card) => makeContext({ deck, art: file, language, words }, fonts).paintedOf(card))
          .find((one) => one);
        expect(painted?.sizeIn(textRoom(file.world, true)), language).toBeGreaterThanOrEqual(7);
        expect(painted?.sizeIn(heldRoom), language).toBeGreaterThanOrEqual(7);
      }
    },
  );
});
