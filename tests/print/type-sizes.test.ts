import { describe, expect, it } from 'vitest';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { parts } from '../../print/job.ts';
import { layoutDeck } from '../../print/print.ts';
import { nightParts } from '../../print/night.ts';
import { optionParts } from '../../print/options.ts';
import { leastSize } from '../../print/type.ts';
import { games } from '../../src/games/index.ts';
import { languages } from '../../src/text/message.ts';
import { deckFile, keyNamed, sound } from '../cards/decks.ts';
import { letteringOf } from './type-sizes.ts';

/** Small labels: what is on them has the least room. */
const labels = { sheet: 'L7651' } as const;

describe('text on paper', () => {
  it.each(Object.keys(games))('is nowhere smaller than 7 points, on no card, label or sheet of %s', async (id) => {
    const deck = { ...sound(deckFile(id)), sealed: true };
    const [art, game] = await Promise.all([loadArt(deck.art), games[id]?.load()]);
    if (game === undefined) throw new Error(id);
    const fonts = await loadFonts(art);
    const cast = Object.fromEntries(deck.cards.map(({ role }) => [role, 1]));
    const cards = deck.cards.filter((card, i) => deck.cards.findIndex(({ role }) => role === card.role) === i);
    const night = nightParts(game.nightCard(cast, game.options.parse({})), cast);
    const common = { deck, cards, words: [game.words], night, options: optionParts(game.options), labels, key: keyNamed(deck, 'a seed') };
    for (const language of languages) {
      const pages = layoutDeck({ ...common, ...(art === undefined ? {} : { art }), language, parts }, fonts);
      const small = pages.flatMap((page) => letteringOf(page).filter(({ size }) => size < leastSize - 1e-6));
      expect(small, language).toEqual([]);
    }
  });
});
