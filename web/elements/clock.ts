import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

/**
 * The face of a clock that runs down; it keeps no time itself. Fires `toggle` (pause, go on), `more`
 * (30 seconds more). Touched, its figures fill the screen, for all at the table. Screen readers hear it when it starts, at the last ten seconds and at the end.
 */
@customElement('nd-clock')
export class Clock extends NdElement {
  static override styles = [
    base,
    css`
      .in {
        display: flex;
        gap: var(--space-1);
        align-items: center;
      }

      .time {
        min-inline-size: 4ch;
        min-block-size: var(--touch);
        padding: 0;
        border: 0;
        background: none;
        color: inherit;
        text-align: start;
        cursor: pointer;
        font: 600 var(--text-xl) / 1 var(--font-title);
        font-variant-numeric: tabular-nums lining-nums;
      }

      .late {
        color: var(--danger);
      }

      dialog {
        inline-size: 100%;
        max-inline-size: none;
        block-size: 100%;
        max-block-size: none;
        margin: 0;
        padding: 0;
        border: 0;
        background: var(--ground);
        color: var(--ink);
      }

      .large {
        inline-size: 100%;
        block-size: 100%;
        border: 0;
        background: none;
        color: inherit;
        font: 600 min(34vw, 78vh) / 1 var(--font-title);
        font-variant-numeric: tabular-nums lining-nums;
        cursor: pointer;
      }

      .large.late {
        color: var(--danger);
      }
    `,
  ];

  /** Seconds left. */
  @property({ type: Number }) seconds = 0;
  @property({ type: Boolean }) running = false;
  @property() label = '';
  @state() private large = false;
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  protected override render(): TemplateResult {
    const { seconds } = this;
    const late = seconds <= 10 ? 'late' : '';
    const heard = seconds === 0 ? this.say('clock.over') : seconds === 10 ? this.say('clock.left', { n: 10 }) : '';
    return html`<div class="in" role="group" aria-label=${this.label}>
      <span role="timer"><button type="button" class="time ${late}" title=${this.say('clock.large')} @click=${this.#enlarge}>${face(seconds)}</button></span>
      <nd-button
        variant="quiet"
        icon=${this.running ? 'pause' : 'play'}
        label=${this.say(this.running ? 'clock.pause' : 'clock.go')}
        ?disabled=${seconds === 0}
        @click=${() => this.emit('toggle')}
      ></nd-button>
      <nd-button variant="quiet" label=${this.say('clock.more', { n: 30 })} @click=${() => this.emit('more')}>+30</nd-button>
      <span class="unseen" role="status">${heard}</span>
    </div>
    <dialog aria-label=${this.label} @close=${() => (this.large = false)}>
      ${this.large ? html`<button type="button" class="large ${late}" title=${this.say('shell.close')} @click=${() => this.dialog.close()}>${face(seconds)}</button>` : nothing}
    </dialog>`;
  }

  /** For those who speak, across the table. */
  readonly #enlarge = (): void => {
    this.large = true;
    this.dialog.showModal();
  };
}

/** Seconds as `m:ss`. */
export function face(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-clock': Clock;
  }
}
