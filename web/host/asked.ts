import { html, type TemplateResult } from 'lit';
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
import './over.ts';
import type { Unmasked } from './over.ts';

/** What a question is asked with; see the element for each shape. */
export interface Asked {
  readonly question: Question;
  readonly words: Speaker | undefined;
  readonly seats: readonly SeatView[];
  readonly draft: unknown;
  readonly outcome: Outcome | undefined;
  readonly form: 'ring' | 'list';
  readonly game: string;
  readonly turned: number;
  /** Tells one asking of a question from the next. */
  readonly turn: string;
  readonly night: boolean;
  /** The picture of a role's card. */
  readonly cardOf: ((role: string) => Promise<string | undefined>) | undefined;
  readonly unmasked: readonly Unmasked[];
}

/**
 * The element for the shape of a question, and for one that is answered without a look (`aloud`). Those for the shapes that
 * come again and again are kept and told the `turn`; the others are made anew.
 */
export function asked(view: Asked, aloud: boolean): TemplateResult {
  const { question, words, seats, draft, outcome, form, game, turned, turn, night } = view;
  if (aloud) return html`<nd-ask-aloud class="ask" .question=${question} .words=${words}></nd-ask-aloud>`;
  switch (question.shape) {
    case 'choose':
      return html`<nd-ask-choose class="ask" .turn=${turn} .question=${question} .words=${words} .seats=${seats} .draft=${draft} .form=${form} .game=${game} .turned=${turned} ?night=${night}></nd-ask-choose>`;
    case 'pick':
      return html`<nd-ask-pick class="ask" .question=${question} .words=${words} .seats=${seats} .draft=${draft}></nd-ask-pick>`;
    case 'ballot':
      return html`<nd-ask-ballot class="ask" .turn=${turn} .question=${question} .words=${words} .seats=${seats} .draft=${draft} .outcome=${outcome} .form=${form} .game=${game} .turned=${turned}></nd-ask-ballot>`;
    case 'say':
      return html`<nd-ask-say class="ask" .question=${question} .words=${words}></nd-ask-say>`;
    default:
      return html`${keyed(turn, askedOnce(view, question))}`;
  }
}

function askedOnce(view: Asked, question: Exclude<Question, { shape: 'choose' | 'pick' | 'ballot' | 'say' }>): TemplateResult {
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
