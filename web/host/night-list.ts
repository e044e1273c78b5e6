import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { WordedElement } from '../elements/worded.ts';
import '../elements/icon.ts';
import type { IconName } from '../elements/icon.ts';
import { base } from '../styles/base.ts';
import { seen, shownTonight, type LineView, type SectionView } from './night.ts';

const icons: Readonly<Record<LineView['call'], IconName>> = { live: 'moon', blocked: 'barred', hollow: 'voice', silent: 'minus' };

/** The night card: every line with how it is called tonight and why; who wakes only while the host peeks. */
@customElement('nd-night-list')
export class NightList extends WordedElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }

      li {
        display: grid;
        grid-template-columns: 1.75rem minmax(0, 1fr) auto;
        gap: 0 var(--space-2);
        align-items: baseline;
        padding: var(--space-2) var(--space-2);
        border-inline-start: 3px solid transparent;
      }

      li + li {
        border-block-start: 1px solid var(--line);
      }

      nd-icon {
        --icon-size: 1.125rem;
        align-self: center;
        color: var(--ink-soft);
      }

      h3 {
        padding: var(--space-2) var(--space-2) 0;
        color: var(--accent);
        font-size: var(--text-s);
      }

      .now {
        border-inline-start-color: var(--accent);
        background: var(--accent-soft);
      }

      .now nd-icon {
        color: var(--accent);
      }

      /* Colours that are forced show what is else transparent. */
      @media (forced-colors: active) {
        li {
          border-inline-start-color: Canvas;
        }

        .now {
          border-inline-start: 6px solid Highlight;
          font-weight: 700;
        }
      }

      .done .what {
        color: var(--ink-soft);
      }

      .silent .what {
        color: var(--ink-soft);
        text-decoration: line-through;
      }

      .clause {
        white-space: nowrap;
      }

      .why {
        grid-column: 2 / -1;
        color: var(--ink-soft);
        font-size: var(--text-s);
      }

      .tag {
        color: var(--ink-soft);
        font-size: var(--text-xs);
        white-space: nowrap;
      }

      /* In a narrow column the words take all of it. */
      @container (max-width: 18rem) {
        li {
          grid-template-columns: 1.5rem minmax(0, 1fr);
        }

        .tag {
          grid-column: 2;
        }
      }
    `,
  ];

  @property({ attribute: false }) card: readonly SectionView[] = [];
  @property({ type: Boolean }) peek = false;

  protected override render(): TemplateResult {
    const sections = shownTonight(this.card);
    return html`${sections.map(({ section, lines }) => {
      const title = `night.section.${section}`;
      return html`${sections.length > 1 && this.speaker.has(title) ? html`<h3>${this.say(title)}</h3>` : nothing}
        <ol>
          ${lines.map((line) => this.#line(line))}
        </ol>`;
    })}`;
  }

  #who(who: LineView['who']): string {
    return typeof who === 'string' ? this.speaker.faction(who) : this.speaker.list(who.map((role) => this.speaker.role(role)));
  }

  #line(line: LineView): TemplateResult {
    const { what, who, wakes, state, clause, members } = line;
    const { call, why } = seen(line, this.peek);
    const name = this.#who(who);
    const called = state === 'done' && call !== 'silent';
    const icon = called ? 'check' : call === undefined ? 'eye' : icons[call];
    const tag = called ? 'host.lineDone' : call === undefined || (call === 'live' && !wakes) ? undefined : `host.call.${call}`;
    return html`<li class="${state} ${call ?? ''}" aria-current=${state === 'now' ? 'step' : nothing}>
      <nd-icon name=${icon}></nd-icon>
      <span class="what">${name ? html`<strong>${name}</strong> ` : nothing}${this.say(what)}</span>
      <span class="tag">${tag === undefined ? nothing : this.say(tag)}</span>
      ${why ? html`<span class="why">${this.say(why)} <span class="clause">${clause}</span></span>` : nothing}
      ${this.peek && members.length > 0 ? html`<span class="why">${this.speaker.list(members.map((seat) => this.speaker.seat(seat)))}</span>` : nothing}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-night-list': NightList;
  }
}
