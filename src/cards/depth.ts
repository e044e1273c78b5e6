/** Levels a saved game may nest; ours have ten. */
export const mostLevels = 40;

/**
 * Whether a value read from JSON has groups or lists within one another deeper than this. Everything that walks through
 * a value by calling itself, as the schema does and JSON itself, would run out of stack in one of a thousand levels.
 */
export function nestsDeeper(value: unknown, most = mostLevels): boolean {
  let level: readonly object[] = isGroup(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((group) => Object.values(group).filter(isGroup));
  }
  return false;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
