import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';

/**
 * A card or a page as it will be printed: a whole SVG, drawn as a picture so that nothing in it can
 * run or reach the page. `alt` says what it shows; without it the picture is decoration.
 */
@customElement('nd-card-view')
export class CardView extends LitElement {
  static override styles = [
    base,
    css`
      img {
        display: block;
        inline-size: 100%;
        block-size: auto;
        border-radius: var(--card-radius, 0);
        background: var(--paper, #fffdf8);
        filter: var(--card-filter, none);
      }

      /* Drawn for the dark: nothing changes places, it is only dimmed. */
      img.dark {
        background: none;
        filter: var(--dark-card-filter, none);
      }
    `,
  ];

  /** The SVG's text. */
  @property({ attribute: false }) svg = '';
  @property() alt = '';
  @state() private address = '';

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('svg')) return;
    this.#forget();
    this.address = this.svg === '' ? '' : URL.createObjectURL(new Blob([this.svg], { type: 'image/svg+xml' }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate('svg', '');
  }

  protected override render(): TemplateResult {
    if (!this.address) return html``;
    const [, breadth = '', height = ''] = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(this.svg) ?? [];
    // It has its room before it is drawn: nothing around it moves.
    return html`<img class=${/^<svg[^>]* data-dark=/.test(this.svg) ? 'dark' : ''} style=${`aspect-ratio: ${breadth} / ${height}`} src=${this.address} alt=${this.alt} />`;
  }

  #forget(): void {
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-card-view': CardView;
  }
}
