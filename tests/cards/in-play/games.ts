import type { Ruling } from '../../../src/kernel/answer.ts';
import { Session } from '../../../src/kernel/session.ts';
import { princeton as rules } from '../../../src/games/princeton/index.ts';
import { princeton as deck } from '../decks.ts';

/** Card numbers at the seats of a table of eight: mafia at 1 and 2, the angel at 3. */
export const cards = [1, 2, 6, 8, 9, 10, 11, 12] as const;

/** The role of a card by its number. */
export function roleOf(no: number): string {
  const card = deck.cards.find((one) => one.no === no);
  if (!card) throw new Error(`the deck has no card ${String(no)}`);
  return card.role;
}

/** A game whose cards were scanned, or only named from the list. */
export function dealt(how: 'scanned' | 'named' = 'scanned'): Session {
  const deal = cards.map((no) => ({
    role: roleOf(no),
    ...(how === 'scanned' ? { card: `${deck.id}-${deck.edition}-${String(no)}` } : {}),
  }));
  return new Session(rules, { options: {}, seed: 's', deal });
}

/** Rules, and insists that it was taken. */
export function rule(session: Session, ...rulings: readonly Ruling[]): void {
  for (const ruling of rulings) {
    const refusal = session.answer({ ruling });
    if (refusal) throw new Error(refusal.why.id);
  }
}
