import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { forTyping, parseCode, type DeckKey } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { looksLikeHostCode, parseHostCode } from '../../src/cards/host-code.ts';
import type { PaperCard } from '../../src/cards/in-play/laid.ts';
import { looksLikeKey, parseKey } from '../../src/cards/key.ts';
import type { Trouble } from '../../src/cards/trouble.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';
import { isFor, looksLikeResumeCode, parseResumeCode } from '../../src/save/resume-code.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as paperWords } from '../../src/text/paper.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/code-field.ts';
import { NdElement } from '../elements/element.ts';
import { makeRoute } from '../route.ts';
import { isOurs } from '../scan/ours.ts';
import { keyOf, keyThatOpens } from '../session/deck-keys.ts';
import { namingDecks } from '../session/deck-titles.ts';
import { listGames } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { Watch } from '../session/store.ts';
import { tableFor } from '../session/table.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import type { FacilitatorCards } from './facilitator-cards.ts';
import './paper-back.ts';
import './paper-by-hand.ts';
import type { Named } from './paper-by-hand.ts';
import './paper-call.ts';
import './paper-card.ts';
import { paperStyles } from './paper.styles.ts';
import type { HostedGame } from './hosted-game.ts';
import type { View } from './view.ts';

addWords(cardWords, dealingWords, paperWords);

/** What was scanned, typed or named. */
type Scanned =
  | { readonly what: 'card'; readonly card: PaperCard; readonly seat?: SeatId }
  | { readonly what: 'call'; readonly role: RoleId }
  | { readonly what: 'back'; readonly position: number }
  | { readonly what: 'otherGame'; readonly game: StoredGame; readonly position: number };

/**
 * The scanner during the game: any card or sheet of the table is held up, typed or named, and what it means now is shown.
 * Fires `call` when the question of a call stands (detail: start its clock), `night` for the night card, `leave` to go on.
 */
@customElement('nd-paper')
export class Paper extends NdElement {
  static override styles = [base, paperStyles];

  @property({ attribute: false }) hosting!: HostedGame;
  @property({ attribute: false }) cards!: FacilitatorCards;
  /** The answers a night sheet was printed at, where one has led here. */
  @property({ attribute: false }) position: number | undefined;
  @state() private scanned: Scanned | undefined;
  @state() private way: 'camera' | 'code' | 'hand' = 'camera';
  @state() private line = '';
  /** The card before the camera is the one read last. */
  @state() private same = false;
  @state() private deck: Deck | undefined;
  #key: DeckKey | undefined;
  /** What was read last. */
  #latest: string | undefined;
  #view!: Watch<View>;

  override get speaker(): Speaker {
    return this.hosting.speaker();
  }

  override connectedCallback(): void {
    this.#view ??= new Watch(this, this.hosting.view);
    super.connectedCallback();
    if (this.position !== undefined) this.scanned = { what: 'back', position: this.position };
    void this.#load();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { hosting, deck, scanned } = this;
    if (!deck) return nothing;
    const looking = this.#view.value.shownOnly !== undefined || this.#view.value.lost > 0;
    switch (scanned?.what) {
      case 'card':
        return html`<nd-paper-card .hosting=${hosting} .deck=${deck} .card=${scanned.card} .seat=${scanned.seat} ?looking=${looking} @another=${this.#again}></nd-paper-card>`;
      case 'call':
        return html`<nd-paper-call .hosting=${hosting} .cards=${this.cards} .card=${scanned.role} ?looking=${looking} @another=${this.#again}></nd-paper-call>`;
      case 'back':
        return html`<nd-paper-back .hosting=${hosting} .position=${scanned.position} ?looking=${looking}></nd-paper-back>`;
      case 'otherGame':
        return html`<p class="finding" role="status">${this.say('paper.back.other', { title: scanned.game.title })}</p>
          <div class="row">
            <nd-button variant="primary" href=${makeRoute('host', scanned.game.id, 'sheet', String(scanned.position))}>${this.say('paper.back.open')}</nd-button>
            <nd-button class="again" @click=${this.#again}>${this.say('shell.back')}</nd-button>
          </div>`;
      case undefined:
        return this.#ways();
    }
  }

