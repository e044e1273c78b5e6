import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sum } from '../../src/cards/pile.ts';
import type { Cast } from '../../src/kernel/game.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { CastRole } from '../session/draft.ts';
import { base } from '../styles/base.ts';
import './disclosure.ts';
import { NdElement } from './element.ts';
import './stepper.ts';

/** Lists longer than this keep the roles that are not dealt behind a heading of their own. */
const short = 6;

/**
 * How many cards of each role are dealt, by faction. In a long list the roles not dealt are folded away until
 * asked for; a role stays where it is while the host changes its number. Fires `change` with the cast.
 */
@customElement('nd-cast-editor')
export class CastEditor extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }

      section {
        display: grid;
        gap: var(--space-1);
      }

      h3 {
        display: flex;
        gap: var(--space-2);
        align-items: baseline;
        justify-content: space-between;
        color: var(--accent);
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        column-gap: var(--space-5);
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-1) var(--space-2);
        align-items: center;
        align-content: start;
        padding-block: var(--space-2);
        border-block-start: 1px solid var(--line);
      }

      .about {
        grid-column: 1 / -1;
        max-inline-size: 46ch;
      }

      .name {
        font-weight: 600;
        overflow-wrap: break-word;
        hyphens: auto;
      }

      .fact {
        display: inline-block;
      }

      nd-stepper {
        --stepper-number: 2.5rem;
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

      nd-disclosure > section + section {
        margin-block-start: var(--space-4);
      }
    `,
  ];

  @property({ attribute: false }) roles: readonly CastRole[] = [];
  @property({ attribute: false }) cast: Cast = {};
  @property({ type: Number }) players = 0;
  /** Speaks the names of the roles. */
  @property({ attribute: false }) words: Speaker = this.speaker;
  /** Roles in the open list. */
  @state() private open: ReadonlySet<string> = new Set();
  #own: Cast | undefined;
  #deck: string | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    // A role must not jump away under the finger that counts it down: only a cast from elsewhere sorts anew.
    const deck = this.roles.map(({ role }) => role).join();
    if (deck === this.#deck && (!changed.has('cast') || this.cast === this.#own)) return;
    this.#deck = deck;
    const dealt = this.roles.filter(({ role }) => (this.cast[role] ?? 0) > 0);
    this.open = new Set((this.roles.length > short && dealt.length > 0 ? dealt : this.roles).map(({ role }) => role));
  }

  protected override render(): TemplateResult {
    const shown = this.roles.filter(({ role }) => this.open.has(role));
    const folded = this.roles.filter(({ role }) => !this.open.has(role));
    const taken = folded.reduce((n, { role }) => n + (this.cast[role] ?? 0), 0);
    return html`${this.#groups(shown)}
      ${folded.length === 0
        ? nothing
        : html`<nd-disclosure heading=${this.say('setup.cards.more', { n: folded.length })} note=${taken > 0 ? this.say('setup.cards.sum', { n: taken }) : ''}>
            ${this.#groups(folded)}
          </nd-disclosure>`}
      <p class="sum">${this.say('setup.cards.sum', { n: sum(this.cast) })} ${this.say('setup.cards.for', { n: this.players })}</p>`;
  }

  #groups(roles: readonly CastRole[]): readonly TemplateResult[] {
    const factions = [...new Set(roles.map(({ faction }) => faction))];
    return factions.map((faction) => {
      const own = roles.filter((role) => role.faction === faction);
      const n = own.reduce((total, { role }) => total + (this.cast[role] ?? 0), 0);
      return html`<section>
        <h3><span>${this.words.faction(faction)}</span><span class="soft small">${n}</span></h3>
        <ul>
          ${own.map((role) => this.#role(role))}
        </ul>
      </section>`;
    });
  }

  #role({ role, stock, class: group }: CastRole): TemplateResult {
    const count = this.cast[role] ?? 0;
    const name = this.words.role(role);
    const ability = `role.${role}.ability`;
    const kind = group !== undefined && this.words.has(`class.${group}`) ? this.words.say(`class.${group}`) : name;
    return html`<li class=${count === 0 ? 'out' : ''}>
      <div>
        <p class="name">${name}</p>
        <p class="soft small">${kind === name ? nothing : html`<span class="fact">${kind} ·</span> `}<span class="fact">${this.say('setup.cards.stock', { n: stock })}</span></p>
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
    this.cast = this.#own = event.detail === 0 ? rest : { ...rest, [role]: event.detail };
    this.emit('change', this.cast);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-cast-editor': CastEditor;
  }
}
