import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Table } from '../../src/kernel/table.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { WordedElement } from '../elements/worded.ts';
import '../elements/button.ts';
import '../elements/hold-button.ts';
import '../elements/icon.ts';
import '../elements/seat-ring.ts';
import type { RingMark, RingSeat } from '../elements/ring-seat.ts';
import { base } from '../styles/base.ts';
import { rolesList, rolesListStyles, type KnownSeat } from './roles-list.ts';
import { tokenSaid } from './token-view.ts';

/**
 * The table as it stands: who lives, which marks lie on whom, who holds what. Roles and secret marks
 * are written onto the page only while the host holds to peek, and so is the holder of a token, by a
 * button of its own. Fires `peek` and, when a seat is touched, `look` with the seat.
 */
@customElement('nd-table-view')
export class TableView extends WordedElement {
  static override styles = [
    base,
    rolesListStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }

      /* Beside the question it takes the height that is left, as at a question at the table. */
      :host([large]) {
        display: flex;
        flex-direction: column;
        block-size: 100%;
      }

      :host([large]) nd-seat-ring[form='ring'] {
        flex: 1 0 auto;
        max-inline-size: 47rem;
        margin-inline: auto;
      }

      .seats {
        display: flex;
        flex-direction: column;
        gap: var(--space-3);
      }

      /* In a sheet the whole table is in sight: it takes what bar, buttons and the row below it leave. */
      :host(:not([large])) nd-seat-ring[form='ring'] {
        --room: calc(var(--sheet, 88dvh) - 16.25rem - var(--buttons, 1) * 3.625rem);
        block-size: calc(var(--why) + min(var(--most), max(var(--least), var(--room))));
      }

      /* On its side, a phone shows the whole table in what the sheet has, and what turns it beside the buttons. */
      @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
        :host(:not([large])) {
          grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
          align-items: start;
        }

        :host(:not([large])) :is(.seats, nd-seat-ring[form='ring']) {
          grid-area: 1 / 2 / span 8;
        }

        :host(:not([large])) .seats:has(nd-seat-ring[form='ring']) {
          display: contents;
        }

        :host(:not([large])) nd-seat-ring[form='ring'] {
          block-size: calc(var(--sheet) - 6.25rem);
        }

        .middle {
          grid-auto-flow: column;
          align-items: baseline;
        }

