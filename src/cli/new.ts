import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games } from '../games/index.ts';
import { root } from './build.ts';
import { gameFolders, gameList } from './made.ts';
import { gameFiles, prefixFor } from './new-game.ts';

/** A role's file with what must be filled in; until then the game does not compile, and the empty rows keep it from loading. */
export const roleFile = (id: string): string => `import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** What the role does, and the clause that says so. */
export const role: Role = {
  faction: '',
};

export const words = rows({
  'role.${id}': ['', '', ''],
  'role.${id}.ability': ['', '', ''],
});
`;

/** The list of roles with one more at its end. Throws where the list is not written as expected. */
export function listed(list: string, id: string): string {
  const lastImport = [...list.matchAll(/^import \* as \w+ from '[^']+';\n/gm)].at(-1);
  const entries = /(export const roles = \{\n(?: {2}\w+,\n)*)/.exec(list);
  if (!lastImport || !entries?.[1]) throw new Error('The list of roles has no imports or no roles to stand beside.');
  const at = lastImport.index + lastImport[0].length;
  return `${list.slice(0, at)}import * as ${id} from './${kebab(id)}.ts';\n${list.slice(at)}`.replace(
    entries[1],
    `${entries[1]}  ${id},\n`,
  );
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is left to do, or what is wrong with the names given. */
type Outcome = { readonly done: readonly string[] } | { readonly wrong: string };

/** Writes a role's file and puts it on the list. */
export function newRole(game: string, id: string): Outcome {
  if (!Object.hasOwn(games, game)) return { wrong: `There is no game '${game}'. There are: ${Object.keys(games).join(', ')}.` };
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(id)) return { wrong: `'${id}' is no id: a word in camelCase, such as 'coroner'.` };
  const folder = join('src', 'games', game, 'roles');
  const [file, list] = [join(folder, `${kebab(id)}.ts`), join(folder, 'index.ts')];
  if (existsSync(join(root, file))) return { wrong: `${file} is there already.` };
  writeFileSync(join(root, list), listed(readFileSync(join(root, list), 'utf8'), id));
  writeFileSync(join(root, file), roleFile(id));
  return {
    done: [
      `${file}: fill in the side, what the role does, and its words in three languages.`,
      `${list}: the role stands at the end of the list; move it, and put its turn in the order of the night if it has one.`,
      `src/games/${game}/RULEBOOK.md: the clause behind it. decks/${game}.json: its face and its card.`,
      'npm run types says what is missing, then npx nightdeck decks loads the game.',
    ],
  };
}

/** Writes the folder and the deck of a game and registers it; all but its words is there. */
export function newGame(id: string): Outcome {
  if (!/^[a-z][a-z0-9]{1,39}$/.test(id)) return { wrong: `'${id}' is no id of a game: a word in small letters, such as 'village'.` };
  const clauses = prefixFor(
    id,
    Object.values(games).map((game) => game.clauses),
  );
  const files = gameFiles(id, clauses);
  const there = [`src/games/${id}`, ...files.map(({ path }) => path)].find((path) => existsSync(join(root, path)));
  if (there !== undefined) return { wrong: `${there} is there already.` };
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, 'src/games/list.ts'), gameList(gameFolders()));
  return {
    done: [
      `src/games/${id}: a small game that is whole but for its words; its clauses begin with ${clauses}. npx nightdeck decks names each row that is empty.`,
      `decks/${id}.json: its title in three languages, its faces and cards.`,
      `src/games/${id}/RULEBOOK.md: the rules; then change the code until it keeps them, and write a test for each clause in tests/games/${id}.`,
      `npm run made writes the tables of the rulebook; npx tsx tests/contracts/make-golden.ts ${id} keeps saves of the first edition.`,
    ],
  };
}

const commands: Readonly<Record<string, (...names: readonly string[]) => Outcome>> = {
  role: (game = '', id = '') => newRole(game, id),
  game: (id = '') => newGame(id),
};

/** `npm run new -- role vendetta coroner`, `npm run new -- game village`. */
function main([what = '', ...names]: readonly string[]): number {
  const made = commands[what]?.(...names) ?? { wrong: 'Say what is new: npm run new -- role <game> <role>, or npm run new -- game <game>' };
  if ('wrong' in made) console.error(made.wrong);
  else console.log(made.done.join('\n'));
  return 'wrong' in made ? 2 : 0;
}

if (process.argv[1]?.endsWith('new.ts')) process.exitCode = main(process.argv.slice(2));
