import type { Fact } from '../kernel/fact.ts';
import { canonical } from '../kernel/fingerprint.ts';
import type { Session } from '../kernel/session.ts';
import { answersBefore } from './resume.ts';

/** Where a replay leaves the recorded story. */
export interface Parting {
  /** Answers that still tell what was recorded. */
  readonly good: number;
  /** What was recorded from there on, and what is told now instead: the first few facts that differ. */
  readonly then: readonly Fact[];
  readonly now: readonly Fact[];
}

/** Facts shown of each side; more would be the story itself. */
const most = 4;

/**
 * Compares a recorded story with the one today's rules tell; nothing where they agree. `known` tells that the record
 * goes to the end: of old games only a part was written down.
 */
export function parting(recorded: readonly Fact[], session: Session, known: 'whole' | 'part'): Parting | undefined {
  const { story, lost } = session;
  const differs = recorded.findIndex((fact, i) => canonical(fact) !== canonical(story[i]));
  const longer = known === 'whole' && story.length > recorded.length ? recorded.length : undefined;
  const at = differs >= 0 ? differs : (longer ?? (lost.length > 0 ? story.length : undefined));
  if (at === undefined) return undefined;
  // An answer that brings less than it did no longer tells the same; one that is refused was never given.
  const cut = at >= story.length && lost.length === 0 ? 1 : 0;
  return {
    good: Math.max(0, answersBefore(session, at) - cut),
    then: recorded.slice(at, at + most),
    now: story.slice(at, at + most),
  };
}
