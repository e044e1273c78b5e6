import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './field.ts';
import './icon.ts';
import { Reorder } from './reorder.ts';

/**
 * Names in seating order. Rows are moved by dragging the handle or with the arrow keys on it. Fires
 * `change` with the new names, `removed` with the number of the seat just removed.
 */
@customElement('nd-player-list')
export class PlayerList extends NdElement {
  static override styles = [
    base,
    css`
      ol {
        display: grid;
        gap: var(--space-2);
      }

      li {
        display: grid;
        grid-template-columns: 2rem 1fr auto auto;
        gap: var(--space-1);
        align-items: center;
        border-radius: var(--radius-m);
      }

      li.dragged {
        background: var(--accent-soft);
        outline: 1px solid var(--accent);
      }

      .number {
        color: var(--ink-soft);
        font: 600 var(--text-l) / 1 var(--font-title);
        text-align: center;
      }

      li > nd-button {
        --icon-size: 1.125rem;
        color: var(--ink-soft);
      }

      .handle {
        display: grid;
        place-items: center;
        inline-size: var(--touch);
        block-size: var(--touch);
        padding: 0;
        border: 0;
        border-radius: var(--radius-m);
        background: none;
        color: var(--ink-soft);
        cursor: grab;
        touch-action: none;
      }

      .handle:active {
        cursor: grabbing;
      }
    `,
  ];

  @property({ attribute: false }) names: readonly string[] = [];
  /** No row can be removed below this many. */
  @property({ type: Number }) min = 1;
  @state() private heard = '';
  readonly #reorder = new Reorder(this, (from, to) => this.#move(from, to));

  protected override render(): TemplateResult {
    return html`<ol>
        ${this.names.map((name, i) => this.#row(name, i))}
      </ol>
      <span class="unseen" role="status">${this.heard}</span>`;
  }

  #row(name: string, i: number): TemplateResult {
    const n = i + 1;
    const called = this.#called(i);
    const moving = this.#reorder;
    return html`<li class=${moving.dragged === i ? 'dragged' : ''}>
      <span class="number" aria-hidden="true">${n}</span>
      <nd-field
        bare
        label=${this.say('setup.name', { n })}
        placeholder=${this.say('seat.nameless', { n })}
        maxlength="40"
        .value=${name}
        @change=${(event: CustomEvent<string>) => this.#rename(event, i)}
        @keydown=${(event: KeyboardEvent) => this.#enter(event, i)}
      ></nd-field>
      <button
        type="button"
        class="handle"
        aria-label=${this.say('setup.move', { name: called })}
        @keydown=${(event: KeyboardEvent) => moving.key(event, i)}
        @pointerdown=${(event: PointerEvent) => moving.grab(event, i)}
        @pointermove=${moving.drag}
        @pointerup=${moving.drop}
        @pointercancel=${moving.drop}
      >
        <nd-icon name="drag"></nd-icon>
      </button>
      <nd-button
        variant="quiet"
        icon="cross"
        label=${this.say('setup.remove', { name: called })}
        ?disabled=${this.names.length <= this.min}
        @click=${() => this.#remove(i)}
      ></nd-button>
    </li>`;
  }

  #called(i: number): string {
    return this.names[i] || this.say('seat.nameless', { n: i + 1 });
  }

  #rename(event: CustomEvent<string>, i: number): void {
    event.stopPropagation();
    this.#tell(this.names.map((name, at) => (at === i ? event.detail.trim() : name)));
  }

  /** Enter goes to the next name, so that a whole table can be typed in one go. */
  #enter(event: KeyboardEvent, i: number): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    this.renderRoot.querySelectorAll('nd-field')[i + 1]?.focus();
  }

  #remove(i: number): void {
    this.heard = this.say('setup.removed', { name: this.#called(i) });
    this.#tell(this.names.filter((_, at) => at !== i));
    this.emit('removed', i + 1);
  }

  #move(from: number, to: number): boolean {
    const name = this.names[from];
    if (name === undefined || to < 0 || to >= this.names.length) return false;
    const called = this.#called(from);
    const names = this.names.filter((_, at) => at !== from);
    names.splice(to, 0, name);
    this.heard = this.say('setup.moved', { name: called, n: to + 1 });
    this.#tell(names);
    return true;
  }

  #tell(names: readonly string[]): void {
    this.names = names;
    this.emit('change', names);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-player-list': PlayerList;
  }
}
