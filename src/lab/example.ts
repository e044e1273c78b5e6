import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { RoleId } from '../kernel/types.ts';
import { cardsOf, playOut } from './playout.ts';
import { randomPolicy } from './random-policy.ts';

/** Games that are tried before a role counts as one that leaves no trace. */
const tries = 12;
/** Facts an example holds at most: enough to see what leads to what. */
const mostFacts = 6;

/** What is no deed: that a call was made, or a phase began. */
const silent: ReadonlySet<Fact['what']> = new Set(['called', 'phase', 'began', 'voted', 'drawn', 'spent']);

/** A passage of a game just played in which a role does what it does; nothing where it did nothing in some games. */
export function exampleOf(game: Game, role: RoleId, clauses: ReadonlySet<string>): readonly Fact[] | undefined {
  const options = game.options.parse({});
  const roles = cardsOf(game.suggest(game.players.usual, options));
  // The role takes the place of a card of which there are most.
  const common = [...roles].sort((a, b) => count(roles, b) - count(roles, a))[0];
  const deal = roles.includes(role) ? roles : roles.map((one, i) => (i === roles.lastIndexOf(common ?? '') ? role : one));
  for (let i = 0; i < tries; i++) {
    const { story } = playOut(game, options, deal, `example${i}`, randomPolicy).table;
    const passage = passageIn(story, clauses);
    if (passage) return passage;
  }
  return undefined;
}

const count = (roles: readonly RoleId[], role: RoleId): number => roles.filter((one) => one === role).length;

/** The first deed under one of the clauses, and what follows from it. */
function passageIn(story: readonly Fact[], clauses: ReadonlySet<string>): readonly Fact[] | undefined {
  const first = story.findIndex(
    (fact) => clauses.has(fact.clause) && !silent.has(fact.what) && !(fact.what === 'chose' && fact.seats.length === 0),
  );
  if (first < 0) return undefined;
  const taken = new Set([first]);
  for (let i = first + 1; i < Math.min(story.length, first + 80) && taken.size < mostFacts; i++) {
    const fact = story[i];
    if (!fact || silent.has(fact.what)) continue;
    const follows = fact.because !== undefined && taken.has(fact.because);
    if (follows || (clauses.has(fact.clause) && i - first < 12)) taken.add(i);
  }
  return [...taken].flatMap((i) => story[i] ?? []);
}
