import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { crop, type Gray } from '../../src/cards/read/gray.ts';
import { root } from '../../src/cli/build.ts';
import { second } from '../games/vendetta/tables.ts';
import { engineLine, findEngines, type EngineName, type EnginePage } from '../support/engines.ts';
import { contrast, light, likeness, scaled } from '../support/likeness.ts';
import { HostPage } from './host-page.ts';
import { look, type Look } from './look.ts';
import { playPrinceton, princetonCast, type Moment } from './princeton-game.ts';
import { printAndCut, type CutCard } from './printed-cards.ts';
import { printRole } from './printed-role.ts';
import { closeSecond, inWindow, openSecond } from './second-window.ts';
import { clearCopies, dealtGame, deleteDatabase, store, storedEntries } from './stored.ts';
import { openTable, reach } from './tables.ts';

const out = join(root, 'out', 'e2e', 'engines');
const engines = await findEngines();
const phone = { width: 390, height: 844 };
/** Pictures of the card are compared at so many pixels in a millimetre. */
const perMm = 4;

/** A card without its frame. */
const inside = (card: Gray): Gray =>
  crop(card, { x: 0.08 * card.width, y: 0.08 * card.height, width: 0.84 * card.width, height: 0.84 * card.height });

/** What each engine showed. */
const looks = new Map<EngineName, Partial<Record<Moment | 'card', Look>>>();
/** What is read and looked at: the element whose words are compared, and the part whose picture is. */
const shown: Partial<Record<Moment | 'card', readonly [element: string, part?: string]>> = {
  card: ['nd-ask-show', 'nd-ask-show nd-card-view'],
  night: ['nd-question-view'],
  sign: ['nd-ask-show', 'nd-ask-show .what svg'],
  vote: ['nd-question-view'],
  over: ['nd-over'],
};

let cards: readonly CutCard[];

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  cards = await printAndCut('princeton', princetonCast);
});

