import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { namesIn, nameOf, readDraft, type Reading } from '../../src/cards/workshop/reading.ts';
import { entriesOf, withEntry, type DeckDraft, type Group, type TableName } from '../../src/cards/workshop/draft.ts';
import { rulesPart, type Part } from '../../src/own/schema/part.ts';
import { languageNames, type Language } from '../../src/text/message.ts';
import { words as workWords } from '../../src/text/workshop.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { languageItems } from '../elements/language-items.ts';
import '../elements/disclosure.ts';
import '../elements/field.ts';
import '../elements/rules-form.ts';
import '../elements/sheet.ts';
import '../elements/work-list.ts';
import '../elements/work-new.ts';
import '../elements/work-role.ts';
import '../elements/work-roles.ts';
import { go } from '../router.ts';
import { titleOf } from '../session/decks.ts';
import { newDraft } from '../session/game-draft.ts';
import { putGame } from '../session/games-db.ts';
import { loadTable } from '../session/table.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { draftOfGame, freshDraft, keepDraft, keptDraft, openDraft, saveDraft } from '../session/workshop.ts';
import { Screen } from './screen.ts';
import { workshopStyles } from './workshop.styles.ts';

addWords(workWords);

/** What a form is about, and what is done with what it fires. */
interface FormOf {
  readonly schema: Part | undefined;
  readonly value: unknown;
  readonly around: string;
  readonly without: readonly string[];
  change(value: unknown): void;
}

const { root, defs } = rulesPart();
/** Tables that have a list of their own besides the roles. */
const lists = ['sides', 'marks', 'causes', 'classes', 'tokens', 'counts'] as const;
/** Fields of the rules that are shown apart from all others. */
const apart = ['roles', 'day', 'wins', ...lists];

/** A game of the host's own, made by filling in forms: what the deck file says, and nothing else. Every change is kept at once. */
@customElement('nd-workshop')
export class WorkshopScreen extends Screen {
  static override styles = [...Screen.styles, workshopStyles];

  @state() private draft: DeckDraft | undefined;
  @state() private reading: Reading = { mistakes: [], told: () => [] };
  /** The entry that is being changed. */
  @state() private open: { readonly table: TableName; readonly id: string } | undefined;
  @state() private taking = false;
  /** Pictures come when the first entry is opened. */
  @state() private icons: Readonly<Record<string, string>> = {};
  #loaded: Promise<unknown> | undefined;

