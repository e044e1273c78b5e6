import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Cast } from '../../src/kernel/game.ts';
import type { Said } from '../../src/kernel/types.ts';
import { words as setupWords } from '../../src/text/setup.ts';
import { aboutGames } from '../../src/games/index.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import '../elements/button.ts';
import '../elements/cast-editor.ts';
import '../elements/choice.ts';
import '../elements/findings.ts';
import '../elements/options-form.ts';
import type { OptionValues } from '../elements/options-form.ts';
import '../elements/own-roles.ts';
import '../elements/player-list.ts';
import '../elements/sheet.ts';
import '../elements/storage-notice.ts';
import '../elements/stepper.ts';
import { makeRoute } from '../route.ts';
import { go } from '../router.ts';
import { builtInDecks, openDeckFile, titleOf, type KnownDeck } from '../session/decks.ts';
import { keysFor } from '../session/deck-keys.ts';
import { recallWording } from '../session/deck-wording.ts';
import { castable, findings, isSuggested, newDraft, reseated, resized, ruledBy, suggested } from '../session/game-draft.ts';
import { getGame, listGames, persist, putGame } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { asToday, loadTable, tableFor, voiceOf, type TableSet } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { aboutDeck } from './about-deck.ts';
import { deckMistakes, mistakesStyles } from './deck-mistakes.ts';
import { Screen } from './screen.ts';
import { workshopLink } from './workshop-link.ts';

addWords(cardWords, setupWords, aboutGames);

/** Deck, players, cards and house rules of a game that has not begun. Every change is kept at once. */
@customElement('nd-setup')
export class SetupScreen extends Screen {
  static override styles = [
    ...Screen.styles,
    mistakesStyles,
    css`
      input[type='file'] {
        display: none;
      }

      @media (min-width: 60rem) {
        .columns {
          grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        }
      }
    `,
  ];

  @state() private table: TableSet | undefined;
  @state() private draft: StoredGame | undefined;
  @state() private decks: readonly KnownDeck[] = [];
  @state() private last: readonly string[] | undefined;
  @state() private rules = false;
  @state() private problem = '';
  /** What is wrong with the file opened last. */
  @state() private mistakes: readonly Said[] = [];
  /** The deck chosen last, while its rules are still on their way. */
  @state() private coming: KnownDeck | undefined;
  #loaded: Promise<unknown> | undefined;
  /** Whether the rules of the deck chosen last have come. */
  #came: Promise<boolean> = Promise.resolve(true);

  override get ready(): Promise<unknown> {
    return Promise.resolve(this.#loaded).then(() => this.updateComplete);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loaded = this.#load();
  }

  protected override render(): TemplateResult {
    const { table, draft } = this;
    if (this.problem) {
      return html`<div class="page">
        <h1 tabindex="-1">${this.say('shell.noGame')}</h1>
        <p>${this.problem}</p>
        <nd-button href="#/">${this.say('shell.home')}</nd-button>
      </div>`;
    }
    if (!table || !draft) return html`<div class="page"><h1 tabindex="-1">${this.say('title.setup')}</h1></div>`;
    const refusal = findings(table, draft).find((one) => one.level === 'refuse');
    return html`<div class="page wide">
      <h1 tabindex="-1">${this.say('title.setup')}</h1>
      <div class="columns">
        <div class="stack">${this.#deck(table)} ${this.#players(table, draft)}</div>
        <div class="stack">${this.#cards(table, draft)} ${this.#house(table, draft)}</div>
      </div>
      <nd-storage-notice beforehand></nd-storage-notice>
      <div class="foot">
        ${
          refusal
            ? html`<nd-button class="refusal" variant="danger" icon="barred" @click=${() => this.renderRoot.querySelector('nd-findings')?.scrollIntoView({ block: 'center' })}>
              ${voiceOf(table, draft).say(refusal.why)}
            </nd-button>`
            : nothing
        }
        <nd-button variant="primary" large icon="scan" ?disabled=${refusal !== undefined} @click=${this.#deal}>
          ${this.say('setup.scan')}
        </nd-button>
      </div>
    </div>`;
  }

  #deck(table: TableSet): TemplateResult {
    const { language } = this.speaker;
    const chosen = this.coming ?? table;
    const all = typeof chosen.source === 'string' ? this.decks : [...this.decks, chosen];
    const id = (known: KnownDeck): string => (typeof known.source === 'string' ? known.source : 'file');
    return html`<section class="panel">
      <nd-choice
        label=${this.say('setup.deck')}
        .items=${all.map((known) => ({ id: id(known), label: titleOf(known.deck, language), ...aboutDeck(known, this.speaker, (one, fill) => this.say(one, fill)) }))}
        .value=${[id(chosen)]}
        @change=${(event: CustomEvent<string[]>) => this.#choose(all.find((known) => id(known) === event.detail[0]))}
      ></nd-choice>
      ${this.#sealed(table, this.draft)}
      <nd-own-roles .table=${this.coming ? undefined : table}></nd-own-roles>
      ${workshopLink(this.coming ? undefined : table, this.draft, this.speaker)}
      <nd-button variant="quiet" start icon="upload" @click=${() => this.renderRoot.querySelector<HTMLInputElement>('input')?.click()}>
        ${this.say('setup.deck.file')}
      </nd-button>
      <input type="file" multiple accept=".json,application/json,image/*" aria-label=${this.say('setup.deck.file')} @change=${this.#opened} />
      ${deckMistakes(this.mistakes, this.speaker)}
    </section>`;
  }

