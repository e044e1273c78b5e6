import fc from 'fast-check';
import QRCode from 'qrcode';
import { describe, expect, test } from 'vitest';
import { checkDigits, digits } from '../../src/cards/base32.ts';
import { editionIn, faceCode, grouped, isSealedCode, makeCode, parseCode, type CodeFault } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { uniform } from '../support/noise.ts';
import { keyNamed, otherDeck, princeton, sealedPrinceton } from './decks.ts';

const key = keyNamed(sealedPrinceton, 'seed');
const faultOf = (text: string, deck: Deck = princeton, with_?: typeof key): CodeFault | undefined => {
  const read = parseCode(text, deck, with_);
  return 'fault' in read ? read.fault : undefined;
};
const resigned = (body: string): string => body + checkDigits(body);

describe('a card code', () => {
  test('is a version 1 QR at level H: ten alphanumeric signs', () => {
    for (const card of princeton.cards) {
      const qr = QRCode.create(makeCode(princeton, card.no), { errorCorrectionLevel: 'H' });
      expect(qr.version).toBe(1);
      expect(qr.segments.map((segment) => segment.mode.id)).toEqual(['Alphanumeric']);
    }
  });

  test('reads back as its card, and no two cards share one', () => {
    for (const deck of [princeton, sealedPrinceton]) {
      const codes = deck.cards.map((card) => makeCode(deck, card.no, key));
      expect(new Set(codes).size).toBe(deck.cards.length);
      expect(codes.map((code) => parseCode(code, deck, key))).toEqual(deck.cards.map((card) => ({ card })));
    }
  });

  test('is taken as people type it: lower case, groups, O for 0, I and L for 1', () => {
    for (const { no } of princeton.cards) {
      const code = makeCode(princeton, no);
      const asTyped = [
        grouped(code).toLowerCase(),
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
        ` ${code.replaceAll('1', 'i').split('').join(' ')}\n`,
      ];
      for (const typed of asTyped) expect(parseCode(typed, princeton)).toEqual({ card: princeton.cards[no - 1] });
    }
  });

  test('tells nothing of the role: codes of one role share no more than codes of two', () => {
    const shared = (a: string, b: string): number => Array.from(a.slice(4, 8)).filter((sign, i) => sign === b.slice(4, 8)[i]).length;
    const pairs = princeton.cards.flatMap((a, i) => princeton.cards.slice(i + 1).map((b) => [a, b] as const));
    const mean = (same: boolean): number => {
      const of = pairs.filter(([a, b]) => (a.role === b.role) === same);
      return of.reduce((sum, [a, b]) => sum + shared(makeCode(princeton, a.no), makeCode(princeton, b.no)), 0) / of.length;
    };
    expect(Math.abs(mean(true) - mean(false))).toBeLessThan(0.15);
  });

  test('stays as it is from release to release: printed decks must go on working', () => {
    expect(makeCode(princeton, 1)).toBe('N74VA1SDC3');
    expect(makeCode(princeton, 33)).toBe('N74VNVFRX5');
    const printed = { edition: '74V', secret: '656BF26EB57175KNKR4JT9RPD0' };
    expect(makeCode(sealedPrinceton, 1, printed)).toBe('S74V64C57W');
  });
});

describe('a deck of 2,000 cards', () => {
  const [card] = princeton.cards;
  if (card === undefined) throw new Error('no card');
  const large = { ...princeton, id: 'large', cards: Array.from({ length: 2_000 }, (_, i) => ({ ...card, no: i + 1 })) };

  test('has a code of its own for each, which is read back', () => {
    const codes = large.cards.map(({ no }) => makeCode(large, no));
    expect(new Set(codes).size).toBe(2_000);
    codes.forEach((code, i) => expect(parseCode(code, large)).toEqual({ card: large.cards[i] }));
  });

  test('has numbers that a smaller deck takes for forged ones', () => {
    const less = { ...large, cards: large.cards.slice(0, 33) };
    expect([34, 1_023, 1_024, 2_000].map((no) => faultOf(makeCode(less, no), less))).toEqual([
      'notInDeck',
      'notInDeck',
      'forged',
      'forged',
    ]);
  });
});

