import { announce, ask, type Script } from '../../../kernel/script.ts';
import type { ClauseId, Said, SeatId } from '../../../kernel/types.ts';
import { reveal } from '../../../rules/death.ts';
import { said, type T, type Question } from '../vocabulary.ts';

/** Something everybody is told, and the clause behind it. */
export type Told = readonly [words: Said, clause: ClauseId];

/** Tells everybody several things in one breath. */
export function* proclaim(t: T, key: Question, clause: ClauseId, lines: readonly Told[], because?: number): Script {
  for (const [words, behind] of lines) t.tell({ what: 'announced', said: words }, behind, 'public', because);
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say: lines.map(([words]) => words), clause }));
}

/** A living player's role and faction become known to everybody. */
export function* revealRole(t: T, seat: SeatId, clause: ClauseId, because?: number): Script {
  reveal(t, seat, clause, because);
  yield* announce(
    t,
    'day.unmasked',
    said('day.unmasked', { who: { seat }, role: { role: t.at(seat).role }, faction: { faction: t.faction(seat) } }),
    clause,
    because,
  );
}

/** The vote counted latest, as the cause of what follows from it. */
export const latestVote = (t: T): number | undefined => {
  const at = t.story.findLastIndex((fact) => fact.what === 'voted');
  return at < 0 ? undefined : at;
};
