import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { said, type Said } from '../kernel/types.ts';
import { longestFile } from './deck.ts';
import type { Trouble } from './trouble.ts';

/** Most mistakes of a file that are listed; the rest is counted. */
const mostListed = 20;

/** What is wrong with a file, one line each, with the number of its line in the text; the first of very many. */
export function toldWithLines(text: string, troubles: readonly Trouble[]): readonly Said[] {
  const lineOf = lines(text.replace(/^\uFEFF/, ''));
  // A place is looked for from the top of the file: for thousands of them that would take minutes.
  const listed = troubles
    .slice(0, mostListed)
    .map(({ why, place }) => ({ why, line: lineOf(place) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ why, line }) => (line === undefined ? why : said('file.line', { line, what: { said: why } })));
  const left = troubles.length - listed.length;
  return left > 0 ? [...listed, said('file.andMore', { n: left })] : listed;
}

/** Finds the line of a place like `cards[3].role`, or of the field around it; without a place, of what is no JSON. */
function lines(text: string): (place: string | undefined) => number | undefined {
  if (text.length > longestFile) return () => undefined;
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true });
  } catch {
    // It walks into groups by calling itself, and runs out of stack in a file that nests without end.
    return () => undefined;
  }
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return (place) => {
    const first = errors[0];
    if (first) return lineAt(first.offset);
    if (place === undefined || place === '' || !tree) return undefined;
    const path = [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));
    for (let length = path.length; length > 0; length--) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return undefined;
  };
}
