import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { filesUnder, read } from './sources.ts';

/** Ids of every game, its roles and factions: data that no shared code may know by name. */
async function knownIds(): Promise<Set<string>> {
  const ids = new Set<string>(Object.keys(games));
  for (const registered of Object.values(games)) {
    const game = await registered.load();
    for (const role of Object.keys(game.roles)) ids.add(role);
    for (const faction of game.factions) ids.add(faction.id);
  }
  return ids;
}

/** What a package calls its parts is not ours to choose. */
const ofPackage = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && !node.moduleSpecifier.text.startsWith('.');

/** The words of a file's code: names, and the parts of its strings between dots; comments are free to name anything. */
function wordsOf(path: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ofPackage(node)) return;
    if (ts.isIdentifier(node)) words.add(node.text);
    // Prose, such as the example in a description, is no code: an id has no spaces.
    if (ts.isStringLiteralLike(node) && !node.text.includes(' ')) for (const part of node.text.split(/[./]+/)) words.add(part);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022));
  return words;
}

describe('shared code', () => {
  it('names no game, role or faction: those are data', async () => {
    const ids = await knownIds();
    const shared = [
      ...filesUnder('src/kernel', /\.ts$/),
      ...filesUnder('src/rules', /\.ts$/),
      ...filesUnder('src/cards', /\.ts$/),
      ...filesUnder('src/save', /\.ts$/),
      ...filesUnder('src/lab', /\.ts$/),
      ...filesUnder('print', /\.ts$/),
      ...filesUnder('web', /\.ts$/),
    ];
    const named = shared.flatMap((path) => [...wordsOf(path)].filter((word) => ids.has(word)).map((word) => `${path}: ${word}`));
    expect(named).toEqual([]);
  });

  it('knows which ids there are', async () => {
    const ids = await knownIds();
    for (const id of Object.keys(games)) expect(ids).toContain(id);
    expect(ids.size).toBeGreaterThan(Object.keys(games).length + 2);
  });
});
