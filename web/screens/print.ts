import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { faceLanguages } from '../../src/cards/face-languages.ts';
import type { Filler } from '../../src/kernel/types.ts';
import { makeResumeCode } from '../../src/save/resume-code.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as sheetWords } from '../../src/text/print.ts';
import { words as printingWords } from '../../src/text/printing.ts';
import { words as provingWords } from '../../src/text/proving.ts';
import { words as setupWords } from '../../src/text/setup.ts';
import { variantsOf, wordingOf, type Variant } from '../../src/text/wording.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import '../elements/icon.ts';
import '../elements/page-preview.ts';
import '../elements/switch.ts';
import { borrowedSaid } from '../print/borrowed.ts';
import { cardChoices, typedKey, type Which } from '../print/card-choices.ts';
import { jobOf, sendsPictures, usualChoices } from '../print/choices.ts';
import type { Choices } from '../print/chosen.ts';
import { pictureChoices } from '../print/picture-choices.ts';
import { offsetChoices } from '../print/offset-choices.ts';
import { paperChoices } from '../print/paper-choices.ts';
import { partChoices } from '../print/part-choices.ts';
import { Press, Refused } from '../print/press.ts';
import { proofNote, proofOf, type ProofNote } from '../print/proof-note.ts';
import type { LaidOut } from '../print/protocol.ts';
import { readyNote } from '../print/ready-note.ts';
import { canShare, saveFile, shareFile } from '../print/save.ts';
import { changed, needsKeyCard } from '../print/sealing.ts';
import { sealingChoices } from '../print/sealing-choices.ts';
import { keepKey, keysFor, newKey } from '../session/deck-keys.ts';
import { builtInDecks, titleOf, type KnownDeck } from '../session/decks.ts';
import { keepPrinting } from '../session/printings.ts';
import { keepWording, recallWording } from '../session/deck-wording.ts';
import { suggested, worded } from '../session/game-draft.ts';
import { getEntries, getGame, putGame } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { asToday, loadTable, tableFor, voiceOf, type TableSet } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { printStyles } from './print.styles.ts';
import { Screen } from './screen.ts';

addWords(cardWords, setupWords, sheetWords, printingWords, provingWords);

/** A deck is printed: its real pages as they will come out, what to print and how, and the PDF. */
@customElement('nd-print')
export class PrintScreen extends Screen {
  static override styles = [...Screen.styles, printStyles];

  @state() private table: TableSet | undefined;
  @state() private decks: readonly KnownDeck[] = [];
  /** The deck chosen last, while its rules are still on their way. */
  @state() private coming: KnownDeck | undefined;
  @state() private game: StoredGame | undefined;
  @state() private choices: Choices | undefined;
  @state() private which: Which = 'all';
  @state() private players = 0;
  @state() private laid: LaidOut | undefined;
  @state() private refusal = '';
  @state() private making = '';
  /** What the proof of the file made last says, as long as it is what is chosen. */
  @state() private proof: ProofNote | undefined;
  /** The file made last, as long as it is what is chosen. */
  @state() private made: File | undefined;
  readonly #press = new Press();
  #loaded: Promise<unknown> | undefined;
  #round = 0;
  #resume: string | undefined;

