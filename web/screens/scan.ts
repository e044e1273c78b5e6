import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Outcome } from '../../src/cards/accept.ts';
import { editionIn } from '../../src/cards/code.ts';
import { looksLikeKey } from '../../src/cards/key.ts';
import { inSeatOrder } from '../../src/cards/read/order.ts';
import type { Found } from '../../src/cards/read/found.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/counter.ts';
import '../elements/deal-seats.ts';
import '../elements/hold-button.ts';
import { go } from '../router.ts';
import { createReceipt } from '../scan/receipt.ts';
import { openDealing, type Dealing } from '../session/dealing.ts';
import { settings } from '../session/settings.ts';
import { voiceOf } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { keepAwake } from '../session/wake-lock.ts';
import { addWords } from '../session/wording.ts';
import { scanSheet, type Deeds, type Over } from './scan-sheets.ts';
import { Screen } from './screen.ts';
import { scanStyles } from './scan.styles.ts';

addWords(cardWords, dealingWords);

/** The dealt cards are read into their seats: by camera, photo, typed code, or from the role list. */
@customElement('nd-scan')
export class ScanScreen extends Screen {
  static override styles = [...Screen.styles, scanStyles];

  @state() private dealing: Dealing | undefined;
  @state() private missing = false;
  @state() private over: Over | undefined;
  @state() private peek = false;
  @state() private line: { readonly text: string; readonly tone: 'plain' | 'good' | 'bad' } | undefined;
  readonly #receipt = createReceipt(settings.value.sound, settings.value.haptics);
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
    this.#receipt.close();
    this.removeEventListener('pointerdown', this.#ready);
  }

  protected override render(): TemplateResult {
    const { dealing } = this;
    if (!dealing) return this.#without();
    const words = voiceOf(dealing.table, dealing);
    const goal = dealing.deal.held.length;
    const { next } = dealing;
    const full = dealing.read === goal;
    return html`<div class="page wide">
      <div class="top">
        <nd-button variant="quiet" icon="back" label=${this.say('shell.back')} href="#/setup/${dealing.game.id}"></nd-button>
        <h1 tabindex="-1">${this.say('title.scan')}</h1>
        <nd-counter compact .now=${dealing.read} .goal=${goal} text=${this.say('dealing.count', { n: dealing.read, of: goal })} label=${this.say('dealing.read')}></nd-counter>
      </div>
      <div class="columns">
        <div class="stack">
          <nd-camera-view ?veiled=${!this.peek} ?deaf=${this.over !== undefined} .meant=${isOurs} @code=${(event: CustomEvent<string>) => this.#code(event.detail)}></nd-camera-view>
          <div class="ways">
            <nd-button icon="photo" @click=${() => this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click()}>${this.say('dealing.photo')}</nd-button>
            <nd-button icon="keyboard" @click=${() => (this.over = { sheet: 'code' })}>${this.say('dealing.type')}</nd-button>
            <nd-button icon="list" @click=${() => (this.over = { sheet: 'roles', seat: undefined })}>${this.say('dealing.roles')}</nd-button>
          </div>
          <input type="file" accept="image/*" capture="environment" aria-label=${this.say('dealing.photo')} @change=${this.#photo} />
        </div>
        <div class="stack">
          <div class="receipt ${this.line?.tone ?? 'plain'}">
            <p role="status">${this.line?.text ?? this.say(dealing.wantsKey ? 'dealing.key' : 'dealing.how')}</p>
            <nd-button variant="quiet" icon="undo" label=${this.say('dealing.undo')} ?disabled=${!dealing.mayUndo} @click=${this.#undo}></nd-button>
          </div>
          <div class="spread">
            <p class="next">${full ? this.say('dealing.full') : next === undefined ? nothing : this.say('dealing.next', { seat: words.seat(next) })}</p>
            <nd-hold-button icon="eye" hint=${this.say('dealing.peek.how')} @peek=${(event: CustomEvent<boolean>) => (this.peek = event.detail)}>${this.say('dealing.peek')}</nd-hold-button>
          </div>
          <nd-deal-seats
            .deal=${dealing.deal}
            .next=${next}
            .names=${dealing.names}
            .words=${words}
            ?peek=${this.peek}
            @seat=${(event: CustomEvent<SeatId>) => (this.over = { sheet: 'seat', seat: event.detail })}
          ></nd-deal-seats>
        </div>
      </div>
      <div class="foot">
        <nd-button variant="primary" large icon="moon" ?disabled=${!full} @click=${this.#begin}>
          ${full ? this.say('dealing.start') : this.say('dealing.missing', { n: goal - dealing.read })}
        </nd-button>
      </div>
      ${this.over ? scanSheet(this.over, dealing, words, this.#deeds(dealing)) : nothing}
    </div>`;
  }

