import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { PublicView } from '../../src/save/public.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { victory } from '../../src/text/victory.ts';
import '../elements/seat-ring.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { openGame } from '../host/open.ts';
import { whyNot } from '../host/replay.ts';
import { publicOf, watch } from '../host/public-channel.ts';
import { face } from '../elements/clock.ts';
import { left } from '../session/clock.ts';
import { Screen } from './screen.ts';

/** For a television or a second window: `#/public/<id>` shows what everybody knows, and follows the host. */
@customElement('nd-public')
export class PublicScreen extends Screen {
  static override styles = [
    ...Screen.styles,
    css`
      .stage {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
        gap: var(--space-6);
        align-items: center;
        min-block-size: 100dvh;
        max-inline-size: 90rem;
        margin-inline: auto;
        padding: var(--space-5);
      }

      .news {
        display: grid;
        gap: var(--space-4);
      }

      h1 {
        font-size: clamp(2rem, 6vw, 4.5rem);
      }

      .last {
        font: 500 clamp(1.375rem, 3vw, 2.25rem) / 1.3 var(--font-title);
      }

      .clock {
        font: 600 clamp(3rem, 9vw, 7rem) / 1 var(--font-title);
        font-variant-numeric: tabular-nums lining-nums;
      }

      .middle {
        display: grid;
        justify-items: center;
        font: 600 clamp(2rem, 5vw, 3.5rem) / 1 var(--font-title);
      }
    `,
  ];

  @state() private view: PublicView | undefined;
  @state() private problem: string | undefined;
  #speaker: (() => Speaker) | undefined;
  #stop: (() => void) | undefined;
  #opening: Promise<void> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;

  override get ready(): Promise<unknown> {
    return this.#opening ?? this.updateComplete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opening = this.#open();
    this.#tick = setInterval(() => this.view?.clock && this.requestUpdate(), 250);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    clearInterval(this.#tick);
  }

  protected override render(): TemplateResult {
    const { view } = this;
    const speaker = this.#speaker?.();
    if (!view || !speaker)
      return html`<div class="page"><h1 tabindex="-1">Nightdeck</h1>${this.problem ? html`<p>${this.say(this.problem)}</p>` : nothing}</div>`;
    const alive = view.seats.filter((seat) => seat.alive).length;
    return html`<div class="stage">
      <nd-seat-ring .seats=${view.seats.map((seat) => this.#seat(speaker, seat))} label=${this.say('host.table')}>
        <div class="middle">${alive}<span class="soft small">${this.say('host.alive', { n: alive })}</span></div>
      </nd-seat-ring>
      <section class="news" aria-live="polite">
        <h1 tabindex="-1">${view.won ? victory(speaker, view.won.factions) : view.phase ? speaker.say(view.phase) : 'Nightdeck'}</h1>
        ${view.clock ? html`<p class="clock" role="timer" aria-live="off" aria-label=${this.say('host.clock')}>${face(Math.ceil(left({ key: '', ...view.clock }, Date.now()) / 1000))}</p>` : nothing}
        ${view.announcements.slice(-3).map(({ said }, i, all) => html`<p class=${i === all.length - 1 ? 'last' : 'soft'}>${speaker.say(said)}</p>`)}
      </section>
    </div>`;
  }

  #seat(speaker: Speaker, { seat, name, alive, role }: PublicView['seats'][number]): RingSeat {
    const shown = { seat, name: name ?? speaker.seat(seat), dead: !alive };
    return role === undefined ? shown : { ...shown, note: speaker.role(role) };
  }

  /** Shows the game as it lies on this device at once; the host's window then keeps it up to date. */
  async #open(): Promise<void> {
    const id = this.args[0] ?? '';
    try {
      const hosting = await openGame(id);
      this.#speaker = () => hosting.speaker();
      this.view = publicOf(hosting);
      this.#stop = watch(id, (view) => (this.view = view));
    } catch (cause) {
      this.problem = whyNot(cause);
    }
    await this.updateComplete;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-public': PublicScreen;
  }
}
