import { describe, expect, it } from 'vitest';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { looks } from '../../print/faces/face.ts';
import type { PrintJob } from '../../print/job.ts';
import { makeContext } from '../../print/context.ts';
import { bilingualSize, faceRoom, placeBoth } from '../../print/faces/illustrated-bilingual.ts';
import { layoutDeck, printDeck } from '../../print/print.ts';
import { checkPdf } from '../../src/cli/check-pdf.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import { lettersOf } from '../../print/proof/texts.ts';
import { leastSize } from '../../print/type.ts';
import { games } from '../../src/games/index.ts';
import { wordsOf } from '../../src/cards/words.ts';
import { speaker } from '../../src/text/speak.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { deckFile, keyNamed, sound } from '../cards/decks.ts';
import { letteringOf } from './type-sizes.ts';

const pairs = [
  ['en', 'zh'],
  ['en', 'pl'],
  ['pl', 'zh'],
] as const;

/** A job with one card of each role, all that a deck says, and all of its letters on paper. */
async function bench(id: string): Promise<{
  readonly deck: Deck;
  readonly told: (changes: Partial<PrintJob>) => { readonly text: string; readonly least: number };
  readonly say: (language: 'en' | 'zh' | 'pl', role: string) => readonly [name: string, ability: string];
}> {
  const deck = sound(deckFile(id));
  const [art, game] = await Promise.all([loadArt(deck.art), games[id]?.load()]);
  if (game === undefined) throw new Error(id);
  const fonts = await loadFonts(art);
  const cards = deck.cards.filter((card, i) => deck.cards.findIndex(({ role }) => role === card.role) === i);
  const common = { deck, cards, words: [game.words], ...(art === undefined ? {} : { art }) };
  return {
    deck,
    say: (language, role) => {
      const voice = speaker(language, [game.words, wordsOf(deck)]);
      return [voice.role(role), voice.say(`role.${role}.ability`)];
    },
    told: (changes) => {
      const lettering = layoutDeck({ ...common, language: 'en', ...changes }, fonts).flatMap((page) => letteringOf(page));
      return { text: lettersOf(lettering.map(({ text }) => text).join('')), least: Math.min(...lettering.map(({ size }) => size)) };
    },
  };
}

const rolesOf = (deck: Deck): readonly string[] => [...new Set(deck.cards.map(({ role }) => role))];

describe('cards in two languages', () => {
  it.each(Object.keys(games))('say name and ability of every role of %s in both, on cards or facilitator cards', async (id) => {
    const { deck, told, say } = await bench(id);
    for (const [language, second] of pairs) {
      const { text, least } = told({ language, second, parts: ['cards', 'facilitator'] });
      expect(least, `${language} ${second}`).toBeGreaterThanOrEqual(leastSize - 1e-6);
      for (const role of rolesOf(deck))
        for (const words of [say(language, role), say(second, role)])
          for (const said of words.filter((one) => !one.startsWith('⟦'))) expect(text, `${role} ${second}`).toContain(lettersOf(said));
    }
  });

  it.each(['ktulu', 'princeton'])('are drawn in every look and size of %s, sealed, too', async (id) => {
    const { deck, told, say } = await bench(id);
    const [role = ''] = rolesOf(deck);
    const names = [say('en', role)[0], say('pl', role)[0]].map(lettersOf);
    const mini = { width: 44, height: 68, corner: 3, bleed: 2 };
    const key = keyNamed(deck, 'a seed');
    for (const changes of [
      ...looks.map((look) => ({ look, parts: ['cards', 'facilitator'] as const })),
      { deck: { ...deck, sizes: { ...mini, width: 70, height: 121 } }, look: 'large-print' as const },
      { deck: { ...deck, sizes: mini } },
      { deck: { ...deck, sealed: true }, key },
    ]) {
      const { text, least } = told({ parts: ['cards'], ...changes, second: 'pl' });
      expect(least).toBeGreaterThanOrEqual(leastSize - 1e-6);
      for (const name of names) expect(text).toContain(name);
    }
    // The smallest labels have no room for a second name on every card.
    expect(told({ second: 'pl', labels: { sheet: 'L7651' }, parts: ['labels'] }).text).toContain(names[0]);
  });
});

/** The share of its roles at least whose picture is whole, as on cards in one language. */
const whole = { vendetta: 0.7, ktulu: 0.5, town: 0.85, yakuza: 0.6, village: 0.9 } as const;

/** A deck's art, words and fonts. */
async function illustrated(id: string) {
  const deck = sound(deckFile(id));
  const [art, game] = await Promise.all([loadArt(deck.art), rulebookOf(deck)?.load()]);
  if (art === undefined || game === undefined) throw new Error(id);
  return { job: { deck, art, words: [game.words] }, fonts: await loadFonts(art) };
}

describe('illustrated cards in two languages', () => {
  it.each(Object.entries(whole).flatMap(([id, share]) => pairs.slice(0, 2).map((pair) => [id, ...pair, share] as const)))(
    'of %s have whole pictures where their texts leave room, in %s and %s',
    async (id, language, second, share) => {
      const { job, fonts } = await illustrated(id);
      const { allWords, type } = makeContext({ ...job, language, second }, fonts);
      const room = faceRoom(job.art.world, true);
      const size = bilingualSize(allWords, type, room);
      const cuts = allWords.map((words) => placeBoth(words, type, room, size)?.cut ?? Infinity);
      expect(cuts.filter((cut) => cut === 0).length / cuts.length).toBeGreaterThanOrEqual(share);
      // Below a picture that is lower by more, a head would be cut.
      expect(Math.max(...cuts)).toBeLessThanOrEqual(12);
    },
  );

  it.each(['town', 'yakuza'])('of %s have codes that read back, on a light ground and on a plate', async (id) => {
    const { job, fonts } = await illustrated(id);
    const cards = job.deck.cards.filter((_, i) => i % Math.ceil(job.deck.cards.length / 6) === 0);
    const { bytes, plan } = await printDeck({ ...job, cards, language: 'en', second: 'pl', parts: ['cards'] }, fonts);
    expect(Math.max(...plan.codes.map((code) => code.size))).toBe(18);
    expect(await checkPdf(bytes)).toMatchObject({ findings: [], read: cards.length });
  });
});
