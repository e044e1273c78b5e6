import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { NdElement } from '../elements/element.ts';
import '../elements/hold-button.ts';
import '../elements/icon.ts';
import { base } from '../styles/base.ts';

/**
 * Lies over the whole game: for the pocket until its button is held (`close()`), and by itself while the page is in the
 * background, so that the list of open apps shows no table. Fires `covered` with whether it lies there for the pocket.
 */
@customElement('nd-cover')
export class Cover extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: contents;
      }

      .cover {
        position: fixed;
        inset: 0;
        z-index: 40;
        display: grid;
        gap: var(--space-6);
        place-content: center;
        justify-items: center;
        background: var(--ground);
        color: var(--ink-soft);
      }

      nd-icon {
        --icon-size: 3rem;
      }
    `,
  ];

  @state() private pocket = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('pagehide', this.#leave);
    window.addEventListener('pageshow', this.#look);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('pagehide', this.#leave);
    window.removeEventListener('pageshow', this.#look);
    hide(false);
  }

  /** Covers the game until its button has been held. */
  async close(): Promise<void> {
    this.pocket = true;
    this.emit('covered', true);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('nd-hold-button')?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.pocket) return nothing;
    return html`<div class="cover">
      <h1 class="unseen">${this.say('title.host')}</h1>
      <nd-icon name="moonCard"></nd-icon>
      <nd-hold-button mode="confirm" icon="lock" hint=${this.say('host.holdHint')} @held=${this.#open}>${this.say('host.uncover')}</nd-hold-button>
    </div>`;
  }

  readonly #open = (): void => {
    this.pocket = false;
    this.emit('covered', false);
  };

  readonly #leave = (): void => hide(true);

  readonly #look = (): void => hide(document.visibilityState === 'hidden');
}

/** Hides what stands in the page, open sheets with it. */
const hide = (so: boolean): void => void document.documentElement.toggleAttribute('data-away', so);

declare global {
  interface HTMLElementTagNameMap {
    'nd-cover': Cover;
  }
}
