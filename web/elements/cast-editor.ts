import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sum } from '../../src/cards/pile.ts';
import type { Cast } from '../../src/kernel/game.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './stepper.ts';

/** A role there are cards for. */
export interface CastRole {
  readonly role: string;
  readonly stock: number;
}

/** How many cards of each role are dealt. Fires `change` with the cast. */
@customElement('nd-cast-editor')
export class CastEditor extends NdElement {
  static override styles = [
    base,
    css`
      ul {
        display: grid;
      }

      li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: var(--space-1) var(--space-3);
        align-items: center;
        padding-block: var(--space-2);
        border-block-start: 1px solid var(--line);
      }

      li:first-child {
        border: 0;
      }

      .about {
        grid-column: 1 / -1;
        max-inline-size: 46ch;
      }

      .name {
        font-weight: 600;
      }

      .out .name {
        color: var(--ink-soft);
        font-weight: 400;
      }

      .sum {
        padding-block-start: var(--space-3);
        border-block-start: 1px solid var(--edge);
        font-family: var(--font-title);
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) roles: readonly CastRole[] = [];
  @property({ attribute: false }) cast: Cast = {};
  @property({ type: Number }) players = 0;
  /** Speaks the names of the roles. */
  @property({ attribute: false }) words: Speaker = this.speaker;

  protected override render(): TemplateResult {
    const total = sum(this.cast);
    return html`<ul>
        ${this.roles.map((role) => this.#role(role))}
      </ul>
      <p class="sum">${this.say('setup.cards.sum', { n: total })} ${this.say('setup.cards.for', { n: this.players })}</p>`;
  }

  #role({ role, stock }: CastRole): TemplateResult {
    const count = this.cast[role] ?? 0;
    const name = this.words.role(role);
    const ability = `role.${role}.ability`;
    return html`<li class=${count === 0 ? 'out' : ''}>
      <div>
        <p class="name">${name}</p>
        <p class="soft small">${this.say('setup.cards.stock', { n: stock })}</p>
      </div>
      <nd-stepper
        label=${name}
        .value=${count}
        .min=${0}
        .max=${Math.max(stock, count)}
        @change=${(event: CustomEvent<number>) => this.#set(event, role)}
      ></nd-stepper>
      ${this.words.has(ability) ? html`<p class="about soft small">${this.words.say(ability)}</p>` : nothing}
    </li>`;
  }

  #set(event: CustomEvent<number>, role: string): void {
    event.stopPropagation();
    const { [role]: _before, ...rest } = this.cast;
    this.cast = event.detail === 0 ? rest : { ...rest, [role]: event.detail };
    this.emit('change', this.cast);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-cast-editor': CastEditor;
  }
}
