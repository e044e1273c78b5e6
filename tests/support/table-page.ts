import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Deck } from '../../src/cards/deck.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { canvasCamera, type CanvasCamera } from './fake-camera.ts';
import { toPng } from './pictures.ts';
import { plainDevice } from './shared-browser.ts';

declare const camera: CanvasCamera;

/** What the camera of these tests sees, px. */
export const frame = { width: 1280, height: 720 };

/** A game that waits for the deal of this many cards of the deck. */
export function waitingGame(id: string, deck: Deck, names: readonly string[], part: Partial<StoredGame> = {}): StoredGame {
  const roles = deck.cards.slice(0, names.length).map(({ role }) => role);
  const cast = Object.fromEntries([...new Set(roles)].map((role) => [role, roles.filter((one) => one === role).length]));
  return dealtGame(id, { stage: 'scan', game: deck.game, deck: deck.id, names, cast, deal: [], ...part });
}

/** A page with a canvas camera that shows nothing yet; games can be put on its shelf. */
export async function scanPage(browser: Browser, size = { width: 360, height: 740 }, seen = frame): Promise<Page> {
  const context = await browser.newContext({ viewport: size, ...plainDevice });
  await context.addInitScript(canvasCamera, seen);
  const page = await context.newPage();
  await page.goto(inject('app'));
  await page.locator('main h1').waitFor();
  return page;
}

/** Opens the scan of a game and chooses the whole table, with an empty table before the camera. */
export async function toTable(page: Page, game: StoredGame, label = 'Whole table'): Promise<void> {
  await store(page, game);
  await page.evaluate((id) => (location.hash = `#/scan/${id}`), game.id);
  await page.locator('nd-camera-view .scanning').waitFor();
  await page.getByText(label, { exact: true }).click();
  await page.locator('nd-camera-view[aim="many"]').waitFor();
}

/** Waits until the decoder has loaded that tells where codes lie. */
export async function placesTold(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scan = document.querySelector('nd-app')?.shadowRoot?.querySelector('nd-scan');
    const view = scan?.shadowRoot?.querySelector('nd-camera-view');
    return (view as unknown as { team?: string } | null)?.team === 'both';
  });
}

export const address = (picture: Gray): string => `data:image/png;base64,${Buffer.from(toPng(picture)).toString('base64')}`;

/** Shows pictures one after another, again and again, each for so many ms; resolves with the time on the page's clock at which the first is shown. */
export function play(page: Page, pictures: readonly string[], each: number): Promise<number> {
  return page.evaluate(([urls, ms]) => camera.play(urls, ms), [pictures, each] as const);
}

/** What lies on the picture, seat one first; empty for gaps. */
export function onPicture(page: Page): Promise<string[]> {
  return page
    .locator('nd-table-seats')
    .evaluate((element) =>
      ((element as unknown as { table: { arrangement?: { places: { card?: string }[] } } }).table.arrangement?.places ?? []).map(
        ({ card }) => card ?? '',
      ),
    );
}

/** Numbers of the cards that the seats hold by the deal, seat one first; nought for none. */
export async function inDeal(page: Page, id: string): Promise<number[]> {
  return page.evaluate(
    (game) =>
      new Promise<number[]>((got) => {
        const request = indexedDB.open('nightdeck');
        request.onsuccess = () => {
          const read = request.result.transaction('games').objectStore('games').get(game);
          read.onsuccess = () => {
            const { dealing } = read.result as StoredGame;
            request.result.close();
            got((dealing?.held ?? []).map((one) => one?.no ?? 0));
          };
        };
      }),
    id,
  );
}
