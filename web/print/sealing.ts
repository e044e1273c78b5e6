import type { DeckKey } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import type { Part } from '../../print/job.ts';
import type { Choices } from './chosen.ts';

/** Parts that make a deck, and so cannot stand in one file with new backs for cards that exist already. */
const wholeDeck: readonly Part[] = ['cards', 'backs', 'labels'];

/** The parts that may be chosen of a deck, as it is to be printed. */
export function partsOn(sealed: boolean, all: readonly Part[]): readonly Part[] {
  return sealed ? all : all.filter((part) => part !== 'key' && part !== 'new-backs');
}

/** Whether what is printed now can be read with a key that nobody has yet. */
export function needsKeyCard({ sealed, key, fresh, parts }: Choices): boolean {
  return sealed && same(key, fresh) && parts.some((part) => part === 'new-backs' || wholeDeck.includes(part));
}

/** Whether codes would stand nowhere: sealed faces under a new key, and no backs. */
export function lacksBacks(choices: Choices): boolean {
  return choices.sealed && same(choices.key, choices.fresh) && choices.parts.includes('cards') && !choices.parts.includes('backs');
}

/** Whether lost cards would come under a key that the rest of their deck does not have. */
export function lacksOldKey({ sealed, numbers, key, fresh }: Choices): boolean {
  return sealed && numbers !== undefined && same(key, fresh);
}

export function same(a: DeckKey, b: DeckKey): boolean {
  return a.edition === b.edition && a.secret === b.secret;
}

/**
 * The choices with a change to them, made to agree: new backs stand alone and come under a new key, a key card comes with
 * every new key, and what only sealed cards have goes when they are no longer sealed.
 */
export function changed(before: Choices, part: Partial<Choices>, deck: Deck): Choices {
  const after = { ...before, ...part };
  const sealed = after.sealed || deck.sealed;
  const chosen = new Set(after.parts);
  const renewing = chosen.has('new-backs');
  const begun = renewing && !before.parts.includes('new-backs');
  if (begun) for (const one of [...wholeDeck, 'title' as const]) chosen.delete(one);
  else if (wholeDeck.some((one) => chosen.has(one))) chosen.delete('new-backs');
  if (sealed && !before.sealed) {
    chosen.add('key');
    if (chosen.has('cards')) chosen.add('backs');
  }
  // A shop prints cards alone.
  if (after.sheet === 'shop' && before.sheet !== 'shop' && !renewing) {
    for (const one of chosen) if (one !== 'key') chosen.delete(one);
    chosen.add('cards').add('backs');
  }
  const next = { ...after, sealed, parts: partsOn(sealed, [...chosen]), key: begun ? after.fresh : after.key };
  return needsKeyCard(next) && !chosen.has('key') ? { ...next, parts: [...next.parts, 'key'] } : next;
}
