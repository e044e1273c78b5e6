import { html, nothing, type TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Question } from '../../src/kernel/question.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { Outcome, SeatView } from './ask.ts';
import './ask-aloud.ts';
import './ask-ballot.ts';
import './ask-choose.ts';
import './ask-number.ts';
import './ask-pick.ts';
import './ask-say.ts';
import './ask-show.ts';
import { kept } from './kept.ts';
import './over.ts';
import type { Unmasked } from './over.ts';

/** What the elements for the shapes are given of the view they stand in. */
interface AskedIn {
  readonly words: Speaker | undefined;
  readonly seats: readonly SeatView[];
  readonly draft: unknown;
  readonly outcome: Outcome | undefined;
  readonly form: 'ring' | 'list';
  readonly game: string;
  readonly turned: number;
  readonly turn: string;
  readonly night: boolean;
  readonly cardOf: ((role: string) => Promise<string | undefined>) | undefined;
  readonly unmasked: readonly Unmasked[];
  /** Nothing but what is held up may stand on the page. */
  readonly secret: boolean;
}

/** How little room a table is left. */
interface Room {
  readonly compact: boolean;
  readonly low: number;
}

/**
 * The element in which a question is answered, one for each shape. Those that show the table stay in the page once they have been
 * drawn, until something is held up; others that come again and again are kept, and the rest are made anew; what is kept tells
 * questions apart by the `turn`.
 */
export function askFor(question: Question, by: 'look' | 'halves', view: AskedIn, room: Room): TemplateResult {
  const shape = by === 'halves' ? undefined : question.shape;
  return html`
    ${view.secret ? nothing : tables(question, shape, view, room)}
    ${cache(shape === undefined ? html`<nd-ask-aloud class="ask" .question=${question} .words=${view.words}></nd-ask-aloud>` : withoutTable(question, view))}
  `;
}

function tables(question: Question, shape: Question['shape'] | undefined, view: AskedIn, { compact, low }: Room): TemplateResult {
  const { words, seats, draft, outcome, form, game, turned, turn, night } = view;
  return html`
    ${kept(
      shape === 'choose',
      () =>
        html`<nd-ask-choose class="ask" .turn=${turn} .question=${question} .words=${words} .seats=${seats} .draft=${draft} .form=${form} .game=${game} .turned=${turned} .compact=${compact} .low=${low} ?night=${night}></nd-ask-choose>`,
    )}
    ${kept(
      shape === 'ballot',
      () =>
        html`<nd-ask-ballot class="ask" .turn=${turn} .question=${question} .words=${words} .seats=${seats} .draft=${draft} .outcome=${outcome} .form=${form} .game=${game} .turned=${turned} .compact=${compact} .low=${low}></nd-ask-ballot>`,
    )}
  `;
}

function withoutTable(question: Question, view: AskedIn): TemplateResult | typeof nothing {
  const { words, seats, draft, turn } = view;
  switch (question.shape) {
    case 'choose':
    case 'ballot':
      return nothing;
    case 'pick':
      return html`<nd-ask-pick class="ask" .question=${question} .words=${words} .seats=${seats} .draft=${draft}></nd-ask-pick>`;
    case 'say':
      return html`<nd-ask-say class="ask" .question=${question} .words=${words}></nd-ask-say>`;
    default:
      return html`${keyed(turn, once(question, view))}`;
  }
}

function once(question: Exclude<Question, { shape: 'choose' | 'pick' | 'ballot' | 'say' }>, view: AskedIn): TemplateResult {
  const { words, seats, draft, form, game, turned, cardOf, unmasked } = view;
  switch (question.shape) {
    case 'number':
      return html`<nd-ask-number class="ask" .question=${question} .words=${words} .seats=${seats} .draft=${draft}></nd-ask-number>`;
    case 'show':
      return html`<nd-ask-show class="ask" .question=${question} .words=${words} .seats=${seats} .form=${form} .turned=${turned} .cardOf=${cardOf}></nd-ask-show>`;
    case 'over':
      return html`<nd-over class="ask" .question=${question} .words=${words} .unmasked=${unmasked} storyHref=${`#/story/${game}`}></nd-over>`;
  }
}
