import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../elements/button.ts';
import { NdElement } from '../elements/element.ts';
import { emptyBin, listDeleted, takeFromBin } from '../session/deleted.ts';
import { gameName } from '../session/game-name.ts';
import { bringBack } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';
import { reason, toast } from '../session/toasts.ts';
import { base } from '../styles/base.ts';

/** The games deleted lately, where there are any: each can be brought back, all can be deleted for good. Fires `back` when one is in the database again. */
@customElement('nd-deleted')
export class DeletedGames extends NdElement {
  static override styles = [
    base,
    css`
      summary {
        min-block-size: var(--touch);
        padding-block: var(--space-2);
        color: var(--ink-soft);
        cursor: pointer;
      }

      ul {
        display: grid;
        gap: var(--space-2);
        margin-block: var(--space-2) var(--space-3);
      }

      li {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
      }

      .name {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The games in the database, which are not deleted whatever lies here. */
  @property({ attribute: false }) kept: readonly StoredGame[] = [];
  @state() private games: readonly StoredGame[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('kept')) void this.#list();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.games.length === 0) return nothing;
    return html`<details>
      <summary>${this.say('label.value', { label: this.say('home.bin'), value: this.games.length })}</summary>
      <p class="soft small">${this.say('home.bin.what')}</p>
      <ul>
        ${this.games.map((game) => {
          const name = gameName(game, this.speaker);
          return html`<li>
            <span class="name">${name}</span>
            <nd-button icon="undo" label=${this.say('home.bin.back', { name })} @click=${() => void this.#bringBack(game.id)}></nd-button>
          </li>`;
        })}
      </ul>
      <nd-button class="empty" icon="trash" @click=${() => void this.#empty()}>${this.say('home.bin.empty')}</nd-button>
    </details>`;
  }

  async #list(): Promise<void> {
    this.games = await listDeleted(this.kept);
  }

  async #bringBack(id: string): Promise<void> {
    try {
      const whole = await takeFromBin(id);
      if (whole) await bringBack(whole);
      await emptyBin(id);
      this.emit('back');
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }

  async #empty(): Promise<void> {
    await emptyBin();
    await this.#list();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-deleted': DeletedGames;
  }
}
