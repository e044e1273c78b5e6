import { games, type Registered } from '../games/index.ts';
import type { Rulebook } from '../rules/define-game.ts';
import type { Deck } from './deck.ts';

type WithRules = Pick<Deck, 'game' | 'rules' | 'title' | 'languages'>;

/** The rules of a deck: its own, compiled when they are wanted, or those of the game it names. Nothing where there is no such game. */
export function rulebookOf(deck: WithRules): Registered | undefined {
  const { rules } = deck;
  if (!rules) return registeredAs(deck.game);
  const [min, max] = rules.players ?? [5, 40];
  return {
    id: deck.game,
    players: { min, max, usual: rules.usual ?? Math.min(max, Math.max(min, 10)) },
    clauses: 'OWN',
    load: () => compiled(deck),
  };
}

/** The rules that come with the program under this id. */
export const registeredAs = (id: string): Registered | undefined => (Object.hasOwn(games, id) ? games[id] : undefined);

const made = new WeakMap<object, Promise<Rulebook>>();

/** Compiled once for each reading of a file. */
async function compiled({ game: id, rules, title, languages }: WithRules): Promise<Rulebook> {
  if (!rules) throw new Error(`${id} has no rules of its own`);
  let game = made.get(rules);
  if (!game) {
    game = import('../own/compile.ts').then(({ compile }) => compile(id, rules, title, languages) as Rulebook);
    made.set(rules, game);
  }
  return game;
}