  override get ready(): Promise<unknown> {
    return Promise.resolve(this.#loaded).then(() => this.updateComplete);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loaded = this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#press.close();
  }

  protected override render(): TemplateResult {
    const { table, choices } = this;
    return html`<div class="page wide">
      <h1 tabindex="-1">${this.say('title.print')}</h1>
      ${
        table && choices
          ? html`<div class="columns">
              <nd-page-preview .press=${this.#press} .laid=${this.laid} .round=${this.#round} refusal=${this.refusal}></nd-page-preview>
              <section class="panel options">${this.#what(table, choices)} ${this.#how(table, choices)}</section>
            </div>
            ${this.#lettering()}
            ${this.proof ? proofNote(this.proof) : nothing}
            <div class="foot">
              <nd-button variant="primary" large icon="download" ?disabled=${!this.laid?.pages || this.making !== ''} @click=${() => this.#make(table, choices)}>
                <span aria-live="polite">${this.making || this.say(sendsPictures(choices) ? 'printing.make.pictures' : 'printing.make')}</span>
              </nd-button>
              ${this.made && canShare(this.made) ? html`<nd-button class="share" large icon="share" label=${this.say('printing.share')} @click=${() => this.made && shareFile(this.made)}></nd-button>` : nothing}
            </div>`
          : nothing
      }
    </div>`;
  }

  /** That names will be in other letters than their neighbours: known, and said, before anything is printed. */
  #lettering(): TemplateResult | typeof nothing {
    const said = borrowedSaid(this.laid?.borrowed ?? [], this.#words);
    return said === undefined ? nothing : html`<p class="proof" role="status"><nd-icon name="info"></nd-icon><span>${said}</span></p>`;
  }

  #what(table: TableSet, choices: Choices): TemplateResult {
    const { language } = this.speaker;
    const [say, set] = [this.#words, this.#set];
    const words = voiceOf(table, { options: worded(table, {}, choices.wording) });
    const { which, players } = this;
    return html`${
      this.game || this.decks.length < 2
        ? nothing
        : html`<nd-choice
            label=${this.say('setup.deck')}
            .items=${this.decks.map(({ deck }) => ({ id: deck.id, label: titleOf(deck, language) }))}
            .value=${[(this.coming ?? table).deck.id]}
            @change=${(event: CustomEvent<string[]>) => this.#chose(event.detail[0])}
          ></nd-choice>`
    }
      ${readyNote(table.deck, this.game ? ['-', this.game.id] : [table.deck.id], language, say)}
      ${cardChoices({ table, choices, cast: this.game?.cast, which, players, words, say, set, count: this.#count })}
      ${pictureChoices(table.deck, words, () => void this.#layOut())}
      ${sealingChoices({ deck: table.deck, choices, language, say, set })}
      ${choices.sealed && which === 'single' ? typedKey(table, say, set) : nothing}
      ${partChoices(choices, say, set)}`;
  }

  #how(table: TableSet, choices: Choices): TemplateResult {
    const [say, set] = [this.#words, this.#set];
    return html`${paperChoices(faceLanguages(table.deck), choices, say, set)}
      ${variantsOf(table.areas).map(
        (variant) =>
          html`<nd-switch
            label=${this.say(`printing.wording.${variant}`)}
            hint=${this.say(`printing.wording.${variant}.hint`)}
            ?on=${choices.wording === variant}
            @change=${(event: CustomEvent<boolean>) => void this.#word(table, event.detail ? variant : undefined)}
          ></nd-switch>`,
      )}
      ${choices.parts.includes('backs') || choices.parts.includes('calibration') ? offsetChoices(choices, this.speaker.language, say, set) : nothing}
      <p class="soft small">${this.say('printing.hundred')}</p>`;
  }

  async #load(): Promise<void> {
    // A game's sheets are `#/print/<game>`; cards to print again `#/print/-/<deck>/3.17` or `#/print/<game>/-/3.17`.
    const [id, deck, numbers] = this.args;
    try {
      this.decks = await builtInDecks();
      this.game = id === undefined || id === '-' ? undefined : await getGame(id);
      this.#resume = this.game && makeResumeCode(this.game.id, (await getEntries(this.game.id)).length);
      const table = await tableFor(this.game?.deck ?? deck);
      this.game &&= asToday(this.game, table);
      this.#spread(table);
      const lost = numbers?.split('.').map(Number) ?? [];
      if (lost.length > 0) this.#count('single');
      if (lost.length > 0) this.#set({ numbers: table.deck.cards.flatMap(({ no }) => (lost.includes(no) ? [no] : [])) });
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  #spread(table: TableSet): void {
    const { game } = this;
    this.table = table;
    this.players = game?.names.length ?? table.game.players.usual;
    const options = game?.options ?? {};
    const wording = game ? wordingOf(table.game.options, options) : recallWording(table.deck.id);
    this.choices = { ...this.#usual(table), options, wording, resume: this.#resume };
    this.#count(game ? 'game' : 'players', this.players);
  }

  #usual(table: TableSet): Choices {
    return usualChoices(table, this.speaker.language, { fresh: newKey(table.deck), known: keysFor(table.deck)[0] });
  }

  async #chose(id: string | undefined): Promise<void> {
    const known = (this.coming = this.decks.find(({ deck }) => deck.id === id));
    const table = known && (await loadTable(known).catch((cause: unknown) => void toast(reason(cause), { tone: 'warn' })));
    if (this.coming !== known) return;
    this.coming = undefined;
    if (table) this.#spread(table);
  }

  readonly #count = (which: Which | undefined, players = this.players): void => {
    const { table } = this;
    if (!table || which === undefined) return;
    const alone = which === 'single';
    const begun = alone !== (this.which === 'single');
    this.which = which;
    this.players = players;
    const names = Array.from({ length: players }, () => '');
    const cast = which === 'players' ? suggested(table, { names, options: this.choices?.options ?? {} }) : this.game?.cast;
    this.#set({
      cast: which === 'players' || which === 'game' ? cast : undefined,
      numbers: alone ? (this.choices?.numbers ?? []) : undefined,
      // A lost card needs nothing else on paper; for whole decks the choice is made anew.
      ...(begun ? { parts: alone ? ['cards', 'backs'] : this.#usual(table).parts } : {}),
    });
  };

  /** Cards and game speak alike: the deck's next games, and this one while it can still be changed. */
  async #word(table: TableSet, wording: Variant | undefined): Promise<void> {
    keepWording(table.deck.id, wording);
    this.#set({ wording });
    if (this.game?.stage !== 'setup') return;
    this.game = { ...this.game, options: worded(table, this.game.options, wording) };
    await putGame(this.game).catch((cause: unknown) => toast(reason(cause), { tone: 'warn' }));
  }

  readonly #words = (id: string, fill?: Readonly<Record<string, Filler>>): string => this.say(id, fill);

  readonly #set = (part: Partial<Choices>): void => {
    if (!this.choices || !this.table) return;
    this.choices = changed(this.choices, part, this.table.deck);
    void this.#layOut();
  };

  async #layOut(): Promise<void> {
    const { table, choices } = this;
    if (!table || !choices) return;
    const round = ++this.#round;
    this.refusal = '';
    this.laid = this.made = this.proof = undefined;
    const made = jobOf(table, choices);
    try {
      if ('refusal' in made) throw new Refused(made.refusal.why);
      const laid = choices.parts.length === 0 ? { pages: 0, reverse: [], borrowed: [] } : await this.#press.layOut(made.job, made.send);
      if (round === this.#round) this.laid = laid;
    } catch (cause) {
      if (round === this.#round) this.refusal = this.#why(table, cause);
    }
  }

  /** A new key lies on paper now, so this device keeps it, and whatever comes under a new key needs another. */
  #keep({ deck }: TableSet, choices: Choices): void {
    if (!needsKeyCard(choices)) return;
    const kept = keepKey(deck, titleOf(deck, this.speaker.language), choices.key);
    toast(this.say(kept ? 'printing.key.keeping' : 'printing.key.unkept'), kept ? {} : { tone: 'warn' });
    if (this.choices) this.choices = { ...this.choices, fresh: newKey(deck) };
  }

  /** What lies on paper now is checked when it is cut. */
  #note(table: TableSet, choices: Choices): void {
    const made = jobOf(table, choices);
    if (choices.parts.includes('cards') && choices.numbers === undefined && 'job' in made)
      keepPrinting(table.deck, made.job.cards ?? table.deck.cards, choices.sealed ? choices.key : undefined);
  }

  #why(table: TableSet, cause: unknown): string {
    return cause instanceof Refused ? voiceOf(table, { options: worded(table, {}, this.choices?.wording) }).say(cause.said) : reason(cause);
  }

  async #make(table: TableSet, choices: Choices): Promise<void> {
    const n = this.laid?.pages ?? 0;
    const round = this.#round;
    this.making = this.say('printing.making', { done: 0, of: n });
    try {
      const made = await this.#press.make((step, done, of) => (this.making = this.say(`printing.${step}`, { done, of })));
      const proof = proofOf(made.proof, this.#words);
      // What is not as it was laid out is shown and not handed out as done.
      if (proof.good || !made.proof) {
        const file = saveFile(made, `${table.deck.id}-${table.deck.edition}-${choices.language}`);
        if (round === this.#round) this.made = file;
        toast(this.say(made.kind === 'png' ? 'printing.done.pictures' : 'printing.done', { n }));
      }
      if (round === this.#round) this.proof = proof;
      if (!proof.good && made.proof) throw new Refused({ id: 'printing.unproved.toast' });
      this.#keep(table, choices);
      this.#note(table, choices);
    } catch (cause) {
      toast(this.#why(table, cause), { tone: 'warn' });
    }
    this.making = '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-print': PrintScreen;
  }
}
