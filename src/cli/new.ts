import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../games/index.ts';
import { root } from './build.ts';

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

/** Writes a role's file and puts it on the list; answers with what is left to do, or with what is wrong. */
export function newRole(game: string, id: string): { readonly done: readonly string[] } | { readonly wrong: string } {
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

/** `npm run new -- role vendetta coroner`. */
function main([what, game = '', id = '']: readonly string[]): number {
  const made = what === 'role' ? newRole(game, id) : { wrong: 'Say what is new: npm run new -- role <game> <role>' };
  if ('wrong' in made) console.error(made.wrong);
  else console.log(made.done.join('\n'));
  return 'wrong' in made ? 2 : 0;
}

if (process.argv[1]?.endsWith('new.ts')) process.exitCode = main(process.argv.slice(2));
