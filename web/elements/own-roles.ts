import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OwnRolePage } from '../../src/cards/own-roles.ts';
import type { Said } from '../../src/kernel/types.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { tellFact } from '../../src/text/tell.ts';
import { scriptOf } from '../session/decks.ts';
import { voiceOf, type TableSet } from '../session/table.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

addWords(storyWords);

/** What the roles of a deck's own rules do, block by block, each with a passage of a game just played; what was taken of a script. */
@customElement('nd-own-roles')
export class OwnRoles extends NdElement {
  static override styles = [
    base,
    css`
      summary {
        min-block-size: var(--touch);
        align-content: center;
        cursor: pointer;
        font-weight: 600;
      }

      details {
        border-block-start: 1px solid var(--line);
      }

      details > :not(summary) {
        padding-block-end: var(--space-2);
        max-inline-size: 60ch;
      }
    `,
  ];

  @property({ attribute: false }) table: TableSet | undefined;
  @state() private pages: readonly OwnRolePage[] = [];
  @state() private examples: ReadonlyMap<string, readonly string[]> = new Map();
  @state() private written: readonly Said[] = [];

  protected override render(): TemplateResult | typeof nothing {
    const { table } = this;
    if (!table?.deck.rules) return nothing;
    const names = voiceOf(table, { options: {} });
    return html`${this.#report(table.report ?? [])}
      <details @toggle=${() => void this.#explain(table)}>
        <summary>${this.say('setup.own.roles')}</summary>
        ${this.pages.map(
          (page) => html`<details @toggle=${() => void this.#play(table, page)}>
            <summary>${names.role(page.id)}${page.manual ? html` <span class="soft small">${this.say('setup.own.manual')}</span>` : nothing}</summary>
            ${page.lines.map((line) => html`<p>${line}</p>`)}
            ${
              (this.examples.get(page.id) ?? []).length > 0
                ? html`<p class="soft small">${this.say('setup.own.example')}</p>
                    <ul class="soft small">
                      ${this.examples.get(page.id)?.map((line) => html`<li>${line}</li>`)}
                    </ul>`
                : nothing
            }
          </details>`,
        )}
        <nd-button start icon="download" @click=${() => void this.#save(table)}>${this.say('setup.own.script')}</nd-button>
        ${this.#report(this.written)}
      </details>`;
  }

  #report(lines: readonly Said[]): TemplateResult | typeof nothing {
    return lines.length === 0
      ? nothing
      : html`<div role="status"><ul class="soft small">${lines.map((line) => html`<li>${this.say(line)}</li>`)}</ul></div>`;
  }

  async #explain(table: TableSet): Promise<void> {
    const { deck } = table;
    if (!deck.rules || this.pages.length > 0) return;
    const voice = voiceOf(table, { options: {} });
    const { ownRolePages } = await import('../../src/cards/own-roles.ts');
    this.pages = ownRolePages(deck.rules, (id) => (voice.has(id) ? voice.say(id) : id), this.speaker.language);
  }

  /** Plays until the role does something; the players are called by their seats. */
  async #play(table: TableSet, { id, clauses }: OwnRolePage): Promise<void> {
    if (this.examples.has(id)) return;
    const { exampleOf } = await import('../../src/lab/example.ts');
    const facts = exampleOf(table.game, id, clauses) ?? [];
    const voice = voiceOf(table, { options: {} });
    this.examples = new Map([...this.examples, [id, facts.map((fact) => tellFact(voice, fact))]]);
  }

  async #save({ deck }: TableSet): Promise<void> {
    const made = await scriptOf(deck, this.speaker.language);
    if (!made) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(made.items, null, 2)], { type: 'application/json' }));
    link.download = `${deck.id}-script.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    this.written = made.report;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-own-roles': OwnRoles;
  }
}
