import type { Fact } from '../../src/kernel/fact.ts';

/** Whether everybody is told this again in the next breath: a card is turned over, and the words that follow name its player and role. */
export function isRepeated(story: readonly Fact[], at: number): boolean {
  const [fact, next] = [story[at], story[at + 1]];
  if (fact?.what !== 'revealed' || next?.what !== 'announced' || next.audience !== 'public') return false;
  const named = Object.values(next.said.with ?? {}).filter((filler) => typeof filler === 'object');
  return (
    named.some((filler) => 'seat' in filler && filler.seat === fact.seat) &&
    named.some((filler) => 'role' in filler && filler.role === fact.role)
  );
}

/** A list without its headings over nothing: those that another heading follows at once. */
export function withoutBareHeadings<T>(list: readonly T[], isHeading: (one: T) => boolean): T[] {
  return list.filter((one, i) => {
    const next = list[i + 1];
    return next === undefined || !isHeading(one) || !isHeading(next);
  });
}
