import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { fetchedChromium } from './fetched-chromium.ts';
import { leanArguments } from './lean.ts';

/** A Chromium that starts here: `chromium.launch(await findBrowser())`, with more `args` if need be. `env` is handed on with it. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly ignoreDefaultArgs?: string[];
  readonly env?: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Finds the Chromium of the tests: the one that `CHROME_PATH` names, else the one that is fetched, the same on every machine it
 * runs on, else one that is installed. `NIGHTDECK_BROWSER=installed` asks for that first. Throws one plain sentence where there is
 * none to be had: tests that need a browser fail then, they are never skipped.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  found ??= search();
  return found;
}

/** The Chromium of this machine, which its owner keeps up to date, if there is one; else that of the tests. Throws as `findBrowser` does. */
export async function findNewestBrowser(): Promise<FoundBrowser> {
  return namedBrowser() ?? installedBrowser() ?? findBrowser();
}

let found: FoundBrowser | undefined;

function search(): FoundBrowser {
  const ways = process.env['NIGHTDECK_BROWSER'] === 'installed' ? [installedBrowser, fetchedBrowser] : [fetchedBrowser, installedBrowser];
  for (const way of [namedBrowser, ...ways, playwrightsFetched]) {
    const browser = way();
    if (browser !== undefined) return browser;
  }
  throw new Error('The browser tests need Chromium: install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
}

function namedBrowser(): FoundBrowser | undefined {
  const named = process.env['CHROME_PATH'] ?? process.env['CHROME_BIN'] ?? '';
  if (named === '') return undefined;
  if (!existsSync(named)) throw new Error(`CHROME_PATH says ${named}, but there is no such file.`);
  return launchOptions(named);
}

function installedBrowser(): FoundBrowser | undefined {
  const path = wellKnown().find(starts) ?? playwrightsOwn();
  return path === undefined ? undefined : launchOptions(path);
}

function fetchedBrowser(): FoundBrowser | undefined {
  const fetched = fetchedChromium();
  return fetched && { ...launchOptions(fetched.executablePath), env: fetched.env };
}

/** How one is launched. */
function launchOptions(executablePath: string): FoundBrowser {
  const args = [...leanArguments];
  return roomInMemory() ? { executablePath, args, ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : { executablePath, args };
}

/**
 * Whether pictures can be handed on between a browser's processes in memory. Playwright has them in files, as a container often
 * has room for 64 MB alone; to make and remove those takes a fiftieth of all the time.
 */
function roomInMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

/** Where Chrome and its kin are usually found. */
function wellKnown(): string[] {
  if (process.platform === 'win32') {
    const bases = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].filter(
      (base) => base !== undefined,
    );
    const tails = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
      'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
    ];
    return tails.flatMap((tail) => bases.map((base) => `${base}\\${tail}`));
  }
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].flatMap((name) => {
      const inside = `Applications/${name}.app/Contents/MacOS/${name}`;
      return [`/${inside}`, join(process.env['HOME'] ?? '/', inside)];
    });
  }
  const folders = [
    ...(process.env['PATH'] ?? '').split(':').filter((folder) => folder !== ''),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ];
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'brave-browser',
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether it is there and, where asking opens no window, answers when asked for its version. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return asked.status === 0 && /\d+\.\d+/.test(asked.stdout);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Playwright's own download, for the machines nothing else fits. */
function playwrightsFetched(): FoundBrowser | undefined {
  console.error('Fetching a Chromium for the browser tests with Playwright (once)…');
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const run = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 600_000 });
  if (run.status !== 0) return undefined;
  const shell = playwrightsOwn();
  return shell === undefined ? undefined : launchOptions(shell);
}
