import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import './button.ts';
import type { ChoiceItem } from './choice.ts';
import { NdElement } from './element.ts';
import './icon.ts';
import { Reorder } from './reorder.ts';

/**
 * Some of the items, in an order of the host's: rows are moved by dragging the handle or with the arrow keys on
 * it, taken out with a cross, and put in from the list below. With `whole` every item stays in: rows only move,
 * and the standard order can be had back. Fires `change` with the ids in their order.
 */
@customElement('nd-order-list')
export class OrderList extends NdElement {
  static override styles = [
    base,
    css`
      fieldset {
        display: grid;
        gap: var(--space-2);
      }

      ol {
        display: grid;
        gap: var(--space-2);
      }

      li {
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr) auto auto;
        gap: var(--space-1);
        align-items: center;
        padding-block: 2px;
        padding-inline-start: var(--space-1);
        border: 1px solid var(--edge);
        line-height: 1.3;
        border-radius: var(--radius-m);
        background: var(--raised);
      }

      .whole {
        gap: var(--space-1);
      }

      .whole li {
        grid-template-columns: 2rem minmax(0, 1fr) auto;
      }

      li.dragged {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      .number {
        color: var(--accent);
        font: 600 var(--text-m) / 1 var(--font-title);
        text-align: center;
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

      .reset {
        justify-self: start;
      }

      .more {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property() label = '';
  /** The label stands above already, as a heading: it is only heard. */
  @property({ type: Boolean }) headed = false;
  @property({ attribute: false }) items: readonly ChoiceItem[] = [];
  @property({ attribute: false }) value: readonly string[] = [];
  @property({ type: Boolean }) whole = false;
  /** The order to go back to. */
  @property({ attribute: false }) standard: readonly string[] = [];
  @property({ type: Boolean }) disabled = false;
  @state() private heard = '';
  readonly #reorder = new Reorder(this, (from, to) => this.#move(from, to));

  protected override render(): TemplateResult {
    const rest = this.whole ? [] : this.items.filter(({ id }) => !this.value.includes(id));
    const other = this.whole && this.value.join() !== this.standard.join();
    return html`<fieldset ?disabled=${this.disabled}>
        <legend class=${this.headed ? 'unseen' : ''}>${this.label}</legend>
        ${this.whole && !this.disabled ? html`<p class="soft small">${this.say('order.how')}</p>` : nothing}
        ${other && !this.disabled ? html`<nd-button class="reset" icon="undo" @click=${() => this.#tell(this.standard, this.say('order.standard'))}>${this.say('order.reset')}</nd-button>` : nothing}
        <ol class=${this.whole ? 'whole' : ''}>
          ${this.value.map((id, i) => this.#row(this.#called(id), i))}
        </ol>
        ${
          rest.length === 0 || this.disabled
            ? nothing
            : html`<div class="more">
              ${rest.map(({ id, label }) => html`<nd-button icon="plus" @click=${() => this.#add(id)}>${this.say('order.add', { name: label })}</nd-button>`)}
            </div>`
        }
      </fieldset>
      <span class="unseen" role="status">${this.heard}</span>`;
  }

  #row(name: string, i: number): TemplateResult {
    const moving = this.#reorder;
    return html`<li class=${moving.dragged === i ? 'dragged' : ''}>
      <span class="number" aria-hidden="true">${i + 1}</span>
      <span>${name}</span>
      <button
        type="button"
        class="handle"
        aria-label=${this.say('setup.move', { name })}
        @keydown=${(event: KeyboardEvent) => moving.key(event, i)}
        @pointerdown=${(event: PointerEvent) => moving.grab(event, i)}
        @pointermove=${moving.drag}
        @pointerup=${moving.drop}
        @pointercancel=${moving.drop}
      >
        <nd-icon name="drag"></nd-icon>
      </button>
      ${this.whole ? nothing : html`<nd-button variant="quiet" icon="cross" label=${this.say('setup.remove', { name })} ?disabled=${this.disabled} @click=${() => this.#remove(i)}></nd-button>`}
    </li>`;
  }

  #called(id: string): string {
    return this.items.find((item) => item.id === id)?.label ?? id;
  }

  #move(from: number, to: number): boolean {
    const id = this.value[from];
    if (id === undefined || to < 0 || to >= this.value.length || this.disabled) return false;
    const order = this.value.filter((_, at) => at !== from);
    order.splice(to, 0, id);
    this.#tell(order, this.say('order.moved', { name: this.#called(id), n: to + 1 }));
    return true;
  }

  #add(id: string): void {
    this.#tell([...this.value, id], this.say('order.moved', { name: this.#called(id), n: this.value.length + 1 }));
  }

  #remove(i: number): void {
    const id = this.value[i] ?? '';
    this.#tell(
      this.value.filter((_, at) => at !== i),
      this.say('setup.removed', { name: this.#called(id) }),
    );
  }

  #tell(order: readonly string[], heard: string): void {
    this.heard = heard;
    this.value = order;
    this.emit('change', order);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-order-list': OrderList;
  }
}
