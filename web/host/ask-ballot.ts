import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { BallotCandidate, BallotQuestion, Candidate, Voter } from '../../src/kernel/question.ts';
import '../elements/button.ts';
import '../elements/counter.ts';
import '../elements/icon.ts';
import '../elements/stepper.ts';
import { base } from '../styles/base.ts';
import { Ask } from './ask.ts';
import { ballotStyles } from './ask-ballot.styles.ts';
import { askStyles } from './ask.styles.ts';
import { answerOf, fitting, handsOf, marksOf, noHands, strengthOf, sumFor, toggled, type Hands } from './tallying.ts';

/**
 * A vote: tap every hand that is up, or enter the sums where the rules are content with them. The
 * count runs along; weights and proxies are counted in, and whoever has no vote is shown with the reason.
 */
@customElement('nd-ask-ballot')
export class AskBallot extends Ask<BallotQuestion> {
  static override styles = [base, askStyles, ballotStyles];

  @state() private hands: Hands = noHands;
  /** The candidate hands are being counted for. */
  @state() private current: Candidate = '';

  override willUpdate(): void {
    if (this.hasUpdated) return;
    this.hands = fitting(this.question, handsOf(this.draft));
    this.current = this.question.candidates[0]?.id ?? '';
  }

  protected override render(): TemplateResult {
    const { question, hands } = this;
    const outcome = this.outcome?.(answerOf(hands)) ?? [];
    return html`
      <div class="hands">
        ${question.candidates.length > 1 ? this.#candidates() : nothing} ${hands.bySums ? this.#sums() : this.#voters()} ${this.#barred()}
      </div>
      <div class="foot">
        <div class="count">
          ${question.candidates.length > 1 ? html`<span></span>` : this.#count(question.candidates[0])}
          ${question.counts
            ? html`<nd-button variant="quiet" icon="keyboard" label=${this.say('host.bySums')} .pressed=${hands.bySums} @click=${() => this.#set({ ...hands, bySums: !hands.bySums })}></nd-button>`
            : nothing}
        </div>
        ${outcome.length > 0 ? html`<p class="outcome" role="status"><span class="soft">${this.say('host.outcome')}</span> ${outcome.join(' ')}</p>` : nothing}
        <div class="actions">
          <nd-button class="confirm" variant="primary" large @click=${() => this.give(answerOf(hands))}>${this.say('host.countVotes')}</nd-button>
        </div>
      </div>
    `;
  }

  /** One candidate: the count towards what is needed. */
  #count(candidate: BallotCandidate | undefined): TemplateResult | typeof nothing {
    if (!candidate) return nothing;
    const now = sumFor(this.question, this.hands, candidate.id);
    const { needed } = this.question;
    const all = strengthOf(this.question);
    const text = needed === undefined ? this.say('host.votesOf', { n: now, all }) : this.say('host.votesNeeded', { n: now, needed });
    return html`<nd-counter .now=${now} .goal=${needed ?? all} text=${`${now} / ${needed ?? all}`} label=${`${this.#name(candidate)}: ${text}`}></nd-counter>`;
  }

  /** Several candidates: pick the one hands are up for, with everybody's sum in view. */
  #candidates(): TemplateResult {
    return html`<div class="candidates" role="radiogroup" aria-label=${this.say('host.handsFor')} @keydown=${this.#key}>
      ${this.question.candidates.map((candidate) => {
        const on = candidate.id === this.current;
        return html`<button type="button" role="radio" aria-checked=${String(on)} tabindex=${on ? 0 : -1} data-candidate=${candidate.id} @click=${() => (this.current = candidate.id)}>
          <span>${this.#name(candidate)}</span><span class="sum">${sumFor(this.question, this.hands, candidate.id)}</span>
        </button>`;
      })}
    </div>`;
  }

  #voters(): TemplateResult {
    return html`<div class="voters" role="group" aria-label=${this.say('host.handsUp')}>${this.question.voters.map((voter) => this.#voter(voter))}</div>`;
  }

  #voter(voter: Voter): TemplateResult {
    const { seat, weight, follows, forbidden } = voter;
    const marks = marksOf(voter, this.hands);
    const up = marks.includes(this.current);
    const bar = forbidden?.find((one) => one.candidate === this.current);
    const others = this.question.candidates.length > 1 ? this.question.candidates.filter(({ id }) => marks.includes(id)).map((one) => this.#name(one)) : [];
    const more = follows !== undefined ? this.say('host.votesWith', { who: { seat: follows } }) : bar ? this.say(bar.why) : others.join(', ');
    return html`<button
      type="button"
      class="voter ${up ? 'up' : ''}"
      data-seat=${seat}
      aria-pressed=${String(up)}
      ?disabled=${follows !== undefined || bar !== undefined}
      @click=${() => this.#set(toggled(this.question, this.hands, seat, this.current))}
    >
      <span class="no">${seat}</span><span class="name">${this.speaker.seat(seat)}</span>
      ${weight === 1 ? nothing : html`<span class="weight" title=${this.say('host.weight', { n: weight })}>×${weight}</span>`}
      <nd-icon name="hand"></nd-icon>${more ? html`<span class="more">${more}</span>` : nothing}
    </button>`;
  }

  #barred(): TemplateResult | typeof nothing {
    const { barred } = this.question;
    if (barred.length === 0) return nothing;
    return html`<ul class="barred" aria-label=${this.say('host.noVote')}>
      ${barred.map(({ seat, why, clause }) => html`<li><strong>${this.speaker.seat(seat)}</strong> ${this.say(why)} <span class="clause">${clause}</span></li>`)}
    </ul>`;
  }

  #sums(): TemplateResult {
    const most = strengthOf(this.question);
    return html`<div class="sums">
      ${this.question.candidates.map((candidate) => {
        const set = (event: CustomEvent<number>): void => this.#set({ ...this.hands, counts: { ...this.hands.counts, [candidate.id]: event.detail } });
        return html`<span>${this.#name(candidate)}</span>
          <nd-stepper .value=${this.hands.counts[candidate.id] ?? 0} .max=${most} label=${this.#name(candidate)} @change=${set}></nd-stepper>`;
      })}
    </div>`;
  }

  #name({ id, label }: BallotCandidate): string {
    return label ? this.say(label) : typeof id === 'number' ? this.speaker.seat(id) : id;
  }

  #set(hands: Hands): void {
    this.hands = hands;
    this.keep(hands);
  }

  #key(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { candidates } = this.question;
    const here = candidates.findIndex(({ id }) => id === this.current);
    this.current = candidates[(here + step + candidates.length) % candidates.length]?.id ?? this.current;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-ask-ballot': AskBallot;
  }
}
