import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Language } from '../../src/text/message.ts';
import '../elements/button.ts';
import type { ChoiceItem } from '../elements/choice.ts';
import '../elements/choice.ts';
import { languageItems } from '../elements/language-items.ts';
import '../elements/switch.ts';
import { change, settings, type Hand, type Theme } from '../session/settings.ts';
import { forgetKey, keptKeys, type KeptKey } from '../session/deck-keys.ts';
import { Watch } from '../session/store.ts';
import { toast } from '../session/toasts.ts';
import { Screen } from './screen.ts';

/** How this device likes things. */
@customElement('nd-settings')
export class SettingsScreen extends Screen {
  readonly #settings = new Watch(this, settings);
  readonly #keys = new Watch(this, keptKeys);

  protected override render(): TemplateResult {
    const { language, theme, sound, haptics, voice, hand } = this.#settings.value;
    return html`<div class="page">
      <h1 tabindex="-1">${this.say('title.settings')}</h1>
      <section class="panel">
        <nd-choice
          look="chips"
          label=${this.say('settings.language')}
          .items=${languageItems()}
          .value=${[language]}
          @change=${(event: CustomEvent<Language[]>) => this.#chose(event, (language) => ({ language }))}
        ></nd-choice>
        <nd-choice
          label=${this.say('settings.theme')}
          .items=${this.#items<Theme>('theme', ['night', 'day'])}
          .value=${[theme]}
          @change=${(event: CustomEvent<Theme[]>) => this.#chose(event, (theme) => ({ theme }))}
        ></nd-choice>
        <nd-choice
          look="chips"
          label=${this.say('settings.hand')}
          .items=${this.#items<Hand>('hand', ['left', 'right'])}
          .value=${[hand]}
          @change=${(event: CustomEvent<Hand[]>) => this.#chose(event, (hand) => ({ hand }))}
        ></nd-choice>
      </section>
      <section class="panel" aria-labelledby="signals">
        <h2 id="signals">${this.say('settings.signals')}</h2>
        ${this.#switch('sound', sound, (sound) => change({ sound }))}
        ${this.#switch('haptics', haptics, (haptics) => change({ haptics }))}
        ${this.#switch('voice', voice, (voice) => change({ voice }))}
      </section>
      ${this.#keys.value.length === 0 ? nothing : this.#kept(this.#keys.value)}
      <nd-button variant="quiet" start icon="info" href="#/about">${this.say('settings.about')}</nd-button>
    </div>`;
  }

  #kept(keys: readonly KeptKey[]): TemplateResult {
    const date = new Intl.DateTimeFormat(this.speaker.language, { dateStyle: 'long', timeStyle: 'short' });
    return html`<section class="panel" aria-labelledby="keys">
      <h2 id="keys">${this.say('settings.keys')}</h2>
      <p class="soft small">${this.say('settings.keys.what')}</p>
      ${keys.map((key) => {
        const { title, edition, at } = key;
        return html`<div class="spread">
          <span>${this.say('settings.keys.one', { title, edition, date: date.format(at) })}</span>
          <nd-button @click=${() => this.#forget(key)}>${this.say('settings.keys.forget')}</nd-button>
        </div>`;
      })}
    </section>`;
  }

  #forget(key: KeptKey): void {
    const bring = forgetKey(key);
    toast(this.say('settings.keys.forgotten'), { action: { label: this.say('shell.undo'), run: bring } });
  }

  #items<T extends string>(what: string, ids: readonly T[]): ChoiceItem[] {
    return ids.map((id) => ({ id, label: this.say(`settings.${what}.${id}`) }));
  }

  #chose<T>(event: CustomEvent<T[]>, part: (chosen: T) => Parameters<typeof change>[0]): void {
    const [chosen] = event.detail;
    if (chosen !== undefined) change(part(chosen));
  }

  #switch(what: string, on: boolean, set: (on: boolean) => void): TemplateResult {
    return html`<nd-switch
      label=${this.say(`settings.${what}`)}
      hint=${this.say(`settings.${what}.hint`)}
      ?on=${on}
      @change=${(event: CustomEvent<boolean>) => set(event.detail)}
    ></nd-switch>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-settings': SettingsScreen;
  }
}
