import { trouble, type Trouble } from '../cards/trouble.ts';
import { canonical, fingerprints, hashingOf } from '../kernel/fingerprint.ts';
import type { Game, Setup } from '../kernel/game.ts';
import { Session } from '../kernel/session.ts';
import { said, type Said } from '../kernel/types.ts';
import type { SaveFile } from './file.ts';
import { misfit, refusedCast } from './fits.ts';
import { asToday } from './migrate.ts';

/** A replay that no longer tells the recorded story: show `save.story` read-only and do not write over the save. */
export interface Divergence {
  /** Answers that still replayed to the recorded story. */
  readonly good: number;
  readonly words: Said;
}

/** `unplayable`: of older rules, and today's have no room for it; say why and show `save.story`. */
export type Resumed =
  | { readonly session: Session; readonly diverged?: Divergence }
  | { readonly unplayable: Said }
  | { readonly refusal: Trouble };

/**
 * Opens a save under the rules as they are now. Never throws: what the rules cannot take is refused, or can only be read where
 * it was played under an older edition of them. A session that diverged is still returned, so that the host may go on from the
 * last good answer if he wants to.
 */
export function resume(save: SaveFile, game: Game): Resumed {
  if (save.game !== game.id) return { refusal: trouble('save.otherGame', { game: save.game }, 'game') };
  const now = asToday(game, save.edition, { options: save.options, deal: save.deal, entries: save.answers });
  if (!now) return { refusal: trouble('save.newerRules', { edition: save.edition }, 'edition') };
  const refused = (refusal: Trouble): Resumed =>
    save.edition < game.edition && save.story.length > 0
      ? { unplayable: said('save.unplayable', { why: { said: refusal.why } }) }
      : { refusal };
  const claims = { ...save, options: now.options, deal: now.deal };
  const refusal = misfit(claims, game) ?? refusedCast(claims, game);
  if (refusal) return refused(refusal);
  const setup: Setup = { options: now.options, seed: save.seed, deal: now.deal, ...(save.position && { position: save.position }) };
  try {
    const session = new Session(game, setup, now.entries);
    const diverged = whereItDiverged(save, session);
    return diverged ? { session, diverged } : { session };
  } catch {
    return refused(trouble('save.broken'));
  }
}

function whereItDiverged(save: SaveFile, session: Session): Divergence | undefined {
  const now = fingerprints(session.story, hashingOf(save.fingerprints));
  const length = Math.max(now.length, save.fingerprints.length);
  const first = Array.from({ length }, (_, i) => i).find(
    (i) => now[i]?.[0] !== save.fingerprints[i]?.[0] || now[i]?.[1] !== save.fingerprints[i]?.[1],
  );
  if (first === undefined && session.lost.length === 0) return undefined;
  // A fingerprint is of many facts; the recorded story tells which of them it was.
  const fact = save.story.findIndex((one, i) => canonical(one) !== canonical(session.story[i]));
  const seen = first === undefined ? Infinity : Math.min(now[first]?.[0] ?? Infinity, save.fingerprints[first]?.[0] ?? Infinity);
  const n = answersBefore(session, fact < 0 ? seen : Math.min(fact, seen));
  return { good: n, words: said('save.diverged', { n, of: save.answers.length }) };
}

/** How many answers had been given when the one was asked for that brought this fact. */
export function answersBefore(session: Session, fact: number): number {
  if (fact >= session.story.length) return session.entries.length;
  return Math.max(0, session.marks.filter((mark) => mark <= fact).length - 1);
}
