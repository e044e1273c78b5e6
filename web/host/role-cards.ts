import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Table } from '../../src/kernel/table.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/card-view.ts';
import '../elements/hold-button.ts';
import { base } from '../styles/base.ts';

/** Draws the facilitator card of a role as an SVG, where the deck has one. */
export type DrawCard = (role: string) => Promise<string | undefined>;

/**
 * The facilitator cards of the roles that were dealt, each with its text and how many of its bearers
 * live; who they are stands there only while the host peeks.
 */
@customElement('nd-role-cards')
export class RoleCards extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-3);
      }

      article {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--space-1) var(--space-3);
        align-content: start;
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--raised);
      }

      nd-card-view {
        --card-radius: 0.4rem;
        grid-row: 1 / span 4;
        inline-size: 5.5rem;
      }

      article > :not(nd-card-view) {
        grid-column: 2;
      }

      .gone {
        opacity: 0.65;
      }

      .side {
        color: var(--ink-soft);
        font-size: var(--text-xs);
      }
    `,
  ];

  @property({ attribute: false }) words: Speaker | undefined;
  @property({ attribute: false }) table!: Table;
  @property({ type: Number }) at = 0;
  @property({ type: Boolean }) peek = false;
  @property({ attribute: false }) cards: ReadonlyMap<string, string> = new Map();

  override get speaker(): Speaker {
    return this.words ?? super.speaker;
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const roles = Object.keys(table.game.roles).filter((role) => (table.cast[role] ?? 0) > 0);
    return html`<nd-hold-button icon="eye" hint=${this.say('host.peekHint')}>${this.say(this.peek ? 'host.peeking' : 'host.peekCards')}</nd-hold-button>
      <div class="cards">${roles.map((role) => this.#card(role))}</div>`;
  }

  #card(role: string): TemplateResult {
    const { table, speaker } = this;
    const bearers = table.withRole(role);
    const living = bearers.filter((seat) => table.isAlive(seat));
    const card = this.cards.get(role);
    return html`<article class=${living.length === 0 ? 'gone' : ''}>
      ${card ? html`<nd-card-view .svg=${card}></nd-card-view>` : nothing}
      <h3>${speaker.role(role)}</h3>
      <span class="side">${speaker.faction(table.roleOf(role).faction)} · ${this.say('host.livingOf', { n: living.length, of: bearers.length })}</span>
      ${speaker.has(`role.${role}.ability`) ? html`<p class="small">${this.say(`role.${role}.ability`)}</p>` : nothing}
      ${this.peek ? html`<p class="small"><strong>${speaker.list(bearers.map((seat) => `${seat} ${speaker.seat(seat)}${table.isAlive(seat) ? '' : ' †'}`))}</strong></p>` : nothing}
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-role-cards': RoleCards;
  }
}
