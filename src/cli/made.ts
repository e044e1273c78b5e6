import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { About } from '../rules/about-game.ts';
import { root } from './build.ts';

/** A file of which all or a part follows from other sources. */
export interface Made {
  readonly path: string;
  readonly text: string;
}

const list = 'src/games/list.ts';

/** The folders of the games, by their names. */
export const gameFolders = (): string[] =>
  readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src/games', entry.name, 'about.ts')))
    .map(({ name }) => name)
    .sort();

/** The register of games, which neither the browser nor the compiler can read off the folders. */
export const gameList = (ids: readonly string[]): string => `// Made by \`npm run made\` from the folders beside it.
${ids.map((id) => `import { about as ${id} } from './${id}/about.ts';`).join('\n')}

/** Every game's folder: what is known at once, and what is loaded with the game. */
export const folders = {
${ids.map((id) => `  ${id}: { about: ${id}, load: async () => (await import('./${id}/index.ts')).${id} },`).join('\n')}
};
`;

/** Whatever is made from other sources, as it should be now: the tables of the rulebooks, the games in README, the fields of rules files. */
export async function madeFiles(): Promise<Made[]> {
  const { games } = await import('../games/index.ts');
  const { withTables, written } = await import('./made-tables.ts');
  const rows: string[][] = [];
  const books: Made[] = [];
  for (const { id, players, load } of Object.values(games)) {
    const game = await load();
    const { about } = (await import(`../games/${id}/about.ts`)) as { readonly about: About };
    const path = `src/games/${id}/RULEBOOK.md`;
    books.push({ path, text: withTables(read(path), game) });
    rows.push([
      `**${game.words.en['game.name'] as string}**`,
      `${players.min}–${players.max}, best with ${players.usual}`,
      about.about[0] as string,
    ]);
  }
  const readme = read('README.md').replace(
    /(<!-- made: games -->\n)[^]*?(<!-- \/made -->)/,
    (_, begin: string, end: string) => `${begin}\n${written(['', 'players', ''], rows)}\n\n${end}`,
  );
  return [...books, { path: 'README.md', text: readme }, await rulesReference()];
}

/** Every field of a rules file, at the end of its description, as the schema has it. */
async function rulesReference(): Promise<Made> {
  const { reference } = await import('../own/reference.ts');
  const path = 'decks/RULES.md';
  const fields = reference();
  const [heading = ''] = fields.split('\n');
  return { path, text: `${read(path).split(`${heading}\n`)[0] ?? ''}${fields.trimEnd()}\n` };
}

/** Writes everything that is made and is not current; answers with the paths. */
export async function make(): Promise<string[]> {
  // The list first: what follows is read through it.
  const listed = wrote([{ path: list, text: gameList(gameFolders()) }]);
  return [...listed, ...wrote(await madeFiles())];
}

/** Paths of made files that are not as they should be. */
export const stale = async (): Promise<string[]> =>
  [{ path: list, text: gameList(gameFolders()) }, ...(await madeFiles())]
    .filter(({ path, text }) => read(path) !== text)
    .map(({ path }) => path);

const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

function wrote(files: readonly Made[]): string[] {
  const changed = files.filter(({ path, text }) => read(path) !== text);
  for (const { path, text } of changed) writeFileSync(join(root, path), text);
  return changed.map(({ path }) => path);
}

if (process.argv[1]?.endsWith('made.ts')) for (const path of await make()) console.log(`${path} is written anew.`);