  #ways(): TemplateResult {
    const other = (way: 'camera' | 'code' | 'hand', icon: 'camera' | 'keyboard' | 'list', label: string): TemplateResult | typeof nothing =>
      this.way === way
        ? nothing
        : html`<nd-button class=${way} icon=${icon} @click=${() => ((this.way = way), (this.line = ''))}>${this.say(label)}</nd-button>`;
    const camera = html`<nd-camera-view concealed .meant=${isMeant} @code=${(event: CustomEvent<string>) => this.#seen(event.detail)}></nd-camera-view>`;
    return html`<div class=${this.way === 'camera' ? 'sides scanner' : 'choices'}>
      ${this.way === 'camera' ? camera : nothing}
      ${this.way === 'code' ? html`<nd-code-field take=${this.say('paper.check')} error=${this.line} @code=${(event: CustomEvent<string>) => void this.#code(event.detail, true)}></nd-code-field>` : nothing}
      ${
        this.way === 'hand'
          ? html`<nd-paper-by-hand
              .hosting=${this.hosting}
              @named=${this.#named}
              @role=${(event: CustomEvent<RoleId>) => this.#show({ what: 'call', role: event.detail })}
            ></nd-paper-by-hand>`
          : nothing
      }
      <div class="choices">
        ${this.way === 'hand' ? nothing : html`<p class="line small" role="status">${this.way === 'camera' && this.line !== '' ? this.line : this.say('paper.how')}</p>`}
        ${this.same && this.way === 'camera' ? html`<nd-button class="same" @click=${() => void this.#code(this.#latest ?? '')}>${this.say('paper.sameAgain')}</nd-button>` : nothing}
        <div class="row">
          ${other('camera', 'camera', 'dealing.camera')} ${other('code', 'keyboard', 'dealing.type')} ${other('hand', 'list', 'paper.byHand')}
        </div>
      </div>
    </div>`;
  }

  async #load(): Promise<void> {
    const { stored } = this.hosting;
    const { deck } = await tableFor(stored.deck);
    this.#key = keyOf(stored, deck);
    this.deck = deck;
  }

  /** The card just dealt with often lies before the camera still: it is looked at again only when the host says so. */
  #seen(text: string): void {
    this.same = text === this.#latest;
    if (this.same) this.line = this.say('paper.same');
    else void this.#code(text);
  }

  async #code(text: string, typed = false): Promise<void> {
    const { deck } = this;
    if (!deck) return;
    this.#latest = text;
    if (looksLikeKey(text)) return this.#keyCard(text, deck);
    if (looksLikeHostCode(text)) return this.#hostCard(text, deck);
    if (looksLikeResumeCode(text)) return this.#sheet(text);
    this.#key = keyThatOpens([text], deck, this.#key) ?? this.#key;
    const read = parseCode(text, typed ? forTyping(text, deck) : deck, this.#key);
    if ('card' in read) this.#show({ what: 'card', card: { role: read.card.role, no: read.card.no } });
    else this.#refuse(read.refusal, text, deck);
  }

  #refuse({ why }: Trouble, text: string, deck: Deck): void {
    const line = (this.line = this.say(why));
    void namingDecks(why, text, deck, this.speaker.language).then((named) => {
      if (named !== undefined && this.line === line) this.line = this.say(named);
    });
  }

  #keyCard(text: string, deck: Deck): void {
    const read = parseKey(text, deck);
    if ('refusal' in read) return this.#refuse(read.refusal, text, deck);
    this.#key = read.key;
    this.line = this.say('key.taken');
  }

  #hostCard(text: string, deck: Deck): void {
    const read = parseHostCode(text, deck);
    if ('refusal' in read) this.#refuse(read.refusal, text, deck);
    else if (read.hostCard.kind === 'night') this.emit('night');
    else this.#show({ what: 'call', role: read.hostCard.role });
  }

  async #sheet(text: string): Promise<void> {
    const read = parseResumeCode(text);
    if ('refusal' in read) {
      this.line = this.say(read.refusal.why);
      return;
    }
    const { resume } = read;
    if (isFor(resume, this.hosting.id)) return this.#show({ what: 'back', position: resume.position });
    const game = (await listGames().catch(() => [])).find(({ id }) => isFor(resume, id));
    if (game) this.#show({ what: 'otherGame', game, position: resume.position });
    else this.line = this.say('paper.back.unknown');
  }

  readonly #named = (event: CustomEvent<Named>): void => {
    const { seat, role } = event.detail;
    this.#show({ what: 'card', card: { role }, seat });
  };

  #show(scanned: Scanned): void {
    this.line = '';
    this.same = false;
    this.scanned = scanned;
  }

  readonly #again = (): void => {
    this.scanned = undefined;
    this.line = '';
  };
}

/** During the game host cards and night sheets are read as well. */
const isMeant = (text: string): boolean => isOurs(text) || looksLikeHostCode(text) || looksLikeResumeCode(text);

declare global {
  interface HTMLElementTagNameMap {
    'nd-paper': Paper;
  }
}
