import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { makeFacilitatorCode, makeNightCode } from '../../src/cards/host-code.ts';
import { makeKey } from '../../src/cards/key.ts';
import type { Entry } from '../../src/kernel/answer.ts';
import { makeResumeCode } from '../../src/save/resume-code.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import { keyNamed, otherDeck, princeton as deck } from '../cards/decks.ts';
import { HostPage } from '../e2e/host-page.ts';
import { dealt, dealtGame, store, storedEntries, twelve } from '../e2e/stored.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from '../support/frames.ts';
import { toPng } from '../support/pictures.ts';
import { plainDevice, sharedBrowser } from '../support/shared-browser.ts';
import { expectAccessible, expectNoSideways } from './page.ts';

declare const camera: CanvasCamera;

const frame = { width: 960, height: 720 };
const browser = sharedBrowser();
/** Card numbers at the seats of the stored table: mafia at 1, 5 and 8, the angel at 3. */
const numbers = [1, 8, 6, 9, 2, 10, 11, 3, 12, 13, 14, 15];
const code = (no: number): string => makeCode(deck, no);
/** The key of a sealed printing that the device keeps, and a card of it: codes of both printings open in every game. */
const key = keyNamed(deck, 'kept');
const sealedCode = (no: number): string => makeCode({ ...deck, sealed: true }, no, key);
const roleName = /Mafia|Civilian|angel/i;

/** Codes held before the camera side by side, or the bare table. */
async function hold(page: Page, ...texts: readonly string[]): Promise<void> {
  const pose = { distance: distanceFor(5 / (25 / 21), frame.width), y: -codeBelowMiddle, turn: 6 };
  const sheets = texts.map((text, i) => ({
    sheet: cardSheet(text, { seed: 3, level: text.length > 10 ? 'Q' : 'H' }),
    pose: { ...pose, x: 66 * (i - (texts.length - 1) / 2) },
  }));
  const picture = view(frame.width, frame.height, sheets);
  await page.evaluate((url) => camera.show(url), `data:image/png;base64,${Buffer.from(toPng(picture)).toString('base64')}`);
}

