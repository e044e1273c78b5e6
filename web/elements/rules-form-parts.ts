import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isGroup } from '../../src/own/form/kind.ts';
import { languageNames, type Language } from '../../src/text/message.ts';
import type { Speaker } from '../../src/text/speak.ts';
import './button.ts';
import './field.ts';

/** Takes a value as it is now. */
export type Put = (value: unknown) => void;

/** Something that may be picked. */
export interface Item {
  readonly id: string;
  readonly label: string;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Hands on what a control has fired, and lets nobody else hear it. */
export function taken<T>(event: CustomEvent<T>, put: (value: T) => void): void {
  event.stopPropagation();
  put(event.detail);
}

/** One of several things; a value that is none of them stays until another is picked. */
export function picking({ say }: Speaker, items: readonly Item[], value: string, title: string, put: (id: string) => void): TemplateResult {
  const lost = value !== '' && !items.some(({ id }) => id === value) ? [{ id: value, label: value }] : [];
  return html`<label class="line"
    >${title === '' ? nothing : html`<span class="title">${title}</span>`}
    <select aria-label=${title} @change=${(event: Event) => put((event.target as HTMLSelectElement).value)}>
      ${items.length + lost.length === 0 ? html`<option value="">${say('form.nothing')}</option>` : nothing}
      ${[...lost, ...items].map(({ id, label }) => html`<option value=${id} .selected=${live(id === value)}>${label}</option>`)}
    </select>
  </label>`;
}

/** A list from which something is added; it goes back to its own words. */
export function adding({ say }: Speaker, to: string, items: readonly Item[], add: (id: string) => void): TemplateResult {
  const change = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    const id = select.value;
    select.value = '';
    add(id);
  };
  const words = to === '' ? say('form.add') : say('form.add.to', { what: to });
  return html`<select class="add" aria-label=${words} @change=${change}>
    <option value="">${words}</option>
    ${items.map(({ id, label }) => html`<option value=${id}>${label}</option>`)}
  </select>`;
}

export const removing = ({ say }: Speaker, what: string, act: () => void): TemplateResult =>
  html`<nd-button variant="quiet" icon="cross" label=${say('form.remove', { what })} @click=${act}></nd-button>`;

/** Words in each language of the deck; those in others stay. */
export function wording(
  { say }: Speaker,
  value: unknown,
  title: string,
  { languages, most }: { readonly languages: readonly Language[]; readonly most: number },
  put: Put,
): TemplateResult {
  const all = isGroup(value) ? value : {};
  const label = (language: Language): string =>
    languages.length === 1 ? title : say('form.in', { what: title, language: languageNames[language] });
  const change = (language: Language, words: string): void => {
    const { [language]: _before, ...others } = all;
    put(words.trim() === '' && Object.keys(others).length > 0 ? others : { ...all, [language]: words.trim() });
  };
  return html`${languages.map(
    (language) =>
      html`<nd-field
        label=${label(language)}
        maxlength=${most}
        autocapitalize="off"
        lang=${language}
        .value=${textOf(all[language])}
        @change=${(event: CustomEvent<string>) => taken(event, (words) => change(language, words))}
      ></nd-field>`,
  )}`;
}

/** A picture that comes with the app, shown as it is. */
export const pictured = (list: TemplateResult, path: string): TemplateResult => html`<div class="line">
  ${list}
  <svg viewBox="0 0 512 512" width="32" height="32" aria-hidden="true"><path d=${path} fill="currentColor" fill-rule="evenodd" /></svg>
</div>`;
