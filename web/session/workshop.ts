import { beginWith } from '../../src/cards/workshop/take-role.ts';
import { emptyDraft, isDraft, type DeckDraft } from '../../src/cards/workshop/draft.ts';
import type { Language } from '../../src/text/message.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import { builtInDecks, deckOf, openDeckFile } from './decks.ts';
import { getGame } from './games-db.ts';

const place = 'nightdeck.workshop';

/** The deck that was being written on this device; nothing where none was, or what lies there cannot be read. */
export function keptDraft(): DeckDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft on this device; false where the store is full or forbidden. */
export function keepDraft(draft: DeckDraft): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Decks of ours with rules of their own: their roles may be taken. */
export async function sources(): Promise<readonly DeckDraft[]> {
  const decks = await builtInDecks();
  return decks.flatMap(({ kept }) => (isDraft(kept) ? [kept] : []));
}

/** Two roles to begin with: who kills, and who is killed. */
export async function freshDraft(title: string, language: Language): Promise<DeckDraft> {
  const [from] = await sources();
  const empty = emptyDraft(title, language);
  return from ? beginWith(empty, from) : empty;
}

/** The deck of a stored game as a draft, where it has rules of its own. */
export async function draftOfGame(id: string): Promise<DeckDraft | undefined> {
  const stored = await getGame(id).catch(() => undefined);
  const known = stored && (await deckOf(stored.deck));
  const file = known?.kept ?? known?.source;
  return isDraft(file) ? file : undefined;
}

/** A deck file as a draft, or why it is none. */
export async function openDraft(text: string): Promise<{ readonly draft: DeckDraft } | { readonly why: Said }> {
  const read = await openDeckFile(text);
  if (!('mistakes' in read)) return isDraft(read.source) ? { draft: read.source } : { why: said('work.noRules') };
  return { why: read.mistakes[0] ?? said('work.noRules') };
}

/** Hands the draft to the browser as a deck file. */
export function saveDraft(draft: DeckDraft): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' }));
  link.download = `${draft.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
