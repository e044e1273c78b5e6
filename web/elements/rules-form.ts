import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { begun, begunWay, freeId, type Names } from '../../src/own/form/begin.ts';
import { isGroup, kindOf, type Kind, type Way } from '../../src/own/form/kind.ts';
import type { NameKind } from '../../src/own/naming.ts';
import type { Definitions, Part } from '../../src/own/schema/part.ts';
import type { Language } from '../../src/text/message.ts';
import { words as explainWords } from '../../src/text/own-explain.ts';
import { words as valueWords } from '../../src/text/own-form-values.ts';
import { words as formWords } from '../../src/text/own-form.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import './choice.ts';
import { NdElement } from './element.ts';
import { adding, picking, pictured, removing, taken, textOf, wording, type Item, type Put } from './rules-form-parts.ts';
import { rulesFormStyles } from './rules-form.styles.ts';
import './stepper.ts';
import './switch.ts';

addWords(explainWords, formWords, valueWords);

/** Where a value stands: its field, the group around it, and what it is called. */
interface At {
  readonly field: string;
  readonly around: string;
  readonly title: string;
}

/**
 * A part of a rules file as a form, drawn from the schema that checks files: what is there is shown, what may be there besides is added
 * from a list. Fires `change` with the whole part as it is now.
 */
@customElement('nd-rules-form')
export class RulesForm extends NdElement {
  static override styles = [base, rulesFormStyles];

  @property({ attribute: false }) schema: Part | undefined;
  @property({ attribute: false }) defs: Definitions = {};
  @property({ attribute: false }) value: unknown;
  /** The field the part stands in, e.g. `roles`. */
  @property() field = 'rules';
  /** The group around it, where its fields are called otherwise in it. */
  @property() around = '';
  /** Fields that are shown elsewhere. */
  @property({ attribute: false }) without: readonly string[] = [];
  @property({ attribute: false }) names: Names | undefined;
  /** Built-in pictures by name, as paths on a square of 512. */
  @property({ attribute: false }) icons: Readonly<Record<string, string>> = {};
  /** Languages in which words are asked for. */
  @property({ attribute: false }) languages: readonly Language[] = ['en'];

