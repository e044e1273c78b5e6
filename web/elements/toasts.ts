import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { Watch } from '../session/store.ts';
import { stay } from '../session/toast-times.ts';
import { dismiss, toasts, type Toast } from '../session/toasts.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

/** The messages at the edge of the screen, read out politely by screen readers. */
@customElement('nd-toasts')
export class Toasts extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        position: fixed;
        inset-inline: 0;
        /* Under the bar, where words stand: at the foot they would lie over what is to be touched. */
        inset-block-start: calc(var(--touch) + 2 * var(--space-3) + env(safe-area-inset-top));
        z-index: 3;
        display: grid;
        gap: var(--space-2);
        justify-items: center;
        padding-inline: var(--space-3);
        pointer-events: none;
      }

      .toast {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        inline-size: min(100%, 30rem);
        padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--raised);
        box-shadow: var(--shadow);
        pointer-events: auto;
      }

      .warn {
        border-color: var(--danger);
      }

      .does {
        display: flex;
        flex: none;
      }
    `,
  ];

  readonly #toasts = new Watch(this, toasts);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  protected override updated(): void {
    for (const toast of this.#toasts.value) if (!this.#timers.has(toast.id)) this.#wait(toast);
  }

  protected override render(): TemplateResult {
    return html`<div role="status" aria-live="polite" style="display:contents">
      ${repeat(
        this.#toasts.value,
        (toast) => toast.id,
        (toast) =>
          html`<div
            class="toast ${toast.tone}"
            @pointerenter=${() => this.#hold(toast)}
            @pointerleave=${() => this.#wait(toast)}
            @focusin=${() => this.#hold(toast)}
            @focusout=${() => this.#wait(toast)}
          >
            <span>${toast.text}</span>
            <span class="does">
              ${toast.action ? html`<nd-button variant="quiet" @click=${() => this.#act(toast)}>${toast.action.label}</nd-button>` : nothing}
              <nd-button variant="quiet" icon="cross" label=${this.say('shell.dismiss')} @click=${() => dismiss(toast.id)}></nd-button>
            </span>
          </div>`,
      )}
    </div>`;
  }

  #act(toast: Toast): void {
    dismiss(toast.id);
    toast.action?.run();
  }

  #hold(toast: Toast): void {
    clearTimeout(this.#timers.get(toast.id));
  }

  #wait(toast: Toast): void {
    this.#hold(toast);
    this.#timers.set(
      toast.id,
      setTimeout(() => dismiss(toast.id), toast.action ? stay.action : stay.plain),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-toasts': Toasts;
  }
}
