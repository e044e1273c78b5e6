import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { checkPdf, type CheckReport } from '../../src/cli/check-pdf.ts';
import { makeCode, parseCode } from '../../src/cards/code.ts';
import { parseKey } from '../../src/cards/key.ts';
import type { PrintJob } from '../../print/job.ts';
import { drawPdf } from '../../print/pdf.ts';
import { readPlan, writePlan } from '../../print/plan.ts';
import { layoutDeck } from '../../print/print.ts';
import { makeType } from '../../print/type.ts';
import { keyNamed, princeton, sealedPrinceton } from '../cards/decks.ts';
import { fonts, job, print, skeleton } from './support.ts';

async function readBack(changes: Partial<PrintJob>): Promise<CheckReport> {
  const report = await checkPdf((await print(changes)).bytes);
  if (typeof report === 'string') throw new Error(report);
  return report;
}

const twelve = princeton.cards.slice(0, 12);

describe('codes read back from the printed page', () => {
  it.each([
    ['all cards on A4', {}, princeton.cards.length],
    ['Chinese cards on Letter', { language: 'zh', paper: 'letter', cards: twelve }, 12],
    ['nine a sheet on Letter', { paper: 'letter', sheet: { columns: 3, rows: 3 }, cards: twelve }, 12],
    ['the ink-saving look', { look: 'ink-saver', cards: twelve }, 12],
    ['the large-print look', { look: 'large-print', cards: twelve }, 12],
    ['print-shop pages', { sheet: 'shop', cards: twelve }, 12],
    ['65 labels to a sheet', { parts: ['labels'], labels: { sheet: 'L7651', startAt: 60 }, cards: twelve }, 12],
    ['21 labels to a sheet', { parts: ['labels'], labels: { sheet: 'L7160' }, cards: twelve }, 12],
    ['30 labels to a Letter sheet', { parts: ['labels'], labels: { sheet: '5160' }, language: 'pl', cards: twelve }, 12],
  ] satisfies [string, Partial<PrintJob>, number][])('%s', async (_name, changes, count) => {
    const report = await readBack(changes);
    expect(report.findings).toEqual([]);
    expect(report.read).toBe(count);
    expect(new Set(report.plan.codes.map(({ code }) => code)).size).toBe(count);
  });

  it.each(['long', 'short'] as const)('sealed backs, turned over the %s edge, and the key card', async (flip) => {
    const key = keyNamed(sealedPrinceton, 'a seed');
    const report = await readBack({
      deck: sealedPrinceton,
      key,
      cards: sealedPrinceton.cards.slice(0, 5),
      parts: ['cards', 'backs', 'key'],
      duplex: { flip },
    });
    expect(report.findings).toEqual([]);
    expect(report.plan.codes.filter(({ kind }) => kind === 'card').map(({ code }) => parseCode(code, sealedPrinceton, key))).toEqual(
      sealedPrinceton.cards.slice(0, 5).map((card) => ({ card })),
    );
    expect(report.plan.codes.filter(({ kind }) => kind === 'key').map(({ code }) => parseKey(code, sealedPrinceton))).toEqual([{ key }]);
  });

  it('puts nothing on the backs of an open deck', async () => {
    const { plan } = await print({ parts: ['backs'] });
    expect(plan.codes).toEqual([]);
  });

  it('keeps the code in one place on every card, inside the safe area with its quiet zone', async () => {
    const { plan } = await print({ sheet: 'shop', parts: ['cards'] });
    const places = new Set(plan.codes.map(({ x, y, size }) => `${x.toFixed(3)} ${y.toFixed(3)} ${size}`));
    expect(places.size).toBe(1);
    const { x = 0, y = 0, size = 0 } = plan.codes[0] ?? {};
    const quiet = (4 * size) / 21;
    const bleed = princeton.sizes.bleed;
    expect(size).toBe(22);
    expect(x - quiet).toBeGreaterThan(bleed + 3);
    expect(y + size + quiet).toBeLessThan(bleed + 88 - 3);
  });

  it('writes no role into the file, only codes', async () => {
    const { bytes, plan } = await print();
    expect(plan.codes[0]?.code).toBe(makeCode(princeton, 1));
    expect(skeleton(bytes)).toContain('(nightdeck-plan-1;');
    // What the cards say themselves is told to those who cannot see them.
    expect(skeleton(bytes).replace(/\/Alt \(.*?\)$/gm, '')).not.toMatch(/mafia[,;= ]|civilian|angel/i);
  });
});

describe('checking a file that is not as it should be', () => {
  it('says which code is wrong when a card is not the one listed', async () => {
    // A file that carries the list of another.
    const [cards, others] = [twelve, [...twelve.slice(1), ...princeton.cards.slice(12, 13)]];
    const other = await print({ cards: others, parts: ['cards'] });
    const forged = await drawPdf(
      layoutDeck(job({ cards, parts: ['cards'] }), fonts).map((scene) => ({ scene })),
      { title: 'Forged', subject: 'Forged', keywords: writePlan(other.plan), language: 'en', duplex: 'one-sided' },
      makeType(fonts),
    );
    const report = await checkPdf(forged);
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toContainEqual({ kind: 'wrong', page: 1, code: makeCode(princeton, 2), instead: makeCode(princeton, 1) });
  });

  it('names a code that is printed twice', async () => {
    const [first] = twelve;
    if (first === undefined) throw new Error('no card');
    const report = await readBack({ cards: [first, first], parts: ['cards'] });
    expect(report.findings).toEqual([{ kind: 'twice', code: makeCode(princeton, 1), page: 1, instead: '1' }]);
  });

  it('finds the list in a file that another program has saved again, packed or not, encrypted or not', async () => {
    const { plan } = await print({ cards: twelve, parts: ['cards'] });
    const Keywords = writePlan(plan);
    for (const options of [{}, { ownerPassword: 'printer', pdfVersion: '1.7' as const }]) {
      const report = await checkPdf(await shoppingList({ info: { Keywords }, ...options }));
      if (typeof report === 'string') throw new Error(report);
      expect(report.plan).toEqual(readPlan(Keywords));
      expect(report.plan.codes.map(({ code }) => code)).toEqual(plan.codes.map(({ code }) => code));
      expect(report.findings).toContainEqual({ kind: 'missing', page: 1, code: makeCode(princeton, 1) });
    }
  });

  it('tells a foreign PDF and a file that is no PDF apart', async () => {
    expect(await checkPdf(await shoppingList({}))).toBe('noPlan');
    expect(await checkPdf(await shoppingList({ info: { Keywords: 'milk, bread' } }))).toBe('noPlan');
    expect(await checkPdf(new TextEncoder().encode('hello'))).toBe('notPdf');
    expect(await checkPdf((await print({ cards: twelve })).bytes.slice(0, 9000))).not.toHaveProperty('findings');
  });
});

/** A PDF as pdfkit writes it by itself: nothing packed. */
async function shoppingList(options: ConstructorParameters<typeof PDFDocument>[0]): Promise<Uint8Array> {
  const doc = new PDFDocument(options);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.text('Shopping list').end();
  await ended;
  return Buffer.concat(chunks);
}
