import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeck } from '../../../src/cards/deck.ts';
import { root } from '../../../src/cli/build.ts';
import { games } from '../../../src/games/index.ts';
import { words as cardWords } from '../../../src/text/cards.ts';
import { speaker } from '../../../src/text/speak.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike, valueLike } from './mutate.ts';

const texts = readdirSync(join(root, 'decks'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(root, 'decks', name), 'utf8'));
/** The decks that come with the program, as what their files hold. */
export const deckFiles = texts.map((text) => JSON.parse(text) as unknown);
/** The roles of every game. */
export const rolesOfGames = new Map(
  await Promise.all(Object.values(games).map(async (game) => [game.id, Object.keys((await game.load()).roles)] as const)),
);
const english = speaker('en', [cardWords]);

/** Deck files of strangers. */
export const decks: Fuzzer = {
  name: 'decks',
  full: 10_000,
  share: 150,
  input(random): Verdict {
    const changed = random.below(3) === 0 ? undefined : valueLike(random, pick(random, deckFiles));
    const read = parseDeck(changed ? JSON.stringify(changed.value) : textLike(random, pick(random, texts)), (game) =>
      rolesOfGames.get(game),
    );
    if ('refusal' in read) {
      english.say(read.refusal.why);
      return 'refused';
    }
    const { deck } = read;
    const numbers = deck.cards.map(({ no }) => no);
    if (new Set(numbers).size !== numbers.length) return { silent: 'a number twice' };
    if (numbers.length > 540 || numbers.some((no) => !(no >= 1 && no <= 540))) return { silent: 'too many cards' };
    const known = deck.rules ? Object.keys(deck.rules.roles) : rolesOfGames.get(deck.game);
    if (deck.cards.some(({ role }) => !known?.includes(role))) return { silent: 'an unknown role' };
    if (!/^[0-9A-HJKMNP-TV-Z]{3}$/.test(deck.edition)) return { silent: `edition ${deck.edition}` };
    return 'taken';
  },
};
