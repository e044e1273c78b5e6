import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkPdf } from '../../src/cli/check-pdf.ts';
import { testPagePhoto } from '../support/backlit.ts';
import { toPng } from '../support/pictures.ts';
import { contentOf, devices, expectAccessible, expectNoSideways, holdBack } from './page.ts';

const visit = devices();
const ola = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><rect width="60" height="90" fill="#a33"/></svg>';
const princeton = JSON.parse(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8')) as Record<string, unknown>;

/** Waits until the pages are laid out; the number of pages. */
async function laidOut(page: Page): Promise<number> {
  const of = page.getByText(/^Page \d+ of \d+$/);
  await of.waitFor({ timeout: 90_000 });
  return Number(/\d+$/.exec(await of.innerText())?.[0]);
}

async function saved(page: Page): Promise<{ download: Download; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  return { download, bytes: new Uint8Array(await contentOf(download)) };
}

const part = (page: Page, name: string) => page.getByRole('checkbox', { name });

describe('printing in the browser', () => {
  it('saves a PDF whose every code can be read back, rules sheet and stickers included', async () => {
    const page = await visit('#/print');
    const before = await laidOut(page);
    await part(page, 'Stickers for an ordinary deck of cards').check();
    await page.getByRole('radio', { name: 'L7651' }).check();
    const start = page.getByRole('spinbutton', { name: 'First sticker still there' });
    await start.fill('64');
    await page.keyboard.press('Tab');
    // Twelve stickers from the 64th of 65: two sheets, the first with an empty back.
    await expect.poll(() => laidOut(page), { timeout: 60_000 }).toBe(before + 3);
    expect(await start.getAttribute('max')).toBe('65');
    // Seen before it is saved: large, with what lies behind it, and all pages at once.
    await page.getByRole('button', { name: 'Larger' }).click();
    const views = page.locator('nd-page-preview');
    await views.getByRole('radio', { name: 'Front and back' }).check({ force: true });
    await expect.poll(() => views.locator('img').count()).toBe(2);
    await views.getByRole('radio', { name: 'All pages' }).check({ force: true });
    expect(await views.getByRole('button', { name: /^Page \d+ of/ }).count()).toBe(before + 3);
    await views.getByRole('button', { name: 'Page 2 of' }).click();
    await page.getByText(`Page 2 of ${String(before + 3)}`).waitFor();
    // A picture of the host's own is on the page that is saved.
    await page.getByText('Pictures of your own').click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /^Choose a picture\s*: Mafia/ }).click(),
    ]);
    await chooser.setFiles({ name: 'ola.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(ola) });
    await page.getByRole('button', { name: /^Take it away\s*: Mafia/ }).waitFor({ timeout: 60_000 });
    // A sign for the civilians; it is looked for among those that were fetched for it.
    await page.getByRole('button', { name: /^Find a sign\s*: Civilian/ }).click();
    await page.getByRole('textbox', { name: /^What should it show/ }).fill('barn');
    await page.getByRole('button', { name: 'barn', exact: true }).click();
    await page.getByText('By Lorc, Delapouite and others').waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('signs')).keys()).length)).toBe(1);
    await laidOut(page);
    const { download, bytes } = await saved(page);
    expect(Buffer.from(bytes).includes('/DCTDecode')).toBe(true);
    await page.getByText(`all ${String(before + 3)} finished pages were drawn and compared`).waitFor();
    expect(download.suggestedFilename()).toMatch(/^princeton-.+-en\.pdf$/);
    const report = await checkPdf(bytes);
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toEqual([]);
    expect(report.plan.codes.filter(({ kind }) => kind === 'card')).toHaveLength(12);
    expect(report.plan.codes.filter(({ kind }) => kind === 'label')).toHaveLength(12);
    expect(report.pages).toBe(before + 3);
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  it('shows the deck just chosen as the chosen one while its rules are on their way', async () => {
    const page = await visit('#/print');
    const before = await laidOut(page);
    const arrive = await holdBack(page, '**/assets/ktulu-*.js');
    const ktulu = page.getByRole('radio', { name: /Ktulu/ });
    await ktulu.check();
    await part(page, 'The rules in short').uncheck();
    await expect.poll(() => laidOut(page), { timeout: 60_000 }).toBeLessThan(before);
    expect(await ktulu.isChecked()).toBe(true);
    arrive();
    await page.getByRole('switch', { name: /^Neutral names/ }).waitFor();
    expect(await ktulu.isChecked()).toBe(true);
  });

  it('offers the rules of the game as one part of the file, and puts a printer right by a photo of its test page', async () => {
    const page = await visit('#/print');
    const before = await laidOut(page);
    expect(await part(page, 'The rules in short').isChecked()).toBe(true);
    await part(page, 'The rules in short').uncheck();
    await expect.poll(() => laidOut(page), { timeout: 60_000 }).toBeLessThan(before);

    const picture = testPagePhoto('letter', 'short', { x: 2, y: -1, turn: 0.5, scale: 1 });
    await page.locator('input[type=file]').setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(toPng(picture)) });
    await page.getByText(/^Backs are moved by -(1\.9|2|2\.0)/).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('radio', { name: 'short edge' }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'To the right' }).inputValue()).toMatch(/^-(1\.9|2|2\.0)/);
    await page.getByRole('textbox', { name: 'Name of this printer' }).fill('Attic');
    await page.getByRole('button', { name: 'Keep for this printer' }).click();
    await page.getByText('Kept for Attic.').waitFor();
    await expectAccessible(page);
    await page.reload();
    await laidOut(page);
    expect(await page.getByRole('radio', { name: 'Attic' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'None: as it comes' }).check();
    expect(await page.getByRole('textbox', { name: 'To the right' }).inputValue()).toBe('0');
  });

  it('prints the key card of a sealed deck with the cards it opens', async () => {
    const page = await visit('#/setup');
    const sealed = { ...princeton, id: 'sealed-princeton', edition: undefined, sealed: true };
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(sealed)) });
    await expect.poll(() => page.url()).toMatch(/#\/setup\/\w+/);
    await page.getByRole('button', { name: 'Print these cards' }).click();
    await laidOut(page);
    expect(await part(page, 'Key card of the sealed deck').isChecked()).toBe(true);
    const { bytes } = await saved(page);
    const report = await checkPdf(bytes);
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toEqual([]);
    expect(report.plan.codes.filter(({ kind }) => kind === 'key')).toHaveLength(1);
    expect(report.plan.codes.filter(({ kind }) => kind === 'card')).toHaveLength(12);
  });
});
