import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { guard as unlessChanged } from 'lit/directives/guard.js';
import type { BallotCandidate, BallotQuestion, Candidate, Voter } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import '../elements/counter.ts';
import '../elements/icon.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { base } from '../styles/base.ts';
import { AskAtTable } from './ask-at-table.ts';
import { atTableStyles } from './ask-at-table.styles.ts';
import { ballotStyles } from './ask-ballot.styles.ts';
import { askStyles } from './ask.styles.ts';
import { ballotOnItsSideStyles } from './ballot-on-its-side.styles.ts';
import { candidateStyles } from './ballot-candidates.styles.ts';
import { barredList, calledCandidate, owedList, showChosen, sumsForm, sumsLeft } from './ballot-parts.ts';
import { barOf, ballotSeats, candidateName, namedSeats } from './ballot-seats.ts';
import { isDense, isLargeVote, isStrip } from './density.ts';
import {
  answerOf,
  fitting,
  handsOf,
  marksOf,
  nextVoter,
  noHands,
  owing,
  partly,
  strengthOf,
  sumFor,
  sumMissing,
  toggled,
  underWay,
  withRest,
  type Hands,
} from './tallying.ts';

type Entry = 'candidate' | 'voter';

/** How this host enters large votes, from one vote to the next. */
let usualEntry: Entry = 'candidate';

/**
 * A vote: tap every hand that is up for a candidate, or every candidate a voter names, or enter the sums where the
 * rules are content with them. The count runs along; weights and proxies are counted in, and those without a vote are
 * shown with the reason, and so are those who must not be left out.
 */
@customElement('nd-ask-ballot')
export class AskBallot extends AskAtTable<BallotQuestion> {
  static override styles = [base, askStyles, atTableStyles, candidateStyles, ballotStyles, ballotOnItsSideStyles];

  @state() private hands: Hands = noHands;
  @state() private entry: Entry = 'candidate';
  /** The candidate hands are being counted for. */
  @state() private current: Candidate = '';
  /** The voter whose votes are being entered. */
  @state() private voter: SeatId = 0;

  protected override begin(): void {
    this.hands = fitting(this.question, handsOf(this.draft));
    this.entry = this.#manyWays ? usualEntry : 'candidate';
    this.current = this.question.candidates[0]?.id ?? '';
    this.voter = nextVoter(this.question, this.hands, 0) ?? 0;
  }

  protected override render(): TemplateResult {
    const { question, hands } = this;
    const open = hands.bySums ? (sumMissing(question, hands) ?? 0) !== 0 : owing(question, hands).length > 0;
    return html`
      <div class="pick">
        ${this.#manyWays && !hands.bySums ? this.#ways() : nothing}
        ${hands.bySums ? nothing : this.entry === 'voter' ? this.#byVoter() : question.candidates.length > 1 ? this.#candidates() : nothing}
        ${this.compact ? nothing : this.#barred()}
      </div>
      ${this.#table()}
      <div class="line">${this.#state(open)}</div>
      <div class="foot">
        <div class="actions">
          ${
            question.counts
              ? html`<nd-button class="keys" icon="keyboard" large label=${this.say('host.bySums')} .pressed=${hands.bySums} @click=${() => this.#set({ ...hands, bySums: !hands.bySums })}></nd-button>`
              : nothing
          }
          ${this.#manyWays && !hands.bySums ? this.#otherWay() : nothing}
          <nd-button class="confirm" variant="primary" large ?disabled=${open} @click=${() => this.give(answerOf(hands))}>${this.say('host.countVotes')}</nd-button>
        </div>
      </div>
    `;
  }

  /** Where the votes are given. */
  #table(): TemplateResult {
    const { question, hands } = this;
    if (hands.bySums) return sumsForm(question, hands, this.speaker, (now) => this.#set(now));
    if (this.entry === 'candidate') return this.#voters();
    const voter = this.#voting.find(({ seat }) => seat === this.voter);
    return voter === undefined ? html`` : this.#marks(voter);
  }

  /** On the line below: who is still owing, what it would come to, how far it is; always one of them, that the seats above do not move. */
  #state(open: boolean): TemplateResult {
    const { question, hands } = this;
    const missing = sumMissing(question, hands);
    const many = question.candidates.length > 1;
    const owed = hands.bySums ? [] : owing(question, hands);
    const outcome = open || underWay(question, hands) ? [] : (this.outcome?.(answerOf(hands)) ?? []);
    if (owed.length > 0) return html`${many ? nothing : this.#sum(question.candidates[0])}${owedList(owed, this.speaker)}`;
    if (outcome.length > 0)
      return html`${many ? nothing : this.#sum(question.candidates[0])}<p class="outcome" role="status"><span class="soft">${this.say('host.outcome')}</span>${this.sentences(['', ...outcome])}</p>`;
    const left = hands.bySums ? sumsLeft(missing, this.speaker) : many ? this.#partly() : '';
    if (left !== '') return html`<div class="left" role="status">${left}</div>`;
    // Above the table there was no room for it.
    if (many) return this.compact && !hands.bySums ? html`${this.#barred()}` : html``;
    return html`${this.#count(question.candidates[0])}`;
  }

  #barred(): TemplateResult | typeof nothing {
    const named = this.hands.bySums || this.entry === 'voter' ? undefined : this.current;
    return barredList(this.question, named, this.speaker);
  }

  /** With several candidates and more than a handful of voters both ways are open. */
  get #manyWays(): boolean {
    return this.question.candidates.length > 1 && (this.question.marks > 1 || isLargeVote(this.question.voters.length));
  }

