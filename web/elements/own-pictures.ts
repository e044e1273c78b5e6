import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Deck } from '../../src/cards/deck.ts';
import { deckFileOf } from '../../src/cards/deck-file.ts';
import type { OwnPicture, WithPictures } from '../../src/cards/deck-pictures.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { jpegOf, UnfitPicture } from '../print/ready-pictures.ts';
import { illustrated, keepPictures, picturesFor } from '../session/own-pictures.ts';
import { reason } from '../session/toasts.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import type { FoundSign } from './sign-search.ts';
import { NdElement } from './element.ts';

/** The name under which the picture of the backs is listed; no role is called so. */
const back = '';

/**
 * Pictures of the host's own for the roles and the back of a deck: chosen, cropped, taken away, and saved with the deck. They
 * are kept on this device; `change` is fired when they have changed.
 */
@customElement('nd-own-pictures')
export class OwnPictures extends NdElement {
  static override styles = [
    base,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
        gap: var(--space-3);
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        gap: var(--space-2);
        align-content: start;
      }

      img,
      svg {
        inline-size: 100%;
        aspect-ratio: 53 / 42;
        border-radius: var(--radius-m);
        object-fit: cover;
      }

      svg {
        fill: currentcolor;
      }

      .searching {
        grid-column: 1 / -1;
      }

      input[type='file'] {
        display: none;
      }

      input[type='range'] {
        inline-size: 100%;
        min-block-size: var(--touch);
      }
    `,
  ];

  @property({ attribute: false }) deck: Deck | undefined;
  /** Names the roles. */
  @property({ attribute: false }) words: Speaker | undefined;
  @state() private all: WithPictures = {};
  /** Pictures that are higher than their window: their focus goes up and down. */
  @state() private high: ReadonlySet<string> = new Set();
  @state() private problem = '';
  /** The role a sign is looked for. */
  @state() private seeking: string | undefined;
  #choosing = back;

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('deck') && this.deck) void picturesFor(this.deck).then((all) => (this.all = all));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { deck, words } = this;
    if (!deck || !words) return nothing;
    const roles = [...new Set(deck.cards.map(({ role }) => role))];
    return html`<p class="soft small">${this.say('pictures.what')}</p>
      ${this.problem === '' ? nothing : html`<p role="alert">${this.problem}</p>`}
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-label=${this.say('pictures.choose')}
        @change=${(event: Event) => void this.#chosen(event)}
      />
      <ul>
        ${[...roles, back].map((name) => this.#one(name, name === back ? this.say('pictures.back') : words.role(name)))}
      </ul>
      <nd-button start icon="download" @click=${() => void this.#save(deck)}>${this.say('pictures.save')}</nd-button>`;
  }

  #one(name: string, title: string): TemplateResult {
    const picture = this.#picture(name);
    const high = this.high.has(name);
    const seeking = this.seeking === name;
    return html`<li class=${seeking ? 'searching' : ''}>
      <strong>${title}</strong>
      ${picture?.outline === undefined ? nothing : html`<svg viewBox="-68 0 648 512" aria-hidden="true">${svg`<path d=${picture.outline}></path>`}</svg>`}
      ${
        picture && picture.outline === undefined
          ? html`<img
                src=${picture.data ?? ''}
                alt=""
                style="object-position: ${String(picture.focus?.[0] ?? 50)}% ${String(picture.focus?.[1] ?? 50)}%"
                @load=${(event: Event) => this.#measured(name, event.target as HTMLImageElement)}
              />
              <label class="small"
                >${this.say(high ? 'pictures.focus.down' : 'pictures.focus.across')}
                <input
                  type="range"
                  min="0"
                  max="100"
                  step="5"
                  .value=${String(picture.focus?.[high ? 1 : 0] ?? 50)}
                  @change=${(event: Event) => void this.#focus(name, picture, Number((event.target as HTMLInputElement).value))}
                />
              </label>`
          : nothing
      }
      <nd-button start icon="upload" @click=${() => this.#choose(name)}
        >${this.say(picture ? 'pictures.other' : 'pictures.choose')}<span class="unseen">: ${title}</span></nd-button
      >
      ${name === back ? nothing : html`<nd-button start icon="eye" .expanded=${seeking} @click=${() => this.#seek(name)}>${this.say('signs.find')}<span class="unseen">: ${title}</span></nd-button>`}
      ${seeking ? html`<nd-sign-search @found=${(event: CustomEvent<FoundSign>) => void this.#found(name, event.detail)}></nd-sign-search>` : nothing}
      ${picture?.sign === undefined ? nothing : html`<p class="soft small">${this.say('signs.thanks')}</p>`}
      ${picture ? html`<nd-button start variant="quiet" icon="trash" @click=${() => void this.#put(name, undefined)}>${this.say('pictures.remove')}<span class="unseen">: ${title}</span></nd-button>` : nothing}
    </li>`;
  }

  #picture(name: string): OwnPicture | undefined {
    return name === back ? this.all.back : this.all.pictures?.[name];
  }

  #measured(name: string, { naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement): void {
    const high = naturalHeight * clientWidth > naturalWidth * clientHeight;
    if (high !== this.high.has(name)) this.high = new Set(high ? [...this.high, name] : [...this.high].filter((one) => one !== name));
  }

  #choose(name: string): void {
    this.#choosing = name;
    this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click();
  }

  #seek(name: string): void {
    this.seeking = this.seeking === name ? undefined : name;
    void import('./sign-search.ts');
  }

  async #found(name: string, { sign, outline }: FoundSign): Promise<void> {
    this.seeking = undefined;
    await this.#put(name, { sign, outline });
  }

  async #chosen(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    this.problem = '';
    try {
      const { jpeg } = await jpegOf(new Uint8Array(await file.arrayBuffer()));
      await this.#put(this.#choosing, { data: `data:image/jpeg;base64,${jpeg}` });
    } catch (cause) {
      const what = cause instanceof UnfitPicture ? this.say(cause.fault) : reason(cause);
      this.problem = this.say('picture.of', { name: file.name, what });
    }
  }

  #focus(name: string, picture: OwnPicture, at: number): Promise<void> {
    const [across, down] = picture.focus ?? [50, 50];
    return this.#put(name, { ...picture, focus: this.high.has(name) ? [across, at] : [at, down] });
  }

  async #put(name: string, picture: OwnPicture | undefined): Promise<void> {
    const { deck } = this;
    if (!deck) return;
    const { [name]: _old, ...others } = this.all.pictures ?? {};
    const pictures = name === back || picture === undefined ? (name === back ? this.all.pictures : others) : { ...others, [name]: picture };
    const all = { pictures, back: name === back ? picture : this.all.back };
    try {
      await keepPictures(deck, all);
      this.all = all;
      this.emit('change');
    } catch (cause) {
      this.problem = reason(cause);
    }
  }

  async #save(deck: Deck): Promise<void> {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(deckFileOf(await illustrated(deck)), null, 1)], { type: 'application/json' }));
    link.download = `${deck.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-own-pictures': OwnPictures;
  }
}
