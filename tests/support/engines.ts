import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findNewestBrowser, type FoundBrowser } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { startWebKit, type WebKitFiles } from './webkit/driver.ts';
import { WebKitPage } from './webkit/page.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** A browser engine of this machine, or what to do to have it. */
export type Engine = FoundEngine | { readonly name: EngineName; readonly install: string };

export interface FoundEngine {
  readonly name: EngineName;
  /** As its program tells; unknown until it runs for WebKit. */
  readonly version: string | undefined;
  /** The program that is started. */
  readonly path: string;
  /** Starts it with one page. */
  open(size: Size): Promise<EnginePage>;
}

/** Of the page's own area, in CSS pixels. WebKit's window cannot be made narrower than 447. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EnginePage {
  /** Playwright's own; WebKit's has only what `HostPage` and `scanDeal` use. */
  readonly page: Page;
  close(): Promise<void>;
}

/** Looks for all three engines; none is started. */
export async function findEngines(): Promise<readonly Engine[]> {
  return [await findChromium(), findFirefox(), findWebKit()];
}

/** One line for people: which engine it is, or how to install it. */
export function engineLine(engine: Engine): string {
  if ('install' in engine) return `${engine.name}: not found, its game is not played. Install it: ${engine.install}`;
  return `${[engine.name, engine.version].filter((part) => part !== undefined).join(' ')} (${engine.path})`;
}

async function findChromium(): Promise<Engine> {
  const found = await findNewestBrowser().catch(() => undefined);
  if (found === undefined) return { name: 'Chromium', install: 'apt install chromium, or set CHROME_PATH to a Chrome, Chromium or Edge' };
  return engine('Chromium', found.executablePath, (size) => launched(() => launchChromium(found), size));
}

const launchChromium = (found: FoundBrowser): Promise<Browser> => chromium.launch({ ...found, args: [...found.args, '--no-sandbox'] });

/** Where Firefox lies, if it does. */
export function firefoxPath(): string | undefined {
  const named = process.env['FIREFOX_PATH'] ?? '';
  const usual = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];
  return [...(named === '' ? [] : [named]), ...onPath('firefox-esr'), ...onPath('firefox'), ...usual].find((file) => existsSync(file));
}

function findFirefox(): Engine {
  const path = firefoxPath();
  if (path === undefined) return { name: 'Firefox', install: 'apt install firefox-esr, or set FIREFOX_PATH to a Firefox' };
  return engine('Firefox', path, (size) => launched(() => launchFirefox(path), size));
}

/** Where the programs of WebKitGTK lie, if they do. */
export function webKitFiles(): WebKitFiles | undefined {
  const [driver] = onPath('WebKitWebDriver');
  const [xvfb] = onPath('Xvfb');
  const browser = ['/usr/lib', ...folders('/usr/lib'), '/usr/libexec', '/usr/lib64']
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => join(folder, api, 'MiniBrowser')))
    .find((file) => existsSync(file));
  return driver === undefined || xvfb === undefined || browser === undefined ? undefined : { driver, browser, xvfb };
}

function findWebKit(): Engine {
  const files = webKitFiles();
  if (files === undefined) return { name: 'WebKit', install: 'apt install webkit2gtk-driver xvfb (on Linux only)' };
  return { name: 'WebKit', version: undefined, path: files.driver, open: (size) => openWebKit(files, size) };
}

function engine(name: EngineName, path: string, open: FoundEngine['open']): FoundEngine {
  // Windows would open a window instead of telling.
  const told = process.platform === 'win32' ? '' : spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout;
  return { name, version: /\d+(\.\d+)+/.exec(told)?.[0], path, open };
}

async function launched(launch: () => Promise<Browser>, viewport: Size): Promise<EnginePage> {
  const browser = await launch();
  const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  return { page: await context.newPage(), close: () => browser.close() };
}

async function openWebKit(files: WebKitFiles, size: Size): Promise<EnginePage> {
  const page = new WebKitPage(await startWebKit(files));
  await page.setViewportSize(size);
  return { page: page as unknown as Page, close: () => page.close() };
}

function onPath(program: string): string[] {
  const names = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return names.map((folder) => join(folder, program)).filter((file) => existsSync(file));
}

function folders(inside: string): string[] {
  if (!existsSync(inside)) return [];
  return readdirSync(inside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(inside, name));
}
