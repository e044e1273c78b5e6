import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../../src/cli/build.ts';

/** Paths of the project's files under a folder, with `/`, relative to the project. */
export function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}

/** A file's text. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** One import of a file. */
export interface Import {
  readonly specifier: string;
  /** Nothing but types: gone at run time. */
  readonly types: boolean;
  /** Loaded while the program runs, not before it does. */
  readonly later: boolean;
}

const known = new Map<string, readonly Import[]>();

/** Whatever a TypeScript file imports, re-exports, loads later or starts as a worker, as written. */
export function importsOf(path: string): readonly Import[] {
  const imports = known.get(path) ?? readImports(path);
  known.set(path, imports);
  return imports;
}

function readImports(path: string): Import[] {
  const source = read(path);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ specifier: node.moduleSpecifier.text, types: onlyTypes(node), later: false });
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] !== undefined &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      found.push({ specifier: node.arguments[0].text, types: false, later: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.ES2022));
  for (const [, specifier = ''] of source.matchAll(/new URL\(\s*'(\.[^']+\.\w+)'\s*,\s*import\.meta\.url/g))
    found.push({ specifier, types: false, later: true });
  return found;
}

function onlyTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined && named !== undefined && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
  );
}

/** The project file a relative import means, or undefined for a package. Vite's `?url` and the like are left off. */
export function target(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.normalize(posix.join(dirname(from), specifier.replace(/\?.*$/, '')));
}

/** The package an import names: `lit/decorators.js` → `lit`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
