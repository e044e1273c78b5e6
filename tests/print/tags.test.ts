import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { princeton } from '../cards/decks.ts';
import { uaFailures } from '../support/pdf-ua.ts';
import { validated } from '../support/pdf-validator.ts';
import { printInArt } from './support.ts';

const name = (text: string): PDFName => PDFName.of(text);
const six = princeton.cards.slice(0, 6);
const { bytes } = await printInArt({ cards: six, parts: ['cards', 'backs', 'setup'] });
const doc = await PDFDocument.load(bytes, { updateMetadata: false });
const tree = doc.catalog.lookup(name('StructTreeRoot'), PDFDict);
const whole = tree.lookup(name('K'), PDFArray).lookup(0, PDFDict);
const sections = all(whole.lookup(name('K'), PDFArray));

function all(array: PDFArray): readonly PDFDict[] {
  return array.asArray().map((_, i) => array.lookup(i, PDFDict));
}

const kindOf = (element: PDFDict): string => element.lookup(name('S'), PDFName).decodeText();
const altOf = (element: PDFDict): string => {
  const alt = element.lookup(name('Alt'));
  return alt instanceof PDFString || alt instanceof PDFHexString ? alt.decodeText() : '';
};

/** The operators of a page. */
function operatorsOf(index: number): string {
  const stream = doc.getPage(index).node.lookup(name('Contents'));
  if (!(stream instanceof PDFRawStream)) throw new Error('no stream');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

describe('a printed file read aloud', () => {
  it('says that it is tagged, with a section for each page in their order', () => {
    expect(doc.catalog.lookup(name('MarkInfo'), PDFDict).lookup(name('Marked'))?.toString()).toBe('true');
    expect(kindOf(whole)).toBe('Document');
    expect(sections.map(kindOf)).toEqual(doc.getPages().map(() => 'Sect'));
    sections.forEach((section, i) => expect(section.get(name('Pg'))).toBe(doc.getPage(i).ref));
  });

  it('marks all that is drawn, as decoration or as what the tree holds in that order', () => {
    const parents = tree.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
    sections.forEach((section, i) => {
      const elements = all(section.lookup(name('K'), PDFArray));
      const marks = [...operatorsOf(i).matchAll(/\/(P|Figure) <<\/MCID (\d+)>> BDC/g)].map(
        ([, tag, number]) => `${tag ?? ''} ${number ?? ''}`,
      );
      expect(elements.map((one) => `${kindOf(one)} ${one.lookup(name('K'), PDFNumber).toString()}`)).toEqual(marks);
      expect(parents.lookup(2 * i + 1, PDFArray).asArray()).toEqual(section.lookup(name('K'), PDFArray).asArray());
      expect(doc.getPage(i).node.lookup(name('StructParents'), PDFNumber).asNumber()).toBe(i);
      const outside = operatorsOf(i).replace(/(?:BDC|BMC)[\s\S]*?EMC/g, '');
      expect(outside).not.toMatch(/\b(?:Do|Tj|TJ|f|S|B)\b/);
    });
  });

  it('tells each card once, by its name and its code; backs are decoration, lines of text are text', () => {
    const [faces, backs, setup] = sections.map((section) => all(section.lookup(name('K'), PDFArray)));
    const cards = (faces ?? []).map(altOf).filter((alt) => six.some(({ no }) => alt.includes(makeCode(princeton, no))));
    expect(cards).toHaveLength(6);
    expect(cards[0]).toMatch(new RegExp(`^Mafia\\b.*${makeCode(princeton, six[0]?.no ?? 0)}`));
    expect((backs ?? []).map(altOf).join()).not.toContain('Mafia.');
    expect((setup ?? []).filter((one) => kindOf(one) === 'P').length).toBeGreaterThan(20);
  });

  it('is held for sound by a validator that is not ours, which finds a piece of the tree without its parent', async () => {
    expect(await validated(bytes)).toContain('validation ok');
    const damaged = await PDFDocument.load(bytes, { updateMetadata: false });
    const [element] = damaged.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && object.get(name('S')) === name('Figure') ? [object] : []));
    element?.delete(name('P'));
    expect(await validated(await damaged.save())).toContain('validation error');
  });

  it.each([
    ['en', { parts: ['title', 'cards', 'backs', 'facilitator', 'setup', 'options', 'rules', 'booklet', 'box', 'calibration'] }],
    ['zh', { parts: ['cards', 'setup'], cards: six }],
    ['pl', { parts: ['labels'], labels: { sheet: 'L7160' }, cards: six }],
  ] as const)('has nothing that a program could find against it in PDF/UA, in %s', async (language, changes) => {
    expect(await uaFailures((await printInArt({ language, ...changes })).bytes)).toEqual([]);
  });

  it.each([
    ['13-004', (tag: PDFDict) => tag.get(name('S')) === name('Figure'), 'Alt'],
    ['09 ', (tag: PDFDict) => tag.get(name('S')) === name('P'), 'P'],
    ['01 marked', (tag: PDFDict) => tag.has(name('ParentTree')), 'ParentTree'],
    ['28-009', (page: PDFDict) => page.get(name('Type')) === name('Page'), 'Tabs'],
    ['07 ', (viewer: PDFDict) => viewer.has(name('DisplayDocTitle')), 'DisplayDocTitle'],
    ['10-001', (font: PDFDict) => font.has(name('ToUnicode')), 'ToUnicode'],
    ['31-009', (font: PDFDict) => font.has(name('FontFile2')), 'FontFile2'],
    ['11-006', (catalog: PDFDict) => catalog.get(name('Type')) === name('Catalog'), 'Lang'],
  ] as const)('is found wanting by %s where the file has lost that', async (condition, isIt, key) => {
    const damaged = await PDFDocument.load(bytes, { updateMetadata: false });
    const dicts = damaged.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    dicts.find((dict) => isIt(dict) && dict.has(name(key)))?.delete(name(key));
    expect((await uaFailures(await damaged.save())).join('\n')).toContain(condition);
  });
});
