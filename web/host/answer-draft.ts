/**
 * What the host has entered for a question but not yet given: hands already counted, seats already
 * tapped. Kept on the device so that a reload in the middle of a vote loses no hand.
 */
export interface Draft {
  /** Number of answers before the question, so that a draft never turns up at a later question of the same key. */
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}

const place = (game: string): string => `nightdeck.draft.${game}`;

export function keepDraft(game: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(place(game), JSON.stringify(draft));
    else localStorage.removeItem(place(game));
  } catch {
    // Without a store the draft lasts as long as the page, which is as long as the host needs it.
  }
}

/** The draft for this question, if one is kept. */
export function recallDraft(game: string, at: number, key: string): unknown {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? 'null') as Draft | null;
    return kept?.at === at && kept.key === key ? kept.value : undefined;
  } catch {
    return undefined;
  }
}
