import { html, nothing, type TemplateResult } from 'lit';
import type { BallotCandidate, BallotQuestion, Candidate, Voter } from '../../src/kernel/question.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/stepper.ts';
import { barOf, candidateName } from './ballot-seats.ts';
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

/** Who has no vote, and who may not vote for `current`, the candidate picked: seats have no room for reasons. */
export function barredList(
  { barred, voters }: BallotQuestion,
  current: Candidate | undefined,
  speaker: Speaker,
): TemplateResult | typeof nothing {
  const bound = voters.flatMap((voter) => {
    const bar = current === undefined ? undefined : barOf(voter, current);
    return bar ? [{ ...bar, seat: voter.seat }] : [];
  });
  const all = [...barred, ...bound];
  if (all.length === 0) return nothing;
  return html`<ul class="barred" tabindex="0" aria-label=${speaker.say('host.noVote')}>
    ${all.map(({ seat, why, clause }) => html`<li><strong>${speaker.seat(seat)}</strong> ${speaker.say(why)} <span class="clause" aria-hidden="true">${clause}</span></li>`)}
  </ul>`;
}

/** Who must vote and has not: the vote cannot be closed so. */
export function owedList(owed: readonly Voter[], speaker: Speaker): TemplateResult {
  return html`<div class="owed" role="status" tabindex="0">
    ${owed.map(({ seat, must }) => html`<p><strong>${speaker.seat(seat)}</strong> ${must ? html`${speaker.say(must.why)} <span class="clause" aria-hidden="true">${must.clause}</span>` : nothing}</p>`)}
  </div>`;
}

/** How many votes the sums still lack, or are too many; nothing where that is not to be said. */
export function sumsLeft(missing: number | undefined, speaker: Speaker): string {
  if (missing === undefined) return '';
  if (missing === 0) return speaker.say('host.sumFull');
  return missing > 0 ? speaker.say('host.sumMissing', { n: missing }) : speaker.say('host.sumOver', { n: -missing });
}

/** Scrolls the row of candidates or voters, where it scrolls, to the one chosen. */
export function showChosen(root: ParentNode): void {
  const on = root.querySelector('.strip [aria-checked="true"]');
  const strip = on?.parentElement;
  if (!(on instanceof HTMLElement) || !strip) return;
  strip.scrollTo({
    left: on.offsetLeft - (strip.clientWidth - on.offsetWidth) / 2,
    top: on.offsetTop - (strip.clientHeight - on.offsetHeight) / 2,
  });
}
