import { describe, expect, it } from 'vitest';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { borrowedOf, printDeck } from '../../print/print.ts';
import { lettersOf, textsOf } from '../../print/proof/texts.ts';
import { inLanguages, nameOfLanguage } from '../../src/cards/face-languages.ts';
import { derived } from '../../src/cards/based-on.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { wordsOf } from '../../src/cards/words.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import { words as printingWords } from '../../src/text/printing.ts';
import { speaker } from '../../src/text/speak.ts';
import { borrowedSaid } from '../../web/print/borrowed.ts';
import { deckFile, sound } from '../cards/decks.ts';

const tables = {
  de: {
    title: 'Tokioter Nacht',
    sides: {},
    roles: { don: { name: 'Der Don', ability: 'Nachts bestätigst du den Schuss.', caption: 'Die Größten' } },
  },
  eo: { roles: { don: { name: 'Ĉefo' } } },
};
const file = derived({ basedOn: 'yakuza', id: 'nacht', names: tables }, deckFile('yakuza'));
const deck = sound(file);
const art = await loadArt(deck.art);
const fonts = await loadFonts(art);

const printed = (faces: string, second?: string) =>
  printDeck(
    {
      deck,
      ...inLanguages(deck, faces, second),
      words: [yakuza.words],
      cards: deck.cards.filter(({ role }) => role === 'don'),
      parts: ['cards', 'facilitator'],
      ...(art === undefined ? {} : { art }),
    },
    fonts,
  );
const textOf = ({ layout }: Awaited<ReturnType<typeof printed>>): string => lettersOf(layout.scenes.flatMap(textsOf).join(''));

describe('a name table', () => {
  it('puts names, abilities and captions of another language on cards, and says the rest as the sheets do', async () => {
    const text = textOf(await printed('de'));
    for (const said of ['Der Don', 'Nachts bestätigst du den Schuss.', 'DIE GRÖSSTEN']) expect(text).toContain(lettersOf(said));
    expect(text).not.toContain('confirms');
    expect(textOf(await printed('en'))).not.toContain(lettersOf('Der Don'));
  });

  it('is a second language beside one of the program', async () => {
    const text = textOf(await printed('pl', 'de'));
    for (const said of ['Don', 'Der Don', 'Nachts bestätigst du den Schuss.']) expect(text).toContain(lettersOf(said));
  });

  it('names roles in the app, the first of a deck first', () => {
    const voice = speaker('pl', [yakuza.words, wordsOf(deck)]);
    expect(voice.role('don')).toBe('Der Don');
    expect(voice.role('shogun')).toBe('Szogun');
  });

  it('sets a name whose letters the lettering lacks in one other font, and says so', async () => {
    const { borrowed } = await printed('eo');
    expect(borrowed).toContainEqual({ name: 'Ĉefo', letters: 'Ĉ' });
    expect((await printed('de')).borrowed).toEqual([]);
  });

  it.each([
    ['en', 'lack Ĉ. In'],
    ['zh', '缺少Ĉ。'],
    ['pl', 'brakuje liter Ĉ.'],
  ] as const)('has that said by the app before it is printed, in %s', (language, part) => {
    const { say } = speaker(language, [printingWords]);
    const borrowed = borrowedOf({ deck, ...inLanguages(deck, 'eo'), words: [yakuza.words] }, fonts);
    expect(borrowedSaid(borrowed, say)).toContain(part);
    expect(borrowedSaid(borrowed, say)).toContain('Ĉefo');
    expect(borrowedSaid(borrowedOf({ deck, ...inLanguages(deck, 'de'), words: [yakuza.words] }, fonts), say)).toBeUndefined();
    const many = Array.from({ length: 9 }, (_, i) => ({ name: `Ĉ${String(i)}`, letters: 'Ĉ' }));
    expect(borrowedSaid(many, say)).not.toContain('Ĉ8');
  });

  it('is refused where it names a role there is not, or a language of the program', () => {
    const wrong = (names: object) => parseDeck(derived({ basedOn: 'yakuza', id: 'nacht', names }, deckFile('yakuza')), () => ['don']);
    const astray = wrong({ de: { roles: { dno: { name: 'Der Don' } } } });
    expect('all' in astray ? astray.all.map(({ place }) => place) : []).toContain('names.de.roles.dno');
    expect(wrong({ pl: { roles: {} } })).toMatchObject({ refusal: { place: 'names.pl' } });
  });

  it('is called by the name its language has for itself', () => {
    expect([nameOfLanguage('de'), nameOfLanguage('cs'), nameOfLanguage('zh')]).toEqual(['Deutsch', 'Čeština', '中文']);
  });
});
