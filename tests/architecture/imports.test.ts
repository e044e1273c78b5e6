import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { filesUnder, importsOf, packageOf, read, target } from './sources.ts';

/** Who may import whom: the table of ARCHITECTURE.md. `games/*` is each rulebook for itself. */
const table: Readonly<Record<string, { readonly ours: readonly string[]; readonly packages: readonly string[] }>> = {
  'src/kernel': { ours: ['src/kernel'], packages: ['zod'] },
  'src/rules': { ours: ['src/kernel', 'src/text', 'src/rules'], packages: ['zod'] },
  'src/games/*': { ours: ['src/kernel', 'src/text', 'src/rules'], packages: ['zod'] },
  'src/games': { ours: ['src/kernel', 'src/text', 'src/rules', 'src/games', 'src/games/*'], packages: [] },
  'src/text': { ours: ['src/kernel', 'src/text'], packages: [] },
  'src/own': { ours: ['src/kernel', 'src/rules', 'src/text', 'src/own'], packages: ['zod'] },
  'src/cards': {
    ours: ['src/kernel', 'src/rules', 'src/games', 'src/text', 'src/own', 'src/cards'],
    packages: ['zod', '@noble/hashes', 'jsonc-parser'],
  },
  'src/save': { ours: ['src/kernel', 'src/games', 'src/text', 'src/cards', 'src/save'], packages: ['zod', 'fflate'] },
  'src/lab': { ours: ['src/kernel', 'src/games', 'src/text', 'src/cards', 'src/lab'], packages: ['zod'] },
  'src/cli': {
    ours: [
      'src/kernel',
      'src/rules',
      'src/games',
      'src/games/*',
      'src/text',
      'src/cards',
      'src/save',
      'src/lab',
      'src/own',
      'src/cli',
      'print',
      'decks',
    ],
    packages: ['zod', 'qrcode', '@peculiar/x509', 'tsx', 'zxing-wasm', '@hyzyla/pdfium', 'sharp', 'html5-qrcode', 'pdfkit'],
  },
  print: {
    ours: ['src/kernel', 'src/games', 'src/text', 'src/cards', 'src/save', 'decks', 'print'],
    packages: ['fontkit', 'pdfkit', 'qrcode', 'zod'],
  },
  web: {
    ours: [
      'src/kernel',
      'src/rules',
      'src/games',
      'src/games/*',
      'src/text',
      'src/own',
      'src/cards',
      'src/save',
      'src/lab',
      'print',
      'decks',
      'web',
    ],
    packages: ['lit', 'idb', 'html5-qrcode', 'zxing-wasm', 'qrcode', 'zod', '@hyzyla/pdfium', 'fflate', '@iconify-json/game-icons'],
  },
};

/** The builder's plug-ins and the maker of the faces run in Node, not in the page. */
const buildTime = 'web/build/';

/** Tools for us, not for those who play: these may use what only developers install. */
const tools: Readonly<Record<string, readonly string[]>> = { 'src/cli/clauses.ts': ['typescript'] };

/** Node files of print, loaded by the command line and never by the page. */
const nodeOnly = /^print\/([\w-]+-node|fonts\/[\w-]+)\.ts$/;

const files = [...filesUnder('src', /\.m?ts$/), ...filesUnder('print', /\.ts$/), ...filesUnder('web', /\.ts$/)].filter(
  (path) => !path.startsWith(buildTime) && !path.endsWith('.d.ts'),
);

/** A table plays a game, a game asks on its table: these types say what each other is. */
const kernel = /^src\/kernel\/(?:game|night-card|role|script|still-asked|table)\.ts$/;

/** The ids and options of a game follow from the files of its roles, which are written with them. */
const ids = /^src\/games\/[^/]+\/(?:vocabulary|options|roles\/index)\.ts$/;

/** Whether types import one another because they are one thing. */
const isOneThing = (from: string, file: string, types: boolean): boolean =>
  types && ((kernel.test(from) && kernel.test(file)) || ids.test(from) || ids.test(file));

