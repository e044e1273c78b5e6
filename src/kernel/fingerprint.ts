import type { Fact } from './fact.ts';
import { fingerprintOf } from './random.ts';

/** The story's hash up to and including an announcement. */
export type Fingerprint = readonly [index: number, hash: string];

/** JSON with the keys of every object in order: the same text for the same value, however it was put together. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

/** How facts are hashed: by what they say, or, as old saves have it, with the keys of a fact in the order they were written in. */
export type Hashing = 'canonical' | 'asWritten';

/** Begins every hash that does not depend on the order of keys. */
const sign = '~';

/** The hashing these fingerprints were made with. */
export function hashingOf(prints: readonly Fingerprint[]): Hashing {
  return prints.length === 0 || prints.some(([, hash]) => hash.startsWith(sign)) ? 'canonical' : 'asWritten';
}

/**
 * A hash of the story at each public announcement. A replay whose hashes differ has diverged (older
 * rules); the recorded story then stands.
 */
export function fingerprints(story: readonly Fact[], hashing: Hashing = 'canonical'): Fingerprint[] {
  const [text, first] = hashing === 'canonical' ? [canonical, sign] : [JSON.stringify, ''];
  const all: Fingerprint[] = [];
  let hash = '';
  let from = 0;
  for (const [i, fact] of story.entries()) {
    if (fact.what !== 'announced' && fact.what !== 'won') continue;
    hash = first + fingerprintOf(hash + text(story.slice(from, i + 1)));
    from = i + 1;
    all.push([i, hash]);
  }
  return all;
}
