import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Answer, Ruling } from '../../src/kernel/answer.ts';
import type { Refusal, SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { readOut } from '../../src/text/victory.ts';
import '../elements/button.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/sheet.ts';
import { settings } from '../session/settings.ts';
import { reason, toast } from '../session/toasts.ts';
import { Watch } from '../session/store.ts';
import { base } from '../styles/base.ts';
import type { SeatView } from './ask.ts';
import { banners } from './banners.ts';
import { bar } from './bar.ts';
import { inSheet, loadScanner, nightCard, playerPage, sheetTitle, tableView, type OnBoard, type Sheet } from './board-sheets.ts';
import { boardStyles } from './board.styles.ts';
import { dock } from './dock.ts';
import { FacilitatorCards } from './facilitator-cards.ts';
import { isNight } from './night.ts';
import { outcomeOf } from './outcome.ts';
import { HostKeys } from './keys.ts';
import { ReadAloud, type Spoken } from './read-aloud.ts';
import './question-view.ts';
import type { QuestionView } from './question-view.ts';
import { dealtRoles } from './role-cards.ts';
import type { HostedGame } from './hosted-game.ts';
import type { View } from './view.ts';

const wide = window.matchMedia('(min-width: 60rem) and (min-height: 30.01rem)');

/**
 * The host's board: the question in the middle; table, night card, cards, rulings and the rest within
 * one tap; undo always in the bar. While something is held up to a player nothing else is on the page.
 * Fires `again` for a new game with the same people.
 */
@customElement('nd-board')
export class Board extends NdElement {
  static override styles = [base, ...boardStyles];

  @property({ attribute: false }) hosting!: HostedGame;
  /** The answers a night sheet was printed at, where one has led here. */
  @property({ attribute: false }) position: number | undefined;
  /** The device will not keep its screen on. */
  @property({ type: Boolean }) sleepy = false;
  @state() private sheet: Sheet | undefined;
  /** The player whose page is open. */
  @state() private player: SeatId | undefined;
  @state() private peek = false;
  @state() private secret = false;
  @state() private refusal: Refusal | undefined;
  @state() private form: 'ring' | 'list' = 'ring';
  @query('nd-question-view') private readonly asking!: QuestionView | null;
  readonly #settings = new Watch(this, settings);
  readonly #reader = new ReadAloud(this, () => this.#lines);
  #view!: Watch<View>;
  #cards!: FacilitatorCards;
  #forget: (() => void) | undefined;
  #spoken = '';

  constructor() {
    super();
    new HostKeys(this, {
      asleep: () => this.inert || this.sheet !== undefined || this.secret,
      undo: () => (this.#view.value.undoIsHeard ? (this.sheet = 'undo') : void this.#undo()),
      redo: () => void this.#redo(),
      touch: (seat) => this.asking?.touch(seat),
      confirm: () => this.asking?.confirm(),
      goOn: () => this.asking?.sayDone(),
      seats: () => this.hosting.seats.length,
    });
  }

  override connectedCallback(): void {
    this.#view ??= new Watch(this, this.hosting.view);
    super.connectedCallback();
    this.#cards = new FacilitatorCards(this.hosting.stored.deck, this.hosting.speaker().language, this.hosting.wording);
    this.#forget = this.#cards.drawn.subscribe(this.#redraw);
    wide.addEventListener('change', this.#redraw);
    if (this.position !== undefined) void this.#scan();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    wide.removeEventListener('change', this.#redraw);
    this.#forget?.();
    this.#cards.close();
  }

  protected override updated(_changed: PropertyValues): void {
    // Who hosts elsewhere now holds it up there; here it could not even be taken away.
    if (this.secret && this.#view.value.shownOnly !== undefined) this.asking?.cover();
    const turn = this.#turn;
    if (turn === this.#spoken) return;
    this.#spoken = turn;
    // With the frame, which lays the page out anyway.
    requestAnimationFrame(() => window.scrollTo(0, 0));
    const { question } = this.#view.value;
    // Drawn while the host reads the cover, so that it is there when it is held up.
    if (question.shape === 'show' && question.showing.role) void this.#cards.of(question.showing.role);
  }

  get #lines(): Spoken {
    const speaker = this.hosting.speaker();
    const { question, lead } = this.#view.value;
    return { turn: this.#turn, lines: readOut(speaker, question, lead.say), language: speaker.language };
  }

  protected override render(): TemplateResult {
    const { hosting, secret } = this;
    const speaker = hosting.speaker();
    const { question, lost, shownOnly } = this.#view.value;
    const over = question.shape === 'over';
    const beside = wide.matches && !secret && !over;
    const told = (open: boolean) => banners(hosting, this.#view.value, this.speaker, () => this.#show('handOver'), open);
    return html`
      ${secret ? html`<span></span>` : this.#bar(speaker)}
      <div class="banners">${secret || beside ? nothing : told(false)}</div>
      <div
        class="board ${over ? 'over' : ''}"
        @peek=${(event: CustomEvent<boolean>) => (this.peek = event.detail)}
        @regard=${(event: CustomEvent<SeatId>) => beside && (this.player = event.detail)}
        @look=${(event: CustomEvent<SeatId>) => (this.player = event.detail)}
        @turn=${this.#turned}
        @ruling=${this.#ruled}
      >
        <nd-question-view
          .tableOf=${beside ? (seated: boolean) => tableView(this.#parts, seated ? { brief: true } : { large: true }) : undefined}
          .turned=${hosting.turned}
          ?aloud=${this.#settings.value.eyesFree}
          ?opening=${this.#view.value.at === 0 && shownOnly === undefined}
          ?sleepy=${this.sleepy}
          ?inert=${lost > 0 || shownOnly !== undefined}
          .question=${question}
          .words=${speaker}
          .seats=${this.#seats(speaker)}
          .turn=${this.#turn}
          .game=${hosting.id}
          .lead=${this.#view.value.lead}
          .draft=${hosting.draft()}
          .outcome=${(answer: Answer) => outcomeOf(hosting, speaker, answer)}
          .form=${this.form}
          ?night=${isNight(hosting.session.table)}
          .refusal=${this.refusal}
          .secret=${secret}
          .cardOf=${(role: string) => this.#cards.of(role)}
          .unmasked=${over ? this.#unmasked(speaker) : []}
          @repeat=${() => this.#reader.again()}
          @answer=${(event: CustomEvent<Answer>) => void this.#answer(event.detail)}
          @draft=${(event: CustomEvent<unknown>) => hosting.keepDraft(event.detail)}
          @secret=${(event: CustomEvent<boolean>) => (this.secret = event.detail)}
        ></nd-question-view>
        ${beside ? this.#aside(told(true)) : nothing}
      </div>
      ${secret ? nothing : html`${this.#dock(over)}${this.#sheets()}`}
    `;
  }

  /** What the host must know besides, the night card and a player, each in sight beside the question: the table gives nothing up for them. */
  #aside(told: TemplateResult): TemplateResult {
    const { player } = this;
    return html`<aside>
      <div class="banners">${told}</div>
      <section class="player" tabindex="0" aria-label=${this.say('host.player.label')}>
        ${player === undefined ? html`<p class="soft small">${this.say('host.player.none')}</p>` : html`<h2>${sheetTitle('player', this.#parts)}</h2>${playerPage(this.#parts)}`}
      </section>
      <section tabindex="0" aria-label=${this.say('host.nightCard')}><h2>${this.say('host.nightCard')}</h2>${nightCard(this.#parts)}</section>
    </aside>`;
  }

  #bar(speaker: Speaker): TemplateResult {
    return bar(this.hosting, this.#view.value, speaker, {
      scan: () => void this.#scan(),
      undo: () => (this.#view.value.undoIsHeard ? (this.sheet = 'undo') : void this.#undo()),
      redo: () => void this.#redo(),
    });
  }

  #dock(over: boolean): TemplateResult {
    const on = { table: !wide.matches || over, night: !wide.matches && !over, rule: this.#view.value.shownOnly === undefined };
    return dock(on, this.speaker, (id) => this.#show(id), `#/story/${this.hosting.id}`);
  }

  #show(sheet: Sheet): void {
    this.sheet = sheet;
    if (sheet !== 'cards') return;
    for (const role of dealtRoles(this.hosting.session.table)) void this.#cards.of(role);
  }

  async #scan(): Promise<void> {
    try {
      await loadScanner();
      this.sheet = 'scan';
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  #sheets(): TemplateResult {
    const { sheet } = this;
    return html`<nd-sheet
      .open=${sheet !== undefined}
      heading=${sheet ? sheetTitle(sheet, this.#parts) : ''}
      @close=${this.#shut}
      @peek=${(event: CustomEvent<boolean>) => (this.peek = event.detail)}
      @look=${(event: CustomEvent<SeatId>) => ([this.player, this.sheet, this.peek] = [event.detail, 'player', false])}
      @turn=${this.#turned}
      @ruling=${this.#ruled}
      @form=${(event: CustomEvent<'ring' | 'list'>) => (this.form = event.detail)}
      @handOver=${() => (this.sheet = 'handOver')}
      @given=${this.#given}
      @night=${() => (this.sheet = 'night')}
      @leave=${this.#shut}
      @cover=${this.#shut}
      @call=${(event: CustomEvent<boolean>) => this.#called(event.detail)}
    >
      ${sheet ? inSheet(sheet, this.#parts) : nothing}
      ${
        sheet === 'undo'
          ? html`<div slot="actions">
            <nd-button @click=${() => (this.sheet = undefined)}>${this.say('shell.cancel')}</nd-button>
            <nd-button variant="danger" @click=${() => void this.#undo()}>${this.say('host.undoAll')}</nd-button>
          </div>`
          : nothing
      }
    </nd-sheet>`;
  }

  get #parts(): OnBoard {
    const { hosting, peek, form, position, player, sleepy } = this;
    return { hosting, at: this.#view.value.at, speaker: hosting.speaker(), peek, form, position, player, sleepy, cards: this.#cards };
  }

  #seats(speaker: Speaker): SeatView[] {
    const { session, seats } = this.hosting;
    // Where players are called by their numbers, the host still knows them by name.
    const names = session.game.numbered ? this.hosting.names : [];
    return seats.map(({ seat, alive }) => ({ seat, alive, name: names[seat - 1] || speaker.seat(seat) }));
  }

  #unmasked(speaker: Speaker) {
    const { table } = this.hosting.session;
    return this.#seats(speaker).map((one) => ({ ...one, role: table.seats[one.seat - 1]?.role ?? '', faction: table.faction(one.seat) }));
  }

  /** Rulings ask the same question again: its clock and its taps then stay. */
  get #turn(): string {
    const { question } = this.#view.value;
    const answered = this.hosting.session.entries.filter(([, answer]) => !('ruling' in answer)).length;
    return `${answered}:${question.key}`;
  }

  readonly #turned = (event: CustomEvent<number>): void => void this.hosting.turn(event.detail);

  readonly #ruled = (event: CustomEvent<Ruling>): void => void this.#answer({ ruling: event.detail });

  readonly #given = (): void => {
    this.sheet = undefined;
    this.hosting.handedOver(true);
  };

  async #answer(answer: Answer): Promise<void> {
    this.refusal = await this.hosting.answer(answer);
    if (!this.refusal) this.sheet = undefined;
  }

  async #undo(): Promise<void> {
    this.sheet = undefined;
    this.refusal = undefined;
    await this.hosting.undo();
  }

  async #redo(): Promise<void> {
    this.refusal = undefined;
    await this.hosting.redo();
  }

  /** A button that was held goes with the sheet and cannot say that it was let go. */
  readonly #shut = (): void => {
    this.sheet = undefined;
    this.position = undefined;
    this.peek = false;
  };

  /** A facilitator card has led to its call. */
  #called(clock: boolean): void {
    this.#shut();
    if (clock) this.asking?.startClock();
  }

  readonly #redraw = (): void => this.requestUpdate();
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-board': Board;
  }
}
