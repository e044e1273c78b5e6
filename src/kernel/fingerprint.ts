import type { Fact } from './fact.ts';
import { fingerprintOf } from './random.ts';

/** The story's hash up to and including an announcement. */
export type Fingerprint = readonly [index: number, hash: string];

/**
 * A hash of the story at each public announcement. A replay whose hashes differ has diverged (older
 * rules); the recorded story then stands.
 */
export function fingerprints(story: readonly Fact[]): Fingerprint[] {
  const all: Fingerprint[] = [];
  let hash = '';
  let from = 0;
  for (const [i, fact] of story.entries()) {
    if (fact.what !== 'announced' && fact.what !== 'won') continue;
    hash = fingerprintOf(hash + JSON.stringify(story.slice(from, i + 1)));
    from = i + 1;
    all.push([i, hash]);
  }
  return all;
}

/** Index in `recorded` of the first announcement at which a replayed story tells something else. */
export function divergence(recorded: readonly Fingerprint[], story: readonly Fact[]): number | undefined {
  const now = new Map(fingerprints(story));
  return recorded.find(([index, hash]) => now.get(index) !== hash)?.[0];
}
