import type { CastOf } from '../src/kernel/game.ts';
import type { NightCard } from '../src/kernel/night-card.ts';
import type { NightPart } from './job.ts';

/** The printable half of a game's night card: the lines this cast needs, without what they do. */
export function nightParts<O>(card: NightCard<O>, cast: CastOf<string>): readonly NightPart[] {
  const inDeck = (roles: readonly string[]): boolean => roles.length === 0 || roles.some((role) => (cast[role] ?? 0) > 0);
  return card
    .map((section) => ({
      id: section.id,
      ...(section.ownSheet === true ? { apart: true as const } : {}),
      lines: section.lines
        .filter((line) => inDeck(line.roles))
        .map(({ id, what, roles, wake, ask, sleep }) => ({
          id,
          what,
          roles: roles.filter((role) => (cast[role] ?? 0) > 0),
          ...(wake === undefined ? {} : { wake }),
          ...(ask === undefined ? {} : { ask }),
          ...(sleep === undefined ? {} : { sleep }),
        })),
    }))
    .filter((section) => section.lines.length > 0);
}
