import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { entriesOf, idFor, withCopies, withEntry, type DeckDraft, type Group, type TableName } from '../../src/cards/workshop/draft.ts';
import { words as workWords } from '../../src/text/workshop.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './field.ts';
import type { Field } from './field.ts';

addWords(workWords);

/** Makes a new entry of a table by its name. Fires `draft` with the deck that has it, and `made` with its id. */
@customElement('nd-work-new')
export class WorkNew extends NdElement {
  static override styles = [
    base,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: end;
      }

      nd-field {
        flex: 1 1 10rem;
      }
    `,
  ];

  @property({ attribute: false }) draft: DeckDraft | undefined;
  @property() table: TableName = 'roles';
  @state() private name = '';
  @query('nd-field') private readonly field!: Field;

  protected override render(): TemplateResult {
    const label = this.say(this.table === 'roles' ? 'work.new.role.name' : 'work.new.name');
    return html`<form
      @submit=${(e: Event) => {
        e.preventDefault();
        this.#make();
      }}
    >
      <nd-field label=${label} maxlength="60" .value=${this.name} @input=${() => (this.name = this.field.input.value)} @change=${(e: Event) => e.stopPropagation()}></nd-field>
      <nd-button icon="plus" ?disabled=${this.name.trim() === ''} @click=${this.#make}>${this.say('work.new')}</nd-button>
    </form>`;
  }

  #make(): void {
    const { draft, table } = this;
    const name = this.name.trim();
    if (!draft || name === '') return;
    const id = idFor(draft, name, table.slice(0, -1));
    const words = Object.fromEntries(draft.languages.map((language) => [language, name]));
    // A role belongs to the first side until it is said otherwise.
    const [side] = Object.keys(entriesOf(draft, 'sides'));
    const entry: Group = { name: words, ...(table === 'roles' && { side: side ?? '' }) };
    const made = withEntry(draft, table, id, entry);
    this.name = '';
    this.emit('draft', table === 'roles' ? withCopies(made, id, 1) : made);
    this.emit('made', id);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-work-new': WorkNew;
  }
}
