import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Ruling } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { knownTo } from '../../src/rules/known-to.ts';
import { tellFact } from '../../src/text/tell.ts';
import '../elements/button.ts';
import { WordedElement } from '../elements/worded.ts';
import '../elements/hold-button.ts';
import { PullScroll } from '../elements/pull-scroll.ts';
import { scrollerOf, sightOf } from '../elements/scroller.ts';
import { base } from '../styles/base.ts';
import type { Outcome } from './ask.ts';
import { factsOf } from './player-facts.ts';
import './rulings.ts';

/** How much of what was heard and of what is secret is shown: the rest stands in the story. */
const latest = 8;

/** Between what is secret and the edge of what is in sight, and how low it may be for that, px. */
const gap = 8;
const least = 100;

/**
 * One player: what everybody knows and has heard, what the host can do about the player, and, only
 * while the host holds, role, marks, what the player knows already and may be told, notes and secrets. Fires `ruling`.
 */
@customElement('nd-player-page')
export class PlayerPage extends WordedElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }

      nd-hold-button {
        inline-size: 100%;
      }

      /* As high whether it is held or not: the button may not move away under the finger. */
      .room {
        position: relative;
        block-size: 6.25rem;
      }

      /* What is longer lies over what stands below; what finds no room there either is scrolled by the finger that holds. */
      .secret {
        position: absolute;
        inset: 0 0 auto;
        z-index: 2;
        display: grid;
        gap: var(--space-1);
        align-content: start;
        min-block-size: 100%;
        padding: var(--space-2) var(--space-3);
        border: 1px dashed var(--edge);
        border-radius: var(--radius-m);
        background: var(--surface);
        font-size: var(--text-s);
        line-height: 1.35;
        overflow-y: auto;
        scrollbar-width: thin;
      }

      /* There is more below. */
      .secret.more::after {
        position: sticky;
        inset-block-end: calc(-1 * var(--space-2));
        block-size: 2rem;
        margin-block: -2rem calc(-1 * var(--space-2));
        background: linear-gradient(transparent, var(--surface));
        content: '';
        pointer-events: none;
      }

      @media (forced-colors: active) {
        .secret.more::after {
          background: none;
        }
      }

      h4 {
        margin-block: var(--space-1) 0;
        font-weight: 600;
      }

      .role {
        font: 600 var(--text-l) / 1.2 var(--font-title);
      }

      .heard {
        display: grid;
        gap: var(--space-1);
        max-block-size: 8rem;
        overflow-y: auto;
        font-size: var(--text-s);
        line-height: 1.35;
      }

      .clause {
        white-space: nowrap;
      }

      .round {
        color: var(--ink-soft);
        font-variant-numeric: lining-nums;
      }

      .counted {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) seat!: SeatId;
  /** Number of answers behind the table, so that it is drawn anew with each. */
  @property({ type: Number }) at = 0;
  @property({ attribute: false }) outcome: Outcome | undefined;
  /** Names by seat, also where the game calls players by number alone. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** By how many places the table is turned. */
  @property({ type: Number }) turned = 0;
  /** The game is only shown here: nothing can be done. */
  @property({ type: Boolean }) shown = false;
  /** Its card is held up to the host. */
  @property({ type: Boolean, reflect: true }) peek = false;
  /** How high what is secret may be to be in sight, px; nothing where it is by itself. */
  @state() private room: number | undefined;
  /** It has been read to its end. */
  @state() private ended = false;
  @query('.secret') private readonly secret!: HTMLElement | null;
  readonly #scroll = new PullScroll(() => this.secret);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scroll.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('peek')) return;
    this.room = undefined;
    this.ended = false;
    this.#scroll.stop();
  }

  protected override updated(changed: PropertyValues): void {
    const { secret, peek } = this;
    if (!changed.has('peek') || !peek || !secret) return;
    const { top, bottom } = secret.getBoundingClientRect();
    const room = sightOf(scrollerOf(secret.parentElement ?? this)).bottom - top - gap;
    if (bottom - top > room) this.room = Math.max(least, Math.floor(room));
  }

  protected override render(): TemplateResult {
    const { table, seat } = this;
    const { heard, secret } = factsOf(table.story, seat);
    const { role, revealed } = table.at(seat);
    return html`
      <p class="soft">${this.#standing}${revealed ? html` · ${this.say('host.player.shown', { role: { role } })}` : nothing}</p>
      ${this.#counted()}
      <nd-hold-button icon="eye" hint=${this.say('host.peekHint')} @peek=${this.#peeked} @pull=${this.#pulled}>${this.say(this.#held)}</nd-hold-button>
      <div class="room">
        <div
          class="secret ${this.room !== undefined && !this.ended ? 'more' : ''}"
          style=${this.room === undefined ? nothing : `max-block-size: ${this.room}px`}
          tabindex=${this.room === undefined ? nothing : 0}
          @scroll=${this.#scrolled}
        >${this.peek ? this.#secrets(secret) : html`<p class="soft">${this.say('host.player.hidden')}</p>`}</div>
      </div>
      ${heard.length > 0 ? html`<h3>${this.say('host.player.said')}</h3><ul class="heard" tabindex="0" aria-label=${this.say('host.player.said')}>${heard.slice(0, latest).map((fact) => this.#fact(fact))}</ul>` : nothing}
      ${
        this.shown
          ? nothing
          : html`<h3>${this.say('host.player.do', { who: { seat } })}</h3>
            <nd-rulings .words=${this.words} .table=${table} .names=${this.names} .turned=${this.turned} .seat=${seat} .outcome=${this.outcome}></nd-rulings>`
      }
    `;
  }

  get #standing(): string {
    const { table, seat } = this;
    if (table.isAlive(seat)) return this.say('host.player.alive');
    return this.say(table.left.has(seat) ? 'host.player.gone' : 'host.player.dead');
  }

  /** What the host counts in the open, such as fouls: one tap each. */
  #counted(): TemplateResult | typeof nothing {
    const { table, seat } = this;
    const kinds = Object.values(table.game.statuses).filter(({ counted }) => counted);
    if (kinds.length === 0) return nothing;
    return html`<div class="counted">
      ${kinds.map(({ id }) => {
        const what = this.say(`status.${id}`);
        return html`<strong>${this.say('host.player.count', { what, n: table.statusesOf(seat, id).length })}</strong>
          <nd-button icon="plus" ?disabled=${this.shown} data-count=${id} @click=${() => this.emit('ruling', { do: 'mark', status: id, seat } satisfies Ruling)}>${this.say('host.player.more', { what })}</nd-button>`;
      })}
    </div>`;
  }

  #secrets(secret: readonly Fact[]): TemplateResult {
    const { table, seat } = this;
    const role = table.at(seat).role;
    const marks = [...new Set(table.statusesOf(seat).map(({ what }) => what))].map((what) => this.say(`status.${what}`));
    const things = Object.entries(table.tokens).flatMap(([id, held]) => (held?.holder === seat ? [this.say(`token.${id}`)] : []));
    const borne = [...marks, ...things];
    const told = knownTo(table, seat);
    const known = [...told].reverse();
    const mine = secret.filter((fact) => !told.includes(fact)).sort((a, b) => noteFirst(b) - noteFirst(a));
    return html`<p class="role">${this.speaker.role(role)}</p>
      <p>${this.speaker.faction(table.faction(seat))}${borne.length > 0 ? ` · ${this.speaker.list(borne)}` : nothing}</p>
      ${this.#list('knows', known, this.say('host.player.knows'))}
      ${this.#list('only-host', mine.slice(0, latest), this.say('host.player.onlyYou'))}`;
  }

  #list(name: string, facts: readonly Fact[], title: string): TemplateResult | typeof nothing {
    return facts.length === 0 ? nothing : html`<h4>${title}</h4><ul class=${name}>${facts.map((fact) => this.#fact(fact))}</ul>`;
  }

  #fact(fact: Fact): TemplateResult {
    return html`<li><span class="round">${this.say('host.player.round', { n: fact.at.round })}</span> ${tellFact(this.speaker, fact)} <span class="soft clause">${fact.clause}</span></li>`;
  }

  /** What stands on the button: how to read on, where there is more than can be seen at once. */
  get #held(): string {
    if (!this.peek) return 'host.player.peek';
    return this.room === undefined || this.ended ? 'host.peeking' : 'host.player.pull';
  }

  readonly #scrolled = (): void => {
    const { secret } = this;
    if (secret) this.ended = secret.scrollHeight - secret.clientHeight - secret.scrollTop <= 4;
  };

  #pulled(event: CustomEvent<number>): void {
    this.#scroll.by(event.detail);
  }

  /** This button opens one card, not the whole table. */
  #peeked(event: CustomEvent<boolean>): void {
    event.stopPropagation();
    this.peek = event.detail;
  }
}

/** The host's own notes stand above what the rules have made of it. */
const noteFirst = ({ what }: Fact): number => (what === 'noted' ? 1 : 0);

declare global {
  interface HTMLElementTagNameMap {
    'nd-player-page': PlayerPage;
  }
}
