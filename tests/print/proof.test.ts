import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkPdf, type CheckReport } from '../../src/cli/check-pdf.ts';
import { cardSizes } from '../../print/card-sizes.ts';
import { tints, type Picture } from '../../print/proof/differences.ts';
import { isSmall, weakest } from '../../print/proof/stress.ts';
import { makeCode } from '../../src/cards/code.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { deckFileOf } from '../../src/cards/deck-file.ts';
import { seeded } from '../../src/kernel/random.ts';
import { deckFile, keyNamed, princeton, sealedPrinceton, sound } from '../cards/decks.ts';
import { damages, type Damage } from '../support/pdf-damage.ts';
import { printInArt } from './support.ts';

const six = princeton.cards.slice(8, 14);
const printed = await printInArt({ cards: six, parts: ['cards', 'backs', 'setup'] });

async function reportOf(bytes: Uint8Array): Promise<CheckReport> {
  const report = await checkPdf(bytes);
  if (typeof report === 'string') throw new Error(report);
  return report;
}

/** What is said of the file after one thing has happened to it. */
async function after(kind: string, seed = 'a'): Promise<CheckReport['findings']> {
  const doc = await PDFDocument.load(printed.bytes, { updateMetadata: false });
  const damage = damages[kind] as Damage;
  expect(await damage({ doc, cells: printed.layout.cells, random: seeded(seed) })).toBe(true);
  return (await reportOf(await doc.save())).findings;
}

describe('a printed file is held against what it was printed from', () => {
  it('is found whole, also after another program has saved it again', async () => {
    expect(await reportOf(printed.bytes)).toMatchObject({ pages: 3, read: 6, findings: [] });
    const doc = await PDFDocument.load(printed.bytes, { updateMetadata: false });
    const again = await reportOf(await doc.save({ useObjectStreams: false }));
    expect(again).not.toHaveProperty('codesOnly');
    expect(again.findings).toEqual([]);
  });

  it('and how much each card bears: small ones are read from less far', async () => {
    const tried = async (bytes: Uint8Array): Promise<CheckReport['reaches']> => {
      const report = await checkPdf(bytes, undefined, true);
      if (typeof report === 'string') throw new Error(report);
      return report.reaches;
    };
    const two = { cards: six.slice(0, 2), parts: ['cards' as const] };
    const small = { ...princeton, sizes: cardSizes.mini };
    const [usual, mini] = [await tried((await printInArt(two)).bytes), await tried((await printInArt({ ...two, deck: small })).bytes)];
    expect(usual.map(({ code }) => code)).toEqual(two.cards.map(({ no }) => makeCode(princeton, no)));
    expect(usual.map(({ name, row, place }) => [name, row, place])).toEqual([
      ['card 9 (Civilian)', 1, 1],
      ['card 10 (Civilian)', 1, 2],
    ]);
    expect(weakest(usual)?.distance).toBeGreaterThan(weakest(mini)?.distance ?? 999);
    expect(weakest(usual)?.light).toBeLessThan(50);
    expect(usual.map(isSmall)).toEqual([false, false]);
  });

  it('faces exchanged under their codes', async () => {
    expect(await after('faces exchanged')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'face', page: 1, like: expect.any(Number) as number })]),
    );
  });

  it('a face wiped out', async () => {
    expect(await after('face wiped')).toEqual([expect.objectContaining({ kind: 'face', page: 1 })]);
  });

  it('a white patch on one back', async () => {
    expect(await after('patch on a back')).toEqual([expect.objectContaining({ kind: 'back', page: 2 })]);
  });

  it('the last page lost', async () => {
    expect(await after('last page lost')).toEqual([{ kind: 'page', page: 3, codes: [] }]);
  });

  it('a ground of another tint, which no pixel alone would tell', () => {
    const plane = (shade: number): Uint8Array => new Uint8Array(72 * 72).fill(shade);
    const page = (blue: number): Picture => ({ width: 72, height: 72, data: plane(250), planes: [plane(253), plane(248), plane(blue)] });
    expect(tints(page(231), page(250), { side: 36, shades: 5 })).toEqual([{ x: 0, y: 0, width: 72, height: 72 }]);
    expect(tints(page(231), page(233), { side: 36, shades: 5 })).toEqual([]);
  });

  it('a page drawn smaller, by how much', async () => {
    expect(await after('page smaller')).toContainEqual(expect.objectContaining({ kind: 'scaled', percent: 97 }));
  });

  it('a blank page of backs, back by back', async () => {
    const doc = await PDFDocument.load(printed.bytes, { updateMetadata: false });
    const backs = doc.getPage(1);
    backs.drawRectangle({ x: 0, y: 40, width: backs.getWidth(), height: backs.getHeight(), borderWidth: 0 });
    const { findings } = await reportOf(await doc.save());
    expect(findings.filter(({ kind }) => kind === 'back')).toHaveLength(6);
  });

  it('tells when only codes could be compared, as the file was printed by a version that draws otherwise', async () => {
    const doc = await PDFDocument.load(printed.bytes, { updateMetadata: false });
    doc.setKeywords([(doc.getKeywords() ?? '').split('\n')[0] ?? '']);
    expect(await reportOf(await doc.save())).toMatchObject({ codesOnly: 'noRecipe', read: 6 });
  });

  it.each([['cards', 'backs'] as const, ['cards', 'backs', 'key'] as const])('a sealed deck, printed with %s and %s', async (...parts) => {
    const key = keyNamed(sealedPrinceton, 'a seed');
    const { bytes } = await printInArt({ deck: sealedPrinceton, key, cards: sealedPrinceton.cards.slice(0, 4), parts });
    const report = await reportOf(bytes);
    expect(report).not.toHaveProperty('codesOnly');
    expect(report.findings).toEqual([]);
  });
});

describe('a deck written as a file again', () => {
  it('is the same deck when it is read', () => {
    const withRules = sound(deckFile('village'));
    for (const deck of [princeton, sealedPrinceton, withRules])
      expect(parseDeck(JSON.parse(JSON.stringify(deckFileOf(deck))))).toEqual({ deck });
  });
});