for (const engine of engines) {
  if ('install' in engine) {
    console.warn(engineLine(engine));
    if (process.env['NIGHTDECK_ENGINES'] === 'all') it(`${engine.name} is there`, () => expect.fail(engineLine(engine)));
    continue;
  }
  const { name } = engine;

  describe(name, () => {
    let browser: EnginePage;
    const seen: Partial<Record<Moment | 'card', Look>> = {};
    const see = async (moment: Moment | 'card'): Promise<void> => {
      const path = join(out, `${name}-${moment}.png`);
      const [element, part] = shown[moment] ?? [];
      if (element === undefined) await browser.page.screenshot({ path });
      else seen[moment] = await look(browser.page, element, path, part);
    };
    beforeAll(async () => {
      looks.set(name, seen);
      browser = await engine.open(phone);
    });
    afterAll(() => browser.close());

    it('holds up its first card as it is printed, every line of it', async () => {
      const { page } = browser;
      const asked = reach(second(), 'detective.card', { 'detective.ability': 'investigate', 'detective.investigate': 'Tom' });
      const visit = async (hash: string) => {
        await page.goto(inject('app') + hash);
        await page.locator('main h1').waitFor();
        return page;
      };
      const [, host] = await openTable(visit, asked);
      await host.show(async () => {
        const image = page.locator('nd-ask-show nd-card-view img');
        await image.waitFor();
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
        await see('card');
      });
      const printed = await printRole('vendetta', 'thug');
      const card = seen.card?.part;
      if (card === undefined) throw new Error('no card was seen');
      const [width, height] = [printed.width * perMm, printed.height * perMm];
      const [held, paper] = [scaled(card, width, height), scaled(printed.picture, width, height)];
      expect(printed.lines.length).toBeGreaterThan(5);
      for (const { text, ...area } of printed.lines) {
        const place = { x: area.x * perMm, y: area.y * perMm, width: area.width * perMm, height: area.height * perMm };
        // Dimmed for the dark room, and a single letter on a sign is only some pixels.
        expect(contrast(held, place), text).toBeGreaterThan(0.33 * contrast(paper, place));
      }
      // At night light and dark change places unless the card is drawn for the dark, and the frame is left out.
      expect((printed.dark ? 1 : -1) * likeness(inside(held), inside(paper))).toBeGreaterThan(0.93);
    });

    it('plays a game of Princeton from the printed deck to its end', async () => {
      await browser.page.goto('about:blank');
      await playPrinceton(browser.page, cards, see);
    }, 300_000);

    it('loses no answer when its database is deleted while a game is hosted, or before a start, or its copies are, and lets one window host', async () => {
      // By itself: WebKit would put the camera of the game before into an empty page. And where a page was left while a deleted
      // database was being made anew, it answers nobody who asks for that one, any other page of the site included, until it ends.
      await browser.close();
      browser = await engine.open(phone);
      const { page } = browser;
      const address = `${inject('app')}#/host/deleted`;
      await page.goto(`${inject('app')}#/about`);
      await page.locator('main h1').waitFor();
      await store(page, dealtGame('deleted'));
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator('nd-question-view').waitFor();
      const host = new HostPage(page);
      await host.sayUntil('mafia.kill');
      await deleteDatabase(page);
      await host.choose('mafia.kill', 2);
      const next = await host.key();
      expect((await storedEntries(page, 'deleted')).map(([key]) => key).slice(-2)).toEqual(['mafia.kill', 'mafia.sleep']);
      // It lies in the second place too.
      await inWindow(page, 'first', 'save');
      const reopen = async (told?: string): Promise<void> => {
        await page.goto('about:blank');
        await page.goto(address);
        // First: it goes by itself.
        if (told !== undefined) await page.getByText(told).waitFor();
        await page.locator('nd-question-view').waitFor();
        await host.asked(next);
      };
      await reopen();
      // Nor at the next start, whichever of its two places is cleared in between.
      await page.goto('about:blank');
      await page.goto(`${inject('app')}#/about`);
      await page.locator('main h1').waitFor();
      await deleteDatabase(page);
      await reopen('The browser had lost');
      expect((await storedEntries(page, 'deleted')).map(([key]) => key).slice(-2)).toEqual(['mafia.kill', 'mafia.sleep']);
      expect(await clearCopies(page)).toBeGreaterThan(0);
      await reopen();
      await host.choose('angelHeart.check', 1);
      await expect.poll(() => clearCopies(page)).toBeGreaterThan(0);
      // A second window only shows the game until it is told to host it; then the first writes nothing, until the second is shut.
      await openSecond(page);
      await expect.poll(() => inWindow(page, 'second')).toMatchObject({ hosts: false, shownOnly: 'handOver.elsewhere' });
      const { at } = (await inWindow(page, 'first')) ?? { at: 0 };
      await expect.poll(async () => (await inWindow(page, 'second', 'take'))?.hosts).toBe(true);
      await expect.poll(() => inWindow(page, 'first')).toMatchObject({ hosts: false, shownOnly: 'handOver.elsewhere' });
      const now = (await inWindow(page, 'second', 'goOn'))?.at ?? 0;
      expect(now).toBeGreaterThan(at);
      expect((await inWindow(page, 'first', 'goOn'))?.at).toBe(at);
      expect(await storedEntries(page, 'deleted')).toHaveLength(now);
      await closeSecond(page);
      await expect.poll(() => inWindow(page, 'first')).toMatchObject({ hosts: true, at: now });
    });
  });
}

const played = engines.flatMap((engine) => ('install' in engine ? [] : [engine.name]));

it(`every screen shows the same words and pictures, equally bright, in ${played.join(', ')}`, () => {
  const [first, ...others] = played.map((name) => ({ name, ...looks.get(name) }));
  for (const moment of Object.keys(shown) as (keyof typeof shown)[]) {
    const one = first?.[moment];
    if (one === undefined) throw new Error(`${moment} was not seen`);
    expect(one.words.length, moment).toBeGreaterThan(10);
    for (const { name, [moment]: other } of others) {
      const what = `${moment} in ${name}`;
      expect.soft(other?.words, what).toBe(one.words);
      if (other === undefined) continue;
      expect.soft(light(other.screen) / light(one.screen), what).toBeGreaterThan(0.9);
      expect.soft(light(other.screen) / light(one.screen), what).toBeLessThan(1.1);
      if (one.part === undefined || other.part === undefined) continue;
      expect.soft(likeness(scaled(other.part, 48, 48), scaled(one.part, 48, 48)), what).toBeGreaterThan(0.97);
    }
  }
});
