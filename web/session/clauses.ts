import { games } from '../../src/games/index.ts';

/** The rulebooks as they are written, each loaded when one of its clauses is wanted. */
const books = import.meta.glob<string>('../../src/games/*/RULEBOOK.md', { query: '?raw', import: 'default' });

/** What the rulebooks write for short. */
const short: readonly (readonly [RegExp, string])[] = [
  [/^G /g, 'Given '],
  [/^W /g, 'When '],
  [/ G /g, ', given '],
  [/ W /g, ', when '],
  [/ T /g, ', then '],
  [/`/g, ''],
];

/** What a clause says, in the English of its rulebook; nothing where no rulebook has it. */
export async function clauseText(id: string): Promise<string | undefined> {
  const own = Object.values(games).filter(({ clauses }) => clauses === id.slice(0, id.indexOf('-')));
  for (const { id: game } of own.length > 0 ? own : Object.values(games)) {
    const text = textIn((await books[`../../src/games/${game}/RULEBOOK.md`]?.()) ?? '', id);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The row of a rulebook's tables that begins with the id: what follows how the clause is kept, be it one cell or question and answer. */
function textIn(book: string, id: string): string | undefined {
  const row = book.split('\n').find((line) => line.startsWith(`| ${id} |`));
  const cells = row?.split('|').slice(3, -1);
  return cells && short.reduce((text, [from, to]) => text.replace(from, to), cells.map((cell) => cell.trim()).join(' '));
}
