import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { words as homeWords } from '../../src/text/home.ts';
import '../elements/button.ts';
import '../elements/icon.ts';
import { makeRoute } from '../route.ts';
import { go } from '../router.ts';
import { gameName } from '../session/game-name.ts';
import { whenAnswered } from '../session/database.ts';
import { bringBack, deleteGame, getWhole, listGames } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { fan } from './fan.ts';
import { homeStyles } from './home.styles.ts';
import { Screen } from './screen.ts';

addWords(homeWords);

/** Where every visit begins: go on with a game, begin one, print cards, open a file. */
@customElement('nd-home')
export class HomeScreen extends Screen {
  static override styles = [...Screen.styles, homeStyles];

  @state() private games: readonly StoredGame[] | undefined;
  /** Another device's game is being read off its screen. */
  @state() private taking = false;
  /** Games the store has lost are back, as far as they can be. */
  repaired: Promise<void> | undefined;
  #listed: Promise<unknown> | undefined;
  #unwatch: (() => void) | undefined;

  override get ready(): Promise<unknown> {
    return this.#listed ?? this.updateComplete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listed = this.#list();
    this.repaired = this.#repair();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
  }

  protected override render(): TemplateResult {
    const running = this.games?.find((game) => game.stage === 'host');
    return html`<div class="page">
      <section class="hero">
        ${fan}
        <h1 tabindex="-1">Nightdeck</h1>
        <p class="tagline">${this.say('home.tagline')}</p>
        <div class="ways">
          ${
            running
              ? html`<nd-button variant="primary" large icon="play" href=${where(running)}>${this.say('label.value', { label: this.say('home.continue'), value: gameName(running, this.speaker) })}</nd-button>
                <nd-button icon="plus" href="#/setup">${this.say('home.new')}</nd-button>`
              : html`<nd-button variant="primary" large icon="plus" href="#/setup">${this.say('home.new')}</nd-button>`
          }
          <nd-button icon="print" href="#/print">${this.say('home.print')}</nd-button>
          <nd-button icon="upload" @click=${this.#choose}>${this.say('home.import')}</nd-button>
          <nd-button class="takeOver" icon="scan" @click=${() => void this.#takeOver()}>${this.say('home.takeOver')}</nd-button>
          ${running ? html`<nd-button class="sheet" icon="scan" href="#/resume">${this.say('home.sheet')}</nd-button>` : nothing}
        </div>
        <input type="file" accept=".json,application/json" aria-label=${this.say('home.import')} @change=${this.#open} />
      </section>
      ${this.games === undefined ? nothing : this.#gameList(this.games)}
      ${
        this.taking
          ? html`<nd-sheet open heading=${this.say('home.takeOver')} @close=${() => (this.taking = false)}>
            <nd-take-over @save=${(event: CustomEvent<string>) => this.#taken(event.detail)}></nd-take-over>
          </nd-sheet>`
          : nothing
      }
    </div>`;
  }

  #gameList(games: readonly StoredGame[]): TemplateResult {
    return html`<section class="stack" aria-labelledby="games">
      <h2 id="games">${this.say('home.games')}</h2>
      ${
        games.length === 0
          ? html`<p class="soft">${this.say('home.none')}</p>`
          : html`<ul class="games">
            ${repeat(
              games,
              (game) => game.id,
              (game) => this.#game(game),
            )}
          </ul>`
      }
      <nd-deleted .kept=${games} @back=${() => void this.#list()}></nd-deleted>
    </section>`;
  }

  #game(game: StoredGame): TemplateResult {
    const name = gameName(game, this.speaker);
    return html`<li class="game">
      <a href=${where(game)}>
        <span class="name">${name}</span>
        <span class="soft small">${this.#state(game)}</span>
      </a>
      <nd-button variant="quiet" icon="trash" label=${this.say('home.delete', { name })} @click=${() => this.#delete(game)}></nd-button>
    </li>`;
  }

  #state(game: StoredGame): string {
    const n = game.names.length;
    const { alive, stage } = game;
    const people = alive === undefined || stage !== 'host' ? this.say('home.players', { n }) : this.say('home.alive', { n, alive });
    return `${this.say(`home.stage.${game.stage}`, { round: game.round ?? 1 })} · ${people}`;
  }

  async #list(): Promise<void> {
    try {
      this.games = await listGames();
    } catch (cause) {
      this.games = [];
      toast(reason(cause), { tone: 'warn' });
      this.#unwatch?.();
      if (this.isConnected) this.#unwatch = whenAnswered(() => void this.#list());
    }
  }

  /** Games that the store has lost come back from their second place; that is loaded when the screen stands. */
  async #repair(): Promise<void> {
    await this.#listed;
    void import('./deleted.ts').catch(() => undefined);
    const n = await import('../journal/repair.ts').then(({ repairAll }) => repairAll()).catch(() => 0);
    if (n === 0) return;
    await this.#list();
    toast(this.say('storage.broughtBack', { n }));
  }

  /** A game that is being played is deleted by a second tap. */
  async #delete(game: StoredGame, sure = game.stage !== 'host'): Promise<void> {
    const name = gameName(game, this.speaker);
    if (!sure) {
      toast(this.say('home.delete.running', { name }), {
        tone: 'warn',
        action: { label: this.say('home.delete.sure'), run: () => void this.#delete(game, true) },
      });
      return;
    }
    try {
      // First, so that a page that ends in between has it in both places, not in none.
      const { binGame, emptyBin } = await import('../session/deleted.ts');
      const lies = await getWhole(game.id);
      if (lies) await binGame(lies);
      const whole = await deleteGame(game.id);
      await this.#list();
      const back = async (): Promise<void> => {
        if (whole) await bringBack(whole);
        await emptyBin(game.id);
        await this.#list();
      };
      toast(this.say('home.deleted', { name }), { action: { label: this.say('shell.undo'), run: () => void back() } });
      this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  /** The camera's part is loaded when it is wanted. */
  async #takeOver(): Promise<void> {
    try {
      await Promise.all([import('../elements/sheet.ts'), import('../hand-over/take-over.ts')]);
      this.taking = true;
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  #taken(text: string): void {
    this.taking = false;
    void this.#import(text, 'refuse');
  }

  #choose(): void {
    this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click();
  }

  async #open(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    await this.#import(await file.text(), 'refuse');
  }

  async #import(text: string, edited: 'refuse' | 'take'): Promise<void> {
    try {
      const { importGame } = await import('../session/import.ts');
      const opened = await importGame(text, edited);
      if ('game' in opened) {
        if (opened.remark) toast(opened.remark, { tone: 'warn' });
        return go(opened.game.recorded ? 'recorded' : 'host', [opened.game.id]);
      }
      const anyway = { label: this.say('home.anyway'), run: () => void this.#import(text, 'take') };
      toast(opened.refused, opened.edited ? { tone: 'warn', action: anyway } : { tone: 'warn' });
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }
}

/** The screen on which a game goes on. */
function where(game: StoredGame): string {
  if (game.recorded) return makeRoute('recorded', game.id);
  const screen = { setup: 'setup', scan: 'scan', host: 'host', over: 'host' }[game.stage];
  return makeRoute(screen, game.id);
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-home': HomeScreen;
  }
}
