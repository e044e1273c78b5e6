import type { Lying } from './pose.ts';

/** Cards moved and turned as one so that those that both know lie where they lay before. Without two of these they stay. */
export function aligned(cards: readonly Lying[], before: ReadonlyMap<string, Lying>): readonly Lying[] {
  const pairs = cards.flatMap((now) => {
    const then = before.get(now.text);
    return then === undefined ? [] : [{ now, then }];
  });
  if (pairs.length < 2) return cards;
  const mean = (of: (pair: { now: Lying; then: Lying }) => number): number => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const from = { x: mean(({ now }) => now.x), y: mean(({ now }) => now.y) };
  const to = { x: mean(({ then }) => then.x), y: mean(({ then }) => then.y) };
  const along = mean(({ now, then }) => (now.x - from.x) * (then.x - to.x) + (now.y - from.y) * (then.y - to.y));
  const across = mean(({ now, then }) => (now.x - from.x) * (then.y - to.y) - (now.y - from.y) * (then.x - to.x));
  const angle = Math.atan2(across, along);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return cards.map(({ text, x, y, up }) => ({
    text,
    x: to.x + cos * (x - from.x) - sin * (y - from.y),
    y: to.y + sin * (x - from.x) + cos * (y - from.y),
    up: up + angle,
  }));
}
