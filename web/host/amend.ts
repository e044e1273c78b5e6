import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer } from '../../src/kernel/answer.ts';
import type { Amendment } from '../../src/kernel/session.ts';
import type { Refusal } from '../../src/kernel/types.ts';
import { tellRuling } from '../../src/text/tell.ts';
import '../elements/button.ts';
import { WordedElement } from '../elements/worded.ts';
import { base } from '../styles/base.ts';
import './question-view.ts';
import type { Past } from './past.ts';
import type { HostedGame } from './hosted-game.ts';
import { answerText, askedText, differences } from './story-rows.ts';

/**
 * Changes a past answer: asks its question again, then says what would be different and which later
 * answers no longer fit, before anything is changed. Fires `adopted` when it has been.
 */
@customElement('nd-amend')
export class Amend extends WordedElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
      }

      .diff {
        display: grid;
        gap: var(--space-3);
      }

      section {
        padding-inline-start: var(--space-3);
        border-inline-start: 3px solid var(--line);
      }

      .gone {
        border-color: var(--danger);
      }

      .gone li {
        color: var(--ink-soft);
        text-decoration: line-through;
      }

      .fresh {
        border-color: var(--good);
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        justify-content: end;
      }
    `,
  ];

  @property({ attribute: false }) hosting!: HostedGame;
  @property({ attribute: false }) past: readonly Past[] = [];
  @property({ type: Number }) index = 0;
  @state() private amendment: Amendment | undefined;
  @state() private refusal: Refusal | undefined;

  protected override render(): TemplateResult {
    return html`${this.amendment ? this.#difference(this.amendment) : this.#question()}`;
  }

  #question(): TemplateResult | typeof nothing {
    const then = this.past[this.index];
    const entry = this.hosting.session.entries[this.index];
    if (!then || !entry) return nothing;
    const { question, alive } = then;
    const { seconds: _, expires: __, ...calm } = question;
    return html`<p class="soft">${this.say('label.before', { label: this.say('story.amend.was') })}<strong>${answerText(this.speaker, question, entry[1])}</strong></p>
      <nd-question-view
        .question=${calm}
        .words=${this.speaker}
        .seats=${this.hosting.seats.map(({ seat }) => ({ seat, alive: alive.includes(seat), name: this.speaker.seat(seat) }))}
        .draft=${entry[1]}
        .refusal=${this.refusal}
        still
        turn=${`amend:${this.index}`}
        game=${`${this.hosting.id}.amend`}
        @answer=${(event: CustomEvent<Answer>) => this.#try(event)}
        @draft=${(event: Event) => event.stopPropagation()}
      ></nd-question-view>`;
  }

  #difference({ story, lost, waiting, misfit, question }: Amendment): TemplateResult {
    const { speaker } = this;
    const { gone, fresh } = differences(speaker, this.hosting.session.story, story);
    const list = (className: string, title: string, lines: readonly string[]): TemplateResult | typeof nothing =>
      lines.length === 0
        ? nothing
        : html`<section class=${className}><h3>${title}</h3><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
    const before = this.hosting.session.entries;
    const dropped = lost
      .filter((entry) => !waiting.some((one) => one.entry === entry))
      .flatMap((entry) => {
        const [, answer] = entry;
        const then = this.past[before.indexOf(entry)];
        if ('ruling' in answer) return [tellRuling(speaker, answer.ruling)];
        const text = then && answerText(speaker, then.question, answer);
        return then && text ? [`${askedText(speaker, then.question)} ${text}`] : [];
      });
    const asked = askedText(speaker, question);
    return html`<div class="diff">
        ${gone.length + fresh.length === 0 ? html`<p>${this.say('story.same')}</p>` : nothing} ${list('gone', this.say('story.gone'), gone)}
        ${list('fresh', this.say('story.fresh'), fresh)} ${dropped.length > 0 ? list('', this.say('story.lost', { n: dropped.length }), dropped) : nothing}
        ${waiting.length > 0 ? html`<p>${this.say('story.waiting', { n: waiting.filter(({ screen }) => !screen).length })}</p>` : nothing}
        ${misfit ? html`<p class="soft small">${this.say(misfit.why)} ${misfit.clause}</p>` : nothing}
        ${asked ? html`<p><span class="soft">${this.say('label.before', { label: this.say(question.shape === 'over' ? 'story.ends' : 'story.now') })}</span>${asked}</p>` : nothing}
      </div>
      <div class="row">
        <nd-button @click=${() => (this.amendment = undefined)}>${this.say('shell.back')}</nd-button>
        <nd-button class="adopt" variant="primary" @click=${() => void this.#adopt()}>${this.say('story.adopt')}</nd-button>
      </div>`;
  }

  #try(event: CustomEvent<Answer>): void {
    event.stopPropagation();
    const result = this.hosting.session.amend(this.index, event.detail);
    if ('why' in result) this.refusal = result;
    else {
      this.refusal = undefined;
      this.amendment = result;
    }
  }

  async #adopt(): Promise<void> {
    if (!this.amendment) return;
    await this.hosting.adopt(this.amendment);
    this.emit('adopted');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-amend': Amend;
  }
}
