import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { laidCards, type Laid, type PaperCard } from '../../src/cards/in-play/laid.ts';
import { explanations, repaired, repairs, type Explanation, type Repair } from '../../src/cards/in-play/repair.ts';
import { compare, whereIs, type Verdict, type Whereabouts } from '../../src/cards/in-play/verdict.ts';
import type { Deck } from '../../src/cards/deck.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/hold-button.ts';
import { base } from '../styles/base.ts';
import { consequences, explanationText, repairText, seatItems } from './paper-repair.ts';
import { paperStyles } from './paper.styles.ts';
import type { HostedGame } from './hosted-game.ts';

/** What could explain a difference, and what can be done about it. */
interface Difference {
  readonly found: readonly Explanation[];
  readonly ways: readonly Repair[];
}

/**
 * A player's card that was scanned or named during the game: where the game has it, whether it lies there, and what can
 * be done where it does not. Its role shows only while a button is held. Fires `another` for the next card.
 */
@customElement('nd-paper-card')
export class PaperCardView extends NdElement {
  static override styles = [base, paperStyles];

  @property({ attribute: false }) hosting!: HostedGame;
  @property({ attribute: false }) deck!: Deck;
  @property({ attribute: false }) card!: PaperCard;
  /** The seat at which the card lies, once it is known. */
  @property({ attribute: false }) seat: SeatId | undefined;
  /** The host may only look: nothing is ruled from here. */
  @property({ type: Boolean }) looking = false;
  @state() private asking = false;
  @state() private chosen: Repair | 'reveal' | undefined;
  @state() private line = '';
  @state() private peek = false;
  #difference: Difference | undefined;

  override get speaker(): Speaker {
    return this.hosting.speaker();
  }

