import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { checkPile, type PileCheck } from '../../src/cards/check-pile.ts';
import { forTyping, makeCode, parseCode, type DeckKey } from '../../src/cards/code.ts';
import { looksLikeKey, makeKey, parseKey } from '../../src/cards/key.ts';
import { sum } from '../../src/cards/pile.ts';
import type { RoleId } from '../../src/kernel/types.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as pileWords } from '../../src/text/pile.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/code-field.ts';
import '../elements/counter.ts';
import { go } from '../router.ts';
import { keyOf, keyThatOpens } from '../session/deck-keys.ts';
import { getGame, putGame } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { StorageProblem } from '../session/database.ts';
import { tableFor, voiceOf, type TableSet } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { CardCountScreen, isMeant } from './card-count.ts';

addWords(cardWords, dealingWords, pileWords);

/** The pile before the deal: what is missing, double or strange, and what is left over: `#/pile/<id>`. */
@customElement('nd-pile')
export class PileScreen extends CardCountScreen {
  @state() private game: StoredGame | undefined;
  @state() private way: 'camera' | 'code' | 'roles' = 'camera';

  protected override render(): TemplateResult {
    const { table, game } = this;
    if (!table || !game) {
      return html`<div class="page">
        <h1 tabindex="-1">${this.say(this.missing ? 'shell.noGame' : 'title.pile')}</h1>
        ${this.missing ? html`<p>${this.say('shell.noGame.what')}</p><nd-button href="#/">${this.say('shell.home')}</nd-button>` : nothing}
      </div>`;
    }
    const check = checkPile(this.codes, table.deck, game.cast, this.key);
    const goal = sum(game.cast);
    // Cards that are left over fill no place.
    const there = goal - sum(check.missing);
    return html`<div class="page wide">
      <div class="top">
        <nd-button variant="quiet" icon="back" label=${this.say('shell.back')} href="#/setup/${game.id}"></nd-button>
        <h1 tabindex="-1">${this.say('title.pile')}</h1>
        <nd-counter compact .now=${there} .goal=${goal} text=${this.say('dealing.count', { n: there, of: goal })} label=${this.say('pile.read')}></nd-counter>
      </div>
      <div class="columns">
        ${this.#ways(table, game)}
        <div class="stack seats">
          <div class="receipt">
            <p role="status">${this.line === '' ? this.say('pile.how') : this.line}</p>
            ${this.again === undefined ? nothing : html`<nd-button class="another" @click=${() => this.#twice(table)}>${this.say('pile.another')}</nd-button>`}
          </div>
          ${this.#finding(check, table, game)}
        </div>
      </div>
      <div class="foot">
        <nd-button variant="primary" large icon="scan" @click=${() => void this.#deal()}>${this.say('pile.deal')}</nd-button>
      </div>
    </div>`;
  }

  #ways(table: TableSet, game: StoredGame): TemplateResult {
    const words = voiceOf(table, game);
    const way = (id: 'camera' | 'code' | 'roles', icon: 'camera' | 'keyboard' | 'list', label: string): TemplateResult | typeof nothing =>
      this.way === id ? nothing : html`<nd-button class=${id} icon=${icon} @click=${() => (this.way = id)}>${this.say(label)}</nd-button>`;
    return html`<div class="stack eye">
        ${this.way === 'camera' ? html`<nd-camera-view all .meant=${isMeant} @code=${(event: CustomEvent<string>) => this.#code(event.detail)}></nd-camera-view>` : nothing}
      ${this.way === 'code' ? html`<nd-code-field take=${this.say('dealing.type.take')} @code=${(event: CustomEvent<string>) => this.#typed(event.detail, table)}></nd-code-field>` : nothing}
      ${
        this.way === 'roles'
          ? html`<p class="soft small">${this.say('pile.tap.how')}</p>
            <div class="stack roles">
              ${Object.keys(table.game.roles)
                .filter((role) => table.deck.cards.some((card) => card.role === role))
                .map((role) => html`<nd-button start @click=${() => this.#tap(table, role)}>${words.role(role)}</nd-button>`)}
            </div>`
          : nothing
      }
      </div>
      <div class="ways">
        ${this.photoButton()}
        ${way('camera', 'camera', 'dealing.camera')} ${way('code', 'keyboard', 'dealing.type')} ${way('roles', 'list', 'pile.tap')}
      </div>
      ${this.photoField()}`;
  }

  #finding(check: PileCheck, table: TableSet, game: StoredGame): TemplateResult {
    const words = voiceOf(table, game);
    return html`<section class="finding ${check.complete ? 'complete' : ''}" aria-label=${this.say('pile.finding', { n: game.names.length })}>
      <h2>${this.say('pile.finding', { n: game.names.length })}</h2>
      <ul class="lines">${check.words.map((one) => html`<li>${words.say(one)}</li>`)}</ul>
      ${this.codes.length === 0 ? nothing : html`<nd-button class="restart" icon="undo" @click=${this.#restart}>${this.say('pile.restart')}</nd-button>`}
    </section>`;
  }

  protected override async load(): Promise<void> {
    try {
      const game = await getGame(this.args[0] ?? '');
      if (game) {
        this.table = await tableFor(game.deck);
        this.key = keyOf(game, this.table.deck);
      }
      this.game = game;
      this.missing = game === undefined;
    } catch (cause) {
      this.missing = true;
      toast(reason(cause), { tone: 'warn' });
    }
  }

  #code(text: string): void {
    const { table } = this;
    if (!table) return;
    this.again = undefined;
    if (looksLikeKey(text)) return this.#keyCard(text, table);
    this.#tryKeys([text], table);
    const read = parseCode(text, table.deck, this.key);
    if ('fault' in read) {
      if (!this.codes.includes(text)) this.codes = [...this.codes, text];
      return this.refuse(read.refusal, text, table);
    }
    const { no } = read.card;
    if (this.#counted(table).has(no)) {
      this.again = text;
      this.line = this.say('pile.again', { no });
      return;
    }
    this.codes = [...this.codes, text];
    this.receipt.give();
    this.line = this.say('pile.counted', { no });
  }

  #typed(text: string, table: TableSet): void {
    const { deck } = table;
    const read = parseCode(text, forTyping(text, deck), this.key);
    // The code on the face of a sealed card counts for the one on its back.
    if ('card' in read && 'fault' in parseCode(text, deck, this.key)) this.#byNumber(table, read.card.no);
    else this.#code(text);
    if ('card' in read) this.typedWell();
  }

  /** A sealed deck's cards can be named only with its key; the others have codes that anybody can make. */
  #byNumber({ deck }: TableSet, no: number): void {
    if (!deck.sealed || this.key) this.#code(makeCode(deck, no, this.key));
    else this.line = this.say('code.sealedWithoutKey');
  }

  /** A key that this device keeps is kept with the game too. */
  #tryKeys(texts: readonly string[], { deck }: TableSet): void {
    const other = keyThatOpens(texts, deck, this.key);
    if (other) this.#use(other);
  }

  #use(key: DeckKey): void {
    this.key = key;
    if (this.game) void this.#keep({ ...this.game, key: makeKey(key) });
  }

  #counted(table: TableSet): Set<number> {
    const reads = this.codes.map((text) => parseCode(text, table.deck, this.key));
    return new Set(reads.flatMap((read) => ('card' in read ? [read.card.no] : [])));
  }

  #keyCard(text: string, table: TableSet): void {
    const read = parseKey(text, table.deck);
    if ('refusal' in read) return this.refuse(read.refusal, text, table);
    this.line = this.say('key.taken');
    this.#use(read.key);
  }

  /** The host has two of the card in hand. */
  #twice(table: TableSet): void {
    const { again } = this;
    if (again === undefined) return;
    const read = parseCode(again, table.deck, this.key);
    this.codes = [...this.codes, again];
    this.again = undefined;
    this.line = 'card' in read ? this.say('pile.twice', { no: read.card.no }) : '';
  }

  /** Without codes: the lowest card of the role that is not counted yet. */
  #tap(table: TableSet, role: RoleId): void {
    const { deck } = table;
    const counted = this.#counted(table);
    const card = deck.cards.find((one) => one.role === role && !counted.has(one.no));
    if (card) this.#byNumber(table, card.no);
    else this.line = voiceOf(table, this.game ?? { options: {} }).say('pile.tap.none', { role: { role } });
  }

  protected override freshOf(texts: readonly string[], table: TableSet): readonly string[] {
    this.#tryKeys(texts, table);
    const counted = this.#counted(table);
    // Two of a card in one picture are two cards; one that was counted before is the same card.
    return texts.filter((text) => {
      const one = parseCode(text, table.deck, this.key);
      return 'card' in one ? !counted.has(one.card.no) : !this.codes.includes(text);
    });
  }

  readonly #restart = (): void => {
    this.codes = [];
    this.again = undefined;
    this.line = '';
  };

  async #deal(): Promise<void> {
    const { game } = this;
    if (game && (await this.#keep({ ...game, stage: 'scan' }))) go('scan', [game.id]);
  }

  /** What cannot be kept is said, and the game goes on in this page where the device keeps nothing at all. */
  async #keep(game: StoredGame): Promise<boolean> {
    this.game = game;
    try {
      await putGame(game);
      return true;
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
      return cause instanceof StorageProblem;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-pile': PileScreen;
  }
}
