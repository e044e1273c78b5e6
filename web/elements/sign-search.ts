import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { outlineOf, signsFor, type GameIcons } from '../../src/cards/game-icons.ts';
import { words as pictureWords } from '../../src/text/pictures.ts';
import { gameIcons } from '../session/game-icons.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import { NdElement } from './element.ts';
import './field.ts';

addWords(pictureWords);

/** Most signs shown for a word. */
const most = 60;

/** A sign that was chosen: its name and its outline on 512 × 512. */
export interface FoundSign {
  readonly sign: string;
  readonly outline: string;
}

/** Finds one of some thousand signs by a word. Fires `found` (detail: the sign) when one is chosen. */
@customElement('nd-sign-search')
export class SignSearch extends NdElement {
  static override styles = [
    base,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
        gap: var(--space-2);
        max-block-size: 22rem;
        padding: 0;
        overflow-y: auto;
        list-style: none;
      }

      button {
        display: grid;
        gap: var(--space-1);
        justify-items: center;
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: var(--space-1);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--ground);
        color: var(--ink);
        font-size: var(--text-s);
        overflow-wrap: anywhere;
        cursor: pointer;
      }

      svg {
        inline-size: 3rem;
        block-size: 3rem;
        fill: currentcolor;
      }
    `,
  ];

  @state() private signs: GameIcons | 'loading' | 'away' = 'loading';
  @state() private wanted = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.signs = 'loading';
    void gameIcons()
      .catch(() => 'away' as const)
      .then((signs) => (this.signs = signs));
  }

  protected override render(): TemplateResult {
    return html`<nd-field
        label=${this.say('signs.search')}
        @change=${(event: Event) => event.stopPropagation()}
        @input=${(event: Event) => (this.wanted = (event.composedPath()[0] as HTMLInputElement).value)}
      ></nd-field>
      ${typeof this.signs === 'string' ? html`<p role="status" class="soft small">${this.say(`signs.${this.signs}`)}</p>` : this.#list(this.signs)}`;
  }

  #list(signs: GameIcons): TemplateResult | typeof nothing {
    if (this.wanted.trim() === '') return nothing;
    const found = signsFor(signs, this.wanted);
    const told = found.length === 0 ? 'signs.none' : found.length > most ? 'signs.many' : 'signs.found';
    return html`<p role="status" class="soft small">${this.say(told, { n: found.length, most })}</p>
      <ul>
        ${found.slice(0, most).map((name) => this.#sign(name, outlineOf(signs, name)))}
      </ul>`;
  }

  #sign(name: string, outline: string | undefined): TemplateResult | typeof nothing {
    if (outline === undefined) return nothing;
    return html`<li>
      <button type="button" @click=${() => this.emit<FoundSign>('found', { sign: `game-icons:${name}`, outline })}>
        <svg viewBox="0 0 512 512" aria-hidden="true">${svg`<path d=${outline}></path>`}</svg>${name.replaceAll('-', ' ')}
      </button>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-sign-search': SignSearch;
  }
}
