import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, tap, type Outcome, type Step } from '../../src/cards/accept.ts';
import { makeCode } from '../../src/cards/code.ts';
import { dealSchema, newDeal, type Deal } from '../../src/cards/deal.ts';
import { makeKey } from '../../src/cards/key.ts';
import { castFor } from '../../src/cards/setup-table.ts';
import { princeton as rules } from '../../src/games/princeton/index.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { keyNamed, otherDeck, princeton, sealedPrinceton } from './decks.ts';

const code = (no: number): string => makeCode(princeton, no);
const after = (deal: Deal, ...scans: number[]): Deal => scans.reduce((so, no) => accept(so, code(no), princeton).deal, deal);
const three = newDeal(3, { mafia: 1, civilian: 2 });

/** Steps that must not change anything. */
const refused = (deal: Deal, step: Step): Outcome => {
  expect(step.deal).toBe(deal);
  return step.outcome;
};

describe('scanning the dealt cards', () => {
  test('cards go to the seats in turn', () => {
    const deal = after(three, 8, 1, 9);
    expect(deal.held).toEqual([
      { role: 'civilian', no: 8 },
      { role: 'mafia', no: 1 },
      { role: 'civilian', no: 9 },
    ]);
  });

  test('a card goes to the seat the host has chosen', () => {
    const { deal, outcome } = accept(three, code(1), princeton, { seat: 3 });
    expect(outcome).toMatchObject({ kind: 'taken', seat: 3, card: { no: 1 } });
    expect(deal.held).toEqual([null, null, { role: 'mafia', no: 1 }]);
  });

  test('the same card again changes nothing, wherever it is scanned', () => {
    const deal = after(three, 8);
    expect(refused(deal, accept(deal, code(8), princeton))).toMatchObject({ kind: 'already', seat: 1, sameSeat: true });
    expect(refused(deal, accept(deal, code(8), princeton, { seat: 1 }))).toMatchObject({ kind: 'already', seat: 1, sameSeat: true });
    expect(refused(deal, accept(deal, code(8), princeton, { seat: 2 }))).toMatchObject({ kind: 'already', seat: 1, sameSeat: false });
  });

  test('another card on a seat that has one asks first, and replaces it when the host says so', () => {
    const deal = after(three, 8);
    expect(refused(deal, accept(deal, code(9), princeton, { seat: 1 }))).toMatchObject({
      kind: 'asks',
      seat: 1,
      had: { no: 8 },
      card: { no: 9 },
    });
    expect(accept(deal, code(9), princeton, { seat: 1, force: true }).deal.held[0]).toEqual({ role: 'civilian', no: 9 });
  });

  test('a role the cast does not have, or has no more of, is told and taken only on demand', () => {
    const deal = after(three, 1);
    expect(refused(deal, accept(deal, code(6), princeton))).toMatchObject({ kind: 'notInCast', seat: 2 });
    expect(refused(deal, accept(deal, code(2), princeton))).toMatchObject({ kind: 'tooManyOfRole', seat: 2 });
    expect(accept(deal, code(2), princeton, { force: true })).toMatchObject({
      deal: { held: [{ no: 1 }, { no: 2 }, null] },
      outcome: { kind: 'taken', seat: 2 },
    });
  });

  test('a card too many is told', () => {
    const deal = after(three, 8, 1, 9);
    expect(refused(deal, accept(deal, code(10), princeton))).toMatchObject({ kind: 'tooMany', words: { with: { seats: 3 } } });
  });

  test.each([0, 4, -1, 1.5, Number.NaN])('there is no seat %s', (seat) => {
    expect(refused(three, accept(three, code(1), princeton, { seat }))).toMatchObject({ kind: 'noSeat' });
    expect(refused(three, tap(three, 'mafia', { seat }))).toMatchObject({ kind: 'noSeat' });
  });

  test.each([
    ['https://example.com', 'foreign'],
    [code(8).slice(0, 8), 'torn'],
    [makeCode(otherDeck, 8), 'otherEdition'],
    [makeCode(princeton, 40), 'notInDeck'],
  ])('%s is refused as %s', (text, kind) =>
    expect(refused(three, accept(three, text, princeton))).toMatchObject({ kind, words: { id: `code.${kind}` } }),
  );

  test('without a cast every card is welcome', () => {
    expect(after(newDeal(3), 1, 2, 3).held).toEqual([1, 2, 3].map((no) => ({ role: 'mafia', no })));
  });

  test('a sealed deck wants its key card, then reads', () => {
    const key = keyNamed(sealedPrinceton, 'x');
    const card = makeCode(sealedPrinceton, 8, key);
    expect(refused(three, accept(three, card, sealedPrinceton))).toMatchObject({ kind: 'sealedWithoutKey' });
    expect(refused(three, accept(three, makeKey(key), sealedPrinceton))).toMatchObject({ kind: 'key', key });
    expect(refused(three, accept(three, makeKey(keyNamed(otherDeck, 'x')), sealedPrinceton))).toMatchObject({
      kind: 'badKey',
      words: { id: 'key.otherEdition' },
    });
    expect(accept(three, card, sealedPrinceton, { key }).outcome).toMatchObject({ kind: 'taken', seat: 1 });
  });

  test('the code on a sealed face is taken where it is typed, with or without the key, and not where it is scanned', () => {
    const typed = makeCode(princeton, 8).toLowerCase();
    expect(refused(three, accept(three, typed, sealedPrinceton))).toMatchObject({ kind: 'forged' });
    for (const key of [undefined, keyNamed(sealedPrinceton, 'x')])
      expect(accept(three, typed, sealedPrinceton, { key, typed: true }).outcome).toMatchObject({ kind: 'taken', card: { no: 8 } });
    const back = makeCode(sealedPrinceton, 8, keyNamed(sealedPrinceton, 'x'));
    expect(refused(three, accept(three, back, sealedPrinceton, { typed: true }))).toMatchObject({ kind: 'sealedWithoutKey' });
  });

  test('a role can be tapped instead of scanned', () => {
    const { deal } = tap(after(three, 1), 'civilian');
    expect(deal.held).toEqual([{ role: 'mafia', no: 1 }, { role: 'civilian' }, null]);
    expect(refused(deal, tap(deal, 'mafia'))).toMatchObject({ kind: 'tooManyOfRole' });
    expect(refused(deal, tap(deal, 'civilian', { seat: 1 }))).toMatchObject({ kind: 'asks', had: { no: 1 } });
  });
});

