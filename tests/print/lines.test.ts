import { describe, expect, it } from 'vitest';
import { endsAlone } from '../../print/balance.ts';
import { cardSizes, largePrintSize } from '../../print/card-sizes.ts';
import type { Context } from '../../print/context.ts';
import { makeContext } from '../../print/context.ts';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { nightParts } from '../../print/night.ts';
import { layoutDeck } from '../../print/print.ts';
import { textsOf } from '../../print/proof/texts.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import { languages } from '../../src/text/message.ts';
import { deckFile, sound } from '../cards/decks.ts';
import { laidOn } from './support.ts';
import { letteringOf } from './type-sizes.ts';

/** A deck with one card of each face; in large print on the cards that is usually on. */
const bench = async (id: string) => {
  const whole = sound(deckFile(id));
  const [art, game] = await Promise.all([loadArt(whole.art), rulebookOf(whole)?.load()]);
  if (game === undefined) throw new Error(id);
  const keys = whole.cards.map(({ role, face }) => `${role} ${JSON.stringify(face)}`);
  const cast = Object.fromEntries(whole.cards.map(({ role }) => [role, 1]));
  const common = {
    cards: whole.cards.filter((_, i) => keys.indexOf(keys[i] ?? '') === i),
    words: [game.words],
    night: nightParts(game.nightCard(cast, game.options.parse({})), cast),
    ...(art === undefined ? {} : { art }),
  };
  const sizes = cardSizes[largePrintSize];
  return { common, fonts: await loadFonts(art), deckIn: (look: string) => (look === 'large-print' ? { ...whole, sizes } : whole) };
};

/** What nobody plays by: codes to type, and the title line of a sheet. */
const isCode = (text: string): boolean => /^[0-9A-Z]{3,6}([ -][0-9A-Z]{2,4})*$/.test(text);

/** Whether the last word, alone on its line, had room there beside the word before it: lines beside a code are short. */
function leftAlone(lines: readonly string[], width: (words: string) => number): boolean {
  const before = lines.at(-2) ?? '';
  return endsAlone(lines) && width(`${before.split(' ').at(-1) ?? ''} ${lines.at(-1) ?? ''}`) <= width(before);
}

/** The last lines of an ability as it stands among the lines of a card. */
function linesOf(ability: string, lines: readonly string[]): readonly string[] {
  const bare = (text: string): string => text.replace(/\s/g, '');
  for (let from = 0; from < lines.length; from++)
    for (let to = from + 1; to <= lines.length; to++)
      if (bare(lines.slice(from, to).join('')) === bare(ability)) return lines.slice(from, to);
  return [];
}

describe.each(['princeton', 'town', 'yakuza', 'vendetta', 'ktulu', 'village'])('what is printed of %s', async (id) => {
  const { common, fonts, deckIn } = await bench(id);

  it.each(languages)('is set in 16 points and more in large print, cards, facilitator cards, night and setup sheets, in %s', (language) => {
    const job = { ...common, deck: deckIn('large-print'), language, look: 'large-print' } as const;
    const cards = layoutDeck({ ...job, parts: ['cards', 'facilitator'] }, fonts).flatMap(laidOn);
    const night = layoutDeck({ ...job, parts: ['night', 'setup'] }, fonts).flatMap(({ shapes }) => shapes.slice(0, 1));
    const lettering = [...cards, ...night].flatMap((shape) => letteringOf({ shapes: [shape] }));
    expect(lettering.length).toBeGreaterThan(20);
    expect(lettering.filter(({ size, text }) => size < 16 - 1e-6 && !isCode(text))).toEqual([]);
  });

  it.each(languages)('has no ability that ends in a single word on a line where two have room, in %s', (language) => {
    // Where ink is saved lines are those of colour.
    for (const look of ['colour', 'large-print'] as const) {
      const job = { ...common, deck: deckIn(look), language, look } as const;
      const context: Context = makeContext(job, fonts);
      const drawn = layoutDeck({ ...job, parts: ['cards', 'facilitator'] }, fonts)
        .flatMap(laidOn)
        .map(({ scene }) => textsOf(scene));
      const ends = context.allWords.flatMap(({ ability }) =>
        drawn.map((texts) => linesOf(ability, texts)).filter((lines) => leftAlone(lines, (words) => context.type.width(words, 'text', 10))),
      );
      expect(ends, look).toEqual([]);
    }
  });
});

it.each(['vendetta', 'ktulu'])(
  'a role of %s that the art has no picture of has the letter of its side as large as all others',
  async (id) => {
    const { common, fonts, deckIn } = await bench(id);
    const cards = common.cards.map((card) => ({ ...card, face: { ...card.face, picture: 'painted-by-nobody' } }));
    const job = { ...common, cards, deck: deckIn('large-print'), language: 'en', look: 'large-print', parts: ['cards'] } as const;
    const letters = layoutDeck(job, fonts)
      .flatMap((page) => letteringOf(page))
      .filter(({ text }) => /^\p{L}$/u.test(text));
    expect(letters.length).toBeGreaterThan(cards.length / 2);
    expect(letters.filter(({ size }) => size < 16 - 1e-6)).toEqual([]);
  },
);
