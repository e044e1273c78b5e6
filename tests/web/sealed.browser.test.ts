import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { grouped, makeCode } from '../../src/cards/code.ts';
import { parseKey } from '../../src/cards/key.ts';
import { checkPdf, type CheckReport } from '../../src/cli/check-pdf.ts';
import { keywordsOf, pagesOf } from '../../src/cli/raster.ts';
import { readPlan, type Plan } from '../../print/plan.ts';
import { princeton, sealedPrinceton } from '../cards/decks.ts';
import { toPng } from '../support/pictures.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { contentOf, devices, expectAccessible, expectNoSideways, expectTouchable } from './page.ts';
import { received, toScan, type } from './scan-page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });

async function laidOut(page: Page): Promise<void> {
  await page.getByText(/^Page \d+ of \d+$/).waitFor({ timeout: 200_000 });
}

/** Turns the switch on and leaves only the cards, their backs and the key card. */
async function seal(page: Page): Promise<void> {
  await laidOut(page);
  await page.getByRole('switch', { name: /^Sealed/ }).click();
  for (const name of ['Facilitator cards', 'Night card', 'Table of cards', 'House rules', 'The rules in short'])
    await page.getByRole('checkbox', { name }).uncheck();
}

async function made(page: Page): Promise<Uint8Array> {
  await laidOut(page);
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 200_000 }),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  return new Uint8Array(await contentOf(download));
}

/** A file whose every page is held against what it was printed from. */
async function saved(page: Page): Promise<{ readonly bytes: Uint8Array; readonly report: CheckReport }> {
  const bytes = await made(page);
  const report = await checkPdf(bytes);
  if (typeof report === 'string') throw new Error(report);
  expect(report.findings).toEqual([]);
  return { bytes, report };
}

/** The codes of a file alone, which the app itself has held against its pages. */
async function planned(page: Page): Promise<Plan> {
  const [written = ''] = (await keywordsOf(await made(page))).split('\n');
  const plan = readPlan(written);
  if (plan === undefined) throw new Error('the file has no plan');
  return plan;
}

const keyIn = (plan: Plan): string => plan.codes.find(({ kind }) => kind === 'key')?.code ?? '';

