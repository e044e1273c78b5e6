import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { games, gameWords } from '../../src/games/index.ts';
import { words as played } from '../../src/text/played.ts';
import { filesUnder, read } from '../architecture/sources.ts';

/** What the code of some files says: ids written out, and those put together, as patterns. */
function saidIn(paths: readonly string[]): { readonly ids: ReadonlySet<string>; readonly patterns: readonly RegExp[] } {
  const ids = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isStringLiteralLike(node) && !isName) ids.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // Of a text with nothing fixed before or after a dot anything could be meant.
      if (/[a-z]{2,}\.|\.[a-z]{2,}|[A-Z][a-z]+$/.test(parts.join(' ')) && parts.every((part) => /^[\w.]*$/.test(part)))
        patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
    }
    ts.forEachChild(node, visit);
  };
  for (const path of paths) ts.forEachChild(ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true), visit);
  return { ids, patterns };
}

/** What the story tells of by kind and id. */
const ofTheStory = /^(ability|deed|line)\./;

const shared = saidIn(
  ['src', 'print', 'web'].flatMap((folder) => filesUnder(folder, /\.ts$/)).filter((path) => !/^src\/(games\/\w+|own)\//.test(path)),
);

describe.each(Object.keys(games))('every message of %s', (id) => {
  it('is said somewhere', async () => {
    const words = await gameWords[id]?.();
    const own = saidIn(filesUnder(`src/games/${id}`, /\.ts$/));
    const isSaid = (message: string): boolean =>
      [own, shared].some(({ ids, patterns }) => ids.has(message) || patterns.some((pattern) => pattern.test(message)));
    const unsaid = Object.keys(words?.en ?? {}).filter(
      (message) => !(message in played) && !ofTheStory.test(message) && !isSaid(message.replace(/@\w+$/, '')),
    );
    expect(unsaid).toEqual([]);
  });
});
