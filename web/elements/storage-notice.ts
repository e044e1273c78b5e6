import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keepUnkept } from '../session/games-db.ts';
import { trouble } from '../session/database.ts';
import { Watch } from '../session/store.ts';
import { unkept } from '../session/unkept.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

/**
 * What the host must know about the database: that nothing can be kept, or that games are still in this page alone. With
 * `beforehand` instead: that the browser has not promised to keep what it is given.
 */
@customElement('nd-storage-notice')
export class StorageNotice extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
      }

      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        padding: var(--space-2) var(--space-4);
        background: var(--danger-soft);
        color: var(--danger);
      }
    `,
  ];

  @property({ type: Boolean }) beforehand = false;
  @state() private unsure = false;
  readonly #trouble = new Watch(this, trouble);
  readonly #unkept = new Watch(this, unkept);

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.beforehand) void this.#ask();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.beforehand) return this.unsure ? html`<p class="soft small">${this.say('storage.unsure')}</p>` : nothing;
    const n = this.#unkept.value.size;
    const reason = this.#trouble.value;
    if (n === 0 && reason === undefined) return nothing;
    return html`<div role="status">
      <span>${n > 0 ? this.say('storage.unkept', { n }) : nothing} ${reason ? `${this.say(reason)} ${this.say('storage.memory')}` : nothing}</span>
      ${n > 0 ? html`<nd-button @click=${() => void keepUnkept().catch(() => undefined)}>${this.say('storage.again')}</nd-button>` : nothing}
    </div>`;
  }

  /** Asking for the promise is left to a tap: some browsers put a question to the host for it. */
  async #ask(): Promise<void> {
    this.unsure = !(await navigator.storage?.persisted?.().catch(() => false));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-storage-notice': StorageNotice;
  }
}
