import { trouble, type Trouble } from '../cards/trouble.ts';
import { divergence, fingerprints } from '../kernel/fingerprint.ts';
import type { Game, Setup } from '../kernel/game.ts';
import { Session } from '../kernel/session.ts';
import { said, type Said } from '../kernel/types.ts';
import type { SaveFile } from './file.ts';

/** A replay that no longer tells the recorded story: show `save.story` read-only and do not write over the save. */
export interface Divergence {
  /** Answers that still replayed to the recorded story. */
  readonly good: number;
  readonly words: Said;
}

export type Resumed = { readonly session: Session; readonly diverged?: Divergence } | { readonly refusal: Trouble };

/**
 * Opens a save under the rules as they are now. Never throws: what the rules cannot take is refused. A
 * session that diverged is still returned, so that the host may go on from the last good answer if he wants to.
 */
export function resume(save: SaveFile, game: Game): Resumed {
  if (save.game !== game.id) return { refusal: trouble('save.otherGame', { game: save.game }, 'game') };
  const stranger = save.deal.findIndex(({ role }) => !Object.hasOwn(game.roles, role));
  if (stranger >= 0) return { refusal: trouble('save.unknownRole', { role: save.deal[stranger]?.role ?? '' }, `deal[${stranger}].role`) };
  if (!game.options.safeParse(save.options ?? {}).success) return { refusal: trouble('save.options', {}, 'options') };
  const setup: Setup = { options: save.options, seed: save.seed, deal: save.deal, ...(save.position && { position: save.position }) };
  try {
    const session = new Session(game, setup, save.answers);
    const diverged = whereItDiverged(save, session);
    return diverged ? { session, diverged } : { session };
  } catch {
    return { refusal: trouble('save.broken') };
  }
}

function whereItDiverged(save: SaveFile, session: Session): Divergence | undefined {
  const fact = divergence(save.fingerprints, session.story);
  const extra = fingerprints(session.story).length > save.fingerprints.length;
  if (fact === undefined && !extra && session.lost.length === 0) return undefined;
  const told = fact ?? session.story.length;
  const good = session.marks.filter((mark) => mark < told).length - (fact === undefined ? 0 : 1);
  const n = Math.max(0, Math.min(good, session.entries.length));
  return { good: n, words: said('save.diverged', { n, of: save.answers.length }) };
}