describe('a deck printed sealed', () => {
  it('is scanned face down where it was printed, and with its key card anywhere else', async () => {
    const page = await visit('#/print');
    await seal(page);
    // It is said for a few seconds, while the file is being looked at here.
    const [{ bytes, report }] = await Promise.all([
      saved(page),
      page.getByText('This device keeps the key.').waitFor({ timeout: 200_000 }),
    ]);
    const cards = report.plan.codes.filter(({ kind }) => kind === 'card');
    expect(cards).toHaveLength(12);

    // The sheet of backs as a photo: the page after the first, eight on Letter paper.
    const pictures: Uint8Array[] = [];
    for await (const picture of pagesOf(bytes, 120)) pictures.push(toPng(picture));
    await page.goto(page.url().replace(/#.*/, '#/setup'));
    await page.getByText('this device has their key').waitFor();
    await toScan(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'backs.png', mimeType: 'image/png', buffer: Buffer.from(pictures[1] ?? []) });
    await expect.poll(() => received(page), { timeout: 200_000 }).toBe('The photo shows 8 new cards.');

    // The pile of another game is opened by the same key, and a face by the code for typing.
    await page.goto(page.url().replace(/#.*/, '#/setup'));
    await page.getByRole('button', { name: 'Check the pile' }).click();
    await type(page, cards[0]?.code ?? '');
    await expect.poll(() => received(page)).toMatch(/^Card \d+ counted\.$/);
    await page.getByRole('textbox', { name: 'Code under the QR' }).fill(makeCode(princeton, 8));
    await page.keyboard.press('Enter');
    await expect.poll(() => received(page)).toBe('Card 8 counted.');
    await expect.poll(() => page.getByRole('textbox', { name: 'Code under the QR' }).inputValue()).toBe('');

    // Cut, it is checked: what is missing is printed again alone, under the same key, and the whole deck is ready.
    const photographed = (picture: number): Promise<void> =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: Buffer.from(pictures[picture] ?? []) });
    const checkCut = async (): Promise<void> => {
      await page.goto(page.url().replace(/#.*/, '#/print'));
      await page.getByRole('link', { name: 'Check the cut cards' }).click();
      await page.getByRole('radio', { name: /^12 cards, sealed, printed/, checked: true }).waitFor();
    };
    await checkCut();
    await photographed(1);
    await page.getByText('4 of 12 cards are missing:').waitFor({ timeout: 200_000 });
    expect(await page.getByText(/^Card \d+ \(.+\) is missing\.$/).count()).toBe(4);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Print 4 cards again' }).click();
    const { report: lost } = await saved(page);
    const missing = cards.slice(8).map(({ code }) => code);
    expect(lost.plan.codes.map(({ code }) => code)).toEqual(missing);
    // What was seen before going to the printer is not shown again.
    await checkCut();
    await page.getByText('4 of 12 cards are missing:').waitFor();
    await photographed(3);
    await page.getByText('4 new cards found in the photo.').waitFor({ timeout: 200_000 });
    await page.getByText('All 12 cards are there, each once').waitFor();
    await page.getByRole('button', { name: 'The deck is ready' }).click();
    await page.getByText('Noted: this deck is ready.').waitFor();
    await page.getByRole('radio', { name: /^12 cards, sealed, printed/, checked: true }).waitFor();
    await page.goto(page.url().replace(/#.*/, '#/setup'));
    await page.getByText(/12 cards, sealed, checked/).waitFor();

    const other = await visit('#/setup');
    expect(await other.getByText(/sealed/i).count()).toBe(0);
    await toScan(other);
    const sheet = other.locator('nd-sheet');
    await type(other, cards[0]?.code ?? '');
    await sheet.getByText('This card is sealed. Scan or type the key card of its deck first.').waitFor();
    await other.keyboard.press('Escape');
    await type(other, keyIn(report.plan).toLowerCase());
    await expect.poll(() => received(other)).toContain('Key card read');
    await type(other, cards[0]?.code ?? '');
    await expect.poll(() => received(other)).toBe('Card taken · Seat 1');
    // A back that cannot be scanned: its owner reads the code on the face out.
    await type(other, grouped(makeCode(princeton, 8)).toLowerCase());
    await expect.poll(() => received(other)).toBe('Card taken · Seat 2');
    await other.goto(other.url().replace(/#.*/, '#/settings'));
    await other.getByText(/^Princeton Mafia \(edition 74V\)/).waitFor();
    await other.getByRole('button', { name: 'Forget this key' }).click();
    await other.getByRole('button', { name: 'Forget this key' }).waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Undo' }).click();
    await other.getByRole('button', { name: 'Forget this key' }).waitFor();
    await expectAccessible(other);
  });

  it('keeps its key for lost cards, takes a new one on demand, and never one from the seed of a game', async () => {
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'Print these cards' }).click();
    await seal(page);
    const first = keyIn(await planned(page));
    const again = keyIn(await planned(page));
    expect(again).toBe(first);
    await page.getByRole('radio', { name: 'A new key' }).check();
    const second = keyIn(await planned(page));
    expect(second).not.toBe(first);
    expect(parseKey(second, princeton)).toHaveProperty('key');
    await page.reload();
    await laidOut(page);
    expect(await page.getByRole('switch', { name: /^Sealed/ }).getAttribute('aria-checked')).toBe('true');
    await page
      .getByRole('radio', { name: /^The key of/ })
      .last()
      .check();
    await laidOut(page);
    expect(keyIn(await planned(page))).toBe(first);
  });

  it('gets new backs under a new key, alone in their file but for the key card', async () => {
    const page = await visit('#/print');
    await seal(page);
    const before = await planned(page);
    await page.getByRole('checkbox', { name: 'New backs for this deck' }).check();
    expect(await page.getByRole('checkbox', { name: 'Role cards' }).isChecked()).toBe(false);
    const { report } = await saved(page);
    expect(keyIn(report.plan)).not.toBe(keyIn(before));
    const backs = report.plan.codes.filter(({ kind }) => kind === 'card').map(({ code }) => code);
    const read = parseKey(keyIn(report.plan), princeton);
    if (!('key' in read)) throw new Error('no key');
    const dealt = [1, 2, 3, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    expect(backs).toEqual(dealt.map((no) => makeCode(sealedPrinceton, no, read.key)));
    await page.getByRole('radio', { name: 'As stickers' }).check();
    const stickers = (await planned(page)).codes.filter(({ kind }) => kind === 'label').map(({ code }) => code);
    expect(stickers).toEqual(backs);
    await page.getByRole('checkbox', { name: 'Role cards' }).check();
    expect(await page.getByRole('checkbox', { name: 'New backs for this deck' }).isChecked()).toBe(false);
  });

  it('is refused in words while its codes would stand nowhere', async () => {
    const page = await visit('#/print');
    await seal(page);
    await page.getByRole('checkbox', { name: 'Backs of the cards' }).uncheck();
    await page.getByText('Sealed cards have their codes on the backs. Print the backs too.').waitFor();
  });

  it.each(['en', 'zh', 'pl'] as const)(
    'says in %s what sealing protects from, on a phone, with nothing for axe to find',
    async (language) => {
      const page = await visit('#/print', { language });
      await page.locator('nd-print nd-switch').first().click();
      await page.locator('nd-print nd-disclosure summary').first().click();
      await expectNoSideways(page);
      await expectTouchable(page);
      await expectAccessible(page);
    },
  );
});
