import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Said } from '../../src/kernel/types.ts';
import type { PublicView } from '../../src/save/public.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { victory } from '../../src/text/victory.ts';
import '../elements/button.ts';
import '../elements/hold-button.ts';
import '../elements/seat-ring.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import { lightPage } from '../host/nightfall.ts';
import { openGame } from '../host/open.ts';
import { whyNot } from '../host/replay.ts';
import { publicOf, watch } from '../host/public-channel.ts';
import { face } from '../elements/clock.ts';
import { left } from '../session/clock.ts';
import { ring } from '../host/signal.ts';
import { go } from '../router.ts';
import { settings } from '../session/settings.ts';
import { keepAwake } from '../session/wake-lock.ts';
import { Screen } from './screen.ts';

/**
 * For a television or a second window: `#/public/<id>` shows what everybody knows, and follows the host. `#/public/<id>/here` takes
 * the place of the host's own screen, on a phone whose picture is mirrored: it is left by a button that is held.
 */
@customElement('nd-public')
export class PublicScreen extends Screen {
  static override styles = [
    ...Screen.styles,
    css`
      .stage {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        gap: 3vmin;
        block-size: 100dvh;
        padding: 3vmin;
      }

      /* Room for the button below. */
      .stage.here {
        padding-block-end: calc(var(--touch) + var(--space-6));
      }

      .news {
        display: grid;
        gap: 3vmin;
        align-content: center;
        overflow: hidden;
      }

      h1 {
        font-size: clamp(2rem, 5vw, 5.5rem);
      }

      .said {
        font: 500 clamp(1.125rem, 2vw, 2.25rem) / 1.3 var(--font-title);
      }

      /* What an option is called stands at the head of a line here. */
      .said::first-letter {
        text-transform: uppercase;
      }

      .last {
        font-size: clamp(1.375rem, 2.8vw, 3.25rem);
      }

      .clock {
        font: 600 clamp(3rem, 9vw, 10rem) / 1 var(--font-title);
        font-variant-numeric: tabular-nums lining-nums;
      }

      .alive {
        font-size: clamp(1.125rem, 1.8vw, 2.25rem);
      }

      .full {
        position: fixed;
        inset-block-end: var(--space-3);
        inset-inline-end: var(--space-3);
      }

      /* Out of the way of who looks on, and not left by a chance touch. */
      .back {
        position: fixed;
        inset-block-end: var(--space-3);
        inset-inline-start: var(--space-3);
      }

      :fullscreen .full {
        display: none;
      }

      @media (orientation: portrait) {
        .stage {
          grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  @state() private view: PublicView | undefined;
  @state() private problem: string | undefined;
  #speaker: (() => Speaker) | undefined;
  #stop: (() => void) | undefined;
  #opening: Promise<void> | undefined;
  #sleep: (() => void) | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  /** The page has had the light of its game before. */
  #lit = false;
  /** The clock on show has run out. */
  #over = true;

  override get ready(): Promise<unknown> {
    return this.#opening ?? this.updateComplete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opening = this.#open();
    this.#sleep = keepAwake();
    this.#tick = setInterval(() => this.view?.clock && this.#ticks(), 250);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#sleep?.();
    document.documentElement.dataset['theme'] = settings.value.theme;
    clearInterval(this.#tick);
  }

  get #isHere(): boolean {
    return this.args[1] === 'here';
  }

  /** Where no window of the host runs beside it, nobody else rings when the time is up. */
  #ticks(): void {
    const over = this.view?.clock !== undefined && left({ key: '', ...this.view.clock }, Date.now()) <= 0;
    if (over && !this.#over && this.#isHere) ring();
    this.#over = over;
    this.requestUpdate();
  }

  /** Night on the table is night on the wall. */
  protected override updated(): void {
    if (!this.view) return;
    lightPage(this.view.night ? 'dim' : settings.value.theme, this.#lit);
    this.#lit = true;
  }

  protected override render(): TemplateResult {
    const { view } = this;
    const speaker = this.#speaker?.();
    if (!view || !speaker)
      return html`<div class="page"><h1 tabindex="-1">Nightdeck</h1>${this.problem ? html`<p>${this.say(this.problem)}</p>` : nothing}</div>`;
    const alive = { n: view.seats.filter((seat) => seat.alive).length, of: view.seats.length };
    return html`<div class="stage ${this.#isHere ? 'here' : ''}">
      <nd-seat-ring still far fits compact .turned=${view.turned ?? 0} .seats=${view.seats.map((seat) => this.#seat(speaker, seat))} label=${this.say('host.table')}></nd-seat-ring>
      <section class="news" aria-live="polite">
        <h1 tabindex="-1">${view.won ? victory(speaker, view.won.factions) : view.phase ? speaker.say(view.phase) : 'Nightdeck'}</h1>
        <p class="alive soft">${this.say('host.aliveOf', alive)}</p>
        ${view.clock ? html`<p class="clock" role="timer" aria-live="off" aria-label=${this.say('host.clock')}>${face(Math.ceil(left({ key: '', ...view.clock }, Date.now()) / 1000))}</p>` : nothing}
        ${this.#told(view).map((said, i, all) => html`<p class="said ${i === all.length - 1 ? 'last' : 'soft'}">${speaker.say(said)}</p>`)}
        ${this.#options(speaker)}
      </section>
      ${this.#isHere ? html`<nd-hold-button class="back" mode="confirm" icon="lock" hint=${this.say('host.holdHint')} @held=${() => go('host', this.args.slice(0, 1), 'replace')}>${this.say('host.uncover')}</nd-hold-button>` : nothing}
      ${document.fullscreenEnabled ? html`<nd-button class="full" variant="quiet" @click=${() => void document.documentElement.requestFullscreen().catch(() => undefined)}>${this.say('public.full')}</nd-button>` : nothing}
    </div>`;
  }

  /** What was said last; at the end, what the game has ended with. */
  #told({ won, announcements }: PublicView): readonly Said[] {
    return won ? [won.said] : announcements.slice(-3).map(({ said }) => said);
  }

  #seat(speaker: Speaker, { seat, name, alive, role }: PublicView['seats'][number]): RingSeat {
    const votes = this.view?.vote?.sums.find(([candidate]) => candidate === seat)?.[1];
    return {
      seat,
      name: name ?? speaker.seat(seat),
      dead: !alive,
      ...(role !== undefined && { note: speaker.role(role) }),
      ...(votes !== undefined && { count: String(votes) }),
    };
  }

  /** What a vote came to where it was not on players: theirs stand on their seats. */
  #options(speaker: Speaker): TemplateResult | typeof nothing {
    const sums = (this.view?.vote?.sums ?? []).filter(([candidate]) => typeof candidate === 'string');
    if (sums.length === 0) return nothing;
    const said = sums.map(([candidate, n]) => this.say('label.value', { label: speaker.say(`option.${candidate}`), value: n }));
    return html`<p class="said">${speaker.list(said)}</p>`;
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
