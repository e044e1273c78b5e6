import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { checkDeck, type DeckCheck } from '../../src/cards/check-deck.ts';
import { forTyping, parseCode } from '../../src/cards/code.ts';
import type { Card } from '../../src/cards/deck.ts';
import { looksLikeKey, parseKey } from '../../src/cards/key.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as pileWords } from '../../src/text/pile.ts';
import { words as readyWords } from '../../src/text/ready.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/choice.ts';
import type { ChoiceItem } from '../elements/choice.ts';
import '../elements/code-field.ts';
import '../elements/counter.ts';
import { makeRoute } from '../route.ts';
import { checkedSoFar, forgetChecked, keepChecked } from '../session/checked.ts';
import { keepKey, keyThatOpens } from '../session/deck-keys.ts';
import { titleOf } from '../session/decks.ts';
import { getGame } from '../session/games-db.ts';
import { keepReady, printingsOf, type Printing } from '../session/printings.ts';
import { tableFor, voiceOf, type TableSet } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { CardCountScreen, isMeant } from './card-count.ts';

addWords(cardWords, dealingWords, pileWords, readyWords);

/** A printed and cut deck is checked once, card by card: `#/ready/<deck>`, or `#/ready/-/<game>` for the deck of a game. */
@customElement('nd-ready')
export class ReadyScreen extends CardCountScreen {
  /** The printing that is checked; nothing for the whole deck. */
  @state() private printing: Printing | undefined;
  @state() private unreadable: readonly number[] = [];
  /** Codes in the last photo that were found and not read. */
  @state() private unread = 0;
  @state() private typing = false;

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { table, codes, unreadable, unread, printing } = this;
    if (!table || !['codes', 'unreadable', 'unread', 'printing'].some((name) => changed.has(name))) return;
    if (codes.length + unreadable.length === 0) forgetChecked(table.deck);
    else keepChecked(table.deck, { codes, unreadable, unread, printing: printing?.at });
  }

  protected override render(): TemplateResult {
    const { table } = this;
    if (!table) {
      return html`<div class="page">
        <h1 tabindex="-1">${this.say('title.ready')}</h1>
        ${this.missing ? html`<p>${this.say('ready.noDeck')}</p><nd-button href="#/print">${this.say('title.print')}</nd-button>` : nothing}
      </div>`;
    }
    const printed = this.#printed(table);
    const seen = { codes: this.codes, unreadable: this.unreadable, unread: this.unread };
    const check = checkDeck(seen, table.deck, printed, this.key);
    return html`<div class="page wide">
      <div class="top">
        <nd-button variant="quiet" icon="back" label=${this.say('shell.back')} href=${this.args[1] === undefined ? '#/print' : makeRoute('print', this.args[1])}></nd-button>
        <h1 tabindex="-1">${this.say('title.ready')}</h1>
        <nd-counter compact .now=${check.there} .goal=${printed.length} text=${this.say('dealing.count', { n: check.there, of: printed.length })} label=${this.say('pile.read')}></nd-counter>
      </div>
      <div class="columns">
        ${this.#ways(table)}
        <div class="stack seats">
          <div class="receipt">
            <p role="status">${this.line === '' ? this.say('ready.what') : this.line}</p>
            ${this.again === undefined ? nothing : html`<nd-button class="another" @click=${this.#twice}>${this.say('pile.another')}</nd-button>`}
          </div>
          ${this.#which(table)} ${this.#finding(check, table)}
        </div>
      </div>
      <div class="foot">
        ${
          check.again.length > 0 && check.there > 0
            ? html`<nd-button large icon="print" href=${this.#again(table, check)}>
                ${this.say('ready.again', { n: check.again.length })}
              </nd-button>`
            : nothing
        }
        <nd-button variant="primary" large icon="check" ?disabled=${!check.ready} @click=${() => this.#mark(table, printed)}>${this.say('ready.mark')}</nd-button>
      </div>
    </div>`;
  }

  #again({ deck }: TableSet, { again }: DeckCheck): string {
    const [, game] = this.args;
    return makeRoute('print', ...(game === undefined ? ['-', deck.id] : [game, '-']), again.map(({ no }) => no).join('.'));
  }

  #ways(table: TableSet): TemplateResult {
    return html`<div class="stack eye">
        ${
          this.typing
            ? html`<p class="soft small">${this.say('ready.typed')}</p>
              <nd-code-field take=${this.say('dealing.type.take')} @code=${(event: CustomEvent<string>) => this.#typed(event.detail, table)}></nd-code-field>`
            : html`<nd-camera-view all .meant=${isMeant} @code=${(event: CustomEvent<string>) => this.#code(event.detail, table)}></nd-camera-view>`
        }
      </div>
      <div class="ways">
        ${this.photoButton()}
        <nd-button icon=${this.typing ? 'camera' : 'keyboard'} @click=${() => (this.typing = !this.typing)}>${this.say(this.typing ? 'dealing.camera' : 'dealing.type')}</nd-button>
      </div>
      ${this.photoField()}`;
  }

  /** Which cards should be there: those of a printing of this device, or the whole deck. */
  #which({ deck }: TableSet): TemplateResult {
    const date = new Intl.DateTimeFormat(this.speaker.language, { dateStyle: 'long', timeStyle: 'short' });
    const known = printingsOf(deck).slice(0, mostOffered);
    const items: ChoiceItem[] = [
      ...known.map(({ cards, key, at }, i) => ({
        id: String(i),
        label: this.say(key === undefined ? 'ready.which.printed' : 'ready.which.printed.key', { n: cards.length, date: date.format(at) }),
      })),
      { id: 'all', label: this.say('ready.which.all', { n: deck.cards.length }) },
    ];
    const at = this.printing === undefined ? -1 : known.indexOf(this.printing);
    return html`<p>${titleOf(deck, this.speaker.language)}</p>
      <nd-choice
      label=${this.say('ready.which')}
      .items=${items}
      .value=${[at < 0 ? 'all' : String(at)]}
      @change=${(event: CustomEvent<string[]>) => (this.printing = known[Number(event.detail[0])])}
    ></nd-choice>`;
  }

  #finding(check: DeckCheck, table: TableSet): TemplateResult {
    const words = voiceOf(table, { options: {} });
    return html`<section class="finding ${check.ready ? 'complete' : ''}" aria-label=${this.say('ready.finding')}>
      <h2>${this.say('ready.finding')}</h2>
      <ul class="lines">${check.words.map((one) => html`<li>${words.say(one)}</li>`)}</ul>
      ${this.codes.length + this.unreadable.length === 0 ? nothing : html`<nd-button class="restart" icon="undo" @click=${this.#restart}>${this.say('pile.restart')}</nd-button>`}
    </section>`;
  }

  #printed({ deck }: TableSet): readonly Card[] {
    const { printing } = this;
    return printing === undefined ? deck.cards : deck.cards.filter(({ no }) => printing.cards.includes(no));
  }

  protected override async load(): Promise<void> {
    const [deck, game] = this.args;
    try {
      const source = game === undefined ? deck : (await getGame(game))?.deck;
      const table = source === undefined ? undefined : await tableFor(source);
      if (table) this.#goOn(table);
      this.table = table;
      this.missing = table === undefined;
    } catch (cause) {
      this.missing = true;
      toast(reason(cause), { tone: 'warn' });
    }
  }

  /** From where the check has come in this window, as a host goes to the printer and comes back. */
  #goOn({ deck }: TableSet): void {
    const known = printingsOf(deck);
    const kept = checkedSoFar(deck);
    this.printing = kept ? known.find(({ at }) => at === kept.printing) : known[0];
    if (!kept) return;
    ({ codes: this.codes, unreadable: this.unreadable, unread: this.unread } = kept);
    this.key = keyThatOpens(kept.codes, deck, undefined);
  }

  #code(text: string, table: TableSet): void {
    const { deck } = table;
    this.again = undefined;
    if (looksLikeKey(text)) return this.#keyCard(text, table);
    this.key = keyThatOpens([text], deck, this.key) ?? this.key;
    const read = parseCode(text, deck, this.key);
    if ('fault' in read) {
      if (!this.codes.includes(text)) this.codes = [...this.codes, text];
      return this.refuse(read.refusal, text, table);
    }
    const { no } = read.card;
    if (this.codes.includes(text)) {
      this.again = text;
      this.line = this.say('pile.again', { no });
      return;
    }
    this.codes = [...this.codes, text];
    this.receipt.give();
    this.line = this.say('pile.counted', { no });
  }

  /** A code is typed where the camera does not read it: the card is there, but not as it should be. */
  #typed(text: string, table: TableSet): void {
    if (looksLikeKey(text)) return this.#keyCard(text, table);
    const read = parseCode(text, forTyping(text, table.deck), this.key);
    if ('fault' in read) return this.refuse(read.refusal, text, table);
    this.line = this.say('ready.named', { no: read.card.no });
    this.unreadable = [...new Set([...this.unreadable, read.card.no])];
    this.typedWell();
  }

  #keyCard(text: string, table: TableSet): void {
    const { deck } = table;
    const read = parseKey(text, deck);
    if ('refusal' in read) return this.refuse(read.refusal, text, table);
    this.line = this.say('key.taken');
    this.key = read.key;
    keepKey(deck, titleOf(deck, this.speaker.language), read.key);
  }

  readonly #twice = (): void => {
    if (this.again !== undefined) this.codes = [...this.codes, this.again];
    this.again = undefined;
    this.line = '';
  };

  protected override freshOf(texts: readonly string[], { deck }: TableSet): readonly string[] {
    this.key = keyThatOpens(texts, deck, this.key) ?? this.key;
    // Two of a card in one picture are two cards; one that was seen before is the same card.
    return texts.filter((text) => !this.codes.includes(text) && !looksLikeKey(text));
  }

  protected override leftUnread(count: number): void {
    this.unread = count;
  }

  readonly #restart = (): void => {
    this.codes = [];
    this.unreadable = [];
    this.unread = 0;
    this.again = undefined;
    this.line = '';
  };

  #mark({ deck }: TableSet, printed: readonly Card[]): void {
    const sealed = this.codes.some((text) => 'fault' in parseCode(text, deck));
    const at = this.printing?.at;
    const kept = keepReady(deck, printed, sealed ? this.key : undefined);
    // It is another record now, of the same printing.
    this.printing = printingsOf(deck).find((one) => one.at === at);
    forgetChecked(deck);
    this.line = this.say(kept ? 'ready.marked' : 'ready.unkept');
  }
}

/** Printings that are offered; older ones have been checked, or never will be. */
const mostOffered = 3;

declare global {
  interface HTMLElementTagNameMap {
    'nd-ready': ReadyScreen;
  }
}