  /** Only where it may concern the host: the deck is sealed, or this device has printed or read it sealed. */
  #sealed({ deck }: TableSet, draft: StoredGame | undefined): TemplateResult | typeof nothing {
    const known = draft?.key !== undefined || keysFor(deck).length > 0;
    if (!known && !deck.sealed) return nothing;
    return html`<p class="soft small">${this.say(known ? 'setup.sealed.known' : 'setup.sealed.ask')}</p>`;
  }

  #players(table: TableSet, draft: StoredGame): TemplateResult {
    const { min, max } = table.game.players;
    const last = this.last?.some((name) => name !== '') && draft.names.every((name) => name === '') ? this.last : undefined;
    return html`<section class="panel" aria-labelledby="players">
      <div class="spread">
        <h2 id="players">${this.say('setup.players')}</h2>
        <nd-stepper
          label=${this.say('setup.count')}
          .value=${draft.names.length}
          .min=${min}
          .max=${max}
          @change=${(event: CustomEvent<number>) => this.#seat(resized(draft.names, event.detail))}
        ></nd-stepper>
      </div>
      <p class="soft small">${this.say('setup.names')}</p>
      ${last ? html`<nd-button icon="people" @click=${() => this.#seat(last)}>${this.say('setup.same')}</nd-button>` : nothing}
      <nd-player-list .names=${draft.names} .min=${min} @change=${(event: CustomEvent<string[]>) => this.#seat(event.detail)}></nd-player-list>
    </section>`;
  }

  #cards(table: TableSet, draft: StoredGame): TemplateResult {
    const words = voiceOf(table, draft);
    return html`<section class="panel" aria-labelledby="cards">
      <h2 id="cards">${this.say('setup.cards')}</h2>
      <nd-findings rules .findings=${findings(table, draft)} .words=${words} @option=${(event: CustomEvent<string>) => void this.#rule(event.detail)}></nd-findings>
      <nd-cast-editor
        .roles=${castable(table)}
        .cast=${draft.cast}
        .players=${draft.names.length}
        .words=${words}
        @change=${(event: CustomEvent<Cast>) => this.#keep({ ...draft, cast: event.detail })}
      ></nd-cast-editor>
      <div class="row">
        ${
          isSuggested(table, draft)
            ? nothing
            : html`<nd-button icon="undo" @click=${() => this.#keep({ ...draft, cast: suggested(table, draft) })}>${this.say('setup.cards.suggest')}</nd-button>`
        }
        <nd-button icon="print" @click=${() => this.#to('print')}>${this.say('setup.print')}</nd-button>
        <nd-button icon="scan" @click=${() => this.#to('pile')}>${this.say('setup.pile')}</nd-button>
      </div>
    </section>`;
  }

  #house(table: TableSet, draft: StoredGame): TemplateResult {
    const n = Object.keys(draft.options).length;
    return html`<section class="panel" aria-labelledby="rules">
      <div class="spread">
        <h2 id="rules">${this.say('setup.rules')}</h2>
        <span class="soft small">${n === 0 ? this.say('setup.rules.none') : this.say('setup.rules.some', { n })}</span>
      </div>
      <nd-button icon="book" @click=${() => (this.rules = true)}>${this.say('setup.rules')}…</nd-button>
      <nd-sheet heading=${this.say('setup.rules')} ?open=${this.rules} @close=${() => (this.rules = false)}>
        <nd-options-form
          .schema=${table.game.options}
          .value=${draft.options}
          .words=${voiceOf(table, { options: draft.options })}
          @change=${(event: CustomEvent<OptionValues>) => this.#keep(ruledBy(table, draft, event.detail))}
        ></nd-options-form>
        <div slot="actions">
          <nd-button ?disabled=${n === 0} @click=${() => this.#keep(ruledBy(table, draft, {}))}>${this.say('setup.rules.reset')}</nd-button>
          <nd-button variant="primary" @click=${() => (this.rules = false)}>${this.say('setup.rules.done')}</nd-button>
        </div>
      </nd-sheet>
    </section>`;
  }

  async #rule(option: string): Promise<void> {
    this.rules = true;
    await this.updateComplete;
    await this.renderRoot.querySelector('nd-options-form')?.reveal(option);
  }

  async #load(): Promise<void> {
    try {
      const [id] = this.args;
      const [decks, games, stored] = await Promise.all([builtInDecks(), listGames().catch(() => []), id ? getGame(id) : undefined]);
      if (id && !stored) {
        this.problem = this.say('shell.noGame.what');
        return;
      }
      this.decks = decks;
      this.last = games.find((game) => game.id !== id && game.stage !== 'setup')?.names;
      const table = (this.table = await tableFor(stored?.deck));
      const wording = recallWording(table.deck.id);
      this.draft = stored ? asToday(stored, table) : newDraft(table, titleOf(table.deck, this.speaker.language), undefined, wording);
    } catch (cause) {
      this.problem = reason(cause);
    }
  }

  #choose(known: KnownDeck | undefined): void {
    if (!known) return;
    this.coming = known;
    this.#came = this.#change(known);
  }

  /** Changes to a deck once its rules are there; false where they do not come. */
  async #change(known: KnownDeck): Promise<boolean> {
    try {
      const table = await loadTable(known);
      if (this.coming !== known || !this.draft) return true;
      const fresh = newDraft(table, titleOf(table.deck, this.speaker.language), this.draft.names, recallWording(table.deck.id));
      this.table = table;
      this.coming = undefined;
      await this.#keep({ ...fresh, id: this.draft.id, createdAt: this.draft.createdAt });
      return true;
    } catch (cause) {
      if (this.coming === known) this.coming = undefined;
      toast(reason(cause), { tone: 'warn' });
      return false;
    }
  }

  async #opened(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = '';
    const file = files.find(({ name }) => /\.json$/i.test(name)) ?? files[0];
    if (!file) return;
    const read = await openDeckFile(await file.text(), files);
    this.mistakes = 'mistakes' in read ? read.mistakes : [];
    if (!('mistakes' in read)) this.#choose(read);
  }

  #seat(names: readonly string[]): void {
    if (this.table && this.draft) void this.#keep(reseated(this.table, this.draft, names));
  }

  /** Shows the change and keeps it; what could not be kept is said. */
  async #keep(draft: StoredGame): Promise<void> {
    this.draft = { ...draft, touchedAt: Date.now() };
    try {
      await putGame(this.draft);
      history.replaceState(null, '', makeRoute('setup', draft.id));
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  async #to(screen: 'print' | 'pile'): Promise<void> {
    if (!(await this.#came) || !this.draft) return;
    await this.#keep(this.draft);
    go(screen, [this.draft.id]);
  }

  async #deal(): Promise<void> {
    if (!(await this.#came) || !this.draft) return;
    await this.#keep({ ...this.draft, stage: 'scan' });
    void persist();
    go('scan', [this.draft.id]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-setup': SetupScreen;
  }
}
