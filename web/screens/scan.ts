import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Aim } from '../../src/cards/read/ladder.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as tableWords } from '../../src/text/table-scan.ts';
import '../elements/button.ts';
import '../elements/counter.ts';
import { go } from '../router.ts';
import { createReceipt } from '../scan/receipt.ts';
import { openDealing, type Dealing } from '../session/dealing.ts';
import { settings } from '../session/settings.ts';
import { voiceOf } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { keepAwake } from '../session/wake-lock.ts';
import { addWords } from '../session/wording.ts';
import { scanEye, type ScanDeeds, scanReceipt, scanSeats, scanWayOn, scanWays, type Shown } from './scan-parts.ts';
import { scanSheet, type Deeds, type Over } from './scan-sheets.ts';
import { TableScan } from './scan-table.ts';
import { type Line, Takes } from './scan-takes.ts';
import { Screen } from './screen.ts';
import { scanStyles } from './scan.styles.ts';

addWords(cardWords, dealingWords, tableWords);

/** The dealt cards are read into their seats: one by one or all at once, by camera, photo, typed code, or from the role list. */
@customElement('nd-scan')
export class ScanScreen extends Screen {
  static override styles = [...Screen.styles, scanStyles];

  @state() private missing = false;
  @state() private peek = false;
  /** Several cards are in view while they are scanned one by one. */
  @state() private several = false;
  // Where cards are taken these are read and set too.
  @property({ attribute: false }) aim: Aim = 'one';
  @property({ attribute: false }) dealing: Dealing | undefined;
  @property({ attribute: false }) over: Over | undefined;
  @property({ attribute: false }) line: Line | undefined;
  @query('input[type=file]') private readonly file!: HTMLInputElement;
  readonly #receipt = createReceipt(settings.value.sound, settings.value.haptics);
  readonly #takes = new Takes(this, this.#receipt);
  #table: TableScan | undefined;
  #loaded: Promise<unknown> | undefined;
  #letSleep: (() => void) | undefined;

  override get ready(): Promise<unknown> {
    return Promise.resolve(this.#loaded).then(() => this.updateComplete);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loaded = this.#load();
    this.#letSleep = keepAwake();
    this.addEventListener('pointerdown', this.#ready);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letSleep?.();
    this.#table?.close();
    this.#receipt.close();
    this.removeEventListener('pointerdown', this.#ready);
  }

  protected override render(): TemplateResult {
    const { dealing } = this;
    const table = this.#table;
    if (!dealing || !table) return this.#without();
    const { aim, line, peek, over, several } = this;
    const shown: Shown = { dealing, table, aim, line, peek, several, deaf: over !== undefined };
    const deeds = this.#deeds(dealing, table);
    const words = voiceOf(dealing.table, dealing);
    const goal = dealing.deal.held.length;
    return html`<div class="page wide">
      <div class="top">
        <nd-button variant="quiet" icon="back" label=${this.say('shell.back')} href="#/setup/${dealing.game.id}"></nd-button>
        <h1 tabindex="-1">${this.say('title.scan')}</h1>
        <nd-counter compact .now=${dealing.read} .goal=${goal} text=${this.say('dealing.count', { n: dealing.read, of: goal })} label=${this.say('dealing.read')}></nd-counter>
      </div>
      <div class="columns ${aim}">
        <div class="stack eye">${scanEye(shown, deeds)}</div>
        ${aim === 'one' ? scanWays(shown, deeds) : nothing}
        <div class="stack seats">${scanReceipt(shown, words, deeds)} ${scanSeats(shown, words, deeds)}</div>
        ${aim === 'many' ? scanWays(shown, deeds) : nothing}
      </div>
      <div class="foot">${scanWayOn(shown, deeds)}</div>
      <input type="file" accept="image/*" aria-label=${this.say('dealing.photo')} @change=${this.#photo} />
      ${this.over ? scanSheet(this.over, dealing, words, deeds) : nothing}
    </div>`;
  }

  #without(): TemplateResult {
    return html`<div class="page">
      <h1 tabindex="-1">${this.say(this.missing ? 'shell.noGame' : 'title.scan')}</h1>
      ${this.missing ? html`<p>${this.say('shell.noGame.what')}</p><nd-button href="#/">${this.say('shell.home')}</nd-button>` : nothing}
    </div>`;
  }

  /** What the parts of this screen and the sheets may ask of it. */
  #deeds(dealing: Dealing, table: TableScan): Deeds & ScanDeeds {
    return {
      say: (said, fill) => this.say(said, fill),
      over: (next) => (this.over = next),
      typed: () => {
        const text = this.renderRoot.querySelector('nd-field')?.input.value ?? '';
        const place = this.over?.sheet === 'code' ? this.over.place : undefined;
        this.#takes.typed(text, this.aim === 'many' ? (code) => table.typed(code, place) : undefined);
      },
      tapped: (role, seat) => this.#takes.tapped(role, seat),
      start: () => void this.#start(),
      // Who says no goes on with the next empty seat, or with the next card there is a question about.
      declined: () => {
        this.over = undefined;
        dealing.aimed = undefined;
        table.next();
      },
      aim: (seat) => {
        dealing.aimed = seat;
        this.requestUpdate();
      },
      scan: (aim) => {
        this.aim = aim;
        if (aim === 'many') void table.expect();
        this.several = false;
        this.line = undefined;
      },
      sees: (several) => (this.several ||= several && this.aim === 'one'),
      code: (text) => {
        // A decoder that cannot tell where codes lie has no picture of the table.
        this.aim = 'one';
        this.#takes.code(text);
      },
      photo: () => this.file.click(),
      peek: (on) => (this.peek = on),
      begin: this.#begin,
    };
  }

  async #load(): Promise<void> {
    const [id = ''] = this.args;
    try {
      const dealing = await openDealing(id, (problem) => {
        if (problem !== undefined) toast(reason(problem), { tone: 'warn' });
        this.#table?.seats.refresh();
        this.#table?.changed();
        this.requestUpdate();
      });
      this.#table = dealing && new TableScan(this, dealing, this.#takes);
      this.dealing = dealing;
      this.missing = dealing === undefined;
      if (dealing && (dealing.game.stage === 'host' || dealing.game.stage === 'over')) go('host', [id], 'replace');
    } catch (cause) {
      this.missing = true;
      toast(reason(cause), { tone: 'warn' });
    }
  }

  readonly #ready = (): void => this.#receipt.ready();

  readonly #photo = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (file) void this.#table?.photo(file);
  };

  readonly #begin = (): void => {
    const { dealing } = this;
    if (!dealing) return;
    if (dealing.mismatch || dealing.refusals.length > 0) this.over = { sheet: 'differs' };
    else void this.#start();
  };

  readonly #start = async (): Promise<void> => {
    if (this.dealing && (await this.dealing.begin())) go('host', [this.dealing.game.id]);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-scan': ScanScreen;
  }
}
