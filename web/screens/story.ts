import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Fact } from '../../src/kernel/fact.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { words as handOverWords } from '../../src/text/hand-over.ts';
import { causes, tellFact } from '../../src/text/tell.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import '../elements/clause.ts';
import '../elements/hold-button.ts';
import '../elements/icon.ts';
import '../elements/sheet.ts';
import '../host/amend.ts';
import { keepHosting } from '../host/keep-hosting.ts';
import { openGame } from '../host/open.ts';
import { OpenProblem, whyNot } from '../host/replay.ts';
import { pastOf, type Past } from '../host/past.ts';
import type { HostedGame } from '../host/hosted-game.ts';
import type { View } from '../host/view.ts';
import { answerText, askedText, rowsOf, tellsOf } from '../host/story-rows.ts';
import { isRepeated, withoutBareHeadings } from '../host/repeated-facts.ts';
import { go } from '../router.ts';
import { gameName } from '../session/game-name.ts';
import { addWords } from '../session/wording.ts';
import { reason, toast } from '../session/toasts.ts';
import { Watch } from '../session/store.ts';
import { Screen } from './screen.ts';
import { storyStyles } from './story.styles.ts';

addWords(handOverWords);

/** What everybody knows; the questions, to change an answer; everything with reasons, and who is behind it. */
type Showing = 'public' | 'answers' | 'all';

/** An answer as the story shows it: what was asked, and what was said; a ruling is asked by nobody. */
interface Answered {
  readonly index: number;
  readonly asked: string;
  readonly text: string;
  readonly ruling: boolean;
}

type Entry = Answered | { readonly at: number; readonly fact: Fact };

const isHeading = (entry: Entry): boolean => 'fact' in entry && entry.fact.what === 'phase';

/**
 * The record of a game: `#/story/<id>`. What everybody knows is shown at first; everything, with the reasons behind it,
 * once a button has been held. To change an answer the questions are listed without their answers: touching one opens it.
 */
@customElement('nd-story')
export class StoryScreen extends Screen {
  static override styles = [...Screen.styles, storyStyles];

  @state() private hosting: HostedGame | undefined;
  @state() private problem: string | undefined;
  @state() private showing: Showing = 'public';
  @state() private amending: number | undefined;
  /** The player whose part in the game is shown alone; 0 for everybody. */
  @state() private only: SeatId = 0;
  #past: readonly Past[] = [];
  #view: Watch<View> | undefined;
  #opening: Promise<void> | undefined;
  #letGo: (() => void) | undefined;

  override get ready(): Promise<unknown> {
    return this.#opening ?? this.updateComplete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opening = this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo?.();
    this.#letGo = undefined;
  }

