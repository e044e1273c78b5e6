import { html, nothing, type TemplateResult } from 'lit';
import type { BallotCandidate, BallotQuestion } from '../../src/kernel/question.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/stepper.ts';
import { candidateName } from './ballot-seats.ts';
import { strengthOf, type Hands } from './tallying.ts';

/** A candidate by name, and whom a vote for it is cast against. */
export function calledCandidate(candidate: BallotCandidate, speaker: Speaker): TemplateResult {
  const { against } = candidate;
  return html`<span class="name">${candidateName(candidate, speaker)}${against === undefined ? nothing : html` <span class="against">${speaker.say('host.against', { who: { seat: against } })}</span>`}</span>`;
}

/** The sums of a vote, one to be entered for each candidate. */
export function sumsForm(question: BallotQuestion, hands: Hands, speaker: Speaker, changed: (hands: Hands) => void): TemplateResult {
  const most = strengthOf(question);
  return html`<div class="sums">
    ${question.candidates.map((candidate) => {
      const set = (event: CustomEvent<number>): void => changed({ ...hands, counts: { ...hands.counts, [candidate.id]: event.detail } });
      return html`${calledCandidate(candidate, speaker)}
        <nd-stepper .value=${hands.counts[candidate.id] ?? 0} .max=${most} label=${candidateName(candidate, speaker)} @change=${set}></nd-stepper>`;
    })}
  </div>`;
}
