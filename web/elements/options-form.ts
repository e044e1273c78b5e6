import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { z } from 'zod';
import type { Speaker } from '../../src/text/speak.ts';
import { base } from '../styles/base.ts';
import './choice.ts';
import type { ChoiceItem } from './choice.ts';
import './disclosure.ts';
import { NdElement } from './element.ts';
import { optionFields, type OptionField } from '../../src/kernel/option-fields.ts';
import './order-list.ts';
import './stepper.ts';
import './switch.ts';

/** Orders longer than this are folded away. */
const long = 12;
/** More rules than this are folded by group. */
const many = 25;

/** Options by name; a missing one has the rulebook's own value. */
export type OptionValues = Readonly<Record<string, unknown>>;

/**
 * The house rules of a game, drawn from its options schema: titles, groups, units and clauses all come
 * from there. Fires `change` with the values that differ from the rulebook's.
 */
@customElement('nd-options-form')
export class OptionsForm extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-5);
      }

      section {
        display: grid;
        gap: var(--space-4);
      }

      h3 {
        color: var(--accent);
      }

      .option {
        display: grid;
        gap: var(--space-1);
      }

      .option + .option {
        padding-block-start: var(--space-4);
        border-block-start: 1px solid var(--line);
      }

      .help {
        max-inline-size: 60ch;
      }

      .clause {
        color: var(--ink-soft);
        font-size: var(--text-xs);
        letter-spacing: 0.02em;
      }

      .line {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
        justify-content: space-between;
      }

      /* A switch that brings a number with it stands where the other switches do. */
      .line > nd-switch {
        flex: 1 0 100%;
      }

      .own {
        color: var(--accent);
      }
    `,
  ];

  @property({ attribute: false }) schema: z.ZodType | undefined;
  @property({ attribute: false }) value: OptionValues = {};
  /** Speaks the game's own words, in which the options are titled. */
  @property({ attribute: false }) words: Speaker = this.speaker;
  /** Frozen: the game has begun. */
  @property({ type: Boolean }) locked = false;
  #fields: readonly OptionField[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('schema')) this.#fields = this.schema ? optionFields(this.schema) : [];
  }

  protected override render(): TemplateResult {
    const groups = [...new Set(this.#fields.map((field) => field.group))];
    if (this.#fields.length > many) return html`${groups.map((group) => this.#folded(group))}`;
    return html`${groups.map(
      (group) =>
        html`<section>
          ${groups.length > 1 ? html`<h3>${this.words.say(`group.${group}`)}</h3>` : nothing}
          ${this.#fields.filter((field) => field.group === group).map((field) => this.#option(field))}
        </section>`,
    )}`;
  }

  /** Of many rules each group unfolds by itself, and says how many of its rules are the house's own. */
  #folded(group: string): TemplateResult {
    const fields = this.#fields.filter((field) => field.group === group);
    const own = fields.filter(({ name }) => name in this.value).length;
    return html`<nd-disclosure heading=${this.words.say(`group.${group}`)} note=${own === 0 ? '' : this.say('setup.rules.some', { n: own })}>
      <section>${fields.map((field) => this.#option(field))}</section>
    </nd-disclosure>`;
  }

  /** Brings an option into sight, unfolded, with the focus on it. */
  async reveal(name: string): Promise<void> {
    await this.updateComplete;
    const option = this.renderRoot.querySelector<HTMLElement>(`[data-option="${name}"]`);
    const folded = option?.closest('nd-disclosure');
    if (folded) {
      folded.open = true;
      await folded.updateComplete;
    }
    option?.scrollIntoView({ block: 'center' });
    option?.querySelector<HTMLElement>('nd-switch, nd-choice, nd-stepper')?.focus();
  }

  #option(field: OptionField): TemplateResult {
    const title = this.words.say(field.title);
    const help = this.words.has(field.help) ? this.words.say(field.help) : undefined;
    return html`<div class="option" data-option=${field.name}>
      ${this.#control(field, title)}
      ${help === undefined ? nothing : html`<p class="help small soft">${help}</p>`}
      <p class="clause">${field.clause ?? nothing} ${field.name in this.value ? html`<span class="own">${this.say('options.own')}</span>` : nothing}</p>
    </div>`;
  }

  #control(field: OptionField, title: string): TemplateResult {
    const value = field.name in this.value ? this.value[field.name] : field.standard;
    const { kind } = field;
    const label = (one: string): string => this.words.say(`${field.title}.${one}`);
    switch (kind.of) {
      case 'switch':
        return html`<nd-switch label=${title} ?on=${value === true} ?disabled=${this.locked} @change=${(e: CustomEvent<boolean>) => this.#set(field, e)}></nd-switch>`;
      case 'one':
        return html`<nd-choice
          look="chips"
          label=${title}
          .items=${kind.values.map((id) => ({ id, label: label(id) }))}
          .value=${[String(value)]}
          ?disabled=${this.locked}
          @change=${(e: CustomEvent<readonly string[]>) => this.#set(field, e, e.detail[0])}
        ></nd-choice>`;
      case 'set':
        return html`<nd-choice
          multiple
          label=${title}
          .items=${kind.values.map((id) => ({ id, label: label(id) }))}
          .value=${(value ?? []) as string[]}
          ?disabled=${this.locked}
          @change=${(e: CustomEvent<readonly string[]>) => this.#set(field, e)}
        ></nd-choice>`;
      case 'order':
        return this.#order(
          field,
          title,
          (value ?? []) as string[],
          kind.values.map((id) => ({ id, label: label(id) })),
        );
      case 'number': {
        const number = typeof value === 'number' ? value : undefined;
        const none = number === 0 && this.words.has(`${field.title}.zero`) ? this.words.say(`${field.title}.zero`) : undefined;
        const unit =
          none ?? (number === 0 && field.unit === 'seconds' ? this.say('options.off') : field.unit ? this.say(`unit.${field.unit}`) : '');
        const range = kind.max - kind.min;
        return html`<div class="line">
          ${
            kind.off
              ? html`<nd-switch label=${title} ?on=${number !== undefined} ?disabled=${this.locked} @change=${(e: CustomEvent<boolean>) => this.#set(field, e, e.detail ? kind.off?.begins : kind.off?.value)}></nd-switch>`
              : html`<span>${title}</span>`
          }
          ${
            number === undefined
              ? this.words.has(`${field.title}.off`)
                ? html`<span class="small soft">${this.words.say(`${field.title}.off`)}</span>`
                : nothing
              : html`<span class="line">
                <nd-stepper label=${title} .value=${number} .none=${none ?? ''} .min=${kind.min} .max=${kind.max} .step=${range > 1000 ? 30 : range > 60 ? 5 : 1} ?disabled=${this.locked} @change=${(e: CustomEvent<number>) => this.#set(field, e)}></nd-stepper>
                ${unit}
              </span>`
          }
        </div>`;
      }
    }
  }

  /** A long order is folded away: few change it, and everybody must get past it. */
  #order(field: OptionField, title: string, value: readonly string[], items: readonly ChoiceItem[]): TemplateResult {
    const folded = items.length > long;
    const list = html`<nd-order-list
      label=${title}
      ?headed=${folded}
      ?whole=${field.kind.of === 'order' && field.kind.whole === true}
      .standard=${(field.standard ?? []) as readonly string[]}
      .items=${items}
      .value=${value}
      ?disabled=${this.locked}
      @change=${(e: CustomEvent<readonly string[]>) => this.#set(field, e)}
    ></nd-order-list>`;
    if (!folded) return list;
    return html`<nd-disclosure heading=${title} note=${this.say('order.steps', { n: value.length })}>${list}</nd-disclosure>`;
  }

  #set(field: OptionField, event: CustomEvent<unknown>, value: unknown = event.detail): void {
    event.stopPropagation();
    const { [field.name]: _before, ...rest } = this.value;
    const standard = JSON.stringify(value) === JSON.stringify(field.standard);
    this.value = standard || value === undefined ? rest : { ...rest, [field.name]: value };
    this.emit('change', this.value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-options-form': OptionsForm;
  }
}