  protected override render(): TemplateResult {
    const { hosting } = this;
    const id = this.args[0] ?? '';
    return html`<div class="page">
        <div class="spread">
          <h1 tabindex="-1">${this.say('title.story')}</h1>
          <nd-button icon="back" href=${this.problem ? '#/' : `#/host/${id}`}>${this.say(this.problem ? 'shell.home' : 'story.back')}</nd-button>
        </div>
        ${this.problem ? html`<p>${this.say(this.problem)}</p>` : nothing} ${hosting ? this.#story(hosting, hosting.speaker()) : nothing}
      </div>
      ${hosting ? this.#sheet(hosting, hosting.speaker()) : nothing}`;
  }

  #story(hosting: HostedGame, speaker: Speaker): TemplateResult {
    const entries = this.#entries(hosting, speaker);
    const choices = (['public', 'answers'] as const).map((one) => ({ id: one, label: this.say(`story.${one}`) }));
    return html`<nd-choice look="chips" bare label=${this.say('story.show')} .items=${choices} .value=${[this.showing]} @change=${this.#show}></nd-choice>
      ${
        this.showing === 'all'
          ? html`<nd-button class="hide" icon="lock" @click=${() => (this.showing = 'public')}>${this.say('story.hide')}</nd-button>`
          : html`<nd-hold-button class="all" mode="confirm" icon="eye" hint=${this.say('host.holdHint')} @held=${() => (this.showing = 'all')}>${this.say('story.holdAll')}</nd-hold-button>`
      }
      ${this.#shownOnly ? html`<p role="status">${this.say(this.#shownOnly)}</p>` : nothing}
      ${
        this.#shownOnly === 'handOver.elsewhere'
          ? html`<nd-button class="here" variant="primary" @click=${() => this.hosting?.take?.()}>${this.say('handOver.here')}</nd-button>`
          : nothing
      }
      ${
        this.#view?.value.canRevert && !this.#shownOnly
          ? html`<p class="spread"><span>${this.say('host.amended')}</span><nd-button @click=${() => void hosting.revert().then(() => this.#look())}>${this.say('host.revert')}</nd-button></p>`
          : nothing
      }
      ${this.showing === 'answers' ? nothing : this.#players(hosting, speaker)} ${this.#rounds(entries, speaker)}
      ${this.only !== 0 && this.showing !== 'answers' && entries.every(isHeading) ? html`<p class="soft">${this.say('story.nothing')}</p>` : nothing}
      ${this.showing === 'answers' || entries.length === 0 ? nothing : html`<nd-button class="share" icon="share" @click=${() => void this.#share(hosting, speaker, entries)}>${this.say('story.share')}</nd-button>`}
      <ol>${entries.map((entry) => html`<li>${'fact' in entry ? this.#fact(hosting.session.story, speaker, entry.at, entry.fact) : this.#answer(entry)}</li>`)}</ol>`;
  }

  /** Whose part in the game is told; to change an answer all are listed, as whom it was about is not to be seen. */
  #players({ seats, names }: HostedGame, speaker: Speaker): TemplateResult {
    return html`<select class="player" aria-label=${this.say('story.only')} @change=${(event: Event) => (this.only = Number((event.target as HTMLSelectElement).value))}>
      <option value="0" ?selected=${this.only === 0}>${this.say('story.everybody')}</option>
      ${seats.map(({ seat }) => html`<option value=${seat} ?selected=${this.only === seat}>${this.say('ring.seat', { n: seat, name: names[seat - 1] || speaker.seat(seat) })}</option>`)}
    </select>`;
  }

  /** A button for each round, from its number to its first heading. */
  #rounds(entries: readonly Entry[], speaker: Speaker): TemplateResult | typeof nothing {
    const heads = entries.flatMap((entry) => ('fact' in entry && entry.fact.what === 'phase' ? [entry] : []));
    const firsts = heads.filter(({ fact }, i) => heads[i - 1]?.fact.at.round !== fact.at.round);
    if (firsts.length < 2) return nothing;
    return html`<nav class="rounds" aria-label=${this.say('story.rounds')}>
      <span class="soft small" aria-hidden="true">${this.say('story.rounds')}</span>
      ${firsts.map(({ at, fact }) => html`<nd-button variant="quiet" label=${tellFact(speaker, fact)} @click=${() => this.#to(at)}>${fact.at.round}</nd-button>`)}
    </nav>`;
  }

  #to(at: number | undefined): void {
    const heads = [...this.renderRoot.querySelectorAll<HTMLElement>('.phase')];
    (at === undefined ? heads.at(-1) : heads.find((head) => head.dataset['at'] === String(at)))?.scrollIntoView({ block: 'start' });
  }

  /** Why nothing can be changed from here, if that is so. */
  get #shownOnly(): View['shownOnly'] {
    return this.#view?.value.shownOnly;
  }

  /** Facts and, where everything is shown, the answers that brought them about. */
  #entries({ session }: HostedGame, speaker: Speaker): Entry[] {
    const all = this.showing === 'all';
    const entries = rowsOf(session).flatMap(({ index, facts }): Entry[] => {
      const answer = session.entries[index]?.[1];
      const question = this.#past[index]?.question;
      const listed =
        (all && this.only === 0) ||
        (this.showing === 'answers' && answer && !('ruling' in answer) && question?.shape !== 'say' && question?.shape !== 'show');
      const text = listed && answer && question ? answerText(speaker, question, answer) : undefined;
      const shown = facts.filter(([at, fact]) => {
        if (this.showing === 'answers') return fact.what === 'phase';
        if (this.only !== 0 && fact.what !== 'phase' && !tellsOf(fact, this.only)) return false;
        return all || (fact.audience === 'public' && !isRepeated(session.story, at));
      });
      return [
        ...(answer && question && text !== undefined
          ? [{ index, asked: 'ruling' in answer ? '' : askedText(speaker, question), text: all ? text : '', ruling: 'ruling' in answer }]
          : []),
        ...shown.map(([at, fact]) => ({ at, fact })),
      ];
    });
    return withoutBareHeadings(entries, isHeading);
  }

  #answer({ index, asked, text, ruling }: Answered): TemplateResult {
    const inside = html`<span>${asked === '' ? nothing : html`<span class="asked">${asked}</span><br />`}${text === '' ? nothing : html`<strong>${text}</strong>`}</span>`;
    // A ruling is taken back by undo or by another ruling; it answers no question.
    if (ruling || this.#shownOnly)
      return html`<div class="answer">${inside}${ruling ? html`<nd-icon name="gear"></nd-icon>` : nothing}</div>`;
    return html`<button type="button" class="answer" data-answer=${index} aria-label=${`${asked} ${text}. ${this.say('story.amend')}`} @click=${() => (this.amending = index)}>
      ${inside}<nd-icon name="edit"></nd-icon>
    </button>`;
  }

  #fact(story: readonly Fact[], speaker: Speaker, at: number, fact: Fact): TemplateResult {
    if (fact.what === 'phase') return html`<h2 class="phase" data-at=${at}>${tellFact(speaker, fact)}</h2>`;
    const secret = fact.audience !== 'public';
    const behind = this.showing === 'all' ? causes(story, at).filter((one) => one !== at) : [];
    const mark = behind.length > 0 ? 'down' : secret ? 'eye' : undefined;
    const told = tellFact(speaker, fact);
    const clause = fact.clause.includes('-') ? fact.clause : '';
    const number = clause === '' ? nothing : html`<nd-clause of=${clause}>${clause}</nd-clause>`;
    const line = html`${mark ? html`<nd-icon name=${mark}></nd-icon>` : html`<span class="clause" aria-hidden="true">·</span>`}<span class=${secret ? 'secret' : ''}>${told}</span>`;
    if (behind.length === 0) return html`<div class="fact">${line}${number}</div>`;
    return html`<details>
      <summary aria-label=${`${told} ${this.say('story.because')}`}>${line}<span class="clause">${clause}</span></summary>
      <ul>
        ${clause === '' ? nothing : html`<li>${number}</li>`}
        ${behind.map((one) => {
          const cause = story[one];
          return cause
            ? html`<li>${this.say('label.value', { label: this.say('story.because'), value: tellFact(speaker, cause) })} ${cause.clause.includes('-') ? html`<nd-clause of=${cause.clause}>${cause.clause}</nd-clause>` : nothing}</li>`
            : nothing;
        })}
      </ul>
    </details>`;
  }

  #sheet(hosting: HostedGame, speaker: Speaker): TemplateResult {
    return html`<nd-sheet .open=${this.amending !== undefined && !this.#shownOnly} heading=${this.say('story.amend')} @close=${() => (this.amending = undefined)}>
      ${
        this.amending === undefined
          ? nothing
          : html`<nd-amend .hosting=${hosting} .words=${speaker} .past=${this.#past} .index=${this.amending} @adopted=${() => this.#adopted()}></nd-amend>`
      }
    </nd-sheet>`;
  }

  /** What stands on the screen, as text: to whom the device sends it, else to its clipboard. */
  async #share({ stored }: HostedGame, speaker: Speaker, entries: readonly Entry[]): Promise<void> {
    const lines = entries.map((entry) => {
      if (!('fact' in entry)) return `${entry.asked} ${entry.text}`.trim();
      return entry.fact.what === 'phase' ? `\n${tellFact(speaker, entry.fact)}` : tellFact(speaker, entry.fact);
    });
    // With its date, for it is read later too.
    const text = `${gameName(stored, this.speaker, Infinity)}\n${lines.join('\n')}\n`;
    // Somebody who closes the device's own sheet again wants no message about it.
    if (typeof navigator.share === 'function') return navigator.share({ text }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(text);
      toast(this.say('story.copied'));
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  #adopted(): void {
    this.amending = undefined;
    this.#look();
    toast(this.say('host.amended'));
  }

  #show(event: CustomEvent<Showing[]>): void {
    this.showing = event.detail[0] ?? 'public';
  }

  #look(): void {
    this.#past = this.hosting ? pastOf(this.hosting.session) : [];
    this.requestUpdate();
  }

  async #open(): Promise<void> {
    try {
      this.hosting = await openGame(this.args[0] ?? '');
      this.#view = new Watch(this, this.hosting.view);
      if (this.isConnected) this.#letGo = keepHosting(this.hosting);
      this.#look();
      // The screen is begun at its top before it is seen; the game is read from where it stands.
      void this.updateComplete.then(() => requestAnimationFrame(() => requestAnimationFrame(() => this.#to(undefined))));
    } catch (cause) {
      if (cause instanceof OpenProblem && cause.reason === 'host.recorded') return go('recorded', this.args, 'replace');
      this.problem = whyNot(cause);
    }
    await this.updateComplete;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-story': StoryScreen;
  }
}