  #without(): TemplateResult {
    return html`<div class="page">
      <h1 tabindex="-1">${this.say(this.missing ? 'shell.noGame' : 'title.scan')}</h1>
      ${this.missing ? html`<p>${this.say('shell.noGame.what')}</p><nd-button href="#/">${this.say('shell.home')}</nd-button>` : nothing}
    </div>`;
  }

  /** What the sheets may ask of this screen. */
  #deeds(dealing: Dealing): Deeds {
    return {
      say: (said, fill) => this.say(said, fill),
      over: (next) => (this.over = next),
      typed: this.#typed,
      tapped: (role, seat) => this.#tapped(role, seat),
      start: () => void this.#start(),
      // Who says no goes on with the next empty seat.
      declined: () => {
        this.over = undefined;
        dealing.aimed = undefined;
      },
      aim: (seat) => {
        dealing.aimed = seat;
        this.requestUpdate();
      },
    };
  }

  async #load(): Promise<void> {
    const [id = ''] = this.args;
    try {
      this.dealing = await openDealing(id, (problem) => {
        if (problem !== undefined) toast(reason(problem), { tone: 'warn' });
        this.requestUpdate();
      });
      this.missing = this.dealing === undefined;
      if (this.dealing && (this.dealing.game.stage === 'host' || this.dealing.game.stage === 'over')) go('host', [id], 'replace');
    } catch (cause) {
      this.missing = true;
      toast(reason(cause), { tone: 'warn' });
    }
  }

  readonly #ready = (): void => this.#receipt.ready();

  #code(text: string): void {
    if (this.dealing) this.#came(this.dealing.take(text), (force) => this.dealing?.take(text, force));
  }

  #tapped(role: RoleId, seat: SeatId): void {
    const { dealing } = this;
    if (!dealing) return;
    this.over = undefined;
    this.#came(dealing.tap(role, { seat }), (force) => dealing.tap(role, force));
    // Going round the table with the list, the next seat follows by itself.
    if (this.over === undefined && dealing.next !== undefined) this.over = { sheet: 'roles', seat: undefined };
  }

  /** Tells what came of a card; asks where the host has to decide. Never names a role. */
  #came(outcome: Outcome, again: (how: { seat: SeatId; force: true }) => Outcome | undefined): boolean {
    const { dealing } = this;
    if (!dealing) return false;
    const text = voiceOf(dealing.table, dealing).say(outcome.words);
    switch (outcome.kind) {
      case 'taken':
        this.#receipt.give();
        this.line = { text, tone: 'good' };
        return true;
      case 'key':
        this.line = { text, tone: 'good' };
        return true;
      case 'already':
        if (!outcome.sameSeat && dealing.aimed !== undefined) this.#askMove(dealing, outcome.seat, dealing.aimed);
        else this.line = { text, tone: 'plain' };
        return true;
      case 'asks':
      case 'notInCast':
      case 'tooManyOfRole': {
        const { seat } = outcome;
        const act = (): void => {
          const forced = again({ seat, force: true });
          if (forced) this.#came(forced, again);
        };
        this.over = { sheet: 'ask', text, yes: this.say('dealing.ask.yes'), act };
        return true;
      }
      default:
        this.line = { text, tone: 'bad' };
        return false;
    }
  }

  #askMove(dealing: Dealing, from: SeatId, to: SeatId): void {
    const words = voiceOf(dealing.table, dealing);
    const text = this.say('dealing.ask.moving', { from: words.seat(from), to: words.seat(to) });
    this.over = { sheet: 'ask', text, yes: this.say('dealing.ask.move', { seat: words.seat(to) }), act: () => dealing.move(from, to) };
  }

  readonly #typed = (): void => {
    const field = this.renderRoot.querySelector('nd-field');
    if (!field || !this.dealing) return;
    const text = field.input.value;
    if (text.trim() === '') return;
    const asked = this.over;
    if (!this.#came(this.dealing.take(text, { typed: true }), (force) => this.dealing?.take(text, { ...force, typed: true }))) {
      this.over = { sheet: 'code', error: this.line?.text ?? '' };
      return;
    }
    if (this.over === asked) this.over = undefined;
  };

  async #photo(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    const { dealing } = this;
    if (!file || !dealing) return;
    this.line = { text: this.say('dealing.photo.reading'), tone: 'plain' };
    const { readPhoto } = await import('../scan/photo.ts');
    const read = await readPhoto(file);
    if ('refused' in read) {
      this.line = { text: this.say(read.refused), tone: 'bad' };
      return;
    }
    const { codes, width, height } = read.reading;
    const placed = codes.filter((code): code is Found => code.corners !== undefined);
    const { arrangements } = inSeatOrder([{ width, height, codes: placed }], { seats: dealing.deal.held.length }, () => true);
    const seated = arrangements.flatMap(({ places }) => places.flatMap(({ card }) => (card === undefined ? [] : [{ text: card }])));
    const inOrder = placed.length === codes.length ? seated : codes;
    const before = dealing.read;
    for (const { text } of inOrder) {
      if (this.over === undefined) this.#code(text);
    }
    if (codes.length === 0) this.line = { text: this.say('scan.photo.nothing'), tone: 'bad' };
    else if (dealing.read > before) this.line = { text: this.say('dealing.photo.found', { n: dealing.read - before }), tone: 'good' };
  }

  readonly #undo = (): void => {
    this.dealing?.undo();
    this.line = { text: this.say('dealing.undone'), tone: 'plain' };
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

/** A card or a key of any Nightdeck deck, rather than some other code on the table. */
const isOurs = (text: string): boolean => editionIn(text) !== undefined || looksLikeKey(text);

declare global {
  interface HTMLElementTagNameMap {
    'nd-scan': ScanScreen;
  }
}