async function open(hash: string, size = { width: 360, height: 740 }, language = 'en'): Promise<Page> {
  const context = await browser().newContext({ viewport: size, ...plainDevice, hasTouch: true });
  await context.addInitScript(canvasCamera, frame);
  await context.addInitScript((kept) => localStorage.setItem('nightdeck.settings', JSON.stringify(kept)), {
    language,
    theme: 'night',
    sound: false,
  });
  await context.addInitScript((kept) => localStorage.setItem('nightdeck.keys', JSON.stringify([kept])), {
    deck: deck.id,
    edition: deck.edition,
    title: 'Princeton',
    key: makeKey(key),
    at: 0,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(inject('app') + hash);
  await page.locator('main h1').waitFor();
  return page;
}

/** A game whose cards were scanned, on the host's screen. */
async function hosted(game: Partial<StoredGame> = {}, entries: readonly Entry[] = []): Promise<Page> {
  const page = await open('#/');
  const deal = dealt.map((role, i) => ({ role, name: twelve[i] ?? '', card: `${deck.id}-${deck.edition}-${String(numbers[i])}` }));
  await store(page, dealtGame('evening', { deal, ...game }), entries);
  await page.goto(`${inject('app')}#/host/evening`);
  await page.locator('nd-question-view').waitFor();
  return page;
}

const rulings = async (page: Page): Promise<unknown[]> =>
  (await storedEntries(page, 'evening')).flatMap(([, answer]) => ('ruling' in answer ? [answer.ruling] : []));
const seat = (page: Page, n: number) =>
  page.locator('nd-paper-card .seats').getByText(`${String(n)} · ${twelve[n - 1] ?? ''}`, { exact: true });
const toTyping = (page: Page): Promise<void> => page.getByRole('button', { name: 'Type code' }).click();
const again = (page: Page): Promise<void> => page.locator('nd-paper .again button').click();

async function type(page: Page, text: string): Promise<void> {
  await page.locator('nd-code-field input').fill(text);
  await page.keyboard.press('Enter');
}

describe('scanning during the game', () => {
  it('checks a card against the game, repairs what differs, hands out a new role, and goes to a call', async () => {
    const page = await hosted();
    await page.getByRole('button', { name: 'Scan a card' }).click();

    // Reveal: the seat is found, the role shows only while it is held.
    await hold(page, code(8));
    await page.getByText('In the game this card lies at Bruno.').waitFor();
    const sheet = page.locator('nd-paper-card');
    expect(await sheet.innerText()).not.toMatch(roleName);
    const peek = sheet.locator('nd-hold-button button');
    await peek.focus();
    await page.keyboard.down(' ');
    await sheet.getByText('Civilian').waitFor();
    await page.keyboard.up(' ');
    await expect.poll(() => sheet.innerText()).not.toMatch(roleName);
    await sheet.locator('.there button').click();
    await page.getByText('Card and game agree: Bruno.').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await sheet.getByRole('button', { name: 'Turn it over for everybody' }).click();
    expect(await rulings(page)).toEqual([]);
    await sheet.locator('.confirm button').click();
    await expect.poll(() => rulings(page)).toEqual([{ do: 'reveal', seat: 2 }]);

    // Truth check: the card lies at another seat, and a swap is ruled after its consequences.
    await again(page);
    await page.getByText('This is the card you have just looked at.').waitFor();
    await hold(page, code(1));
    await sheet.getByText('In the game this card lies at Ada.').waitFor();
    await sheet.getByRole('button', { name: 'At another seat' }).click();
    await seat(page, 4).click();
    await sheet.getByText('Card and game differ').waitFor();
    await sheet.getByText('No answer since the deal has moved these cards.').waitFor();
    expect(await sheet.innerText()).not.toMatch(roleName);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Dagny and Ada have swapped cards, from now on' }).click();
    await sheet.locator('.consequences').getByText('Nothing changes in what everybody hears.').waitFor();
    await sheet.locator('.confirm button').click();
    await sheet.getByText('Card and game agree: Dagny.').waitFor();
    await expect.poll(() => rulings(page)).toContainEqual({ do: 'swap', seats: [4, 1] });

    // It lay there by mistake: the answer that explains it is named and taken back. The back of a sealed card is opened by the key
    // that the device keeps.
    await again(page);
    await hold(page, sealedCode(9));
    await sheet.getByText('In the game this card lies at Ada.').waitFor();
    await sheet.getByRole('button', { name: 'At another seat' }).click();
    await seat(page, 4).click();
    await sheet.getByText('Answer 2: Dagny and Ada exchanged their cards. Without it card and game agree.').waitFor();
    await sheet.getByRole('button', { name: 'Answer 2 never happened' }).click();
    await sheet.locator('.confirm button').click();
    await sheet.getByText('Card and game agree: Dagny.').waitFor();
    await expect.poll(() => rulings(page)).toEqual([{ do: 'reveal', seat: 2 }]);

    // A card that was not dealt, scanned onto a seat, is a new role.
    await again(page);
    await hold(page, code(7));
    await sheet.getByText('This card is not in play: nobody was dealt it.').waitFor();
    await seat(page, 12).click();
    await sheet.getByRole('button', { name: 'Lena plays this card, from now on' }).click();
    await sheet.locator('.confirm button').click();
    await sheet.getByText('Card and game agree: Lena.').waitFor();
    await expect.poll(() => rulings(page)).toContainEqual({ do: 'recast', seat: 12, role: deck.cards.find(({ no }) => no === 7)?.role });

    // A facilitator card leads to its call over what has only to be said.
    await again(page);
    await hold(page, makeFacilitatorCode(deck, 'mafia') ?? '');
    await page.locator('nd-paper-call .go button').click();
    await new HostPage(page).asked('mafia.kill');
    await expect.poll(() => page.locator('nd-sheet dialog[open]').count()).toBe(0);
    expect(await page.title()).not.toMatch(roleName);
    expect(page.url()).not.toMatch(roleName);
    await page.context().close();
  });

  it('does the same for a host without a camera, by typing and tapping', async () => {
    const page = await hosted();
    await page.getByRole('button', { name: 'Scan a card' }).click();
    await toTyping(page);
    await type(page, code(6).toLowerCase());
    await page.getByText('In the game this card lies at Chen.').waitFor();
    await again(page);
    await type(page, makeCode(otherDeck, 1));
    await page.getByText('This card is from a deck that this device does not know').waitFor();
    await page.getByRole('button', { name: 'Without a code' }).click();
    const hand = page.locator('nd-paper-by-hand');
    await hand.locator('.who').getByText('4 · Dagny', { exact: true }).click();
    await hand.locator('.what').getByText('Mafia', { exact: true }).click();
    await hand.locator('.compare button').click();
    const sheet = page.locator('nd-paper-card');
    await sheet.getByText('In the game Dagny is something else; the role is at Ada, Emil and Hana.').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await again(page);
    // The angel is not due before the mafia has chosen: that is said, and the card shown.
    await toTyping(page);
    await type(page, makeFacilitatorCode(deck, 'angelHeart') ?? '');
    await page
      .locator('nd-paper-call .standing')
      .getByText(/Not due/)
      .waitFor();
    await page.locator('nd-paper-call nd-card-view').waitFor();
    expect(await page.locator('nd-paper-call .go').count()).toBe(0);
    await again(page);
    await type(page, makeNightCode(deck));
    await page.locator('nd-night-list li').first().waitFor();
    await page.context().close();
  });

  it('comes back from a night sheet with one scan, also from another game, and enters who has died', async () => {
    const page = await hosted();
    await store(page, dealtGame('other', { title: 'Another evening' }));
    await page.goto(`${inject('app')}#/resume`);
    await page.locator('nd-camera-view .scanning').waitFor();
    await hold(page, makeResumeCode('evening', 0));
    const back = page.locator('nd-paper-back');
    await back.getByText('Nothing has been entered since this sheet was printed.').waitFor();
    expect(page.url()).toMatch(/#\/host\/evening$/);
    await expectAccessible(page);
    await back.locator('.deaths button').click();
    await back.getByText('2 · Bruno', { exact: true }).click();
    await back.getByText('4 · Dagny', { exact: true }).click();
    await back.locator('.consequences').getByText(/Bruno/).waitFor();
    await back.locator('.confirm button').click();
    await expect.poll(() => rulings(page)).toEqual([2, 4].map((n) => ({ do: 'kill', seat: n })));
    await page.getByText('10 of 12 alive').waitFor();
    // The sheet of another table names its game and opens it.
    await hold(page);
    await page.getByRole('button', { name: 'Scan a card' }).click();
    await toTyping(page);
    await type(page, makeResumeCode('other', 3));
    await page.getByText('This sheet belongs to another game on this device: Another evening.').waitFor();
    await page.getByRole('link', { name: 'Open that game' }).click();
    await back.getByText('When this sheet was printed, more had been entered than now.').waitFor();
    await back.locator('.walk button').click();
    await page.getByText('12 of 12 alive').waitFor();
    await hold(page);
    await page.getByRole('button', { name: 'Scan a card' }).click();
    await toTyping(page);
    await type(page, makeResumeCode('gone', 3));
    await page.getByText('No game on this device belongs to this sheet.').waitFor();
    await page.context().close();
  });
});

describe('the pile before the deal', () => {
  it('is counted by camera, photo and typing; what is missing, double, strange and left over is named', async () => {
    const page = await open('#/setup');
    await page.getByRole('button', { name: 'Check the pile' }).click();
    await page.locator('nd-camera-view .scanning').waitFor();
    const finding = page.locator('nd-pile .finding');
    await hold(page, code(1));
    await page.getByText('Card 1 counted.').waitFor();
    await finding.getByText('11 of the 12 cards for this game are missing:').waitFor();
    await toTyping(page);
    await type(page, code(1));
    await page.getByText('Card 1 has been counted already.').waitFor();
    await page.getByRole('button', { name: 'There is a second card like it' }).click();
    await finding.getByText('Card 1 (Mafia) is there twice: take one out.').waitFor();
    await type(page, makeCode(otherDeck, 4));
    await finding.getByText('1 card belongs to another deck: take it out.').waitFor();
    await type(page, makeFacilitatorCode(deck, deck.facilitator[0] ?? '') ?? '');
    await finding.getByText('1 card is the host’s and is not dealt: take it out.').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    // A fan is counted at once, whatever is in its middle.
    await page.getByRole('button', { name: 'Camera' }).click();
    const [first = 0, second = 0, third = 0, ...others] = numbers;
    await hold(page, code(first), code(second), code(third));
    await finding.getByText('9 of the 12 cards for this game are missing:').waitFor();
    await page.getByText('3 of 12', { exact: true }).waitFor();
    // On a wide screen the camera takes its half.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await page.locator('nd-camera-view').boundingBox())?.width).toBeGreaterThan(400);
    await page.setViewportSize({ width: 360, height: 740 });
    await toTyping(page);
    for (const no of [...others, 16]) {
      await type(page, code(no));
      await page.getByText(`Card ${String(no)} counted.`).waitFor();
    }
    await finding.getByText('All 12 cards for this game are there.').waitFor();
    await finding.getByText('1 card is left over and not in play: put it aside.').waitFor();
    await page.getByRole('button', { name: 'To the deal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scan the deal' }).waitFor();
    await page.context().close();
  });
});
