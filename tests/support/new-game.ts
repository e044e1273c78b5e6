import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/cli/build.ts';
import { toyDeck } from './toy-deck.ts';

/** A copy of the project with one game more. */
export interface Grown {
  readonly folder: string;
  /** Builds the app and answers with its folder. */
  build(): string;
  /** Runs the `nightdeck` command. */
  nightdeck(...args: readonly string[]): { readonly code: number | null; readonly out: string };
  remove(): void;
}

const kept = [
  ...['src', 'web', 'print', 'decks'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'LICENSE'],
  // Imported by vite.config.ts.
  'tests/support/longest-first.ts',
];
const folderOfToy = ['toy-game.ts', 'toy-roles.ts'];

/**
 * Adds the toy game to a copy of the project as docs/add-a-game.md says: its folder, its deck, and its entry in the
 * register. Nothing else is touched.
 */
export function withToyGame(): Grown {
  const folder = mkdtempSync(join(tmpdir(), 'nightdeck-new-game-'));
  for (const name of kept) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

  const game = join(folder, 'src', 'games', 'toy');
  mkdirSync(game);
  for (const name of folderOfToy) writeFileSync(join(game, name), support(name).replaceAll("'../../src/", "'../../"));
  writeFileSync(join(game, 'words.ts'), support('toy-words.ts').replaceAll("'../../src/", "'../../"));
  writeFileSync(join(folder, 'decks', 'toy.json'), JSON.stringify(toyDeck));
  enter(
    join(folder, 'src', 'games', 'index.ts'),
    `toy: { id: 'toy', players: { min: 4, max: 20, usual: 8 }, clauses: 'TOY', load: async () => ({ ...(await import('./toy/toy-game.ts')).toy, words: (await import('./toy/words.ts')).words }) as Rulebook },`,
  );

  const node = (tool: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, tool), ...args], {
      cwd: folder,
      encoding: 'utf8',
      // Inside a test run the builder would make a development build.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return { code: status, out: `${stdout}${stderr}` };
  };
  return {
    folder,
    build() {
      const app = join(folder, 'dist');
      const { code, out } = node('node_modules/vite/bin/vite.js', ['build', '--outDir', app, '--emptyOutDir', '--logLevel', 'warn']);
      if (code !== 0) throw new Error(out);
      return app;
    },
    nightdeck: (...args) => node('src/cli/bin.mjs', args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const support = (name: string): string => readFileSync(join(root, 'tests', 'support', name), 'utf8');

/** Puts an entry at the end of the register that is the last object of the file. */
function enter(file: string, entry: string): void {
  const text = readFileSync(file, 'utf8');
  const end = /\n\};\s*$/;
  if (!end.test(text)) throw new Error(`${file} does not end with its register`);
  writeFileSync(file, text.replace(end, `\n  ${entry}\n};\n`));
}
