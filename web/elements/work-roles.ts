import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { entriesOf, type DeckDraft } from '../../src/cards/workshop/draft.ts';
import { nameOf } from '../../src/cards/workshop/reading.ts';
import { takeRole } from '../../src/cards/workshop/take-role.ts';
import type { OwnWords } from '../../src/own/schema/basic.ts';
import { inLanguage } from '../../src/own/words.ts';
import { words as workWords } from '../../src/text/workshop.ts';
import { addWords } from '../session/wording.ts';
import { sources } from '../session/workshop.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './work-new.ts';

addWords(workWords);

/** Adds roles: a new one by its name, or ready ones of decks that come with the app. Fires `draft` with the deck that has them. */
@customElement('nd-work-roles')
export class WorkRoles extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--space-3);
        align-items: center;
        padding-block: var(--space-2);
        border-block-start: 1px solid var(--line);
      }

      p {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) draft: DeckDraft | undefined;
  @state() private from: readonly DeckDraft[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void sources().then((from) => (this.from = from));
  }

  protected override render(): TemplateResult {
    return html`<nd-work-new .draft=${this.draft}></nd-work-new>
      ${this.from.map(
        (deck) => html`<section>
          <h3>${this.say('work.ready')}</h3>
          <p class="soft small">${this.say('work.ready.how')}</p>
          <ul>${Object.keys(entriesOf(deck, 'roles')).map((id) => this.#role(deck, id))}</ul>
        </section>`,
      )}`;
  }

  #role(deck: DeckDraft, id: string): TemplateResult {
    const { language } = this.speaker;
    const name = nameOf(deck, 'roles', id, language);
    const there = this.draft !== undefined && id in entriesOf(this.draft, 'roles');
    const does = inLanguage(entriesOf(deck, 'roles')[id]?.['ability'] as OwnWords | undefined, language);
    return html`<li>
      <div><strong>${name}</strong><p class="soft small">${does}</p></div>
      <nd-button icon=${there ? 'check' : 'plus'} label=${this.say(there ? 'work.taken' : 'work.take', { name })} ?disabled=${there} @click=${() => this.#take(deck, id)}></nd-button>
    </li>`;
  }

  #take(deck: DeckDraft, id: string): void {
    if (this.draft) this.emit('draft', takeRole(this.draft, deck, id));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-work-roles': WorkRoles;
  }
}
