import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/cli/build.ts';
import { gameFolders, gameList } from '../../src/cli/made.ts';
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
 * Adds the toy game to a copy of the project as docs/add-a-game.md says: its folder and its deck. Nothing else is touched but
 * the register, which is made from the folders.
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
  writeFileSync(join(game, 'about.ts'), about);
  writeFileSync(join(game, 'index.ts'), rulebook);
  // As `npm run made` writes it.
  writeFileSync(join(folder, 'src', 'games', 'list.ts'), gameList([...gameFolders(), 'toy']));

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

const about = `import type { About } from '../../rules/about-game.ts';

export const about: About = {
  players: { min: 4, max: 20, usual: 8 },
  clauses: 'TOY',
  demands: 9,
  about: ['Sheep and wolves.', '羊与狼。', 'Owce i wilki.'],
  effort: ['10 minutes · easy', '10分钟 · 简单', '10 minut · łatwa'],
};
`;
const rulebook = `import type { Rulebook } from '../../rules/define-game.ts';
import { toy as game } from './toy-game.ts';
import { words } from './words.ts';

export const toy = { ...game, words } as Rulebook;
`;
