import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { sum } from '../../src/cards/pile.ts';
import type { Cast } from '../../src/kernel/game.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { CastRole } from '../session/game-draft.ts';
import { base } from '../styles/base.ts';
import './disclosure.ts';
import './field.ts';
import { NdElement } from './element.ts';
import './stepper.ts';

/** Lists longer than this keep the roles that are not dealt behind a heading of their own. */
const short = 6;
/** Lists longer than this are searched, folded side by side, and say what a role does only when asked. */
const long = 20;

/**
 * How many cards of each role are dealt, by faction. In a long list the roles not dealt are folded away until
 * asked for, in a very long one each side by itself, and a role can be searched for; a role stays where it is
 * while the host changes its number. Fires `change` with the cast.
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

      summary {
        display: flex;
        align-items: center;
        min-block-size: var(--touch);
        cursor: pointer;
        list-style-position: inside;
      }

      /* What a role does takes the full width, below its name and number. */
      li:has(details[open]) {
        position: relative;
        display: block;
      }

      li:has(details[open]) nd-stepper {
        position: absolute;
        inset-block-start: var(--space-2);
        inset-inline-end: 0;
      }

      details[open] summary {
        padding-inline-end: 9rem;
      }

      summary::after {
        content: '';
        box-sizing: border-box;
        flex: none;
        inline-size: 0.4em;
        block-size: 0.4em;
        margin-inline: 0.4em 0.1em;
        border: solid var(--ink-soft);
        border-width: 0 2px 2px 0;
        transform: translateY(-20%) rotate(45deg);
      }

      summary::-webkit-details-marker {
        display: none;
      }

      .fact {
        display: inline-block;
      }

      nd-stepper {
        --stepper-number: 2.5rem;
      }

      /* The longest word of a name and its arrow find room beside the number. */
      @media (max-width: 26rem) {
        summary.name {
          font-size: var(--text-s);
        }

        nd-stepper {
          --stepper-number: 1.75rem;
        }
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
  /** What is searched for. */
  @state() private sought = '';
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
    if (this.roles.length > long) return this.#many();
    const shown = this.roles.filter(({ role }) => this.open.has(role));
    const folded = this.roles.filter(({ role }) => !this.open.has(role));
    return html`${this.#groups(shown, (own) => this.#list(own))} ${this.#folded(
      folded,
      this.#groups(folded, (own) => this.#list(own)),
    )} ${this.#sum()}`;
  }

  /** A very long list: what is searched for, or each side with what is dealt of it and the rest folded away. */
  #many(): TemplateResult {
    const sought = plain(this.sought);
    const found = this.roles.filter(({ role }) => plain(this.words.role(role)).includes(sought));
    return html`<nd-field
        label=${this.say('setup.cards.find')}
        .value=${this.sought}
        autocapitalize="off"
        @input=${(event: Event) => (this.sought = (event.target as HTMLElementTagNameMap['nd-field']).value)}
        @change=${(event: Event) => event.stopPropagation()}
      ></nd-field>
      <p class="unseen" role="status">${sought === '' ? nothing : this.say('setup.cards.found', { n: found.length })}</p>
      ${
        sought !== ''
          ? found.length === 0
            ? html`<p class="soft">${this.say('setup.cards.found', { n: 0 })}</p>`
            : this.#groups(found, (own) => this.#list(own))
          : this.#groups(this.roles, (own) => {
              const folded = own.filter(({ role }) => !this.open.has(role));
              return html`${this.#list(own.filter(({ role }) => this.open.has(role)))} ${this.#folded(folded, this.#list(folded))}`;
            })
      }
      ${this.#sum()}`;
  }

  #folded(roles: readonly CastRole[], inside: unknown): TemplateResult | typeof nothing {
    if (roles.length === 0) return nothing;
    const taken = this.#count(roles);
    return html`<nd-disclosure heading=${this.say('setup.cards.more', { n: roles.length })} note=${taken > 0 ? this.say('setup.cards.sum', { n: taken }) : ''}>${inside}</nd-disclosure>`;
  }

  #sum(): TemplateResult {
    return html`<p class="sum">${this.say('setup.cards.sum', { n: sum(this.cast) })} ${this.say('setup.cards.for', { n: this.players })}</p>`;
  }

  #groups(roles: readonly CastRole[], inside: (own: readonly CastRole[]) => TemplateResult | typeof nothing): readonly TemplateResult[] {
    const factions = [...new Set(roles.map(({ faction }) => faction))];
    return factions.map((faction) => {
      const own = roles.filter((role) => role.faction === faction);
      return html`<section>
        <h3><span>${this.words.faction(faction)}</span><span class="soft small">${this.#count(own)}</span></h3>
        ${inside(own)}
      </section>`;
    });
  }

  #count(roles: readonly CastRole[]): number {
    return roles.reduce((n, { role }) => n + (this.cast[role] ?? 0), 0);
  }

  #list(roles: readonly CastRole[]): TemplateResult | typeof nothing {
    return roles.length === 0
      ? nothing
      : html`<ul>${repeat(
          roles,
          ({ role }) => role,
          (role) => this.#role(role),
        )}</ul>`;
  }

  #role({ role, stock, class: group }: CastRole): TemplateResult {
    const count = this.cast[role] ?? 0;
    const name = this.words.role(role);
    const ability = `role.${role}.ability`;
    const kind = group !== undefined && this.words.has(`class.${group}`) ? this.words.say(`class.${group}`) : name;
    const many = this.roles.length > long;
    const about = this.words.has(ability) ? this.words.say(ability) : undefined;
    return html`<li class=${count === 0 ? 'out' : ''}>
      <div>
        ${many && about !== undefined ? html`<details><summary class="name">${name}</summary><p class="soft small">${about}</p></details>` : html`<p class="name">${name}</p>`}
        ${many && stock === 1 && kind === name ? nothing : html`<p class="soft small">${kind === name ? nothing : html`<span class="fact">${kind} ·</span> `}<span class="fact">${this.say('setup.cards.stock', { n: stock })}</span></p>`}
      </div>
      <nd-stepper
        label=${name}
        .value=${count}
        .min=${0}
        .max=${Math.max(stock, count)}
        @change=${(event: CustomEvent<number>) => this.#set(event, role)}
      ></nd-stepper>
      ${about === undefined || many ? nothing : html`<p class="about soft small">${about}</p>`}
    </li>`;
  }

  #set(event: CustomEvent<number>, role: string): void {
    event.stopPropagation();
    const { [role]: _before, ...rest } = this.cast;
    this.cast = this.#own = event.detail === 0 ? rest : { ...rest, [role]: event.detail };
    this.emit('change', this.cast);
  }
}

/** Letters alone, however they are written: ł, é and capitals are found by l, e and small ones. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-cast-editor': CastEditor;
  }
}
