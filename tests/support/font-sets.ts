import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fontFiles } from '../../print/fonts.ts';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { findBrowser } from './browser.ts';

/**
 * What machines have installed, for the browsers of the tests:
 *
 * - `dejavu`: a bare Linux. The widest of all, no Chinese: what it lacks are boxes.
 * - `noto`: Android and most Linux desktops, with Chinese.
 * - `liberation`: the widths of Arial and Times New Roman (Liberation, Windows, macOS), no Chinese.
 */
export type FontSet = 'dejavu' | 'noto' | 'liberation';

export const fontSets: readonly FontSet[] = ['dejavu', 'noto', 'liberation'];

interface Fonts {
  /** Folders below the project; fontconfig takes no single files. */
  readonly folders: readonly string[];
  /** A single file below the project. */
  readonly file?: string;
  readonly sans: string;
  readonly serif: string;
  readonly mono: string;
}

const packages = 'node_modules/@expo-google-fonts';
const styles = (name: string): string[] => ['400Regular', '700Bold'].map((style) => `${packages}/${name}/${style}`);

const sets: Readonly<Record<FontSet, Fonts>> = {
  dejavu: { folders: ['node_modules/dejavu-fonts-ttf/ttf'], sans: 'DejaVu Sans', serif: 'DejaVu Serif', mono: 'DejaVu Sans Mono' },
  noto: {
    folders: [...styles('noto-sans'), ...styles('noto-serif')],
    file: `print/fonts/${fontFiles.han}`,
    sans: 'Noto Sans',
    serif: 'Noto Serif',
    mono: 'Noto Sans',
  },
  liberation: { folders: [...styles('arimo'), ...styles('tinos')], sans: 'Arimo', serif: 'Tinos', mono: 'Arimo' },
};

/**
 * What a browser must find in its environment to see these fonts and none of the machine's:
 * `launch({ ...found, env: { ...process.env, ...found.env, ...fontEnvironment('noto') } })`; Playwright
 * hands on what it is given in place of the process's environment.
 *
 * Fontconfig is what Linux has. Browsers on macOS and Windows ask the system and see its fonts, whichever
 * set is named: there the same tests run with the fonts of the machine.
 */
export function fontEnvironment(set: FontSet): { readonly FONTCONFIG_FILE: string } {
  return { FONTCONFIG_FILE: configuration(set) };
}

/** A browser with a set's fonts, from `beforeAll` to `afterAll` of the block it is called in. */
export function browserWith(set: FontSet): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    const found = await findBrowser();
    browser = await chromium.launch({
      ...found,
      args: [...found.args, '--no-sandbox'],
      env: { ...process.env, ...found.env, ...fontEnvironment(set) },
    });
  });
  afterAll(() => browser.close());
  return () => browser;
}

/** Writes the set's fontconfig file and says where. Written whole each time: what it says depends on where the project lies. */
function configuration(set: FontSet): string {
  const { folders, file: single, sans, serif, mono } = sets[set];
  const file = join(root, 'node_modules', '.cache', 'nightdeck-fonts', `${set}.conf`);
  const own = join(dirname(file), set);
  mkdirSync(own, { recursive: true });
  if (single !== undefined) put(join(own, basename(single)), (to) => copyFileSync(join(root, single), to));
  const prefer = (generic: string, family: string): string =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `<dir>${join(root, folder)}</dir>`),
    `<dir>${own}</dir>`,
    `<cachedir>${join(own, 'cache')}</cachedir>`,
    ...['sans-serif', 'Arial'].map((generic) => prefer(generic, sans)),
    ...['serif', 'Times New Roman'].map((generic) => prefer(generic, serif)),
    prefer('monospace', mono),
    // What no family is asked for: the font of the desktop.
    `<match target="pattern"><edit name="family" mode="append_last"><string>${sans}</string></edit></match>`,
    '</fontconfig>',
  ];
  put(file, (to) => writeFileSync(to, `${lines.join('\n')}\n`));
  return file;
}

/** Makes a file in one step: a browser of another worker may be reading it. */
function put(file: string, write: (to: string) => void): void {
  const draft = `${file}.${String(process.pid)}`;
  write(draft);
  renameSync(draft, file);
}
