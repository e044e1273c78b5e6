import { localised } from '../../src/cards/words.ts';
import type { Filler } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { ChoiceItem } from '../elements/choice.ts';
import { readySince } from '../print/ready-note.ts';
import { rulesFor, type KnownDeck } from '../session/decks.ts';

/** What stands under a deck's name where one is chosen: its game in a sentence, then its length, players and cards, and whether it lies ready. */
export function aboutDeck(
  { deck, source }: KnownDeck,
  speaker: Speaker,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
): Pick<ChoiceItem, 'hint' | 'facts'> {
  const cards = say('setup.cards.sum', { n: deck.cards.length });
  const ready = readySince(deck, speaker.language, say) ?? [];
  if (typeof source !== 'string') return { facts: [cards, say('setup.deck.own'), ready].flat() };
  const game = `game.${deck.game}`;
  const { min, max } = rulesFor(deck)?.players ?? {};
  const known = speaker.has(`${game}.about`);
  const effort = known ? [say(`${game}.effort`)] : [];
  const range = min !== undefined && max !== undefined ? [say('setup.players.range', { min, max })] : [];
  const own = deck.rules?.about;
  const hint = known ? say(`${game}.about`) : own && localised(deck, own, speaker.language);
  return { hint, facts: [effort, range, cards, ready].flat() };
}
