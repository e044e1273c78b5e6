import { css, html, nothing, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { swallowClick } from './end-of-press.ts';
import './icon.ts';
import type { IconName } from './icon.ts';

/** What an arrow key pulls by, px. */
const pulled: Readonly<Record<string, number>> = { ArrowDown: 200, ArrowUp: -200 };

/**
 * A button that wants to be held. With `mode="peek"` it fires `peek` (detail true) while held and
 * again (false) when let go, by finger, Space or Enter alike, and `pull` as the finger that holds it moves: how
 * many px below where it was set down it is; arrow keys pull too. With `mode="confirm"` it fires `held` after `ms`. Assistive technology that can only click toggles a peek, and confirms by clicking twice.
 */
@customElement('nd-hold-button')
export class HoldButton extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    base,
    css`
      :host {
        display: inline-block;
      }

      button {
        position: relative;
        display: inline-flex;
        gap: var(--space-2);
        align-items: center;
        justify-content: center;
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: var(--space-2) var(--hold-pad, var(--space-4));
        overflow: hidden;
        border: 1px dashed var(--edge);
        border-radius: var(--radius-m);
        background: var(--raised);
        font-weight: 500;
        line-height: 1.25;
        cursor: pointer;
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
        -webkit-tap-highlight-color: transparent;
      }

      .held {
        border-color: var(--accent);
        border-style: solid;
      }

      .fill {
        position: absolute;
        inset: 0;
        z-index: 0;
        background: var(--accent-soft);
        transform: scaleX(0);
        transform-origin: left;
      }

      .held .fill {
        transform: scaleX(1);
        transition: transform var(--ms) linear;
      }

      .in {
        position: relative;
        display: inline-flex;
        gap: var(--space-2);
        align-items: center;
      }
    `,
  ];

  @property() mode: 'peek' | 'confirm' = 'peek';
  @property({ type: Number }) ms = 900;
  @property() icon: IconName | undefined;
  /** What a screen reader is told besides the words, e.g. "hold, or press twice". */
  @property() hint: string | undefined;
  @state() private held = false;
  /** How high it was with the words that stand on it while it is not held, px. */
  #high = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the finger was set down, px from the top of the window. */
  #from = 0;
  /** By a finger or a mouse, not by a key. */
  #touched = false;
  /** When it was last let go, ms: the click that follows is part of the same press. */
  #letGo = -Infinity;
  #clickedAt = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#up();
  }

  protected override render(): TemplateResult {
    return html`<button
      type="button"
      class=${this.held ? 'held' : ''}
      style="--ms:${this.mode === 'confirm' ? this.ms : 0}ms${this.held ? `;min-block-size:max(var(--touch), ${this.#high}px)` : ''}"
      aria-pressed=${this.mode === 'peek' ? (this.held ? 'true' : 'false') : nothing}
      aria-description=${this.hint ?? nothing}
      @pointerdown=${this.#pressed}
      @pointermove=${this.#moved}
      @pointerup=${this.#up}
      @pointercancel=${this.#up}
      @lostpointercapture=${this.#up}
      @keydown=${this.#key}
      @keyup=${this.#keyUp}
      @blur=${this.#up}
      @click=${this.#click}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      <span class="fill"></span>
      <span class="in">${this.icon ? html`<nd-icon name=${this.icon}></nd-icon>` : nothing}<slot></slot></span>
    </button>`;
  }

  #pressed(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#touched = true;
    this.#from = event.clientY;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#down();
  }

  #moved(event: PointerEvent): void {
    if (this.held && this.#touched) this.#pulled(event.clientY - this.#from);
  }

  #pulled(px: number): void {
    if (this.mode === 'peek') this.#tell('pull', px);
  }

  #key(event: KeyboardEvent): void {
    const pull = pulled[event.key];
    if (this.held && pull !== undefined) {
      event.preventDefault();
      this.#pulled(pull);
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    this.#touched = false;
    if (!event.repeat) this.#down();
  }

  #keyUp(event: KeyboardEvent): void {
    if (event.key in pulled) this.#pulled(0);
    else this.#up();
  }

  #down(): void {
    this.held = true;
    // Its words may become fewer: what stands around it stays where it is.
    this.#high = this.getBoundingClientRect().height;
    if (this.mode === 'peek') this.#tell('peek', true);
    else this.#timer = setTimeout(() => this.#confirm(), this.ms);
  }

  #up(): void {
    clearTimeout(this.#timer);
    if (!this.held) return;
    this.held = false;
    if (this.#touched) swallowClick();
    this.#letGo = performance.now();
    if (this.mode === 'peek') this.#tell('peek', false);
  }

  /** A click without a press comes from assistive technology. */
  #click(event: MouseEvent): void {
    if (event.detail > 0 || event.timeStamp - this.#letGo < 300) return;
    if (this.mode === 'peek') {
      this.held = !this.held;
      this.#tell('peek', this.held);
    } else if (event.timeStamp - this.#clickedAt < 4000) this.#confirm();
    else this.#clickedAt = event.timeStamp;
  }

  #confirm(): void {
    this.#up();
    this.#tell('held');
  }

  #tell(type: string, detail?: boolean | number): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-hold-button': HoldButton;
  }
}
