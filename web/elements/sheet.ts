import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

/**
 * A sheet over the screen: a native modal dialog, at the foot on a phone and in the middle on a desk.
 * Set `open`; it fires `close` when Esc, the cross or a tap beside it has closed it. What to do goes
 * into the slot `actions`.
 */
@customElement('nd-sheet')
export class Sheet extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        /* How high it may be, for what stands in it and makes do with that. */
        --sheet: min(88dvh, 48rem);
      }

      dialog {
        inline-size: min(100%, 34rem);
        max-inline-size: 100%;
        max-block-size: var(--sheet);
        margin: auto;
        padding: 0;
        border: 1px solid var(--line);
        border-radius: var(--radius-l);
        background: var(--surface);
        color: var(--ink);
        box-shadow: var(--shadow);
        overscroll-behavior: contain;
        scrollbar-gutter: stable;
      }

      dialog::backdrop {
        background: rgb(8 7 5 / 0.7);
      }

      @media (max-width: 40rem) {
        dialog {
          margin-block-end: 0;
          border-end-start-radius: 0;
          border-end-end-radius: 0;
        }
      }

      @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
        :host {
          --sheet: 96dvh;
        }

        dialog {
          inline-size: min(100%, 42rem);
        }
      }

      .in {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
        padding: var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
      }

      header {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        margin-block: calc(-1 * var(--space-2));
        padding-block: var(--space-2);
        background: var(--surface);
      }

      ::slotted([slot='actions']) {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        justify-content: end;
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @property() heading = '';
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  protected override updated(): void {
    if (this.open && !this.dialog.open) this.dialog.showModal();
    else if (!this.open && this.dialog.open) this.dialog.close();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A sheet taken off the page has not been closed by the host.
    this.open = false;
    this.dialog?.close();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="title" @close=${this.#closed} @click=${this.#beside}>
      <div class="in">
        <header>
          <h2 id="title">${this.heading}</h2>
          <nd-button variant="quiet" icon="cross" label=${this.say('shell.close')} @click=${() => this.dialog.close()}></nd-button>
        </header>
        <slot></slot>
        <slot name="actions"></slot>
      </div>
    </dialog>`;
  }

  #closed(event: Event): void {
    event.stopPropagation();
    if (!this.open) return;
    this.open = false;
    this.emit('close');
  }

  #beside(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-sheet': Sheet;
  }
}
