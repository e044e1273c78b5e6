import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildApp, root } from '../../src/cli/build.ts';
import { serveFolder } from '../../src/cli/server.ts';
import { games } from '../../src/games/index.ts';
import { languages, type Language } from '../../src/text/message.ts';
import { store } from '../e2e/stored.ts';
import { findBrowser } from '../support/browser.ts';
import { fontEnvironment } from '../support/font-sets.ts';
import { settled } from '../web/page.ts';
import { contactSheet, type Labelled } from './contact-sheet.ts';
import { screenStates, type ScreenState } from './screen-states.ts';
import { around, question, sheets, type Keep } from './screen-steps.ts';

/** Phones upright and on their side, with and without the bars of a browser; tablets, laptops, large screens. */
const devices = ['360x640', '360x740', '390x664', '390x844', '740x360', '844x390', '820x1180', '1180x820', '1280x800', '1920x1080'];

/**
 * `npm run pictures -- screens [--game G] [--lang L] [--device WxH] [--players N]`: every kind of screen a host meets, as a picture and on contact
 * sheets, in `out/screens/<game>/<language>/<device>`. Each option may stand several times; without one, everything is drawn.
 */
export async function drawScreens(args: readonly string[]): Promise<void> {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ args: [...args], options: { game: many, lang: many, device: many, players: { type: 'string' } } });
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, env: { ...process.env, ...found.env, ...fontEnvironment('noto') } });
  const dist = join(root, 'dist');
  buildApp(dist);
  const server = await serveFolder(dist, { host: '127.0.0.1', port: 0 });
  const app = `http://localhost:${String(server.port)}/`;
  try {
    for (const game of values.game ?? Object.keys(games)) {
      const states = await screenStates(game, values.players === undefined ? undefined : Number(values.players));
      for (const language of (values.lang ?? languages) as readonly Language[])
        for (const device of values.device ?? devices) await drawDevice(browser, app, states, { game, language, device });
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Drawn {
  readonly game: string;
  readonly language: Language;
  readonly device: string;
}

async function drawDevice(browser: Browser, app: string, states: readonly ScreenState[], { game, language, device }: Drawn): Promise<void> {
  const [width = 360, height = 640] = device.split('x').map(Number);
  const folder = join(root, 'out/screens', game, language, device);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await phone(browser, width, height, language);
  await page.goto(`${app}#/about`);
  await page.locator('main h1').waitFor();
  const pictures: Labelled[] = [];
  const keep: Keep = async (name) => {
    await settled(page);
    const png = await page.screenshot({ animations: 'disabled' });
    writeFileSync(join(folder, `${name}.png`), png);
    pictures.push({ name, png });
  };
  for (const state of states) {
    await open(page, app, state);
    await question(page, state, keep);
  }
  const underWay = states.findLast(({ question: { shape } }) => shape === 'ballot') ?? states.at(-1);
  if (underWay) {
    await open(page, app, underWay);
    await sheets(page, underWay, keep);
    await around(page, app, underWay.game.id, keep);
  }
  await page.context().close();
  const columns = width > height ? 3 : width > 500 ? 4 : 6;
  const each = 2 * columns;
  for (let from = 0; from < pictures.length; from += each) {
    const sheet = join(folder, `contact-${String(from / each + 1).padStart(2, '0')}.png`);
    writeFileSync(sheet, await contactSheet(pictures.slice(from, from + each), columns));
    console.log(sheet);
  }
}

async function phone(browser: Browser, width: number, height: number, language: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    // Whose bars for scrolling take no room.
    isMobile: Math.min(width, height) < 500,
    serviceWorkers: 'block',
  });
  // Functions handed to the page bring a helper of the TypeScript runner along; there it may do nothing.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(
    (settings) => localStorage.setItem('nightdeck.settings', settings),
    JSON.stringify({ language, theme: 'night', sound: false }),
  );
  return context.newPage();
}

/** Each state is a game of its own, so that opening it reads it from the device as after a reload. */
async function open(page: Page, app: string, { game, entries }: ScreenState): Promise<void> {
  await page.goto(`${app}#/about`);
  await page.locator('nd-about h1').waitFor();
  await store(page, game, entries);
  await page.goto(`${app}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  await settled(page);
}
