import { describe, expect, it } from 'vitest';
import { makeCode, parseCode } from '../../src/cards/code.ts';
import { makeFacilitatorCode, parseHostCode } from '../../src/cards/host-code.ts';
import { makeKey, parseKey } from '../../src/cards/key.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { words } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { namingDecks } from '../../web/session/deck-titles.ts';
import { keepPrinting } from '../../web/session/printings.ts';
import { deckFile, keyNamed, otherDeck, princeton, sound } from '../cards/decks.ts';

const vendetta = sound(deckFile('vendetta'));

type Read = ReturnType<typeof parseCode> | ReturnType<typeof parseHostCode> | ReturnType<typeof parseKey>;

async function told(read: Read, code: string, used: Deck): Promise<string | undefined> {
  if (!('refusal' in read)) throw new Error('it must not be taken');
  const named = await namingDecks(read.refusal.why, code, used, 'en');
  return named && speaker('en', [words]).say(named);
}
const card = (deck: Deck, used: Deck): Promise<string | undefined> =>
  told(parseCode(makeCode(deck, 1), used), makeCode(deck, 1).toLowerCase(), used);

describe('a card of another deck', () => {
  it('is told by the titles of both, a card before the host and a key card too', async () => {
    expect(await card(vendetta, princeton)).toBe(
      'This card is from the deck “Vendetta”; this game uses “Princeton Mafia”. Put it aside or choose its deck.',
    );
    const facilitator = makeFacilitatorCode(vendetta, vendetta.facilitator[0] ?? '') ?? '';
    expect(await told(parseHostCode(facilitator, princeton), facilitator, princeton)).toMatch(/“Vendetta”/);
    const key = makeKey(keyNamed(vendetta, 'a seed'));
    expect(await told(parseKey(key, princeton), key, princeton)).toBe(
      'This key card belongs to the deck “Vendetta”, not to “Princeton Mafia”.',
    );
  });

  it('made from a file is told by the title it was printed under here, and as unknown where it never was', async () => {
    expect(await card(otherDeck, princeton)).toBe(
      'This card is from a deck that this device does not know; this game uses “Princeton Mafia”. Put it aside, or open its deck file.',
    );
    keepPrinting({ ...otherDeck, title: { en: 'The evening in Kraków' } }, otherDeck.cards, undefined);
    expect(await card(otherDeck, princeton)).toMatch(/from the deck “The evening in Kraków”/);
  });

  it('is told nothing of where the code itself is wrong', async () => {
    const code = `${makeCode(princeton, 1).slice(0, -1)}0`;
    expect(await told(parseCode(code, vendetta), code, vendetta)).toBeUndefined();
  });
});
