import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { games } from '../games/index.ts';
import { root } from './build.ts';

/** How a clause is kept: by the engine, by what is said, shown or printed, or by advice. */
export type Kept = 'T' | 'U' | 'G';

/** A clause or ruling of a rulebook. */
export interface Clause {
  readonly id: string;
  readonly kept: Kept;
}

/** How much of a rulebook is proved by tests. */
export interface Cited {
  readonly cited: number;
  readonly total: number;
  readonly missing: readonly string[];
}

/** Clauses of a rulebook text: the rows of its tables that begin with an id and a tag. */
export function clausesIn(rulebook: string): Clause[] {
  return [...rulebook.matchAll(/^\|\s*([A-Z]+-[A-Z]*\d+[a-z]?)\s*\|\s*\[([TUG])\]\s*\|/gm)].map(([, id = '', kept]) => ({
    id,
    kept: kept as Kept,
  }));
}

/** Ids named in the titles of tests that begin with one: `test('PR-48 the survivors may …')`. */
export function citedIn(source: string): string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it)$/.test(callee(node.expression))) {
      const title = node.arguments[0] && titleOf(node.arguments[0]);
      if (title !== undefined && /^[A-Z]+-[A-Z]*\d/.test(title)) ids.push(...(title.match(/\b[A-Z]+-[A-Z]*\d+[a-z]?\b/g) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.ES2022));
  return ids;
}

/** `test` for `test(…)`, `test.each(…)(…)` and the like. */
function callee(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) return callee(called.expression);
  return ts.isTaggedTemplateExpression(called) ? callee(called.tag) : '';
}

function titleOf(first: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.head.text : undefined;
}

/** Every id cited by any test of the project. */
export function citedByTests(): Set<string> {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  return new Set(files.flatMap((name) => citedIn(readFileSync(join(root, 'tests', name), 'utf8'))));
}

/** Clauses of a game's rulebook; none where the folder has no `RULEBOOK.md`. */
export function clausesOf(game: string): Clause[] {
  const file = join(root, 'src', 'games', game, 'RULEBOOK.md');
  return existsSync(file) ? clausesIn(readFileSync(file, 'utf8')) : [];
}

/** Each game's clauses held against the tests. */
export function measure(cited: ReadonlySet<string> = citedByTests()): Record<string, Cited> {
  return Object.fromEntries(
    Object.keys(games).map((game) => {
      const clauses = clausesOf(game);
      const missing = clauses.filter(({ id }) => !cited.has(id)).map(({ id }) => id);
      return [game, { cited: clauses.length - missing.length, total: clauses.length, missing }];
    }),
  );
}
