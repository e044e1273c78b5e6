import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ownRolePages } from '../../src/cards/own-roles.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { words as workWords } from '../../src/text/workshop.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { tellFact } from '../../src/text/tell.ts';
import { loadTable, voiceOf } from '../session/table.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

addWords(workWords, storyWords);

/** What a role that is being written does, in words, and a passage of a game played with it. */
@customElement('nd-work-role')
export class WorkRole extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }

      p {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: 'role-id' }) roleId = '';
  @property({ attribute: false }) lines: readonly string[] = [];
  /** The deck with the role, once its rules add up. */
  @property({ attribute: false }) deck: Deck | undefined;
  /** What was played, and with which deck. */
  @state() private played: { readonly deck: Deck; readonly lines: readonly string[] } | undefined;

  protected override render(): TemplateResult {
    const { deck, played } = this;
    const lines = played?.deck === deck ? played?.lines : undefined;
    return html`${this.lines.map((line) => html`<p class="small">${line}</p>`)}
      ${
        lines
          ? html`<p class="soft small">${this.say(lines.length > 0 ? 'setup.own.example' : 'work.example.none')}</p>
            <div role="status"><ul class="soft small">${lines.map((line) => html`<li>${line}</li>`)}</ul></div>`
          : nothing
      }
      ${deck ? html`<nd-button icon="play" @click=${() => void this.#play(deck)}>${this.say('work.example')}</nd-button>` : nothing}`;
  }

  async #play(deck: Deck): Promise<void> {
    const { rules } = deck;
    if (!rules) return;
    const [table, { exampleOf }] = await Promise.all([loadTable({ deck, source: {} }), import('../../src/lab/example.ts')]);
    const page = ownRolePages(rules, (id) => id, this.speaker.language).find(({ id }) => id === this.roleId);
    const voice = voiceOf(table, { options: {} });
    const facts = page ? (exampleOf(table.game, page.id, page.clauses) ?? []) : [];
    this.played = { deck, lines: facts.map((fact) => tellFact(voice, fact)) };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-work-role': WorkRole;
  }
}
