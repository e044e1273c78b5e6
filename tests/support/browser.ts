import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { leanArguments } from './lean.ts';

/** A Chromium that starts here: `chromium.launch(await findBrowser())`, with more `args` if need be. `env` is handed on with it. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Finds a Chromium for the tests, or fetches one into `node_modules/.cache`. `CHROME_PATH` names a
 * particular one; `NIGHTDECK_BROWSER=fetch` passes over those installed. Throws one plain sentence
 * where there is none to be had: tests that need a browser fail then, they are never skipped.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  found ??= search();
  return found;
}

let found: FoundBrowser | undefined;
const args = [...leanArguments];

function search(): FoundBrowser {
  const named = process.env['CHROME_PATH'] ?? process.env['CHROME_BIN'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME_PATH says ${named}, but there is no such file.`);
    return { executablePath: named, args };
  }
  const installed = process.env['NIGHTDECK_BROWSER'] === 'fetch' ? undefined : (wellKnown().find(starts) ?? playwrightsOwn());
  if (installed !== undefined) return { executablePath: installed, args };
  const fetched = fromNpm() ?? fromPlaywright();
  if (fetched !== undefined) return fetched;
  throw new Error('The browser tests need Chromium: install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
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

/** A Chromium that comes as an npm package (Linux x64), with the libraries it needs beside it. */
function fromNpm(): FoundBrowser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = join(root, 'node_modules', '.cache', 'chromium-147');
  const unpacked = join(home, 'tmp');
  const executablePath = join(unpacked, 'chromium');
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // A bare machine has no fonts at all; the package brings one.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(home, 'fonts.conf') };
  const ready: FoundBrowser = {
    executablePath,
    args,
    env: { ...Object.fromEntries(inherited), LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'), ...fonts },
  };
  const complete = join(unpacked, 'complete');
  if (existsSync(complete)) return ready;
  console.error('Fetching a Chromium for the browser tests (once)…');
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(
    join(home, 'fonts.conf'),
    `<fontconfig><dir>${join(unpacked, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  const install = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '@sparticuz/chromium@147.0.0'];
  if (npm(install) !== 0) return undefined;
  // The package unpacks into the temporary folder, and its libraries only where it believes to be a cloud function.
  const unpack = `
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    (await import('node:fs')).writeFileSync(${JSON.stringify(complete)}, '');`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  return run.status === 0 && existsSync(executablePath) ? ready : undefined;
}

/** Playwright's own download, for the machines nothing else fits. */
function fromPlaywright(): FoundBrowser | undefined {
  console.error('Fetching a Chromium for the browser tests with Playwright (once)…');
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const run = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 600_000 });
  if (run.status !== 0) return undefined;
  const shell = playwrightsOwn();
  return shell === undefined ? undefined : { executablePath: shell, args };
}

/** Runs npm; answers with its exit code. */
function npm(args: readonly string[]): number {
  const cli = process.env['npm_execpath'];
  const run =
    cli !== undefined && /\.[cm]?js$/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], { stdio: ['ignore', 2, 2] })
      : spawnSync('npm', args, { stdio: ['ignore', 2, 2] });
  return run.status ?? 1;
}