function areaOf(path: string): string {
  const game = /^src\/games\/[^/]+\//.exec(path);
  if (game !== null) return 'src/games/*';
  return Object.keys(table).find((area) => path.startsWith(`${area}/`)) ?? '';
}

/** What is wrong with an import, or undefined. */
function fault(from: string, specifier: string): string | undefined {
  const rules = table[areaOf(from)];
  if (rules === undefined) return 'lies in no folder of the table';
  const file = target(from, specifier);
  if (file === undefined) return packageFault(from, specifier, rules.packages);
  if (!existsSync(join(root, file))) return 'does not exist';
  if (/^src\/games\/[^/]+\//.test(from) && areaOf(file) === 'src/games/*') {
    return file.split('/')[2] === from.split('/')[2] ? undefined : 'is another game';
  }
  if (nodeOnly.test(file) && from.startsWith('web/')) return 'runs in Node only';
  return rules.ours.includes(areaOf(file)) || (file.startsWith('decks/') && rules.ours.includes('decks'))
    ? undefined
    : 'is not in the table';
}

function packageFault(from: string, specifier: string, packages: readonly string[]): string | undefined {
  if (specifier.startsWith('node:')) return from.startsWith('src/cli/') || nodeOnly.test(from) ? undefined : 'is a module of Node';
  if (tools[from]?.includes(packageOf(specifier)) === true) return undefined;
  if (!packages.includes(packageOf(specifier))) return 'is a package this folder may not use';
  const manifest = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  return packageOf(specifier) in manifest.dependencies ? undefined : 'is not among the dependencies of package.json';
}

describe('imports', () => {
  it('finds the sources of every folder of the table', () => {
    for (const area of Object.keys(table))
      expect(
        files.some((path) => areaOf(path) === area),
        area,
      ).toBe(true);
  });

  it('go only where the table of the architecture lets them, and to files that exist', () => {
    const faults = files.flatMap((from) =>
      importsOf(from).flatMap(({ specifier }) => {
        const wrong = fault(from, specifier);
        return wrong === undefined ? [] : [`${from}: ${specifier} ${wrong}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('would be caught if they went elsewhere', () => {
    expect(fault('src/kernel/x.ts', '../rules/attempt.ts')).toBe('is not in the table');
    expect(fault('src/games/toy/x.ts', '../princeton/index.ts')).toBe('is another game');
    expect(fault('src/rules/x.ts', 'node:fs')).toBe('is a module of Node');
    expect(fault('print/x.ts', '../web/main.ts')).toBe('is not in the table');
    expect(fault('src/cards/x.ts', 'lit')).toBe('is a package this folder may not use');
    expect(fault('web/x.ts', './no-such-file.ts')).toBe('does not exist');
  });

  it('name no two files in a circle when the program is loaded', () => {
    const graph = new Map(
      files.map((path) => [
        path,
        importsOf(path)
          .filter(({ types, later }) => !types && !later)
          .map(({ specifier }) => target(path, specifier))
          .filter((file) => file !== undefined),
      ]),
    );
    expect(circles(graph)).toEqual([]);
  });

  it('name no two files in a circle of types either, but where the types of one thing name one another', () => {
    const graph = new Map(
      files.map((path) => [
        path,
        importsOf(path)
          .filter(({ later }) => !later)
          .map(({ specifier, types }) => ({ file: target(path, specifier), types }))
          .flatMap(({ file, types }) => (file === undefined || isOneThing(path, file, types) ? [] : [file])),
      ]),
    );
    expect(circles(graph)).toEqual([]);
  });

  it('name no two folders of the table in a circle', () => {
    const between = new Map<string, string[]>();
    for (const path of files)
      for (const { specifier } of importsOf(path)) {
        const area = areaOf(target(path, specifier) ?? '');
        if (area !== '' && area !== areaOf(path)) between.set(areaOf(path), [...(between.get(areaOf(path)) ?? []), area]);
      }
    expect(circles(between)).toEqual([]);
  });

  it('would be caught if they went in a circle', () => {
    expect(
      circles(
        new Map([
          ['a', ['b', 'd']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b → c → b']);
  });
});

function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