  #ways(): TemplateResult {
    return html`<nd-choice
      class="ways"
      look="chips"
      bare
      label=${this.say('host.entry')}
      .items=${(['candidate', 'voter'] as const).map((id) => ({ id, label: this.say(`host.entry.${id}`) }))}
      .value=${[this.entry]}
      @change=${(event: CustomEvent<Entry[]>) => (this.entry = usualEntry = event.detail[0] ?? 'candidate')}
    ></nd-choice>`;
  }

  /** The other way of entering; it is seen where there is no room to offer both. */
  #otherWay(): TemplateResult {
    const other: Entry = this.entry === 'candidate' ? 'voter' : 'candidate';
    return html`<nd-button class="keys other" icon=${other === 'voter' ? 'people' : 'hand'} large label=${this.say(`host.entry.${other}`)} @click=${() => (this.entry = usualEntry = other)}></nd-button>`;
  }

  /** One candidate: the count towards what is needed. */
  #count(candidate: BallotCandidate | undefined): TemplateResult | typeof nothing {
    if (!candidate) return nothing;
    const { now, needed, all } = this.#counted(candidate);
    const text = needed === undefined ? this.say('host.votesOf', { n: now, all }) : this.say('host.votesNeeded', { n: now, needed });
    return html`<nd-counter .now=${now} .goal=${needed ?? all} text=${`${now} / ${needed ?? all}`} label=${this.say('label.value', { label: this.#name(candidate), value: text })}></nd-counter>`;
  }

  /** The same in figures alone, beside other words. */
  #sum(candidate: BallotCandidate | undefined): TemplateResult | typeof nothing {
    if (!candidate) return nothing;
    const { now, needed, all } = this.#counted(candidate);
    return html`<span class="figures">${now} / ${needed ?? all}</span>`;
  }

  #counted({ id }: BallotCandidate) {
    return { now: sumFor(this.question, this.hands, id), needed: this.question.needed, all: strengthOf(this.question) };
  }

  /** Several candidates: pick the one hands are up for, with everybody's sum in view. */
  #candidates(): TemplateResult {
    const { candidates } = this.question;
    return html`<div class="candidates ${this.compact || isStrip(candidates.length) ? 'strip' : ''}" role="radiogroup" aria-label=${this.say('host.handsFor')} @keydown=${this.#key}>
      ${candidates.map((candidate) => {
        const on = candidate.id === this.current;
        return html`<button type="button" role="radio" aria-checked=${on ? 'true' : 'false'} tabindex=${on ? 0 : -1} data-candidate=${candidate.id} @click=${() => (this.current = candidate.id)}>
          ${calledCandidate(candidate, this.speaker)}<span class="sum">${sumFor(this.question, this.hands, candidate.id)}</span>
        </button>`;
      })}
    </div>`;
  }

  #voters(): TemplateResult {
    const { question, hands, current, seats, speaker } = this;
    const voters = (): RingSeat[] => ballotSeats(question, hands, current, seats, speaker);
    return this.#ring([question, hands, current, seats, speaker], voters, 'host.handsUp', (seat) =>
      this.#set(toggled(this.question, this.hands, seat, this.current)),
    );
  }

  /** The seats are made anew only where what they are made `of` has changed: drawing them takes a phone its time. */
  #ring(of: unknown[], seats: () => RingSeat[], label: string, touched: (seat: SeatId) => void): TemplateResult {
    return html`<nd-seat-ring
      fits
      ?compact=${this.standing}
      hands
      turns="mouse"
      .turned=${this.turned}
      .seats=${unlessChanged(of, seats)}
      .max=${1}
      .form=${this.form}
      label=${this.say(label)}
      @toggle=${(event: CustomEvent<SeatId>) => touched(event.detail)}
    ></nd-seat-ring>`;
  }

  get #voting(): readonly Voter[] {
    return this.question.voters.filter(({ follows }) => follows === undefined);
  }

  /** One voter after the other: one who has named enough gives way to the next. */
  #byVoter(): TemplateResult {
    const { question } = this;
    return html`<div class="candidates strip" role="radiogroup" aria-label=${this.say('host.votesBy')} @keydown=${this.#key}>
      ${this.#voting.map((one) => {
        const on = one.seat === this.voter;
        const n = marksOf(one, this.hands).length;
        return html`<button type="button" role="radio" class=${n >= question.marks ? 'done' : ''} aria-checked=${on ? 'true' : 'false'} tabindex=${on ? 0 : -1} data-voter=${one.seat} @click=${() => (this.voter = one.seat)}>
          <span>${one.seat} ${this.speaker.seat(one.seat)}</span>${this.#given(n)}
        </button>`;
      })}
    </div>`;
  }

  /** Players are named at the table; what else can be voted for stands in rows. */
  #marks(voter: Voter): TemplateResult {
    const { question, hands, seats, speaker } = this;
    const { candidates } = question;
    if (candidates.every(({ id }) => typeof id === 'number')) {
      const named = (): RingSeat[] => namedSeats(question, hands, voter, seats, speaker);
      return this.#ring([question, hands, voter, seats, speaker], named, 'host.marksFor', (seat) => this.#marked(voter, seat));
    }
    return html`<div class="voters ${isDense(candidates.length) ? 'dense' : ''}" role="group" aria-label=${this.say('host.marksFor')}>
      ${candidates.map((candidate) => this.#mark(voter, candidate))}
    </div>`;
  }

  #mark(voter: Voter, candidate: BallotCandidate): TemplateResult {
    const up = marksOf(voter, this.hands).includes(candidate.id);
    const bar = barOf(voter, candidate.id);
    return html`<button type="button" class="voter ${up ? 'up' : ''}" data-mark=${candidate.id} aria-pressed=${up ? 'true' : 'false'} ?disabled=${bar !== undefined} @click=${() => this.#marked(voter, candidate.id)}>
      <span class="no">${typeof candidate.id === 'number' ? candidate.id : nothing}</span>${calledCandidate(candidate, this.speaker)}
      <span class="weight">${sumFor(this.question, this.hands, candidate.id)}</span>
      <nd-icon name=${bar ? 'barred' : 'hand'}></nd-icon>${bar ? html`<span class="more">${this.say(bar.why)}</span>` : nothing}
    </button>`;
  }

  #marked(voter: Voter, candidate: Candidate): void {
    const before = marksOf(voter, this.hands).length;
    this.#set(toggled(this.question, this.hands, voter.seat, candidate));
    const after = marksOf(voter, this.hands).length;
    if (after > before && after === this.question.marks) this.voter = nextVoter(this.question, this.hands, voter.seat) ?? voter.seat;
  }

  /** How many of several marks have been given. */
  #given(n: number): TemplateResult | typeof nothing {
    const of = this.question.marks;
    return of === 1 || n === 0 ? nothing : html`<span class="given">${n}/${of}</span>`;
  }

  /** How many have named some, but not as many as they must; where it is one each, and all must vote, the rest are one tap. */
  #partly(): TemplateResult | string {
    const { question, hands } = this;
    const n = partly(question, hands).length;
    if (n === 0) return '';
    const current = question.candidates.find(({ id }) => id === this.current);
    if (question.marks > 1 || question.abstain !== 'forbidden' || this.entry === 'voter' || !current)
      return this.say('host.marksPartly', { n });
    const nobody = Object.keys(hands.votes).length === 0;
    const words = this.say(nobody ? 'host.everybody' : 'host.others', { n, who: this.#name(current) });
    return html`<nd-button class="rest" @click=${() => this.#set(withRest(question, hands, current.id))}>${words}</nd-button>`;
  }

  #name(candidate: BallotCandidate): string {
    return candidateName(candidate, this.speaker);
  }

  #set(hands: Hands): void {
    this.hands = hands;
    this.keep(hands);
  }

  protected override updated(): void {
    super.updated();
    // With the frame, which lays the page out anyway.
    requestAnimationFrame(() => showChosen(this.renderRoot));
  }

  #key(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...this.renderRoot.querySelectorAll<HTMLElement>('.candidates [role="radio"]')];
    const here = all.findIndex((one) => one.getAttribute('aria-checked') === 'true');
    const next = all[(here + step + all.length) % all.length];
    next?.click();
    next?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-ballot': AskBallot;
  }
}
