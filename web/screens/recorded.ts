import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Parting } from '../../src/save/parting.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { words as hostWords } from '../../src/text/host.ts';
import { words as saveWords } from '../../src/text/save.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { words as toolWords } from '../../src/text/host-tools.ts';
import { tellFact } from '../../src/text/tell.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { isRepeated, withoutBareHeadings } from '../host/repeated-facts.ts';
import { goOn } from '../host/go-on.ts';
import { recordOf, whyNot, type Recording } from '../host/replay.ts';
import { getWhole } from '../session/games-db.ts';
import type { WholeGame } from '../session/stored-game.ts';
import { tableFor, voiceOf, type TableSet } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { go } from '../router.ts';
import { Screen } from './screen.ts';

addWords(hostWords, saveWords, storyWords, toolWords);

type Showing = 'public' | 'all';

/**
 * The story of a game that today's rules would tell differently: `#/recorded/<id>`. It is shown as it was
 * written down and cannot be changed.
 */
@customElement('nd-recorded')
export class RecordedScreen extends Screen {
  static override styles = [
    ...Screen.styles,
    css`
      .remark {
        padding: var(--space-3) var(--space-4);
        border-inline-start: 4px solid var(--accent);
        border-radius: 0 var(--radius-m) var(--radius-m) 0;
        background: var(--accent-soft);
      }

      .parting {
        display: grid;
        gap: var(--space-2);
        justify-items: start;
      }

      .phase {
        margin-block: var(--space-4) var(--space-2);
        padding-block-end: var(--space-1);
        border-block-end: 1px solid var(--line);
        font: 600 var(--text-l) / 1.2 var(--font-title);
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-2);
        align-items: baseline;
        padding-block: var(--space-1);
      }

      li:has(.phase) {
        grid-template-columns: minmax(0, 1fr);
      }

      .clause {
        color: var(--ink-soft);
        font-size: var(--text-xs);
      }
    `,
  ];

  @state() private whole: WholeGame | undefined;
  @state() private record: Recording | undefined;
  @state() private table: TableSet | undefined;
  @state() private showing: Showing = 'public';
  @state() private problem = '';
  #loaded: Promise<unknown> | undefined;

  override get ready(): Promise<unknown> {
    return Promise.resolve(this.#loaded).then(() => this.updateComplete);
  }

  override get titleId(): string {
    return 'title.story';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loaded = this.#load();
  }

  protected override render(): TemplateResult {
    const { whole, record, table } = this;
    const voice = whole && table && voiceOf(table, whole.game);
    return html`<div class="page">
      <div class="spread">
        <h1 tabindex="-1">${this.say('title.story')}</h1>
        <nd-button icon="back" href="#/">${this.say('shell.home')}</nd-button>
      </div>
      ${this.problem === '' ? nothing : html`<p>${this.problem}</p>`}
      ${
        record && voice
          ? html`<p class="remark" role="note">${voice.say(record.remark)}</p>
            ${record.parting ? this.#parting(record.parting, voice) : nothing} ${this.#story(record.story, voice)}`
          : nothing
      }
    </div>`;
  }

  /** What today's rules tell otherwise, and the way on from the last answer that tells the same. */
  #parting({ good, then, now }: Parting, voice: Speaker): TemplateResult {
    const sides = [
      ['save.parting.then', then],
      ['save.parting.now', now],
    ] as const;
    return html`<section class="parting" aria-labelledby="parting">
      <h2 id="parting">${this.say('save.parting')}</h2>
      ${sides.map(
        ([id, facts]) =>
          html`<h3>${this.say(id)}</h3>
            <ul>
              ${facts.length === 0 ? html`<li>${this.say('save.parting.nothing')}</li>` : facts.map((fact) => html`<li>${told(voice, fact)}</li>`)}
            </ul>`,
      )}
      <p class="soft small">${this.say('save.goOn.what')}</p>
      <nd-button class="goOn" variant="primary" @click=${() => void this.#goOn()}>${this.say('save.goOn', { n: good })}</nd-button>
    </section>`;
  }

  async #goOn(): Promise<void> {
    try {
      if (this.whole) go('host', [await goOn(this.whole)]);
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  #story(story: readonly Fact[], voice: Speaker): TemplateResult {
    const choices = (['public', 'all'] as const).map((id) => ({ id, label: this.say(`story.${id}`) }));
    const known = withoutBareHeadings(
      story.filter((fact, at) => fact.audience === 'public' && !isRepeated(story, at)),
      ({ what }) => what === 'phase',
    );
    const shown = this.showing === 'all' ? story : known;
    return html`<nd-choice
        look="chips"
        bare
        label=${this.say('story.show')}
        .items=${choices}
        .value=${[this.showing]}
        @change=${(event: CustomEvent<Showing[]>) => (this.showing = event.detail[0] ?? 'public')}
      ></nd-choice>
      <ol>
        ${shown.map((fact) =>
          fact.what === 'phase'
            ? html`<li><h2 class="phase">${told(voice, fact)}</h2></li>`
            : html`<li><span>${told(voice, fact)}</span><span class="clause">${fact.clause.includes('-') ? fact.clause : nothing}</span></li>`,
        )}
      </ol>`;
  }

  async #load(): Promise<void> {
    const [id = ''] = this.args;
    try {
      const whole = await getWhole(id);
      const record = whole && (await recordOf(whole));
      if (whole && record) this.table = await tableFor(whole.game.deck);
      else this.problem = this.say('shell.noGame.what');
      this.whole = whole;
      this.record = record;
    } catch (cause) {
      this.problem = this.say(whyNot(cause));
    }
  }
}

/** A fact in words; one that older or newer rules wrote in a way of their own is at least named. */
function told(voice: Speaker, fact: Fact): string {
  try {
    return tellFact(voice, fact) || fact.what;
  } catch {
    return fact.what;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-recorded': RecordedScreen;
  }
}
