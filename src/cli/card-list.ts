import { stockOf, type Card, type Deck } from '../cards/deck.ts';
import { dealPile, sum } from '../cards/pile.ts';
import { castFor } from '../cards/setup-table.ts';
import { wordsOf } from '../cards/words.ts';
import type { Cast, Game } from '../kernel/game.ts';
import { words as cardWords } from '../text/cards.ts';
import type { Words } from '../text/message.ts';
import { speaker } from '../text/speak.ts';
import type { Variant } from '../text/wording.ts';
import { Failure, Usage, type Args } from './command.ts';

/** Cards of a deck as `--players` or `--cards` name them. */
export interface CardList {
  readonly cards: readonly Card[];
  readonly cast: Cast;
  /** Single cards named by their numbers, such as lost ones. */
  readonly single: boolean;
}

/** What a command line says of the cards. */
interface Wanted {
  readonly players: number | undefined;
  readonly cards: string | undefined;
}

/** All of the deck, or what the setup table (else the game) gives for `--players`, or what `--cards` lists by role or by number. */
export function cardsOf(args: Args<Wanted>, deck: Deck, game: Game | undefined, words: readonly Words[], wording?: Variant): CardList {
  const { players, cards: list } = args.values;
  if (players !== undefined && list !== undefined) throw new Usage('Say --players or --cards, not both.');
  if (list !== undefined && !list.includes('=')) return numbered(list, deck);
  const cast = list === undefined ? castOf(players, deck, game, words) : listed(list, deck);
  const dealt = dealPile(deck, cast);
  if ('refusal' in dealt) throw new Failure(speaker('en', [cardWords, ...words, wordsOf(deck)], [], wording).say(dealt.refusal.why));
  return { cards: deck.cards.filter((card) => dealt.pile.includes(card)), cast, single: false };
}

function castOf(players: number | undefined, deck: Deck, game: Game | undefined, words: readonly Words[]): Cast {
  if (players === undefined) return stockOf(deck);
  const cast =
    castFor(deck, players, game) ??
    (game && players >= game.players.min && players <= game.players.max ? game.suggest(players, game.options.parse({})) : undefined);
  if (cast !== undefined && sum(cast) === players) return cast;
  const range =
    game === undefined
      ? ''
      : ` ${speaker('en', words).say('game.name')} takes ${String(game.players.min)} to ${String(game.players.max)} players.`;
  throw new Usage(`The deck ${deck.id} has no setup for ${String(players)} players.${range}`);
}

function listed(list: string, deck: Deck): Cast {
  const known = Object.keys(stockOf(deck));
  const cast: Record<string, number> = {};
  for (const entry of list.split(',')) {
    const [, role = '', count = ''] = /^\s*(\w+)=(\d+)\s*$/.exec(entry) ?? [];
    if (role === '') throw new Usage(`--cards takes role=n,role=n … or numbers of cards; "${entry}" is not of that form.`);
    if (!known.includes(role)) throw new Usage(`The deck ${deck.id} has no role "${role}". It has ${known.join(', ')}.`);
    cast[role] = Number(count);
  }
  return cast;
}

/** Cards by number: `17`, `3,17`, `3-5`. */
function numbered(list: string, deck: Deck): CardList {
  const wanted = new Set<number>();
  for (const entry of list.split(',')) {
    const [, from, to = from] = /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(entry) ?? [];
    if (from === undefined || Number(to) < Number(from))
      throw new Usage(`--cards takes role=n,role=n … or numbers of cards such as 3,17 or 3-5; "${entry}" is not of that form.`);
    for (let no = Number(from); no <= Number(to); no++) wanted.add(no);
  }
  const cards = deck.cards.filter(({ no }) => wanted.delete(no));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new Usage(`The deck ${deck.id} has no card ${String(unknown)}; it has ${spans(deck.cards)}.`);
  const cast: Record<string, number> = {};
  for (const { role } of cards) cast[role] = (cast[role] ?? 0) + 1;
  return { cards, cast, single: true };
}

/** The numbers of cards in short: `1-12, 20`. */
function spans(cards: readonly Card[]): string {
  const all: [number, number][] = [];
  for (const { no } of cards) {
    const last = all.at(-1);
    if (last?.[1] === no - 1) last[1] = no;
    else all.push([no, no]);
  }
  return all.map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`)).join(', ');
}
