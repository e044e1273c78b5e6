import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { DeckKey } from '../../src/cards/code.ts';
import { looksLikeHostCode } from '../../src/cards/host-code.ts';
import type { Trouble } from '../../src/cards/trouble.ts';
import '../elements/button.ts';
import { isOurs } from '../scan/ours.ts';
import { createReceipt } from '../scan/receipt.ts';
import { namingDecks } from '../session/deck-titles.ts';
import { settings } from '../session/settings.ts';
import type { TableSet } from '../session/table.ts';
import { pileStyles } from './pile.styles.ts';
import { scanStyles } from './scan.styles.ts';
import { Screen } from './screen.ts';

/** A host card may lie among the cards too, and is named. */
export const isMeant = (text: string): boolean => isOurs(text) || looksLikeHostCode(text);

/** A screen that counts cards of one deck in any order: with the camera, typed, or in a photo of them. */
export abstract class CardCountScreen extends Screen {
  static override styles = [...Screen.styles, scanStyles, pileStyles];

  @state() protected table: TableSet | undefined;
  @state() protected missing = false;
  @state() protected codes: readonly string[] = [];
  @state() protected line = '';
  /** A card that has been counted and was seen again. */
  @state() protected again: string | undefined;
  protected readonly receipt = createReceipt(settings.value.sound, settings.value.haptics);
  protected key: DeckKey | undefined;
  #loaded: Promise<unknown> | undefined;

  override get ready(): Promise<unknown> {
    return Promise.resolve(this.#loaded).then(() => this.updateComplete);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loaded = this.load();
    this.addEventListener('pointerdown', this.#touched);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.receipt.close();
    this.removeEventListener('pointerdown', this.#touched);
  }

  /** Finds the deck. */
  protected abstract load(): Promise<void>;

  /** Opens what can be opened of the codes of a photo, and gives those that are not counted yet. */
  protected abstract freshOf(texts: readonly string[], table: TableSet): readonly string[];

  /** How many codes in the last photo were found and not read. */
  protected leftUnread(_count: number): void {
    return;
  }

  /** Says why a code is not taken, of another deck by its title as soon as that is known. */
  protected refuse({ why }: Trouble, text: string, { deck }: TableSet): void {
    const line = (this.line = this.say(why));
    void namingDecks(why, text, deck, this.speaker.language).then((named) => {
      if (named !== undefined && this.line === line) this.line = this.say(named);
    });
  }

  /** Leads to the field of `photoField`, which is not seen. */
  protected photoButton(): TemplateResult {
    return html`<nd-button icon="photo" @click=${() => this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click()}>${this.say('dealing.photo')}</nd-button>`;
  }

  protected photoField(): TemplateResult {
    return html`<input type="file" accept="image/*" aria-label=${this.say('dealing.photo')} @change=${this.#photo} />`;
  }

  /** A code that was taken makes room for the next; one with a slip stays to be mended. */
  protected typedWell(): void {
    this.renderRoot.querySelector('nd-code-field')?.clear();
  }

  readonly #touched = (): void => this.receipt.ready();

  async #photo(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    const { table } = this;
    if (!file || !table) return;
    this.line = this.say('dealing.photo.reading');
    const { nothingIn, readPhoto } = await import('../scan/photo.ts');
    const read = await readPhoto(file);
    if ('refused' in read) {
      this.line = this.say(read.refused);
      return;
    }
    const texts = read.reading.codes.map(({ text }) => text);
    const fresh = this.freshOf(texts, table);
    this.codes = [...this.codes, ...fresh];
    this.leftUnread(read.reading.unread?.length ?? 0);
    this.again = undefined;
    if (texts.length === 0) {
      this.line = this.say(nothingIn(read.reading));
      return;
    }
    const found = this.say('dealing.photo.found', { n: fresh.length });
    this.line = read.reading.cut === true ? this.say('scan.photo.partly', { found, why: this.say('scan.photo.long') }) : found;
  }
}