test('what is said while scanning is worded in every language and never names a role', () => {
  const game = { en: { 'role.mafia': 'SECRET' }, zh: { 'role.mafia': 'SECRET' }, pl: { 'role.mafia': 'SECRET' } };
  const deal = after(three, 1);
  const full = after(three, 8, 1, 9);
  const steps = [
    accept(three, code(1), princeton),
    accept(deal, code(1), princeton),
    accept(deal, code(2), princeton),
    accept(deal, code(2), princeton, { seat: 1 }),
    accept(deal, code(6), princeton),
    accept(full, code(2), princeton),
    accept(deal, code(1), princeton, { seat: 9 }),
    accept(deal, code(2), princeton, { seat: 9 }),
  ];
  for (const language of ['en', 'zh', 'pl'] as const) {
    const s = speaker(language, [cardWords, game], ['Ann', 'Bob', 'Cyd']);
    for (const { outcome } of steps) expect(s.say(outcome.words)).not.toMatch(/SECRET|⟦|[{}]/);
  }
});

test('after any run of scans a card lies at one seat only, what was refused changed nothing, and the deal can be stored', () => {
  const cast = castFor(princeton, 6, rules);
  const scan = fc.record({
    no: fc.integer({ min: 1, max: 40 }),
    seat: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    force: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(scan, { maxLength: 30 }), (scans) => {
      let deal = newDeal(6, cast);
      for (const { no, seat, force } of scans) {
        const step = accept(deal, code(no), princeton, { seat, force });
        expect(step.deal === deal).toBe(step.outcome.kind !== 'taken');
        deal = step.deal;
        const numbers = deal.held.flatMap((one) => (one ? [one.no] : []));
        expect(new Set(numbers).size).toBe(numbers.length);
      }
      expect(dealSchema.parse(JSON.parse(JSON.stringify(deal)))).toEqual(deal);
    }),
    { numRuns: 200 },
  );
});
