import { makeCode } from '../src/cards/code.ts';
import { deckFileOf } from '../src/cards/deck-file.ts';
import { makeKey } from '../src/cards/key.ts';
import { fingerprintOf } from '../src/kernel/random.ts';
import { packed, unpacked } from '../src/save/pack.ts';
import type { PrintJob } from './job.ts';
import type { Scene, Shape } from './scene.ts';

/**
 * What a file was printed from, kept inside it beside the plan: with it the same pages can be laid out once more and held
 * against what the file shows, by somebody who has nothing but the file. It is a job as JSON without art and words of the game, which
 * come with the program; cards are ranges of numbers ("1-12,15").
 */
export interface Recipe extends Omit<PrintJob, 'deck' | 'art' | 'words' | 'cards' | 'key' | 'codes' | 'pictures'> {
  /** Fingerprint of the pages, so that another version of the program, which draws otherwise, is noticed. */
  readonly layout: string;
  readonly deck: unknown;
  readonly cards: string;
  /** The codes on sealed cards in the order of the cards, where their key is on no page of the file. */
  readonly codes?: readonly string[];
  /** The key of a sealed deck, typed, where it is on a page of the file. */
  readonly key?: string;
}

const mark = 'nightdeck-job-1:';

/** Characters. A longer recipe, of a deck with pictures of its own, would double the file; such a file is checked for its codes alone. */
const longest = 100_000;

/**
 * The recipe as one line of ASCII, packed, so that no role is read in the file's properties; empty where it is too long, and
 * of a deck with pictures of its own, which do not fit into it.
 */
export function writeRecipe(job: PrintJob, pages: readonly Scene[]): string {
  if (job.pictures !== undefined) return '';
  const { deck, art: _art, words: _words, pictures: _pictures, cards = deck.cards, key, codes: _codes, ...rest } = job;
  const recipe: Recipe = {
    ...rest,
    layout: layoutOf(pages),
    deck: deckFileOf(deck),
    cards: rangesOf(cards.map(({ no }) => no)),
    ...(key === undefined
      ? {}
      : job.parts?.includes('key') === true
        ? { key: makeKey(key) }
        : { codes: cards.map(({ no }) => makeCode(deck, no, key)) }),
  };
  const text = packed(JSON.stringify(recipe));
  return text.length > longest ? '' : mark + text;
}

/** The value behind a recipe's line, unchecked; nothing where there is none, or it was changed. */
export function readRecipe(line: string): unknown {
  if (!line.startsWith(mark)) return undefined;
  const read = unpacked(line.slice(mark.length), 20 * longest);
  try {
    return 'text' in read ? JSON.parse(read.text) : undefined;
  } catch {
    return undefined;
  }
}

/** Fingerprint of pages as they are laid out. Scenes used many times are read once. */
export function layoutOf(pages: readonly Scene[]): string {
  const known = new Map<Scene, string>();
  const of = (scene: Scene): string => {
    const found = known.get(scene) ?? fingerprintOf(`${scene.width} ${scene.height} ${scene.bleed ?? 0} ${told(scene.shapes)}`);
    known.set(scene, found);
    return found;
  };
  const told = (shapes: readonly Shape[]): string => JSON.stringify(shapes.map(plain));
  const plain = (shape: Shape): unknown => {
    if (shape.kind === 'use') return { ...shape, scene: of(shape.scene) };
    return shape.kind === 'group' ? { ...shape, shapes: shape.shapes.map(plain) } : shape;
  };
  return fingerprintOf(pages.map(of).join());
}

function rangesOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const no of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === no) last[1] = no;
    else runs.push([no, no]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join();
}
