import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { makeFrames } from '../../src/save/capsule.ts';
import { words as handOverWords } from '../../src/text/hand-over.ts';
import '../elements/button.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/icon.ts';
import { frameCode } from '../hand-over/frame-code.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import { wholeSave } from './export.ts';
import type { HostedGame } from './hosted-game.ts';

addWords(handOverWords);

/** Codes a second: slow enough for a phone's camera to catch each, fast enough that a game is over in seconds. */
const pace = 6;

/**
 * Hands the game to another device as a loop of QR codes: after a warning, because the codes hold every
 * role. Fires `given` when the host says the other device has it.
 */
@customElement('nd-hand-over')
export class HandOver extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }

      .secret {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--space-3);
        padding: var(--space-3) var(--space-4);
        border-radius: var(--radius-m);
        background: var(--danger-soft);
        color: var(--danger);
      }

      /* White whatever the theme: cameras want dark on light. */
      .code {
        inline-size: min(100%, 62dvh);
        block-size: auto;
        margin-inline: auto;
        border-radius: var(--radius-s);
        background: #fff;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
        justify-content: space-between;
      }

      .at {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property({ attribute: false }) hosting!: HostedGame;
  @state() private frames: readonly string[] | undefined;
  @state() private step = 0;
  @state() private failed = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.frames = undefined;
  }

  protected override render(): TemplateResult {
    return this.frames ? this.#code(this.frames) : this.#warning();
  }

  #warning(): TemplateResult {
    return html`<p class="secret"><nd-icon name="eye"></nd-icon><strong>${this.say('handOver.secret')}</strong></p>
      <p>${this.say('handOver.how')}</p>
      ${this.failed ? html`<p role="alert">${this.say('handOver.failed')}</p>` : nothing}
      <nd-button class="show" variant="primary" large @click=${() => void this.#begin()}>${this.say('handOver.show')}</nd-button>`;
  }

  #code(frames: readonly string[]): TemplateResult {
    const at = this.step % frames.length;
    const { side, d } = frameCode(frames[at] ?? '', Math.floor(this.step / frames.length));
    const n = { n: at + 1, of: frames.length };
    return html`<svg class="code" viewBox="0 0 ${side} ${side}" role="img" aria-label=${this.say('handOver.give')} shape-rendering="crispEdges"><path d=${d}></path></svg>
      <div class="row">
        <span class="at soft small">${this.say('handOver.code', n)}</span>
        <span class="row">
          ${frames.length > 1 ? html`<nd-button class="pause" variant="quiet" icon=${this.#timer ? 'pause' : 'play'} label=${this.say(this.#timer ? 'handOver.pause' : 'handOver.play')} @click=${this.#toggle}></nd-button>` : nothing}
          ${frames.length > 1 && !this.#timer ? html`<nd-button class="next" variant="quiet" icon="next" label=${this.say('handOver.next')} @click=${() => this.step++}></nd-button>` : nothing}
        </span>
      </div>
      <nd-button class="given" large @click=${() => this.emit('given')}>${this.say('handOver.done')}</nd-button>`;
  }

  async #begin(): Promise<void> {
    try {
      this.frames = makeFrames(await wholeSave(this.hosting));
      this.step = 0;
      this.#play();
    } catch {
      this.failed = true;
    }
  }

  #play(): void {
    this.#timer = setInterval(() => this.step++, 1000 / pace);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #toggle = (): void => {
    if (this.#timer) this.#stop();
    else this.#play();
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-hand-over': HandOver;
  }
}
