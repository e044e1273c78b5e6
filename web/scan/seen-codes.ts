/** How long a code must have been out of sight before it counts as shown again, in ms. */
export const outOfSight = 2_000;

/** Tells a code that comes into view from one that is still there. */
export interface SeenCodes {
  /** Takes a code seen at a time (ms); answers whether it has just come into view. */
  see(text: string, now: number): boolean;
  /** Notes that a code reported before is still in view (ms); one never reported stays new. */
  still(text: string, now: number): void;
  /** Forgets what was in view: everything counts as new. */
  clear(): void;
}

/** A code is reported once while it is visible, and again only after it was out of sight for a while (ms). */
export function seenCodes(gone: number = outOfSight): SeenCodes {
  const lastSeen = new Map<string, number>();
  return {
    see: (text, now) => {
      const before = lastSeen.get(text);
      lastSeen.set(text, now);
      return before === undefined || now - before >= gone;
    },
    still: (text, now) => {
      if (lastSeen.has(text)) lastSeen.set(text, now);
    },
    clear: () => {
      lastSeen.clear();
    },
  };
}
