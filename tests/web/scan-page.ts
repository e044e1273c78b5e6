import type { Page } from 'playwright-core';

/** From the setup of a game to its scanner. */
export async function toScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deal and scan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Scan the deal' }).waitFor();
}

/** Types a card's code instead of holding the card before the camera. */
export async function type(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Type code' }).click();
  await page.getByRole('textbox', { name: 'Code under the QR' }).fill(code);
  await page.keyboard.press('Enter');
}

/** What the scanner says of the card it took last. */
export const received = (page: Page): Promise<string> => page.locator('.receipt p').innerText();
