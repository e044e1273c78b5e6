import type { Cast, Game } from '../kernel/game.ts';
import type { Words } from '../text/message.ts';
import { words as ruleWords } from '../text/rules.ts';
import { speaker } from '../text/speak.ts';
import { wordingOf } from '../text/wording.ts';
import type { Head } from './scenario-schema.ts';

/** How many of each role a file deals. */
export function castOf({ seats }: Pick<Head, 'seats'>): Cast {
  const cast: Record<string, number> = {};
  for (const { role } of seats) cast[role] = (cast[role] ?? 0) + 1;
  return cast;
}

/** Why the rulebook would not let this table begin: a sentence for each reason, with its clause. */
export function illegal(game: Game, head: Pick<Head, 'seats' | 'options'>, words: Words | undefined): string[] {
  const { min, max } = game.players;
  const n = head.seats.length;
  if (n < min || n > max) return [`${game.id} seats from ${min} to ${max} players, not ${n}.`];
  const voice = speaker('en', [ruleWords, ...(words ? [words] : [])], [], wordingOf(game.options, head.options));
  return game
    .examine(castOf(head), game.options.parse(head.options ?? {}))
    .filter(({ level }) => level === 'refuse')
    .map(({ why, clause }) => `${words ? voice.say(why) : why.id} [${clause}]`);
}
