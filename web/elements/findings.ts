import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Finding } from '../../src/kernel/game.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import './disclosure.ts';
import { NdElement } from './element.ts';
import './icon.ts';
import type { IconName } from './icon.ts';

const icons: Readonly<Record<Finding['level'], IconName>> = { refuse: 'barred', warn: 'warn', note: 'info' };

/** More notes than these are folded away, so that what stops or worries stands out. */
const fewNotes = 2;

/**
 * Remarks on a cast, the gravest first, each with the clause it rests on. Where the house rules are at hand
 * (`rules`), a remark that one of them settles leads there: fires `option` with its name.
 */
@customElement('nd-findings')
export class Findings extends NdElement {
  static override styles = [
    base,
    css`
      ul:not(:empty) {
        display: grid;
        gap: var(--space-2);
      }

      li {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--space-3);
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-m);
        background: var(--raised);
        font-size: var(--text-s);
      }

      nd-icon {
        --icon-size: 1.25rem;
        padding-block-start: 0.125rem;
        color: var(--accent);
      }

      li nd-button {
        display: block;
        margin-block-start: var(--space-2);
      }

      nd-disclosure {
        display: block;
        margin-block-start: var(--space-2);
      }

      .refuse {
        background: var(--danger-soft);
      }

      .refuse nd-icon {
        color: var(--danger);
      }

      .refuse .clause {
        color: inherit;
      }

      .clause {
        color: var(--ink-soft);
        font-size: var(--text-xs);
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) findings: readonly Finding[] = [];
  @property({ attribute: false }) words: Speaker = this.speaker;
  @property({ type: Boolean }) rules = false;

  protected override render(): TemplateResult {
    const order = ['refuse', 'warn', 'note'];
    const sorted = [...this.findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
    const notes = sorted.filter(({ level }) => level === 'note');
    const folded = notes.length > fewNotes ? notes : [];
    const shown = sorted.filter((one) => !folded.includes(one));
    return html`<div role="status">${shown.length === 0 ? nothing : this.#list(shown)}</div>
      ${folded.length === 0 ? nothing : html`<nd-disclosure heading=${this.say('setup.notes', { n: folded.length })}>${this.#list(folded)}</nd-disclosure>`}`;
  }

  #list(sorted: readonly Finding[]): TemplateResult {
    return html`<ul>
      ${sorted.map(
        ({ level, why, clause, option }) =>
          html`<li class=${level}>
            <nd-icon name=${icons[level]}></nd-icon>
            <span>
              <span class="unseen">${this.say('label.before', { label: this.say(`setup.level.${level}`) })}</span>${this.words.say(why)}
              ${clause ? html`<span class="clause">${clause}</span>` : nothing}
              ${option === undefined || !this.rules ? nothing : html`<nd-button icon="book" @click=${() => this.emit('option', option)}>${this.say('setup.rules.open')}</nd-button>`}
            </span>
          </li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-findings': Findings;
  }
}
