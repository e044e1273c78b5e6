import { describe, expect, it } from 'vitest';
import { derived } from '../../src/cards/based-on.ts';
import { contrast, weakContrasts } from '../../src/cards/contrast.ts';
import { stockOf } from '../../src/cards/deck.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { deckFile, sound } from './decks.ts';

const own = { format: 'nightdeck.deck', version: 1, basedOn: 'village', id: 'ours', title: { en: 'Our village' } };
const made = (more: object) => sound(derived({ ...own, ...more }, deckFile('village')));

describe('a deck that is based on another', () => {
  const village = sound(deckFile('village'));

  it('has its cards, faces and rules, under a name and an edition of its own', () => {
    const deck = made({ roles: { seer: { name: { en: 'Aunt Ola' } } } });
    expect(stockOf(deck)).toEqual(stockOf(village));
    expect(deck.cards.map(({ face }) => face)).toEqual(village.cards.map(({ face }) => face));
    expect(deck).toMatchObject({ id: 'ours', art: 'village', rules: village.rules, title: { en: 'Our village', pl: village.title.pl } });
    expect(deck.roles?.['seer']?.name?.en).toBe('Aunt Ola');
    expect(deck.edition).not.toBe(village.edition);
    expect(deck).not.toHaveProperty('basedOn');
  });

  it('may have other cards, other faces, and nothing in place of something', () => {
    const [one] = village.cards;
    if (one === undefined || one.face.style === 'playing-card') throw new Error('no drawn card');
    const face = { ...one.face, icon: 'moon' };
    const deck = made({ art: null, cards: [{ no: 1, role: one.role, copies: 5 }], faces: { [one.role]: face } });
    expect(stockOf(deck)).toEqual({ [one.role]: 5 });
    expect(deck.cards[0]?.face).toEqual(face);
    expect(deck).not.toHaveProperty('art');
    expect(deck.facilitator).toEqual([one.role]);
  });
});

describe('letters on their ground', () => {
  it('are named where they can hardly be read, with the figure and with letters that would do', () => {
    const town = deckFile('town');
    const role = Object.keys(town.faces ?? {})[0] ?? '';
    const face = { style: 'house', icon: 'moon', colours: { ground: '#ffe14d', ink: '#fff4d6' } } as const;
    const weak = weakContrasts(sound({ ...town, faces: { ...town.faces, [role]: face } }));
    expect(weak.map((one) => speaker('en', [cardWords]).say(one)).join()).toMatch(
      /#fff4d6 on #ffe14d, have a contrast of 1.1 : 1; .* #111111 would have 1/,
    );
  });

  it('stand out on every face of the decks that come with the program', () => {
    for (const id of ['princeton', 'town', 'vendetta', 'yakuza', 'ktulu', 'village'])
      expect(weakContrasts(sound(deckFile(id))), id).toEqual([]);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