describe('what is not the code of a card of this deck', () => {
  const code = makeCode(princeton, 7);
  const cases: [what: string, text: string, fault: CodeFault][] = [
    ['a web address', 'HTTPS://EXAMPLE.COM/A', 'foreign'],
    ['nothing', '', 'foreign'],
    ['a number of a shop', '5901234123457', 'foreign'],
    ['ten digits that are no code', '0123456789', 'foreign'],
    ['another script', '夜晚降临请闭眼睛好吗', 'foreign'],
    ['a very long text', 'N'.repeat(5000), 'foreign'],
    ['a code cut short', code.slice(0, 7), 'torn'],
    ['a code with a sign too many', `${code}0`, 'torn'],
    ['two signs exchanged', `${code.slice(0, 5)}${code.charAt(6)}${code.charAt(5)}${code.slice(7)}`, 'torn'],
    ['a later format', resigned(`P${code.slice(1, 8)}`), 'otherVersion'],
    ['a card of another deck', makeCode(otherDeck, 7), 'otherEdition'],
    ['a made-up card with the check worked out', resigned(`N${princeton.edition}0007`), 'forged'],
    ['a sealed card of the same cards', makeCode(sealedPrinceton, 7, key), 'sealedWithoutKey'],
    ['a card the deck does not have', makeCode(princeton, 34), 'notInDeck'],
  ];
  test.each(cases)('%s is refused', (_what, text, fault) => expect(faultOf(text)).toBe(fault));

  test('a sealed card asks for its key, and another printing is told apart', () => {
    const sealed = makeCode(sealedPrinceton, 7, key);
    expect(faultOf(sealed, sealedPrinceton)).toBe('sealedWithoutKey');
    expect(faultOf(sealed, sealedPrinceton, keyNamed(sealedPrinceton, 'another'))).toBe('forged');
    expect(() => makeCode(sealedPrinceton, 7)).toThrow('sealed');
  });

  test('a sealed printing of an open deck is read with its key, its open cards as before', () => {
    const sealed = makeCode(sealedPrinceton, 7, key);
    expect(parseCode(sealed, princeton, key)).toEqual({ card: princeton.cards[6] });
    expect(parseCode(makeCode(princeton, 7), princeton, key)).toEqual({ card: princeton.cards[6] });
    const other = parseCode(sealed, princeton, keyNamed(princeton, 'another'));
    expect(other).toMatchObject({ fault: 'forged', refusal: { why: { id: 'code.otherKey' } } });
    expect([sealed, makeCode(princeton, 7), 'HELLO'].map(isSealedCode)).toEqual([true, false, false]);
  });

  test('the code on a face is the open one: the same under every key, and no deck that is sealed takes it from a scanner', () => {
    expect(faceCode(sealedPrinceton, 7)).toBe(makeCode(princeton, 7));
    expect(faultOf(faceCode(sealedPrinceton, 7), sealedPrinceton, key)).toBe('forged');
  });

  test('every single wrong sign in a typed code is noticed', () => {
    for (let at = 0; at < code.length; at++) {
      for (const sign of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (sign === code[at]) continue;
        expect(faultOf(code.slice(0, at) + sign + code.slice(at + 1))).toMatch(/torn|foreign/);
      }
    }
  });

  test('guessed tokens hardly ever come out as a card', () => {
    let hits = 0;
    for (let n = 0; n < 20_000; n++) {
      const token = n
        .toString(32)
        .toUpperCase()
        .padStart(4, '0')
        .replace(/[ILOU]/g, 'Z');
      if (faultOf(resigned(`N${princeton.edition}${token}`)) === undefined) hits += 1;
    }
    expect(hits).toBeLessThan(6);
  });
});

test('the parser takes any text without throwing, and takes none but real codes', () => {
  const real = new Set(princeton.cards.map((card) => makeCode(princeton, card.no)));
  const near = fc
    .tuple(fc.constantFrom(...real), fc.nat(9), fc.string({ unit: 'binary-ascii', maxLength: 2 }))
    .map(([code, at, put]) => code.slice(0, at) + put + code.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[NSK][0-9A-Z-]{0,16}$/), near), (text) => {
      for (const deck of [princeton, sealedPrinceton]) {
        const read = parseCode(text, deck, key);
        if ('card' in read) expect(real.has(makeCode(princeton, read.card.no))).toBe(true);
        else
          expect([
            `code.${read.fault}`,
            ...(read.fault === 'torn' ? ['code.mistyped'] : []),
            ...(read.fault === 'forged' ? ['code.otherKey'] : []),
          ]).toContain(read.refusal.why.id);
      }
      expect(() => editionIn(text)).not.toThrow();
    }),
    { numRuns: 3000 },
  );
});

test('a code of ten signs that do not fit is called mistyped, not too short', () => {
  const read = parseCode('N74VA1SDC4', princeton);
  expect('fault' in read && [read.fault, read.refusal.why]).toEqual(['torn', { id: 'code.mistyped' }]);
});

test('of 1,000,000 random and mutated codes none is taken', () => {
  const random = uniform(2026);
  const below = (n: number): number => Math.floor(random() * n);
  const sign = (): string => digits.charAt(below(32));
  const signs = (count: number): string => Array.from({ length: count }, sign).join('');
  const decks = [princeton, sealedPrinceton];
  const real = decks.map((deck) => deck.cards.map(({ no }) => makeCode(deck, no, key)));
  const mutated = (code: string, times: number): string => {
    const at = below(10);
    const other = digits.charAt((digits.indexOf(code.charAt(at)) + 1 + below(31)) % 32);
    const changed = code.slice(0, at) + other + code.slice(at + 1);
    return times > 1 ? mutated(changed, times - 1) : changed;
  };
  const start = process.cpuUsage();
  let taken = 0;
  let tried = 0;
  for (let i = 0; i < 250_000; i++) {
    const which = i % 2;
    const code = real[which]?.[below(33)] ?? '';
    const bytes = String.fromCharCode(...Array.from({ length: 10 }, () => below(256)));
    for (const text of [signs(10), bytes, mutated(code, 1), mutated(code, 2)]) {
      tried++;
      // A second change can undo the first.
      if (text !== code && 'card' in parseCode(text, decks[which] ?? princeton, key)) taken++;
    }
  }
  expect([tried, taken]).toEqual([1_000_000, 0]);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});

test('the edition in a code finds its deck', () => {
  expect(editionIn(makeCode(otherDeck, 3).toLowerCase())).toBe(otherDeck.edition);
  expect(editionIn('HELLO')).toBeUndefined();
});
