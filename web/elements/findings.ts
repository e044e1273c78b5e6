import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Finding } from '../../src/kernel/game.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import './icon.ts';
import type { IconName } from './icon.ts';

const icons: Readonly<Record<Finding['level'], IconName>> = { refuse: 'barred', warn: 'warn', note: 'info' };

/** Remarks on a cast, the gravest first, each with the clause it rests on. */
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

  protected override render(): TemplateResult {
    const order = ['refuse', 'warn', 'note'];
    const sorted = [...this.findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
    return html`<div role="status">${sorted.length === 0 ? nothing : this.#list(sorted)}</div>`;
  }

  #list(sorted: readonly Finding[]): TemplateResult {
    return html`<ul>
      ${sorted.map(
        ({ level, why, clause }) =>
          html`<li class=${level}>
            <nd-icon name=${icons[level]}></nd-icon>
            <span>
              <span class="unseen">${this.say(`setup.level.${level}`)}: </span>${this.words.say(why)}
              ${clause ? html`<span class="clause">${clause}</span>` : nothing}
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
