import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A work that is in the app, and the terms it is there under. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Works inside a package under terms of their own, whose text the package does not bring. */
const within: Readonly<Record<string, readonly { readonly name: string; readonly licence: string; readonly notice: string }[]>> = {
  'zxing-wasm': [{ name: 'zxing-cpp', licence: 'Apache-2.0', notice: 'Copyright 2016-2026 the ZXing and ZXing-C++ authors' }],
  'html5-qrcode': [{ name: 'zxing-js', licence: 'Apache-2.0', notice: 'Copyright 2008-2026 the ZXing and ZXing-JS authors' }],
};

/** What packages are under that name their licence alone: who made them, and the terms in short. */
const named: Readonly<Record<string, string>> = {
  '@iconify-json/game-icons': `Signs of https://game-icons.net, by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue,
Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl,
Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker,
Pepijn Poolman, Pierre Leducq, Caro Asercion and others. Who made which is said there and in https://github.com/game-icons/icons.

Creative Commons Attribution 3.0 Unported, https://creativecommons.org/licenses/by/3.0/legalcode: you may share and change them, also for
money, if you name the authors and the licence and say what was changed. They come as they are, without warranties of any kind.`,
};

/** The fonts the app shows and prints with. */
const fonts: readonly { readonly name: string; readonly file: string }[] = [
  { name: 'Noto Sans and the letters of the decks (print)', file: '../../print/fonts/OFL.txt' },
  { name: 'Source Sans 3 and Alegreya (screen)', file: '../public/fonts-licence.txt' },
];

/**
 * Writes `licences.md`: every package any file of the build was made from, its workers too, with the text of its licence,
 * and the licences of the fonts. The plugin stands in the page's build and in that of each worker; the page's comes last
 * and writes. A package without a licence in its folder breaks the build.
 */
export function licences(): { readonly page: () => Plugin; readonly worker: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Readonly<Record<string, { type: string; moduleIds?: readonly string[] }>>): void => {
    for (const { moduleIds = [] } of Object.values(bundle)) {
      for (const id of moduleIds) {
        const folder = packageOf(id);
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  return {
    worker: () => ({ name: 'nightdeck-licences-worker', apply: 'build', generateBundle: (_options, bundle) => collect(bundle) }),
    page: () => ({
      name: 'nightdeck-licences',
      apply: 'build',
      // Before the list for the service worker is made.
      generateBundle(_options, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: 'licences.md', source: written([...folders].sort()) });
      },
    }),
  };
}

/** The folder of the package a module comes from. */
function packageOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function written(folders: readonly string[]): string {
  const parts = folders.flatMap((folder) => partsIn(folder));
  const sections = parts.map(({ name, version, licence, text }) => `## ${`${name} ${version}`.trim()} (${licence})\n\n${text.trim()}\n`);
  const faces = fonts.map(({ name, file }) => `## ${name} (OFL-1.1)\n\n${readFileSync(here(file), 'utf8').trim()}\n`);
  return ['# Licences\n', 'Nightdeck is made with these works.\n', ...sections, ...faces].join('\n');
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

function partsIn(folder: string): Part[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const text = textIn(folder) ?? named[name] ?? mit(manifest);
  if (text === undefined) throw new Error(`${name} has no licence in its folder; the app may not be built with it.`);
  const licence = manifest.license ?? (text.includes(permission) ? 'MIT' : 'see below');
  const inside = (within[name] ?? []).map((work) => ({ ...work, version: '', text: `${work.notice}\n\n${apache()}` }));
  return [{ name, version, licence, text }, ...inside];
}

/** The licence a package brings. */
function textIn(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
}

const permission = 'Permission is hereby granted, free of charge, to any person obtaining a copy';

/** Packages that only name the MIT licence are under its usual text (SPDX). */
function mit({ license, author }: Manifest): string | undefined {
  const who = typeof author === 'string' ? author : author?.name;
  if (license !== 'MIT' || who === undefined) return undefined;
  return readFileSync(here('../../LICENSE'), 'utf8').replace(/^Copyright .*$/m, `Copyright (c) ${who.replace(/ *<[^>]*>/, '')}`);
}

/** The text of the Apache License 2.0, from a package that is under it. */
function apache(): string {
  const file = here('../../node_modules/html5-qrcode/LICENSE');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