        .below {
          grid-column: 1;
        }
      }

      :host([large]) .seats {
        flex: 1 0 auto;
      }

      .middle {
        display: grid;
        gap: var(--space-1);
        justify-items: center;
      }

      /* As high with the words on a token as with what turns the table: no seat moves. */
      .below {
        display: grid;
        align-content: center;
        min-block-size: var(--touch);
      }

      .token {
        font-size: var(--text-s);
        line-height: 1.3;
        text-align: center;
        text-wrap: balance;
      }

      .count {
        font: 600 var(--text-xxl) / 1 var(--font-title);
        font-variant-numeric: lining-nums;
      }

      nd-hold-button {
        inline-size: 100%;
      }

      .turning {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        justify-content: space-between;
        text-align: center;
        text-wrap: balance;
      }

      /* Above the buttons, over words and seats: while one is held nothing moves, and nothing is looked for elsewhere. */
      :host([brief]) {
        position: relative;
      }

      .over {
        position: absolute;
        inset-block-end: calc(100% + var(--space-2));
        inset-inline-start: 0;
        z-index: 3;
        display: grid;
        gap: var(--space-2);
        inline-size: min(50rem, 100vw - 4rem);
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--surface);
        box-shadow: var(--shadow);
      }

      .over:has(nd-seat-ring) {
        inline-size: min(32rem, 100vw - 4rem);
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  /** Number of answers behind the table, so that it is drawn anew with each. */
  @property({ type: Number }) at = 0;
  @property({ type: Boolean }) peek = false;
  /** Names by seat, also where the game calls players by number alone. */
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) form: 'ring' | 'list' = 'ring';
  /** By how many places it is turned; its ring can be dragged round. */
  @property({ type: Number }) turned = 0;
  /** The seats are being chosen from beside it: what is held stands over it and them. */
  @property({ type: Boolean, reflect: true }) brief = false;
  /** It is all there is of the table on a large screen. */
  @property({ type: Boolean, reflect: true }) large = false;
  /** The token whose button is held. */
  @state() private token: string | undefined;
  @query('.seats') private readonly standing!: HTMLElement | null;
  /** The height of what stands below the buttons, px: roles take no more and no less, or the button held would move away under the finger. */
  #room = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('peek') || !this.peek) return;
    const listed = this.standing?.offsetHeight ?? 0;
    this.#room = listed > 0 ? listed : (this.renderRoot.querySelector<HTMLElement>('nd-seat-ring')?.offsetHeight ?? 0);
  }

  protected override render(): TemplateResult {
    const { table, brief, peek } = this;
    return html`
      ${brief && (peek || this.token !== undefined) ? html`<div class="over">${peek ? this.#roles() : this.#standing()}</div>` : nothing}
      <nd-hold-button icon="eye" hint=${this.say('host.peekHint')}>${this.say(peek ? 'host.peeking' : 'host.peek')}</nd-hold-button>
      ${table.game.tokens.map(
        (id) =>
          html`<nd-hold-button icon="diamond" data-token=${id} hint=${this.say('host.peekHint')} @peek=${(event: CustomEvent<boolean>) => this.#look(event, id)}>${this.say(`token.${id}`)}</nd-hold-button>`,
      )}
      <div class="seats" style=${peek ? `min-block-size: ${this.#room}px` : `--buttons: ${table.game.tokens.length}`}>
        ${brief ? html`<p class="soft small">${this.say('host.aliveOf', { n: table.alive.length, of: table.seats.length })}</p>` : peek ? this.#roles() : this.#standing()}
      </div>
    `;
  }

  #roles(): TemplateResult {
    return html`${rolesList(
      this.table.seats.map(({ seat }) => this.#known(seat)),
      this.brief,
    )}<p class="soft small">${this.#sides()}</p>`;
  }

  /** The seats, and below them where a token is while its button is held. */
  #standing(): TemplateResult {
    const told = this.token === undefined ? [] : tokenSaid(this.table.tokens[this.token]);
    return html`${this.#seats()}
      <div class="below">
        <div class="token" role="status">${told.map((said) => html`<p>${this.say(said)}</p>`)}</div>
        ${this.token !== undefined || this.form === 'list' ? nothing : this.#turning()}
      </div>`;
  }

  #seats(): TemplateResult {
    const { table } = this;
    return html`<nd-seat-ring turns="all" fits ?compact=${!this.large} .turned=${this.turned} .seats=${table.seats.map(({ seat }) => this.#seat(seat))} form=${this.form} .selected=${this.#holders()} label=${this.say('host.table')}>
        ${
          this.form === 'ring'
            ? html`<div class="middle"><span class="count">${table.alive.length}</span><span class="soft small">${this.say('host.alive', { n: table.alive.length })}</span></div>`
            : nothing
        }
      </nd-seat-ring>`;
  }

  /** What dragging does, without a drag. */
  #turning(): TemplateResult {
    const n = this.table.seats.length;
    return html`<div class="turning">
      <nd-button variant="quiet" icon="redo" label=${this.say('host.turn.right')} @click=${() => this.emit('turn', (this.turned + 1) % n)}></nd-button>
      <p class="soft small">${this.say('host.turn')}</p>
      <nd-button variant="quiet" icon="undo" label=${this.say('host.turn.left')} @click=${() => this.emit('turn', (this.turned + n - 1) % n)}></nd-button>
    </div>`;
  }

  #seat(seat: SeatId): RingSeat {
    const { alive, revealed, role } = this.table.at(seat);
    const shown = {
      seat,
      name: this.#name(seat),
      dead: !alive,
      ...(this.#holders().includes(seat) ? { marks: this.#things(seat, this.token) } : {}),
    };
    return revealed ? { ...shown, note: this.speaker.role(role) } : shown;
  }

  #name(seat: SeatId): string {
    return this.names[seat - 1] || this.speaker.seat(seat);
  }

  #known(seat: SeatId): KnownSeat {
    const { table, speaker } = this;
    const { alive, role } = table.at(seat);
    const statuses = [...new Set(table.statusesOf(seat).map(({ what }) => what))].map((what) => this.say(`status.${what}`));
    return {
      seat,
      name: this.#name(seat),
      alive,
      role: speaker.role(role),
      marks: [...statuses, ...this.#things(seat).map(({ label }) => label)],
    };
  }

  /** Tokens a seat holds, or the one of them that is asked about. */
  #things(seat: SeatId, only?: string): RingMark[] {
    const held = Object.entries(this.table.tokens).filter(([id, held]) => held?.holder === seat && (only ?? id) === id);
    return held.map(([id]): RingMark => ({ icon: 'diamond', label: this.say(`token.${id}`) }));
  }

  /** The seat to be marked while a token's button is held. */
  #holders(): readonly SeatId[] {
    const holder = this.token === undefined ? undefined : this.table.tokens[this.token]?.holder;
    return holder === undefined ? [] : [holder];
  }

  /** This button opens one secret, not all of them. */
  #look(event: CustomEvent<boolean>, token: string): void {
    event.stopPropagation();
    this.token = event.detail ? token : undefined;
  }

  /** How many of each side live that somebody plays for. */
  #sides(): string {
    const { table } = this;
    const played = new Set(table.seats.map(({ seat }) => table.faction(seat)));
    return table.game.factions
      .filter(({ id }) => played.has(id))
      .map(({ id }) => this.say('label.value', { label: { faction: id }, value: table.living(id).length }))
      .join(' · ');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-table-view': TableView;
  }
}
