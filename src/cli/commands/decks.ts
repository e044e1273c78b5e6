import { basename } from 'node:path';
import { languages } from '../../text/message.ts';
import { stockOf, type Deck } from '../../cards/deck.ts';
import { playersOf } from '../../cards/setup-table.ts';
import { rulebookOf } from '../../cards/rulebook.ts';
import { localised } from '../../cards/words.ts';
import { games } from '../../games/index.ts';
import type { Cast } from '../../kernel/game.ts';
import { explainRules } from '../../own/explain/rules.ts';
import { contrastsIn } from '../contrasts.ts';
import { commandOf, oneOf, Failure, type Args, type Options, type Values } from '../command.ts';
import { deckNames, findDeck } from '../find-deck.ts';

/** A deck as `decks --json` lists it: read, or refused with the place in the file and the reason. */
type Listed = Sound | { readonly id: string; readonly refused: string };

interface Sound {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly edition: string;
  readonly languages: readonly string[];
  readonly sealed: boolean;
  readonly cards: number;
  readonly roles: Cast;
  readonly players: { readonly min: number; readonly max: number };
}

interface ListedGame {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly roles: readonly string[];
}

const options = {
  lang: {
    type: 'string',
    value: 'LANG',
    takes: oneOf(languages),
    help: `only this language of what roles of a deck’s own rules do: ${languages.join(', ')}`,
  },
  json: { type: 'boolean', help: 'print {decks, games} as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

export const command = commandOf({
  name: 'decks',
  summary: 'list decks and games with their player numbers',
  usage: '[deck or file …] [--lang en|zh|pl] [--json]',
  options,
  async run(args) {
    const all = args.positionals.length === 0;
    const decks = await Promise.all((all ? deckNames() : args.positionals).map(listed));
    const rulebooks = await Promise.all(
      Object.values(games).map(async ({ id, players, load }) => ({ id, players, roles: Object.keys((await load()).roles) })),
    );
    if (args.values.json) args.say(JSON.stringify({ decks, games: rulebooks }, null, 2));
    else {
      for (const deck of decks) describe(args, deck);
      if (!all) for (const name of args.positionals) await tellMore(args, name);
      if (all) listGames(args, rulebooks);
    }
    return decks.some((deck) => 'refused' in deck) ? 1 : 0;
  },
});

/** A file that is no deck is part of the list; a name that is none is a slip of the finger and goes on as `Usage`. */
async function listed(nameOrFile: string): Promise<Listed> {
  try {
    const deck = await findDeck(nameOrFile);
    const { id, game, edition, languages, sealed } = deck;
    return {
      id,
      title: localised(deck, deck.title, 'en'),
      game,
      edition,
      languages,
      sealed,
      cards: deck.cards.length,
      roles: stockOf(deck),
      players: rangeOf(deck, playersOf(deck)),
    };
  } catch (error) {
    if (error instanceof Failure) return { id: basename(nameOrFile, '.json'), refused: error.message };
    throw error;
  }
}

/** What of its colours is hard to read, and what each role of its own rules does, block by block in words: a slip is seen by reading. */
async function tellMore(args: Given, nameOrFile: string): Promise<void> {
  const deck = await findDeck(nameOrFile).catch(() => undefined);
  if (deck) for (const line of await contrastsIn(deck)) args.say(`  ${line}`);
  if (!deck?.rules) return;
  const words = (await rulebookOf(deck)?.load())?.words;
  const only = args.values.lang;
  if (words) for (const line of explainRules(deck.rules, words, only ? [only] : deck.languages)) args.say(line);
}

/** Without a setup table a deck serves whom the game and the number of cards allow. */
function rangeOf(deck: Deck, table: Sound['players'] | undefined): Sound['players'] {
  const players = rulebookOf(deck)?.players;
  const cards = deck.cards.length;
  return table ?? { min: Math.min(players?.min ?? 1, cards), max: Math.min(players?.max ?? cards, cards) };
}

function describe(args: Args, deck: Listed): void {
  if ('refused' in deck) {
    args.say(`${deck.id}: cannot be used`);
    args.say(`  ${deck.refused}`);
    return;
  }
  args.say(`${deck.id}: ${deck.title}`);
  args.say(
    `  game ${deck.game}, ${deck.players.min} to ${deck.players.max} players, edition ${deck.edition}${deck.sealed ? ', sealed' : ''}, ${deck.languages.join(' ')}`,
  );
  args.say(
    `  ${deck.cards} cards: ${Object.entries(deck.roles)
      .map(([role, n]) => `${n} ${role}`)
      .join(', ')}`,
  );
}

function listGames(args: Args, rulebooks: readonly ListedGame[]): void {
  args.say('');
  args.say('Games');
  for (const { id, players, roles } of rulebooks) {
    args.say(`${id}: ${players.min} to ${players.max} players, best with ${players.usual}`);
    args.say(`  roles ${roles.join(', ')}`);
  }
}
