import type { Entry } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { Session } from '../../src/kernel/session.ts';
import type { Rulebook } from '../../src/rules/define-game.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import { misfit } from '../../src/save/fits.ts';
import { asToday } from '../../src/save/migrate.ts';
import { parting, type Parting } from '../../src/save/parting.ts';
import { rulebookFor } from '../session/decks.ts';
import type { StoredGame, WholeGame } from '../session/stored-game.ts';
import { StorageProblem } from '../session/database.ts';
import { recordIn } from './told.ts';

/** Why a stored game cannot be hosted; `reason` is a message id that says what to do. */
export class OpenProblem extends Error {
  override readonly name = 'OpenProblem';
  constructor(
    readonly reason: 'host.noSuchGame' | 'host.noSuchRules' | 'host.notDealt' | 'host.badOptions' | 'host.recorded' | 'host.newerRules',
  ) {
    super(reason);
  }
}

/** Message id of why a game could not be opened. */
export function whyNot(cause: unknown): string {
  return cause instanceof OpenProblem || cause instanceof StorageProblem ? cause.reason : 'storage.blocked';
}

/** A stored game's rules, and what plays its answers back by them, with more answers after those if wanted. */
export interface Rules {
  readonly rules: Rulebook;
  /** Options as today's rules read them. */
  readonly options: StoredGame['options'];
  play(more?: readonly Entry[]): Session;
}

/** Throws an `OpenProblem` where there are none, or where they have no room for the game. */
export async function rulesOf({ game: stored, entries }: WholeGame): Promise<Rules> {
  const book = await rulebookFor(stored.game, stored.deck);
  if (!book) throw new OpenProblem('host.noSuchRules');
  if (stored.deal.length < book.players.min) throw new OpenProblem('host.notDealt');
  const rules = await book.load();
  const { names, seed, position, edition = 1 } = stored;
  const now = asToday(rules, edition, {
    options: stored.options,
    deal: stored.deal.map((seat, i) => ({ ...seat, ...(names[i] ? { name: names[i] } : {}) })),
    entries: entries.map(({ entry }) => entry),
  });
  if (!now) throw new OpenProblem('host.newerRules');
  const { data: options = now.options } = rules.options.safeParse(now.options);
  if (misfit({ edition, options, deal: now.deal, position }, rules, { dealtHere: true })) throw new OpenProblem('host.badOptions');
  const setup = { options: now.options, seed, deal: now.deal, ...(position ? { position } : {}) };
  const play = (more: readonly Entry[] = []): Session => {
    try {
      return new Session(rules, setup, [...now.entries, ...more]);
    } catch {
      throw new OpenProblem('host.badOptions');
    }
  };
  return { rules, options: now.options as StoredGame['options'], play };
}

/** A story as it was written down, why it is shown instead of the game, and where the game could go on. */
export interface Recording {
  readonly story: readonly Fact[];
  readonly remark: Said;
  /** Nothing where today's rules cannot play the game at all. */
  readonly parting?: Parting;
}

/** The record of a game that today's rules would tell differently; nothing where they tell the same. */
export async function recordOf(whole: WholeGame): Promise<Recording | undefined> {
  const { game, entries } = whole;
  const { story, known } = game.recorded ? ({ story: game.recorded.story, known: 'whole' } as const) : recordIn(entries);
  try {
    const session = (await rulesOf(whole)).play();
    const apart = known === 'part' && story.length === 0 ? undefined : parting(story, session, known);
    if (!apart) return game.recorded;
    return { story, remark: game.recorded?.remark ?? said('save.diverged', { n: apart.good, of: entries.length }), parting: apart };
  } catch (cause) {
    if (!(cause instanceof OpenProblem)) throw cause;
    if (game.recorded) return game.recorded;
    if (cause.reason === 'host.notDealt') throw cause;
    // Rules that cannot read the game at all leave its record readable, if there is one.
    if (story.length === 0) throw cause;
    return { story, remark: said(cause.reason) };
  }
}
