import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation, Repair } from '../../src/cards/in-play/repair.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Amendment } from '../../src/kernel/session.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { publicLines } from './outcome.ts';

/** What a repair does, in words that name no role. */
export function repairText(speaker: Speaker, repair: Repair): string {
  const n = repair.do === 'rule' ? 0 : repair.index + 1;
  if (repair.do === 'without') return speaker.say('paper.repair.without', { n });
  const { ruling } = repair;
  const how = repair.do === 'instead' ? 'paper.repair.instead' : 'paper.repair';
  if (ruling.do === 'swap') return speaker.say(`${how}.swap`, { n, seats: { seats: [...ruling.seats] } });
  return ruling.do === 'recast' ? speaker.say(`${how}.recast`, { n, seat: { seat: ruling.seat } }) : '';
}

/** An answer that could explain the difference, in words that name no role. */
export function explanationText(speaker: Speaker, { index, fact }: Explanation): string {
  const n = index + 1;
  return fact.what === 'swapped'
    ? speaker.say('paper.explain.swapped', { n, seats: { seats: [...fact.seats] } })
    : speaker.say('paper.explain.recast', { n, seat: { seat: fact.seat } });
}

/** What everybody would hear, or would not have heard, and what would be lost, before anything is changed. */
export function consequences(
  speaker: Speaker,
  story: readonly Fact[],
  { story: after, lost }: Pick<Amendment, 'story' | 'lost'>,
): TemplateResult {
  const [was, is] = [publicLines(story, speaker), publicLines(after, speaker)];
  const gone = was.filter((line) => !is.includes(line));
  const fresh = is.filter((line) => !was.includes(line));
  const list = (lines: readonly string[]): TemplateResult => html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  return html`<div class="finding consequences" role="status">
    ${gone.length + fresh.length + lost.length === 0 ? html`<p>${speaker.say('paper.quiet')}</p>` : nothing}
    ${gone.length > 0 ? html`<p class="soft small">${speaker.say('story.gone')}</p><div class="gone">${list(gone)}</div>` : nothing}
    ${fresh.length > 0 ? html`<p class="soft small">${speaker.say('host.outcome')}</p>${list(fresh)}` : nothing}
    ${lost.length > 0 ? html`<p>${speaker.say('story.lost', { n: lost.length })} …</p>` : nothing}
  </div>`;
}

/** Seats as chips: number and name. */
export function seatItems(speaker: Speaker, seats: readonly SeatId[]): { readonly id: string; readonly label: string }[] {
  return seats.map((seat) => ({ id: String(seat), label: `${seat} · ${speaker.seat(seat)}` }));
}
