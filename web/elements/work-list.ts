import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { copiesOf, entriesOf, withCopies, type DeckDraft, type TableName } from '../../src/cards/workshop/draft.ts';
import { nameOf } from '../../src/cards/workshop/reading.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './stepper.ts';

/**
 * The entries of a table of a game that is being written; those of the roles with their numbers of cards. Fires `entry` with the id of
 * the one to be changed, `gone` with that of the one to be taken out, `draft` with the deck where a number has changed.
 */
@customElement('nd-work-list')
export class WorkList extends NdElement {
  static override styles = [
    base,
    css`
      ul {
        display: grid;
      }

      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-1);
        align-items: center;
        justify-content: end;
        padding-block: var(--space-1);
        border-block-start: 1px solid var(--line);
      }

      /* As broad as its longest word: a number that finds no room beside it stands below. */
      .open {
        --button-pad: var(--space-1);
        flex: 1 1 6.5rem;
        max-inline-size: 100%;
      }

      .name {
        overflow-wrap: break-word;
      }

      .side {
        display: inline-block;
      }

      nd-stepper {
        --stepper-number: 1.75rem;
      }
    `,
  ];

  @property({ attribute: false }) draft: DeckDraft | undefined;
  @property() table: TableName = 'roles';

  protected override render(): TemplateResult | typeof nothing {
    const { draft, table } = this;
    if (!draft) return nothing;
    return html`<ul>
      ${Object.entries(entriesOf(draft, table)).map(([id, entry]) => this.#entry(draft, table, id, entry['side']))}
    </ul>`;
  }

  #entry(draft: DeckDraft, table: TableName, id: string, side: unknown): TemplateResult {
    const { language } = this.speaker;
    const name = nameOf(draft, table, id, language);
    const of = table === 'roles' && typeof side === 'string' ? nameOf(draft, 'sides', side, language) : '';
    const end =
      table === 'roles'
        ? html`<nd-stepper label=${this.say('work.copies', { name })} .value=${copiesOf(draft, id)} .max=${99} @change=${(e: CustomEvent<number>) => this.#count(e, draft, id)}></nd-stepper>`
        : html`<nd-button variant="quiet" icon="trash" label=${this.say('form.remove', { what: name })} @click=${() => this.emit('gone', id)}></nd-button>`;
    return html`<li>
      <nd-button class="open" variant="quiet" start icon="edit" @click=${() => this.emit('entry', id)}><span class="name">${name}${of === '' ? nothing : html` <span class="side soft small">${of}</span>`}</span></nd-button>
      ${end}
    </li>`;
  }

  #count(event: CustomEvent<number>, draft: DeckDraft, role: string): void {
    event.stopPropagation();
    this.emit('draft', withCopies(draft, role, event.detail));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-work-list': WorkList;
  }
}