  protected override render(): TemplateResult | typeof nothing {
    if (!this.schema || !this.names) return nothing;
    const { field, around } = this;
    return this.#control(this.schema, this.value, { field, around, title: '' }, (value) => {
      this.value = value;
      this.emit('change', value);
    });
  }

  #title(field: string, around: string): string {
    return this.say([`form.${around}.${field}`, `form.${field}`].find((id) => this.speaker.has(id)) ?? field);
  }

  #label(way: string, { field }: Pick<At, 'field'>): string {
    return this.say([`form.${field}=${way}`, `form.=${way}`, `x.who.${way}`].find((id) => this.speaker.has(id)) ?? way);
  }

  #control(part: Part, value: unknown, at: At, set: Put): TemplateResult {
    const kind = kindOf(part, this.defs, at.field, at.around);
    const { title } = at;
    switch (kind.of) {
      case 'words':
        return wording(this.speaker, value, title, { languages: this.languages, most: kind.most }, set);
      case 'text':
        if (at.field === 'icon') return this.#icon(textOf(value), at, set);
        return html`<nd-field label=${title} maxlength=${kind.most} autocapitalize="off" .value=${textOf(value)} @change=${(e: CustomEvent<string>) => taken(e, set)}></nd-field>`;
      case 'id':
        return html`<nd-field label=${title} .value=${textOf(value)} @change=${(e: CustomEvent<string>) => taken(e, set)}></nd-field>`;
      case 'colour':
        return html`<label class="line"><span class="title">${title}</span><input type="color" .value=${live(textOf(value))} @change=${(e: Event) => set((e.target as HTMLInputElement).value)} /></label>`;
      case 'switch':
        return html`<nd-switch label=${title} ?on=${value === true} @change=${(e: CustomEvent<boolean>) => taken(e, set)}></nd-switch>`;
      case 'flag':
        return html`<span class="line">${title}</span>`;
      case 'number':
        return html`<div class="line"><span class="title">${title}</span><nd-stepper label=${title} .value=${Number(value)} .min=${kind.min} .max=${kind.max} @change=${(e: CustomEvent<number>) => taken(e, set)}></nd-stepper></div>`;
      case 'name':
        return kind.several
          ? this.#several(kind.names, value, at, set)
          : picking(this.speaker, this.#known(kind.names), textOf(value), at.title, set);
      case 'set':
        return html`<nd-choice multiple look="chips" label=${title} .items=${kind.values.map((id) => ({ id, label: this.#label(id, at) }))} .value=${list(value) as string[]} @change=${(e: CustomEvent<string[]>) => taken(e, set)}></nd-choice>`;
      case 'ways':
        return this.#ways(kind.ways, value, at, set);
      case 'group':
        return this.#group(kind, isGroup(value) ? value : {}, at, set);
      case 'list':
        return this.#list(kind, list(value), at, set);
      case 'table':
        return this.#table(kind, isGroup(value) ? value : {}, at, set);
      case 'pair':
        return html`<div class="group" role="group" aria-label=${title}><span class="title">${title}</span>${kind.parts.map((one, i) => this.#control(one, list(value)[i], { ...at, title: '' }, (next) => set(list(value).map((old, k) => (k === i ? next : old)))))}</div>`;
    }
  }

  #known(kind: NameKind): readonly Item[] {
    return this.names?.[kind] ?? [];
  }

  #icon(value: string, { title }: At, set: Put): TemplateResult {
    const items = Object.keys(this.icons).map((id) => ({ id, label: id }));
    return pictured(picking(this.speaker, items, value, title, set), this.icons[value] ?? (value.startsWith('M') ? value : ''));
  }

  #several(kind: NameKind, value: unknown, at: At, set: Put): TemplateResult {
    const chosen = list(typeof value === 'string' ? [value] : value).map(String);
    const known = this.#known(kind);
    const items = [...known, ...chosen.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, label: id }))];
    if (items.length === 0) return html`<p class="title">${at.title}: ${this.say('form.nothing')}</p>`;
    // One name stands alone, several in a list.
    const change = (ids: readonly string[]): void => set(ids.length === 1 && at.field !== 'oneOf' ? ids[0] : ids);
    return html`<nd-choice multiple look="chips" label=${at.title} .items=${items} .value=${chosen} @change=${(e: CustomEvent<string[]>) => taken(e, (ids) => change(ids as string[]))}></nd-choice>`;
  }

  #ways(ways: readonly Way[], value: unknown, at: At, set: Put): TemplateResult {
    const { names, others } = this.#namesAmong(ways, at);
    if (names) {
      const [byName, labels] = [names, others.map(({ id }) => ({ id: `=${id}`, label: this.#label(id, at) }))];
      const now = others.find((way) => way.holds(value));
      const pick = (id: string): void =>
        set(
          id.startsWith('=')
            ? this.#begunWay(
                others.find((way) => `=${way.id}` === id),
                at,
              )
            : id,
        );
      return html`${picking(this.speaker, [...byName, ...labels], now ? `=${now.id}` : textOf(value), at.title, pick)}
      ${now?.part ? this.#control(now.part, value, { ...at, title: '' }, set) : nothing}`;
    }
    const found = ways.find((way) => way.holds(value));
    const items = ways.map(({ id }) => ({ id, label: this.#label(id, at) }));
    return html`${picking(this.speaker, items, found?.id ?? '', at.title, (id) =>
      set(
        this.#begunWay(
          ways.find((way) => way.id === id),
          at,
        ),
      ),
    )}
      ${found?.part ? this.#control(found.part, value, { ...at, title: '' }, set) : nothing}`;
  }

  /** Where one of the ways is to give a name, the names themselves are offered beside the other ways. */
  #namesAmong(ways: readonly Way[], { field, around }: At): { readonly names?: readonly Item[]; readonly others: readonly Way[] } {
    const byName = ways.find(({ id }) => id === 'name');
    const kind = byName?.part && kindOf(byName.part, this.defs, field, around);
    return kind?.of === 'name' ? { names: this.#known(kind.names), others: ways.filter((way) => way !== byName) } : { others: ways };
  }

  #group(kind: Extract<Kind, { of: 'group' }>, value: Readonly<Record<string, unknown>>, at: At, set: Put): TemplateResult {
    const shown = kind.fields.filter(({ name }) => name !== 'id' && !(at.field === this.field && this.without.includes(name)));
    const there = shown.filter(({ name, needed }) => needed || name in value);
    const absent = shown.filter((one) => !there.includes(one));
    const title = (name: string): string => this.#title(name, kind.name);
    const without = (name: string): void => {
      const { [name]: _gone, ...rest } = value;
      set(rest);
    };
    const add = (name: string): void => {
      const field = absent.find((one) => one.name === name);
      if (field) set({ ...value, [name]: this.#begun(field.part, { field: name, around: kind.name }) });
    };
    return html`<div class="group" role="group" aria-label=${at.title}>
      ${there.map(({ name, part, needed }) => {
        const at = { field: name, around: kind.name, title: title(name) };
        const inside = this.#control(part, value[name], at, (next) => set({ ...value, [name]: next }));
        const remove = needed ? nothing : removing(this.speaker, at.title, () => without(name));
        if (headed(part, this.defs, name, kind.name))
          return html`<div>
            <div class="line"><span class="title">${at.title}</span>${remove}</div>
            ${inside}
          </div>`;
        return needed ? inside : html`<div class="field"><div>${inside}</div>${remove}</div>`;
      })}
      ${
        absent.length === 0
          ? nothing
          : adding(
              this.speaker,
              at.title,
              absent.map(({ name }) => ({ id: name, label: title(name) })),
              add,
            )
      }
    </div>`;
  }

  #list({ item, most }: Extract<Kind, { of: 'list' }>, items: readonly unknown[], at: At, set: Put): TemplateResult {
    const kind = kindOf(item, this.defs, at.field, at.around);
    const put = (i: number, ...next: readonly unknown[]): void => set([...items.slice(0, i), ...next, ...items.slice(i + 1)]);
    const add = (fresh: unknown): void =>
      set([...items, isGroup(fresh) && 'id' in fresh ? { ...fresh, id: freeId(items, at.field.slice(0, 3)) } : fresh]);
    const ways = kind.of === 'ways' ? kind.ways : [{ id: at.field, part: item, holds: () => true }];
    const label = (way: Way): string => (kind.of === 'ways' ? this.#label(way.id, at) : at.title);
    return html`<div class="list" role="group" aria-label=${at.title}>
      ${items.map((one, i) => {
        const way = ways.find((some) => some.holds(one));
        const name = way && kind.of === 'ways' ? label(way) : this.say('form.numbered', { what: at.title, n: i + 1 });
        const up = (): void => set([...items.slice(0, i - 1), one, items[i - 1], ...items.slice(i + 1)]);
        return html`<div>
          <div class="line"><strong>${name}</strong>
            <span class="ends">
              ${i === 0 ? nothing : html`<nd-button variant="quiet" icon="up" label=${this.say('form.earlier', { what: name })} @click=${up}></nd-button>`}
              ${removing(this.speaker, name, () => put(i))}
            </span>
          </div>
          ${way?.part ? this.#control(way.part, one, { ...at, title: name }, (next) => put(i, next)) : nothing}
        </div>`;
      })}
      ${
        items.length >= most
          ? nothing
          : adding(
              this.speaker,
              at.title,
              ways.map((way) => ({ id: way.id, label: label(way) })),
              (id) =>
                add(
                  this.#begunWay(
                    ways.find((way) => way.id === id),
                    at,
                  ),
                ),
            )
      }
    </div>`;
  }

  /** Numbers by name: cards of each role, wins of each side. */
  #table({ item, names }: Extract<Kind, { of: 'table' }>, value: Readonly<Record<string, unknown>>, at: At, set: Put): TemplateResult {
    const known = this.#known(names);
    const label = (id: string): string => known.find((one) => one.id === id)?.label ?? id;
    const without = (id: string): void => {
      const { [id]: _gone, ...rest } = value;
      set(rest);
    };
    const absent = known.filter(({ id }) => !(id in value));
    return html`<div class="list" role="group" aria-label=${at.title}>
      ${Object.entries(value).map(
        ([id, n]) =>
          html`<div class="field"><div>${this.#control(item, n, { ...at, title: label(id) }, (next) => set({ ...value, [id]: next }))}</div>${removing(this.speaker, label(id), () => without(id))}</div>`,
      )}
      ${absent.length === 0 ? nothing : adding(this.speaker, at.title, absent, (id) => set({ ...value, [id]: 1 }))}
    </div>`;
  }

  #begun(part: Part, { field, around }: Pick<At, 'field' | 'around'>): unknown {
    return this.names ? begun(part, this.defs, field, around, this.names, this.languages[0] ?? 'en') : undefined;
  }

  #begunWay(way: Way | undefined, { field, around }: Pick<At, 'field' | 'around'>): unknown {
    return this.names ? begunWay(way, this.defs, field, around, this.names, this.languages[0] ?? 'en') : undefined;
  }
}

/** Groups and lists say nothing of what they are by themselves. */
const headed = (part: Part, defs: Definitions, field: string, around: string): boolean =>
  ['group', 'list', 'table'].includes(kindOf(part, defs, field, around).of);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

declare global {
  interface HTMLElementTagNameMap {
    'nd-rules-form': RulesForm;
  }
}