  get #laid(): Laid {
    const { setup, story } = this.hosting.session;
    return laidCards(setup.deal, story, this.deck);
  }

  /** Each explanation and repair is a game played anew: not at every press of the peek. */
  protected override willUpdate(changed: PropertyValues): void {
    if (['card', 'seat'].some((name) => changed.has(name))) this.#difference = undefined;
  }

  /** What was pressed goes with each step: the reader begins again at the card. */
  protected override updated(changed: PropertyValues): void {
    if (['card', 'seat', 'asking', 'chosen'].some((name) => changed.has(name))) this.renderRoot.querySelector('h3')?.focus();
  }

  protected override render(): TemplateResult {
    const { card, seat } = this;
    const laid = this.#laid;
    return html`<div class="row">
        <h3 tabindex="-1">${card.no === undefined ? this.say('paper.cardRead') : this.say('paper.card', { no: card.no })}</h3>
        <nd-hold-button icon="eye" hint=${this.say('host.peekHint')} @peek=${this.#peeked}>
          <span class="role">${this.peek ? this.speaker.role(card.role) : this.say('paper.role')}</span>
        </nd-hold-button>
      </div>
      ${this.line === '' ? nothing : html`<p class="finding good" role="status">${this.line}</p>`}
      ${seat === undefined ? this.#lies(whereIs(card, laid)) : this.#compared(compare(card, seat, laid))}
      <div class="row">
        <nd-button class="again" icon="scan" @click=${() => this.emit('another')}>${this.say('paper.another')}</nd-button>
      </div>`;
  }

  /** Where the game has the card; the host says whether it lies there. */
  #lies(found: Whereabouts): TemplateResult {
    const one = found.where === 'at' ? found.seat : undefined;
    const words = this.#whereText(found);
    const seats = this.hosting.seats.map(({ seat }) => seat);
    const open = one === undefined || this.asking;
    const kept = found.where === 'at' || found.where === 'among';
    return html`<p class="finding where" role="status">${words.map((line) => html`<span>${line}</span>`)}</p>
      ${
        open
          ? this.#seatChoice(kept ? 'paper.where' : 'paper.handOver', seats)
          : html`<p>${this.say('paper.where')}</p>
            <div class="row">
              <nd-button class="there" variant="primary" @click=${() => (this.seat = one)}>${this.speaker.seat(one)}</nd-button>
              <nd-button class="elsewhere" @click=${() => (this.asking = true)}>${this.say('paper.elsewhere')}</nd-button>
            </div>`
      }`;
  }

  #whereText(found: Whereabouts): string[] {
    switch (found.where) {
      case 'at':
        return [this.say('paper.at', { seat: { seat: found.seat } }), this.#life(found.seat)];
      case 'among':
        return [this.say('paper.among', { seats: { seats: found.seats } })];
      case 'taken':
        return [this.say('paper.taken', { seat: { seat: found.from } })];
      case 'out':
        return [this.say('paper.out')];
    }
  }

  #life(seat: SeatId): string {
    return this.say(this.hosting.session.table.isAlive(seat) ? 'paper.alive' : 'paper.dead', { seat: { seat } });
  }

  #seatChoice(label: string, seats: readonly SeatId[]): TemplateResult {
    return html`<nd-choice
      class="seats"
      look="chips"
      label=${this.say(label)}
      .items=${seatItems(this.speaker, seats)}
      .value=${[]}
      @change=${(event: CustomEvent<readonly string[]>) => (this.seat = Number(event.detail[0]))}
    ></nd-choice>`;
  }

  #compared(verdict: Verdict): TemplateResult {
    if (verdict.is === 'agrees') return this.#agrees(verdict.seat, verdict.alike);
    const { chosen } = this;
    return chosen === undefined || chosen === 'reveal' ? this.#differs(verdict) : this.#preview(chosen);
  }

  #agrees(seat: SeatId, alike: boolean): TemplateResult {
    const words = this.say(alike ? 'paper.agreesAlike' : 'paper.agrees', { seat: { seat } });
    const told = this.hosting.session.story.some((fact) => fact.what === 'revealed' && fact.seat === seat);
    return html`<p class="finding good verdict" role="status"><strong>${words}</strong><span>${this.#life(seat)}</span></p>
      ${
        this.looking || told
          ? nothing
          : this.chosen === 'reveal'
            ? html`<p>${this.say('paper.reveal.ask', { seat: { seat } })}</p>
              <div class="row">
                <nd-button @click=${() => (this.chosen = undefined)}>${this.say('shell.cancel')}</nd-button>
                <nd-button class="confirm" variant="primary" @click=${() => void this.#reveal(seat)}>${this.say('paper.reveal')}</nd-button>
              </div>`
            : html`<nd-button class="reveal" start icon="eye" @click=${() => (this.chosen = 'reveal')}>${this.say('paper.reveal')}</nd-button>`
      }`;
  }

  #differs(verdict: Exclude<Verdict, { is: 'agrees' }>): TemplateResult {
    const { found, ways } = (this.#difference ??= this.#explained(verdict));
    return html`<div class="finding bad verdict" role="status">
        <strong>${this.say('paper.differs')}</strong><span>${this.#differenceText(verdict)}</span>
      </div>
      <section class="choices explain">
        <h4>${this.say('paper.explain')}</h4>
        ${
          found.length === 0
            ? html`<p class="small">${this.say('paper.explain.none')}</p>`
            : html`<ul>
              ${found.map((one) => html`<li>${explanationText(this.speaker, one)} ${one.settles ? html`<strong>${this.say('paper.explain.settles')}</strong>` : nothing}</li>`)}
            </ul>`
        }
      </section>
      ${
        ways.length === 0
          ? nothing
          : html`<section class="choices repairs">
            <h4>${this.say('paper.repair')}</h4>
            ${ways.map((way) => html`<nd-button start @click=${() => (this.chosen = way)}>${repairText(this.speaker, way)}</nd-button>`)}
            <p class="soft small">${this.say('paper.repair.none')}</p>
          </section>`
      }`;
  }

  #explained(verdict: Verdict): Difference {
    const { session } = this.hosting;
    const { card, deck } = this;
    const found = explanations(session, card, verdict, deck);
    return { found, ways: this.looking ? [] : repairs(session, card, verdict, deck, found) };
  }

  #differenceText(verdict: Exclude<Verdict, { is: 'agrees' }>): string {
    const seat = { seat: verdict.seat };
    if (verdict.is === 'notInPlay') return this.say('paper.differs.notInPlay', { seat });
    const claim = this.card.no === undefined;
    return this.say(claim ? 'paper.differs.claim' : 'paper.differs.elsewhere', { seat, others: { seats: verdict.others } });
  }

  #preview(repair: Repair): TemplateResult {
    const { session } = this.hosting;
    const after = repaired(session, repair);
    return html`<h4>${repairText(this.speaker, repair)}</h4>
      ${after ? consequences(this.speaker, session.story, after) : nothing}
      <div class="row">
        <nd-button @click=${() => (this.chosen = undefined)}>${this.say('shell.back')}</nd-button>
        <nd-button class="confirm" variant="primary" ?disabled=${!after} @click=${() => void this.#repair(repair)}>${this.say('paper.confirm')}</nd-button>
      </div>`;
  }

  async #repair(repair: Repair): Promise<void> {
    const { hosting } = this;
    if (repair.do === 'rule') {
      const refusal = await hosting.answer({ ruling: repair.ruling });
      if (refusal) return this.#say(this.say(refusal.why));
    } else {
      const after = repaired(hosting.session, repair);
      if (after) await hosting.adopt(after);
    }
    this.#say(this.say('paper.done'));
  }

  async #reveal(seat: SeatId): Promise<void> {
    const refusal = await this.hosting.answer({ ruling: { do: 'reveal', seat } });
    this.#say(this.say(refusal ? refusal.why : 'paper.done'));
  }

  #say(line: string): void {
    this.line = line;
    this.chosen = undefined;
    this.#difference = undefined;
  }

  /** Only this card is shown, not the roles of the table behind the sheet. */
  readonly #peeked = (event: CustomEvent<boolean>): void => {
    event.stopPropagation();
    this.peek = event.detail;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-paper-card': PaperCardView;
  }
}
