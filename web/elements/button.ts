import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LitElement } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base } from '../styles/base.ts';
import './icon.ts';
import type { IconName } from './icon.ts';

/**
 * A button, or with `href` a link that looks like one. Its words are the slot; with an icon alone
 * `label` says what it does. `pressed` makes it a switch. Listen to `click`.
 */
@customElement('nd-button')
export class Button extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    base,
    css`
      :host {
        display: inline-block;
      }

      button,
      a {
        display: inline-flex;
        gap: var(--button-gap, var(--space-2));
        align-items: center;
        justify-content: center;
        inline-size: 100%;
        block-size: var(--button-high, auto);
        min-block-size: var(--touch);
        min-inline-size: var(--touch);
        padding: var(--space-2) var(--button-pad, var(--space-4));
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--raised);
        color: var(--ink);
        font: 500 var(--button-size, var(--text-m)) / 1.25 var(--font-text);
        text-align: center;
        /* A name in ideographs is not broken where there is a space before it. */
        text-wrap: balance;
        text-decoration: none;
        cursor: pointer;
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
        transition:
          background var(--quick),
          border-color var(--quick);
      }

      .alone {
        padding: 0;
      }

      :host([variant='primary']) :is(button, a) {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--on-accent);
        font-weight: 650;
      }

      :host([variant='quiet']) :is(button, a) {
        border-color: transparent;
        background: none;
        color: inherit;
      }

      :host([variant='danger']) :is(button, a) {
        border-color: var(--danger);
        background: var(--danger-soft);
        color: var(--danger);
      }

      :host([large]) :is(button, a) {
        min-block-size: var(--button-large, min(3.75rem, 20.25vmin));
        /* Two lines are no higher than one: what stands above does not move when a name is added. */
        padding-block: var(--space-1);
        font-size: var(--button-size, var(--text-l));
        line-height: 1.2;
      }

      @media (hover: hover) {
        button:hover:not(:disabled),
        a:hover {
          border-color: var(--accent);
        }
      }

      button[aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: var(--accent);
      }

      :host([disabled]) button {
        border-color: var(--line);
        background: none;
        color: var(--ink-soft);
        cursor: default;
      }

      :host([variant='quiet'][disabled]) button {
        border-color: transparent;
      }

      :host([start]) :is(button, a) {
        justify-content: start;
        text-align: start;
      }
    `,
  ];

  @property({ reflect: true }) variant: 'plain' | 'primary' | 'quiet' | 'danger' = 'plain';
  @property() icon: IconName | undefined;
  /** What a button without words does; also its tooltip. */
  @property() label: string | undefined;
  @property() href: string | undefined;
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** For switches: on or off. */
  @property({ attribute: false }) pressed: boolean | undefined;
  /** For buttons that open something. */
  @property({ attribute: false }) expanded: boolean | undefined;
  @property({ type: Boolean, reflect: true }) large = false;
  /** Words stand at the start, not in the middle. */
  @property({ type: Boolean, reflect: true }) start = false;

  protected override render(): TemplateResult {
    const inside = html`${this.icon ? html`<nd-icon name=${this.icon}></nd-icon>` : nothing}<slot></slot>`;
    const look = this.label !== undefined && this.icon !== undefined ? 'alone' : '';
    if (this.href !== undefined && !this.disabled) {
      return html`<a class=${look} href=${this.href} aria-label=${ifDefined(this.label)} title=${ifDefined(this.label)}>${inside}</a>`;
    }
    return html`<button
      type="button"
      class=${look}
      ?disabled=${this.disabled}
      aria-label=${ifDefined(this.label)}
      title=${ifDefined(this.label)}
      aria-pressed=${ifDefined(this.pressed)}
      aria-expanded=${ifDefined(this.expanded)}
    >
      ${inside}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-button': Button;
  }
}
