import type { Fact } from '../../src/kernel/fact.ts';
import type { Session } from '../../src/kernel/session.ts';
import type { StoredEntry } from '../session/stored-game.ts';

/** What answer number `i` of a session has told; with the first also what came before it. */
export function toldBy({ story, marks }: Pick<Session, 'story' | 'marks'>, i: number): readonly Fact[] {
  return story.slice(i === 0 ? 0 : marks[i], marks[i + 1] ?? story.length);
}

/** The story that was written down with the answers, and whether it is there to the end. */
export function recordIn(entries: readonly StoredEntry[]): { readonly story: readonly Fact[]; readonly known: 'whole' | 'part' } {
  const end = entries.findIndex(({ facts }) => facts === undefined);
  const told = end < 0 ? entries : entries.slice(0, end);
  return { story: told.flatMap(({ facts }) => facts ?? []), known: end < 0 && entries.length > 0 ? 'whole' : 'part' };
}
