import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';

/**
 * The face of a clock that runs down; it keeps no time itself. Fires `toggle` (pause, go on), `more`
 * (30 seconds more). Screen readers hear it when it starts, at the last ten seconds and at the end.
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
        font: 600 var(--text-xl) / 1 var(--font-title);
        font-variant-numeric: tabular-nums lining-nums;
      }

      .late {
        color: var(--danger);
      }
    `,
  ];

  /** Seconds left. */
  @property({ type: Number }) seconds = 0;
  @property({ type: Boolean }) running = false;
  @property() label = '';

  protected override render(): TemplateResult {
    const { seconds } = this;
    const heard = seconds === 0 ? this.say('clock.over') : seconds === 10 ? this.say('clock.left', { n: 10 }) : '';
    return html`<div class="in" role="group" aria-label=${this.label}>
      <span class="time ${seconds <= 10 ? 'late' : ''}" role="timer">${face(seconds)}</span>
      <nd-button
        variant="quiet"
        icon=${this.running ? 'pause' : 'play'}
        label=${this.say(this.running ? 'clock.pause' : 'clock.go')}
        ?disabled=${seconds === 0}
        @click=${() => this.emit('toggle')}
      ></nd-button>
      <nd-button variant="quiet" label=${this.say('clock.more', { n: 30 })} @click=${() => this.emit('more')}>+30</nd-button>
      <span class="unseen" role="status">${heard}</span>
    </div>`;
  }
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
