import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../elements/button.ts';
import '../elements/icon.ts';
import { makeRoute } from '../route.ts';
import { go } from '../router.ts';
import { deleteGame, listGames, restoreGame, type StoredGame } from '../session/games-db.ts';
import { reason, toast } from '../session/toasts.ts';
import { fan } from './fan.ts';
import { Screen } from './screen.ts';

/** Where every visit begins: go on with a game, begin one, print cards, open a file. */
@customElement('nd-home')
export class HomeScreen extends Screen {
  static override styles = [
    ...Screen.styles,
    css`
      .hero {
        display: grid;
        gap: var(--space-4);
        justify-items: start;
        padding-block: var(--space-5) var(--space-2);
      }

      .fan {
        inline-size: 11rem;
        block-size: auto;
        margin-block-end: calc(-1 * var(--space-2));
      }

      .card {
        fill: var(--surface);
        stroke: var(--accent);
        stroke-width: 1.5;
      }

      .pip {
        fill: var(--accent);
      }

      .line {
        fill: none;
        stroke: var(--accent);
        stroke-width: 0.75;
        opacity: 0.6;
      }

      @media (min-width: 48rem) {
        .hero {
          grid-template: auto auto / 1fr 15rem;
        }

        .hero > * {
          grid-column: 1 / -1;
        }

        /* Two rows of its own: however short the words beside it, it covers nothing. */
        .hero > .fan {
          grid-area: 1 / 2 / span 2;
          inline-size: 100%;
          margin: 0;
        }

        .hero > :is(h1, .tagline) {
          grid-column: 1;
        }

        .hero > h1 {
          align-self: end;
        }
      }

      .tagline {
        max-inline-size: 28rem;
        color: var(--ink-soft);
        font-size: var(--text-l);
        line-height: 1.4;
        text-wrap: balance;
      }

      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: var(--space-3);
        inline-size: 100%;
      }

      .ways > :first-child {
        grid-column: 1 / -1;
      }

      .games {
        display: grid;
        gap: var(--space-2);
      }

      .game {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--surface);
      }

      .game a {
        display: grid;
        gap: 0.125rem;
        padding: var(--space-3) var(--space-4);
        border-radius: var(--radius-m);
        color: var(--ink);
        text-decoration: none;
      }

      .name {
        font: 600 var(--text-m) / 1.3 var(--font-title);
      }

      input[type='file'] {
        display: none;
      }
    `,
  ];

  @state() private games: readonly StoredGame[] | undefined;
  /** Another device's game is being read off its screen. */
  @state() private taking = false;
  #listed: Promise<unknown> | undefined;

  override get ready(): Promise<unknown> {
    return this.#listed ?? this.updateComplete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listed = this.#list();
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
              ? html`<nd-button variant="primary" large icon="play" href=${where(running)}>${this.say('label.value', { label: this.say('home.continue'), value: this.#name(running) })}</nd-button>
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
      ${this.games === undefined ? nothing : this.#shelf(this.games)}
      ${
        this.taking
          ? html`<nd-sheet open heading=${this.say('home.takeOver')} @close=${() => (this.taking = false)}>
            <nd-take-over @save=${(event: CustomEvent<string>) => this.#taken(event.detail)}></nd-take-over>
          </nd-sheet>`
          : nothing
      }
    </div>`;
  }

  #shelf(games: readonly StoredGame[]): TemplateResult {
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
    </section>`;
  }

  #game(game: StoredGame): TemplateResult {
    const name = this.#name(game);
    return html`<li class="game">
      <a href=${where(game)}>
        <span class="name">${name}</span>
        <span class="soft small">${this.#state(game)}</span>
      </a>
      <nd-button variant="quiet" icon="trash" label=${this.say('home.delete', { name })} @click=${() => this.#delete(game)}></nd-button>
    </li>`;
  }

  /** Deck and day, e.g. "Princeton, 21 Nov, 20:15". */
  #name(game: StoredGame): string {
    const { language } = this.speaker;
    // Days and hours as the device's own region writes them, where it speaks that language.
    const region = navigator.languages.find((one) => one.split('-')[0] === language) ?? language;
    const when = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
    return [game.title, when.format(game.createdAt)].join(this.say('list.comma'));
  }

  #state(game: StoredGame): string {
    const n = game.names.length;
    const people =
      game.alive === undefined || game.stage !== 'host'
        ? this.say('home.players', { n })
        : this.say('home.alive', { n, alive: game.alive });
    return `${this.say(`home.stage.${game.stage}`, { round: game.round ?? 1 })} · ${people}`;
  }

  async #list(): Promise<void> {
    try {
      this.games = await listGames();
    } catch (cause) {
      this.games = [];
      toast(reason(cause), { tone: 'warn' });
    }
  }

  async #delete(game: StoredGame): Promise<void> {
    const name = this.#name(game);
    try {
      const whole = await deleteGame(game.id);
      await this.#list();
      const back = async (): Promise<void> => {
        if (whole) await restoreGame(whole);
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
      await Promise.all([import('../elements/sheet.ts'), import('../handover/take-over.ts')]);
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
