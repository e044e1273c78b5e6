import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Press } from '../print/press.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import './card-view.ts';
import { NdElement } from './element.ts';

/** The pages of a printing job as they will come out, one at a time; arrow keys turn them. */
@customElement('nd-page-preview')
export class PagePreview extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .desk {
        display: grid;
        place-items: center;
        min-block-size: 16rem;
        padding: var(--space-4);
        border: 1px solid var(--line);
        border-radius: var(--radius-l);
        background: var(--surface);
      }

      nd-card-view {
        inline-size: min(100%, 28rem);
        box-shadow: var(--shadow);
      }

      .stale nd-card-view {
        opacity: 0.5;
      }

      .turn {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: center;
      }

      .refusal {
        color: var(--danger);
      }

      @media (max-width: 59.99rem) {
        nd-card-view {
          inline-size: min(100%, 15rem);
        }
      }
    `,
  ];

  @property({ attribute: false }) press: Press | undefined;
  /** Number of pages; nothing while they are being laid out. */
  @property({ attribute: false }) pages: number | undefined;
  /** Changes with every job, so that the same number of pages is still another preview. */
  @property({ attribute: false }) round = 0;
  /** Why there is nothing to see. */
  @property() refusal = '';
  @state() private at = 0;
  @state() private svg = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('pages') || this.pages === undefined) return;
    this.at = Math.max(0, Math.min(this.at, this.pages - 1));
    void this.#show(this.at);
  }

  protected override render(): TemplateResult {
    const of = this.pages ?? 0;
    const label = of > 0 ? this.say('printing.page', { n: this.at + 1, of }) : '';
    return html`<section aria-label=${this.say('printing.preview')} @keydown=${this.#key}>
      <div class="desk ${this.pages === undefined ? 'stale' : ''}">
        ${
          this.refusal
            ? html`<p class="refusal" role="alert">${this.refusal}</p>`
            : this.pages === 0
              ? html`<p class="soft">${this.say('printing.none')}</p>`
              : this.svg
                ? html`<nd-card-view .svg=${this.svg} alt=${label}></nd-card-view>`
                : html`<p class="soft" role="status">${this.say('printing.laying')}</p>`
        }
      </div>
      ${
        of > 0
          ? html`<div class="turn">
            <nd-button variant="quiet" icon="back" label=${this.say('printing.page.previous')} ?disabled=${this.at === 0} @click=${() => this.#turn(-1)}></nd-button>
            <span role="status">${label}</span>
            <nd-button variant="quiet" icon="next" label=${this.say('printing.page.next')} ?disabled=${this.at >= of - 1} @click=${() => this.#turn(1)}></nd-button>
          </div>`
          : nothing
      }
    </section>`;
  }

  #key(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) this.#turn(step);
  }

  #turn(step: number): void {
    const to = this.at + step;
    if (this.pages === undefined || to < 0 || to >= this.pages) return;
    this.at = to;
    void this.#show(to);
  }

  async #show(at: number): Promise<void> {
    const { round, press } = this;
    if (!press || !this.pages) return;
    // A page asked for just before the job changed may be gone; the new job asks again.
    const svg = await press.page(at).catch(() => undefined);
    if (svg !== undefined && round === this.round && at === this.at) this.svg = svg;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-page-preview': PagePreview;
  }
}
