import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { NdElement } from './elements/element.ts';
import './elements/button.ts';
import './elements/icon.ts';
import './elements/storage-notice.ts';
import './elements/toasts.ts';
import { makeRoute, type Route } from './route.ts';
import { route } from './router.ts';
import { inGame, loadScreen, mayUpdate } from './screens/routes.ts';
import type { Screen } from './screens/screen.ts';
import { change, settings } from './session/settings.ts';
import { Watch } from './session/store.ts';
import { toast } from './session/toasts.ts';
import { holdUpdates, takeUpdate, updateReady, watchForUpdates } from './session/update.ts';
import { base } from './styles/base.ts';

/**
 * The app itself: the bar, the screen the address names, and the messages at the edge. Screens are
 * loaded when they are first gone to; the heading of the new screen gets the focus.
 */
@customElement('nd-app')
export class App extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-rows: auto 1fr;
        min-block-size: 100dvh;
      }

      header {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        padding: max(var(--space-2), env(safe-area-inset-top)) max(var(--space-2), env(safe-area-inset-right)) var(--space-2)
          max(var(--space-2), env(safe-area-inset-left));
        border-block-end: 1px solid var(--line);
      }

      .mark {
        display: inline-flex;
        gap: var(--space-2);
        align-items: center;
        min-block-size: var(--touch);
        padding-inline: var(--space-2);
        margin-inline-end: auto;
        border-radius: var(--radius-s);
        color: var(--ink);
        font: 600 var(--text-l) / 1 var(--font-title);
        text-decoration: none;
      }

      .mark nd-icon {
        color: var(--accent);
      }

      .skip {
        position: absolute;
        inset-block-start: -10rem;
        inset-inline-start: var(--space-2);
        z-index: 2;
        padding: var(--space-3) var(--space-4);
        background: var(--accent);
        color: var(--on-accent);
        border-radius: var(--radius-m);
      }

      .skip:focus {
        inset-block-start: var(--space-2);
      }

      .notice {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        padding: var(--space-2) var(--space-4);
        background: var(--accent-soft);
      }

      main {
        display: block;
        min-inline-size: 0;
      }

      .empty {
        display: grid;
        gap: var(--space-4);
        justify-items: start;
        max-inline-size: var(--measure);
        margin: var(--space-6) auto;
        padding: var(--space-4);
      }
    `,
  ];

  readonly #route = new Watch<Route>(this, route);
  readonly #settings = new Watch(this, settings);
  readonly #update = new Watch(this, updateReady);
  /** Tag of the screen on show; `lost` when the address names none, `failed` when it could not be loaded. */
  @state() private tag: string | undefined;
  @query('main > :not(.notice, nd-storage-notice)') private readonly screen!: LitElement | null;
  #shown: string | undefined;
  #first = true;

  override connectedCallback(): void {
    super.connectedCallback();
    watchForUpdates();
  }

  protected override willUpdate(): void {
    const { screen, args } = this.#route.value;
    const wanted = makeRoute(screen, ...args);
    if (wanted !== this.#shown) {
      this.#shown = wanted;
      void this.#open(screen);
    }
  }

  protected override updated(): void {
    document.title = this.#title();
  }

  protected override render(): TemplateResult {
    const { screen } = this.#route.value;
    const night = this.#settings.value.theme === 'night';
    return html`
      ${
        inGame(screen)
          ? nothing
          : html`<header>
            <a class="skip" href=${makeRoute(screen, ...this.#route.value.args)} @click=${this.#skip}>${this.say('shell.skip')}</a>
            ${screen === 'home' ? html`<span class="mark"></span>` : html`<a class="mark" href="#/"><nd-icon name="moonCard"></nd-icon>Nightdeck</a>`}
            <nd-button
              variant="quiet"
              icon=${night ? 'sun' : 'moon'}
              label=${this.say(night ? 'shell.day' : 'shell.night')}
              @click=${() => change({ theme: night ? 'day' : 'night' })}
            ></nd-button>
            <nd-button variant="quiet" icon="gear" label=${this.say('title.settings')} href="#/settings"></nd-button>
          </header>`
      }
      <main>${inGame(screen) ? nothing : html`<nd-storage-notice></nd-storage-notice>`} ${this.#update.value && mayUpdate(screen) ? this.#notice() : nothing} ${this.#content()}</main>
      <nd-toasts></nd-toasts>
    `;
  }

  #content(): unknown {
    if (this.tag === undefined) return html`<div class="empty" aria-busy="true"></div>`;
    if (this.tag === 'lost' || this.tag === 'failed') {
      return html`<div class="empty">
        <h1 tabindex="-1">${this.say(`shell.${this.tag}`)}</h1>
        <p>${this.say(`shell.${this.tag}.what`)}</p>
        <nd-button variant="primary" href="#/">${this.say('shell.home')}</nd-button>
      </div>`;
    }
    const tag = unsafeStatic(this.tag);
    return staticHtml`<${tag} .args=${this.#route.value.args}></${tag}>`;
  }

  #notice(): TemplateResult {
    return html`<div class="notice" role="status">
      <span>${this.say('shell.update')}</span>
      <nd-button @click=${this.#takeUpdate}>${this.say('shell.update.take')}</nd-button>
    </div>`;
  }

  readonly #takeUpdate = async (): Promise<void> => {
    if ((await takeUpdate()) === 'waits') toast(this.say('shell.update.waits'));
  };

  async #open(name: string): Promise<void> {
    holdUpdates(!mayUpdate(name));
    let tag: string | undefined;
    try {
      tag = (await loadScreen(name)) ?? 'lost';
    } catch {
      tag = 'failed';
    }
    if (name !== this.#route.value.screen) return;
    this.tag = tag;
    await this.updateComplete;
    await (this.screen as Screen | null)?.ready;
    window.scrollTo(0, 0);
    // On the first screen the browser's own starting point is the right one.
    if (!this.#first) this.#heading()?.focus();
    this.#first = false;
    this.requestUpdate();
  }

  #skip(event: Event): void {
    event.preventDefault();
    this.#heading()?.focus();
  }

  #heading(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('main h1') ?? this.screen?.shadowRoot?.querySelector('h1') ?? null;
  }

  #title(): string {
    const id = (this.screen as Screen | null)?.titleId;
    return id && this.speaker.has(id) && id !== 'title.home' ? `${this.say(id)} · Nightdeck` : 'Nightdeck';
  }
}