  override get ready(): Promise<unknown> {
    return Promise.resolve(this.#loaded).then(() => this.updateComplete);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loaded = this.#load();
  }

  protected override render(): TemplateResult {
    const { draft } = this;
    if (!draft) return html`<div class="page"><h1 tabindex="-1">${this.say('title.workshop')}</h1></div>`;
    return html`<div class="page wide">
      <div class="head">
        <h1 tabindex="-1">${this.say('title.workshop')}</h1>
        <p class="soft">${this.say('work.how')}</p>
      </div>
      <div class="columns">
        <div class="stack">${this.#about(draft)} ${this.#roles(draft)}</div>
        <div class="stack">${this.#folded(draft)}</div>
      </div>
      ${this.#entry(draft)}
      <nd-sheet heading=${this.say('work.add')} ?open=${this.taking} @close=${() => (this.taking = false)}>
        ${this.taking ? html`<nd-work-roles .draft=${draft} @draft=${(e: CustomEvent<DeckDraft>) => this.#keep(e.detail)} @made=${(e: CustomEvent<string>) => this.#made(e.detail)}></nd-work-roles>` : nothing}
      </nd-sheet>
      ${this.#foot()}
    </div>`;
  }

  #about(draft: DeckDraft): TemplateResult {
    const { language } = this.speaker;
    const title = (one: Language, words: string): DeckDraft => ({ ...draft, title: { ...draft.title, [one]: words.trim() } });
    return html`<section class="panel">
      ${draft.languages.map(
        (one) =>
          html`<nd-field label=${draft.languages.length === 1 ? this.say('work.title') : this.say('form.in', { what: this.say('work.title'), language: languageNames[one] })} maxlength="80" .value=${draft.title[one] ?? ''} @change=${(e: CustomEvent<string>) => this.#keep(title(one, e.detail))}></nd-field>`,
      )}
      <nd-choice
        multiple
        look="chips"
        label=${this.say('work.languages')}
        .items=${languageItems()}
        .value=${draft.languages}
        @change=${(e: CustomEvent<Language[]>) => this.#keep({ ...draft, languages: e.detail.length > 0 ? e.detail : [language] })}
      ></nd-choice>
      <div class="row">
        <nd-button icon="upload" @click=${() => this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click()}>${this.say('work.open')}</nd-button>
        <nd-button icon="download" @click=${() => saveDraft(draft)}>${this.say('work.save')}</nd-button>
        <nd-button icon="trash" @click=${() => void this.#fresh()}>${this.say('work.fresh')}</nd-button>
      </div>
      <input type="file" accept=".json,application/json" aria-label=${this.say('work.open')} @change=${(e: Event) => void this.#opened(e)} />
    </section>`;
  }

  #roles(draft: DeckDraft): TemplateResult {
    return html`<section class="panel" aria-labelledby="roles">
      <h2 id="roles">${this.say('work.roles')}</h2>
      ${this.#entries(draft, 'roles')}
      <nd-button icon="plus" @click=${() => (this.taking = true)}>${this.say('work.add')}</nd-button>
    </section>`;
  }

  #entries(draft: DeckDraft, table: TableName): TemplateResult {
    return html`<nd-work-list
      .draft=${draft}
      table=${table}
      @entry=${(e: CustomEvent<string>) => (this.open = { table, id: e.detail })}
      @gone=${(e: CustomEvent<string>) => this.#without(draft, table, e.detail)}
      @draft=${(e: CustomEvent<DeckDraft>) => this.#keep(e.detail)}
    ></nd-work-list>`;
  }

  #folded(draft: DeckDraft): TemplateResult {
    return html`<section class="panel">
      <nd-disclosure heading=${this.say('work.wins')} note=${String(draft.rules.wins.length)}>${this.#form(draft, 'wins')}</nd-disclosure>
      <nd-disclosure heading=${this.say('form.day')}>${this.#form(draft, 'day')}</nd-disclosure>
      ${lists.map((table) => this.#table(draft, table))}
      <nd-disclosure heading=${this.say('work.more')}>${this.#rest(draft)}</nd-disclosure>
    </section>`;
  }

  /** A part of the rules as a form; `schema` and `value` are those of the field of the rules unless said. */
  #form(draft: DeckDraft, field: string, more: Partial<FormOf> = {}): TemplateResult {
    const change = (value: unknown): void => this.#keep({ ...draft, rules: { ...draft.rules, [field]: value } as DeckDraft['rules'] });
    const form: FormOf = { schema: root.properties?.[field], value: draft.rules[field], around: 'rules', without: [], change, ...more };
    return html`<nd-rules-form
      field=${field}
      around=${form.around}
      .schema=${form.schema}
      .defs=${defs}
      .without=${form.without}
      .names=${namesIn(draft, this.speaker.language, (cause) => this.#cause(cause))}
      .languages=${draft.languages}
      .icons=${this.icons}
      .value=${form.value}
      @change=${(e: CustomEvent<unknown>) => form.change(e.detail)}
    ></nd-rules-form>`;
  }

  /** Causes that have a name in the file have it in the file's words. */
  #cause(id: string): string {
    return this.speaker.has(`work.cause.${id}`) ? this.say(`work.cause.${id}`) : id;
  }

  #table(draft: DeckDraft, table: (typeof lists)[number]): TemplateResult {
    const n = Object.keys(entriesOf(draft, table)).length;
    return html`<nd-disclosure heading=${this.say(`form.${table}`)} note=${n === 0 ? '' : String(n)}>
      <div class="stack">
        ${this.#entries(draft, table)}
        <nd-work-new
          .draft=${draft}
          table=${table}
          @draft=${(e: CustomEvent<DeckDraft>) => this.#keep(e.detail)}
          @made=${(e: CustomEvent<string>) => (this.open = { table, id: e.detail })}
        ></nd-work-new>
      </div>
    </nd-disclosure>`;
  }

  #rest(draft: DeckDraft): TemplateResult {
    const change = (rules: unknown): void => this.#keep({ ...draft, rules: rules as DeckDraft['rules'] });
    return this.#form(draft, 'rules', { schema: root, value: draft.rules, around: '', without: apart, change });
  }

  #entry(draft: DeckDraft): TemplateResult {
    const { language } = this.speaker;
    const { table = 'roles', id = '' } = this.open ?? {};
    const entry = entriesOf(draft, table)[id];
    const inside = root.properties?.[table]?.additionalProperties;
    const shown = this.open !== undefined && entry !== undefined;
    return html`<nd-sheet heading=${shown ? nameOf(draft, table, id, language) : ''} ?open=${shown} @close=${() => (this.open = undefined)}>
      ${
        shown && typeof inside === 'object'
          ? html`${table === 'roles' ? html`<nd-work-role role-id=${id} .lines=${this.reading.told(id)} .deck=${this.reading.deck}></nd-work-role>` : nothing}
            ${this.#form(draft, table, { schema: inside, value: entry, around: '', change: (next) => this.#keep(withEntry(draft, table, id, next as Group)) })}
            <div slot="actions">
              <nd-button icon="trash" @click=${() => this.#without(draft, table, id)}>${this.say('form.remove', { what: nameOf(draft, table, id, language) })}</nd-button>
              <nd-button variant="primary" @click=${() => (this.open = undefined)}>${this.say('work.done')}</nd-button>
            </div>`
          : nothing
      }
    </nd-sheet>`;
  }

  #foot(): TemplateResult {
    const { mistakes } = this.reading;
    return html`<section class="panel" role="status">
        ${
          mistakes.length === 0
            ? html`<p>${this.say('work.right')}</p>`
            : html`<p><strong>${this.say('work.wrong')}</strong></p>
              <ul class="mistakes">
                ${mistakes.map(
                  ({ why, table, id }) =>
                    html`<li class="small">${this.say(why)}
                      ${table && id ? html`<nd-button variant="quiet" icon="edit" label=${this.say('work.edit', { name: id })} @click=${() => (this.open = { table, id })}></nd-button>` : nothing}</li>`,
                )}
              </ul>`
        }
      </section>
      <div class="foot">
        <nd-button variant="primary" large icon="cards" ?disabled=${mistakes.length > 0} @click=${() => void this.#play()}>${this.say('work.play')}</nd-button>
      </div>`;
  }

  async #load(): Promise<void> {
    const { language } = this.speaker;
    const [game] = this.args;
    const before = keptDraft();
    const opened = game === undefined ? undefined : await draftOfGame(game);
    if (game !== undefined && !opened) toast(this.say('work.noRules'), { tone: 'warn' });
    const draft = opened ?? before ?? (await freshDraft(this.say('work.untitled'), language));
    if (opened && before && JSON.stringify(before) !== JSON.stringify(opened)) this.#offerBack(before);
    this.#keep(draft);
    this.icons = (await import('../../print/faces/icons.ts')).pictograms;
  }

  #offerBack(before: DeckDraft): void {
    toast(this.say('work.fresh.done'), { action: { label: this.say('shell.undo'), run: () => this.#keep(before) } });
  }

  /** Shows the change, says what it comes to, and keeps it. */
  #keep(draft: DeckDraft): void {
    this.draft = draft;
    this.reading = readDraft(draft, this.speaker.language);
    if (!keepDraft(draft)) toast(this.say('work.notKept'), { tone: 'warn' });
  }

  #without(draft: DeckDraft, table: TableName, id: string): void {
    this.open = undefined;
    this.#keep(withEntry(draft, table, id, undefined));
    toast(this.say('form.removed', { what: nameOf(draft, table, id, this.speaker.language) }), {
      action: { label: this.say('shell.undo'), run: () => this.#keep(draft) },
    });
  }

  #made(id: string): void {
    this.taking = false;
    this.open = { table: 'roles', id };
  }

  async #fresh(): Promise<void> {
    const before = this.draft;
    this.#keep(await freshDraft(this.say('work.untitled'), this.speaker.language));
    if (before) this.#offerBack(before);
  }

  async #opened(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    const read = await openDraft(await file.text());
    if ('why' in read) return void toast(this.say(read.why), { tone: 'warn' });
    const before = this.draft;
    this.#keep(read.draft);
    if (before) this.#offerBack(before);
  }

  /** Begins a game with the deck: there it is printed, dealt and scanned like any other. */
  async #play(): Promise<void> {
    const { draft } = this;
    const { deck } = this.reading;
    if (!draft || !deck) return;
    try {
      const table = await loadTable({ deck, source: draft });
      const game = newDraft(table, titleOf(deck, this.speaker.language));
      await putGame(game);
      go('setup', [game.id]);
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-workshop': WorkshopScreen;
  }
}
