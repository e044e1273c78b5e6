import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Table } from '../../src/kernel/table.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';
import { WordedElement } from '../elements/worded.ts';
import '../elements/card-view.ts';
import '../elements/hold-button.ts';
import { base } from '../styles/base.ts';

/** The roles that were dealt, in the game's order. */
export function dealtRoles({ game, cast }: Table): readonly RoleId[] {
  return Object.keys(game.roles).filter((role) => (cast[role] ?? 0) > 0);
}

/**
 * The facilitator cards of the roles that were dealt, as they are printed (their text, until they are
 * drawn), with how many of their bearers live; who these are and what state each is in stands there only
 * while the host peeks. A card that is touched is shown large, and small again.
 */
@customElement('nd-role-cards')
export class RoleCards extends WordedElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
        gap: var(--space-3);
      }

      article {
        display: grid;
        gap: var(--space-2);
        align-content: start;
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--raised);
      }

      /* The card says it all; without one its words stand here. */
      nd-card-view {
        --card-radius: 0.6rem;
        inline-size: 100%;
        max-inline-size: 14rem;
        margin-inline: auto;
      }

      .card {
        padding: 0;
        border: 0;
        border-radius: 0.6rem;
        background: none;
        cursor: pointer;
      }

      .large {
        grid-column: 1 / -1;
      }

      .large nd-card-view {
        max-inline-size: 26rem;
      }

      .bearers {
        display: grid;
        gap: var(--space-1);
      }

      .bearers li {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-2);
        align-items: baseline;
      }

      .state {
        padding-inline: var(--space-2);
        border: 1px solid var(--edge);
        border-radius: var(--radius-round);
        font-size: var(--text-xs);
      }

      .dead strong {
        text-decoration: line-through;
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

  @property({ attribute: false }) table!: Table;
  @property({ type: Number }) at = 0;
  @property({ type: Boolean }) peek = false;
  @property({ attribute: false }) cards: ReadonlyMap<string, string> = new Map();
  /** The role whose card is shown large. */
  @state() private large: RoleId | undefined;

  protected override render(): TemplateResult {
    return html`<nd-hold-button icon="eye" hint=${this.say('host.peekHint')}>${this.say(this.peek ? 'host.peeking' : 'host.peekCards')}</nd-hold-button>
      <div class="cards">${dealtRoles(this.table).map((role) => this.#card(role))}</div>`;
  }

  #card(role: RoleId): TemplateResult {
    const { table, speaker } = this;
    const bearers = table.withRole(role);
    const living = bearers.filter((seat) => table.isAlive(seat));
    const card = this.cards.get(role);
    const ability = `role.${role}.ability`;
    const large = this.large === role;
    return html`<article class="${living.length === 0 ? 'gone' : ''} ${large ? 'large' : ''}" data-role=${role}>
      <h3 class=${card ? 'unseen' : ''}>${speaker.role(role)}</h3>
      ${card ? html`<button type="button" class="card" aria-label=${speaker.role(role)} aria-pressed=${large ? 'true' : 'false'} @click=${() => (this.large = large ? undefined : role)}><nd-card-view .svg=${card}></nd-card-view></button>` : nothing}
      ${speaker.has(ability) ? html`<p class="small ${card ? 'unseen' : ''}">${this.say(ability)}</p>` : nothing}
      <span class="side">${speaker.faction(table.roleOf(role).faction)} · ${this.say('host.livingOf', { n: living.length, of: bearers.length })}</span>
      ${this.peek ? html`<ul class="bearers small">${bearers.map((seat) => this.#bearer(seat))}</ul>` : nothing}
    </article>`;
  }

  #bearer(seat: SeatId): TemplateResult {
    const { table, speaker } = this;
    const dead = !table.isAlive(seat);
    const states = [
      ...(dead ? [this.say('ring.dead')] : []),
      ...new Set(table.statusesOf(seat).map(({ what }) => this.say(`status.${what}`))),
    ];
    return html`<li class=${dead ? 'dead' : ''}>
      <strong>${seat} ${speaker.seat(seat)}</strong>${states.map((state) => html`<span class="state">${state}</span>`)}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-role-cards': RoleCards;
  }
}
