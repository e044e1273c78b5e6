import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { cache } from 'lit/directives/cache.js';
import '../elements/hold-button.ts';
import '../elements/icon.ts';
import { NdElement } from '../elements/element.ts';
import { base } from '../styles/base.ts';

/**
 * What the host says now: the words large, and apart from them what is for the host alone and is
 * never read aloud. A decoy is marked as such: nobody wakes, but it must sound alike. Beside much to
 * enter, long words stand smaller (`small`), the note is one line that a tap unfolds (`folds`), and where
 * even so no room is left for what is to be touched, the words scroll within `most` px.
 */
@customElement('nd-words')
export class WordsCard extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        position: relative;
      }

      .say,
      .note {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-2);
        align-items: start;
      }

      .say {
        padding: var(--space-3) var(--space-3) var(--space-3) var(--space-2);
        border-inline-start: 4px solid var(--accent);
        border-radius: 0 var(--radius-l) var(--radius-l) 0;
        background: var(--surface);
        font: 500 var(--say-size, clamp(1.25rem, 0.9rem + 1.6vw, 1.875rem)) / 1.3 var(--font-title);
        text-wrap: pretty;
        overflow-y: auto;
        scrollbar-width: thin;
        overflow-wrap: break-word;
      }

      /* There are more words below. */
      .more {
        mask-image: linear-gradient(#000 calc(100% - 1.25rem), transparent);
      }

      .lines {
        display: grid;
        gap: var(--space-1);
      }

      nd-icon {
        --icon-size: 1.25rem;
        margin-block-start: 0.2em;
        color: var(--accent);
      }

      .small .say {
        padding-block: var(--space-2);
        font-size: clamp(1.0625rem, 0.9rem + 0.7vw, 1.375rem);
        line-height: 1.25;
      }

      @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
        .say {
          font-size: 1.1875rem;
          line-height: 1.25;
        }

        .small .say {
          font-size: 1.0625rem;
          line-height: 1.2;
        }
      }

      .note {
        padding: var(--space-2) var(--space-3);
        border: 1px dashed var(--edge);
        border-radius: var(--radius-m);
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.4;
      }

      .note nd-icon {
        margin: 0;
      }

      .concealed {
        font-size: var(--text-s);
      }

      button.note {
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        min-block-size: var(--touch);
        padding-block: var(--space-1);
        background: none;
        font-family: inherit;
        text-align: start;
        cursor: pointer;
        touch-action: manipulation;
      }

      button[aria-expanded='false'] .text {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      button[aria-expanded='true'] .turn {
        transform: rotate(180deg);
      }

      :host([compact]) {
        gap: var(--space-2);
      }

      /* Sentences follow each other on a line, as in a book. */
      :host([compact]) .say {
        padding-block: 0.125rem;
        padding-inline-end: var(--space-2);
      }

      /* On a phone; a larger screen stands further from the eyes. */
      @media (max-width: 39.99rem), (max-height: 39.99rem) {
        :host([compact]) .small .say:lang(zh) {
          font-size: 0.9375rem;
        }
      }

      :host([compact]) .lines {
        display: block;
      }

      :host([compact]) .lines p {
        display: inline;
      }

      /* The note beside the words: a sign that opens it. On its side, a phone has no breadth for that. */
      @media (min-height: 30.01rem), (max-width: 35.49rem), (orientation: portrait) {
        :host([compact]) {
          grid-template-columns: minmax(0, 1fr) auto;
        }

        :host([compact]) button.note[aria-expanded='false'] {
          grid-template-columns: auto;
          align-self: stretch;
        }

        /* Beside a clock that stands below: the words have the whole breadth. */
        :host([compact][above-clock]) .note[aria-expanded='false'] {
          position: absolute;
          inset-block-start: calc(100% + var(--space-2));
          inset-inline-end: 0;
          min-inline-size: var(--touch);
          justify-content: center;
        }

        :host([compact][above-clock]) .say {
          grid-column: 1 / -1;
        }

        :host([compact]) button[aria-expanded='false'] :is(.text, .turn) {
          position: absolute;
          inline-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }

        :host([compact]) :is(.concealed, aside.note, button.note[aria-expanded='true']) {
          grid-column: 1 / -1;
        }
      }

      .decoy .say {
        border-inline-start-style: dashed;
      }

      .decoy .note {
        border-color: var(--accent);
        color: var(--ink);
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly string[] = [];
  @property({ attribute: false }) note: string | undefined;
  @property({ type: Boolean }) decoy = false;
  @property({ type: Boolean }) small = false;
  @property({ type: Boolean }) folds = false;
  @property({ type: Number }) most: number | undefined;
  @property({ type: Boolean, reflect: true }) compact = false;
  /** A clock that leaves room at its end stands below. */
  @property({ type: Boolean, reflect: true, attribute: 'above-clock' }) aboveClock = false;
  /** The note names players: it is on the page only while its button is held. */
  @property({ type: Boolean }) concealed = false;
  @state() private held = false;
  @state() private open = false;
  /** Words that scroll have been scrolled to their end. */
  @state() private ended = false;

  /** Height of the words themselves, px. */
  get height(): number {
    return this.renderRoot.querySelector('.say')?.getBoundingClientRect().height ?? 0;
  }

  /** Height of the note, px. */
  get noteHeight(): number {
    return this.renderRoot.querySelector('.note')?.getBoundingClientRect().height ?? 0;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('most')) this.ended = false;
    if (!changed.has('note')) return;
    this.open = false;
    this.held = false;
  }

  protected override render(): TemplateResult {
    const classes = `${this.decoy ? 'decoy' : ''} ${this.small && isLong(this.lines) ? 'small' : ''}`;
    return html`<div class=${classes} style="display: contents">
      ${
        this.lines.length > 0
          ? html`<section
            class="say ${this.most !== undefined && !this.ended ? 'more' : ''}"
            aria-label=${this.say('host.sayAloud')}
            tabindex=${this.most === undefined ? nothing : 0}
            style=${this.most === undefined ? nothing : `max-block-size: ${this.most}px`}
            @scroll=${this.#scrolled}
          >
            <nd-icon name="voice" title=${this.say('host.sayAloud')}></nd-icon>
            <div class="lines">${this.lines.map((line) => html`<p>${line}</p>${this.sentences(['', ''])}`)}</div>
          </section>`
          : nothing
      }
      ${cache(this.decoy || this.note ? this.#note() : nothing)}
    </div>`;
  }

  #note(): TemplateResult {
    if (this.concealed) return this.#concealed();
    const text = html`<strong>${this.say('label.before', { label: this.say('host.notAloud') })}</strong>${this.decoy ? html`<strong>${this.say('host.decoy')}</strong>${this.sentences(['', ''])}` : nothing}${this.note ?? nothing}`;
    // That nobody wakes must never have to be unfolded.
    if (!this.folds || this.decoy) {
      return html`<aside class="note" aria-label=${this.say('host.notAloud')}><nd-icon name="eye"></nd-icon><p>${text}</p></aside>`;
    }
    return html`<button type="button" class="note" aria-expanded=${this.open ? 'true' : 'false'} @click=${() => (this.open = !this.open)}>
      <nd-icon name="eye"></nd-icon><span class="text">${text}</span><nd-icon class="turn" name="down"></nd-icon>
    </button>`;
  }

  #concealed(): TemplateResult {
    return html`<nd-hold-button class="concealed" icon="eye" hint=${this.say('host.peekHint')} @peek=${this.#hold}>${this.held ? this.note : this.say('host.holdNote')}</nd-hold-button>`;
  }

  /** Words that go on below end in the dark, until they have been scrolled to their end. */
  readonly #scrolled = ({ currentTarget: say }: Event): void => {
    if (say instanceof Element) this.ended = say.scrollHeight - say.clientHeight - say.scrollTop <= 4;
  };

  /** This button opens one secret, not all of them. */
  readonly #hold = (event: CustomEvent<boolean>): void => {
    event.stopPropagation();
    this.held = event.detail;
  };
}

/** More than fits two lines of a phone in large letters; an ideograph is as wide as two letters. */
function isLong(lines: readonly string[]): boolean {
  const text = lines.join(' ');
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0) > 56;
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-words': WordsCard;
  }
}
