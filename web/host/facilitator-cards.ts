import type { PrintJob } from '../../print/job.ts';
import type { RoleId } from '../../src/kernel/types.ts';
import type { Language } from '../../src/text/message.ts';
import type { Variant } from '../../src/text/wording.ts';
import { Press } from '../print/press.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { Store } from '../session/store.ts';
import { tableFor } from '../session/table.ts';

/**
 * The facilitator cards of a game, drawn as they are printed, each when it is first wanted. The host's
 * screen says in words what a card shows until it is drawn, so a card that cannot be drawn is no error.
 */
export class FacilitatorCards {
  /** SVGs by role, drawn so far. */
  readonly drawn = new Store<ReadonlyMap<RoleId, string>>(new Map());
  readonly #press = new Press();
  readonly #asked = new Map<RoleId, Promise<string | undefined>>();
  #job: Promise<PrintJob> | undefined;

  constructor(
    readonly deck: StoredGame['deck'],
    readonly language: Language,
    readonly wording: Variant | undefined,
  ) {}

  /** The card of a role; nothing where the deck has none or it cannot be drawn. Never rejects. */
  of(role: RoleId): Promise<string | undefined> {
    const asked = this.#asked.get(role);
    if (asked) return asked;
    const drawing = this.#draw(role);
    this.#asked.set(role, drawing);
    return drawing;
  }

  close(): void {
    this.#press.close();
  }

  async #draw(role: RoleId): Promise<string | undefined> {
    try {
      this.#job ??= jobFor(this.deck, this.language, this.wording);
      const svg = await this.#press.facilitator(await this.#job, role);
      if (svg !== undefined) this.drawn.update((cards) => new Map([...cards, [role, svg]]));
      return svg;
    } catch {
      // Fonts or worker could not be loaded; the next look tries again.
      this.#job = undefined;
      this.#asked.delete(role);
      return undefined;
    }
  }
}

async function jobFor(source: StoredGame['deck'], language: Language, wording: Variant | undefined): Promise<PrintJob> {
  const { deck, areas } = await tableFor(source);
  const spoken = deck.languages.includes(language) ? language : (deck.languages[0] ?? language);
  // A facilitator card carries no code, so a sealed deck needs no key for it.
  return { deck: { ...deck, sealed: false }, language: spoken, words: areas, ...(wording === undefined ? {} : { wording }) };
}
