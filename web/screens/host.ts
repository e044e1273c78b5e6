import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import '../elements/button.ts';
import '../host/board.ts';
import '../host/cover.ts';
import type { Cover } from '../host/cover.ts';
import { nextGame } from '../host/next-game.ts';
import { openGame } from '../host/open.ts';
import { OpenProblem, whyNot } from '../host/replay.ts';
import { keepHosting } from '../host/keep-hosting.ts';
import { ambience } from '../host/ambience.ts';
import { isNight } from '../host/night.ts';
import { lightPage } from '../host/nightfall.ts';
import { wakeSound } from '../host/signal.ts';
import { publish } from '../host/public-channel.ts';
import type { HostedGame } from '../host/hosted-game.ts';
import { makeRoute } from '../route.ts';
import { go } from '../router.ts';
import { StorageProblem, whenAnswered } from '../session/database.ts';
import { persist } from '../session/games-db.ts';
import { settings } from '../session/settings.ts';
import { keepAwake } from '../session/wake-lock.ts';
import { Screen } from './screen.ts';

/** Hosting a game: `#/host/<id>`. Opens it where it was left, keeps the screen awake, and dims it at night. */
@customElement('nd-host')
export class HostScreen extends Screen {
  @state() private hosting: HostedGame | undefined;
  @state() private problem: string | undefined;
  /** The device will not keep its screen on by itself. */
  @state() private sleepy = false;
  /** The game lies under its cover: nothing of it can be touched. */
  @state() private covered = false;
  @query('nd-cover') private readonly cover!: Cover;
  /** The answers a night sheet was printed at, where its code has led here: `#/host/<id>/sheet/<answers>`. */
  #sheet: number | undefined;
  /** The game that was asked for last. */
  #asked: string | undefined;
  #opening: Promise<void> | undefined;
  #sleep: (() => void) | undefined;
  #quiet: (() => void) | undefined;
  /** The page has had the light of its game before. */
  #lit = false;
  #unwatch: readonly (() => void)[] = [];

  override get ready(): Promise<unknown> {
    return this.#opening ?? this.updateComplete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opening = this.#open();
    this.#sleep = keepAwake(() => (this.sleepy = true));
    this.#quiet = wakeSound();
    void persist();
  }

  /** The code of a night sheet may lead from one game to another. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const [id] = this.args;
    // An address without a game is that of the next screen, which has still to come.
    if (!changed.has('args') || id === undefined || id === this.#asked) return;
    for (const stop of this.#unwatch) stop();
    this.#unwatch = [];
    this.#opening = this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sleep?.();
    this.#quiet?.();
    ambience(false);
    for (const stop of this.#unwatch) stop();
    document.documentElement.dataset['theme'] = settings.value.theme;
  }

  protected override render(): TemplateResult {
    if (this.problem) {
      return html`<div class="page">
        <h1 tabindex="-1">${this.say('title.host')}</h1>
        <p>${this.say(this.problem)}</p>
        <nd-button variant="primary" href="#/">${this.say('shell.home')}</nd-button>
      </div>`;
    }
    if (!this.hosting)
      return html`<div class="page" aria-busy="true"><h1 tabindex="-1" class="unseen">${this.say('title.host')}</h1></div>`;
    return html`${keyed(this.hosting.id, html`<nd-board .hosting=${this.hosting} .position=${this.#sheet} .sleepy=${this.sleepy} ?inert=${this.covered} @cover=${() => void this.cover.close()} @again=${() => void this.#nextGame()}></nd-board>`)}<nd-cover @covered=${(event: CustomEvent<boolean>) => (this.covered = event.detail)}></nd-cover>`;
  }

  async #open(): Promise<void> {
    const [id = '', from, position] = this.args;
    this.#asked = id;
    this.problem = undefined;
    this.#sheet = from === 'sheet' && position !== undefined && /^\d{1,5}$/.test(position) ? Number(position) : undefined;
    // A reload is no second scan.
    if (from !== undefined) history.replaceState(null, '', makeRoute('host', id));
    try {
      const hosting = await openGame(id);
      // The screen was left meanwhile: holding on to the game now would keep others from opening it.
      if (!this.isConnected || this.#asked !== id) return;
      this.hosting = hosting;
      this.#unwatch = [
        keepHosting(hosting),
        publish(hosting),
        hosting.view.subscribe(() => this.#dress()),
        settings.subscribe(() => this.#dress()),
      ];
      this.#dress();
    } catch (cause) {
      if (this.#asked !== id) return;
      if (cause instanceof OpenProblem && cause.reason === 'host.recorded') return go('recorded', this.args, 'replace');
      this.problem = whyNot(cause);
      // Storage that is slow, or busy just now, answers in the end: the game opens then.
      if (cause instanceof StorageProblem && this.isConnected) this.#unwatch = [whenAnswered(() => void (this.#opening = this.#open()))];
    }
    await this.updateComplete;
  }

  /** Night on the table is night on the screen, whatever the device likes by day. */
  #dress(): void {
    const night = this.hosting !== undefined && this.hosting.view.value.question.shape !== 'over' && isNight(this.hosting.session.table);
    lightPage(night ? 'dim' : settings.value.theme, this.#lit);
    this.#lit = true;
    ambience(night);
  }

  async #nextGame(): Promise<void> {
    if (!this.hosting) return;
    go('scan', [await nextGame(this.hosting.stored, this.hosting.names)]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-host': HostScreen;
  }
}
