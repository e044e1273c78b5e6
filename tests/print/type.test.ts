import { describe, expect, it } from 'vitest';
import { PrintError } from '../../print/print-error.ts';
import { makeType } from '../../print/type.ts';
import { languages, type Words } from '../../src/text/message.ts';
import { gameWords } from '../../src/games/index.ts';
import { words as printWords } from '../../src/text/print.ts';
import { fonts, job, print } from './support.ts';
import { princeton } from '../cards/decks.ts';

const type = makeType(fonts);
const whose = { item: 'card 1', field: 'name' };

describe('setting type', () => {
  it('takes Chinese from the Chinese font and everything else from the Latin one', () => {
    expect(type.runs('Mafia 杀手，12', 'bold')).toEqual([
      { file: 'bold', text: 'Mafia ' },
      { file: 'han', text: '杀手，' },
      { file: 'bold', text: '12' },
    ]);
  });

  it('lets quotation marks follow the script before them', () => {
    expect(type.runs('他说“好”', 'regular').map((run) => run.file)).toEqual(['han']);
    expect(type.runs('say “yes”', 'regular').map((run) => run.file)).toEqual(['regular']);
  });

  it('has every character of the wording of every game in all three languages', async () => {
    const areas: readonly Words[] = [printWords, ...(await Promise.all(Object.values(gameWords).map((load) => load())))];
    for (const language of languages) {
      for (const message of areas.flatMap((area) => Object.values(area[language]))) {
        const texts = typeof message === 'string' ? [message] : Object.values((message as { forms: Record<string, string> }).forms);
        for (const text of texts) type.runs(text, 'regular', { item: language, field: text });
      }
    }
  });

  it('breaks Latin text at spaces and Chinese text anywhere but before a stop', () => {
    expect(type.wrap('one two three', 'regular', 10, type.width('one two', 'regular', 10))).toEqual(['one two', 'three']);
    const lines = type.wrap('天黑请闭眼。天亮了。', 'regular', 10, type.width('天黑请闭眼', 'regular', 10) + 0.01);
    expect(lines.join('')).toBe('天黑请闭眼。天亮了。');
    for (const line of lines) expect(line).not.toMatch(/^[。，]/);
  });

  it('takes the largest size that fits', () => {
    const box = { width: 30, height: 4, font: 'bold', max: 14, min: 6 } as const;
    expect(type.fit('Mafia', box, whose).size).toBeGreaterThan(type.fit('Mafia and all of its friends', box, whose).size);
  });

  it('measures a text as wide as pdfkit draws it, kerning aside', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const doc = new PDFDocument({ font: null as unknown as string });
    doc.registerFont('regular', fonts.regular.bytes).font('regular').fontSize(10);
    const drawn = (text: string): number => (doc.widthOfString(text) / 72) * 25.4;
    expect(type.width('nnnnnn', 'regular', 10)).toBeCloseTo(drawn('nnnnnn'), 3);
    expect(type.width('Wotan żółć', 'regular', 10)).toBeGreaterThanOrEqual(drawn('Wotan żółć'));
  });
});

describe('text that cannot be printed', () => {
  const renamed = (name: string, ability = 'x') =>
    print({
      deck: { ...princeton, roles: { angelHeart: { name: { en: name }, ability: { en: ability } } } },
      parts: ['cards', 'facilitator'],
    });

  it('names the card and the character that no font has', async () => {
    await expect(renamed('Angel \u{1F607}')).rejects.toThrow(PrintError);
    await expect(renamed('Angel \u{1F607}')).rejects.toThrow(/card 6 \(Angel .*\): its name has the character “\u{1F607}” \(U\+1F607\)/u);
  });

  it('names the card and the text that is too long', async () => {
    await expect(renamed('An angel of a length beyond all reason and measure')).rejects.toThrow(/card 6 .*its name does not fit/);
    await expect(renamed('Angel', 'far too long '.repeat(80))).rejects.toThrow(/facilitator card Angel.*its ability does not fit/);
  });

  it('says so when Chinese is wanted and its font is not loaded', async () => {
    const { printDeck } = await import('../../print/print.ts');
    await expect(printDeck(job({ language: 'zh' }), { regular: fonts.regular, bold: fonts.bold })).rejects.toThrow(
      /Chinese font is not loaded/,
    );
  });

  it('speaks the reader’s language through its message', async () => {
    const error = await renamed('Angel \u{1F607}').then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ said: { id: 'print.error.glyph', with: { code: 'U+1F607', field: 'name' } } });
  });
});
