import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Language } from '../../src/text/message.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { languageItems } from '../elements/language-items.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/storage-notice.ts';
import '../elements/switch.ts';
import { change, settings } from '../session/settings.ts';
import { Watch } from '../session/store.ts';
import { base } from '../styles/base.ts';
import { exportGame } from './export.ts';
import type { HostedGame } from './hosted-game.ts';
import { VoicesWatch, voicesFor } from './voice.ts';

/** From the Home Screen of an iPhone another window opens in the browser, which has a storage of its own and knows no game. */
const apart = (navigator as { readonly standalone?: boolean }).standalone === true;

/** Signals, the look of the seats, the save as a file, and the ways out. Fires `form` with how seats are to be shown, `handOver`, and `cover` to cover the screen. */
@customElement('nd-more')
export class HostMore extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
    `,
  ];

  @property({ attribute: false }) hosting!: HostedGame;
  @property({ attribute: false }) form: 'ring' | 'list' = 'ring';
  @state() private saved = false;
  /** The device will not keep its screen on. */
  @property({ type: Boolean }) sleepy = false;
  readonly #settings = new Watch(this, settings);

  constructor() {
    super();
    new VoicesWatch(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.hosting.saved.then(() => (this.saved = true));
  }

  protected override render(): TemplateResult {
    const { language, theme, sound, haptics, voice, eyesFree, ambience } = this.#settings.value;
    const { at, unsaved, shownOnly } = this.hosting.view.value;
    const own = at > 0 && unsaved === undefined && shownOnly === undefined;
    return html`
      ${own ? html`<p class="saved soft small">${this.saved ? this.say('storage.saved', { n: at }) : this.say('storage.saving')}</p>` : nothing}
      <nd-storage-notice beforehand></nd-storage-notice>
      ${this.sleepy ? html`<p role="note">${this.say('host.sleepy')}</p>` : nothing}
      <nd-choice
        look="chips"
        label=${this.say('host.seatsAs')}
        .items=${(['ring', 'list'] as const).map((id) => ({ id, label: this.say(`host.seatsAs.${id}`) }))}
        .value=${[this.form]}
        @change=${(event: CustomEvent<('ring' | 'list')[]>) => this.emit('form', event.detail[0] ?? 'ring')}
      ></nd-choice>
      <nd-switch label=${this.say('settings.sound')} .on=${sound} @change=${(event: CustomEvent<boolean>) => change({ sound: event.detail })}></nd-switch>
      <nd-switch label=${this.say('settings.haptics')} .on=${haptics} @change=${(event: CustomEvent<boolean>) => change({ haptics: event.detail })}></nd-switch>
      <nd-switch class="eyesFree" label=${this.say('settings.eyesFree')} hint=${this.say('settings.eyesFree.hint')} .on=${eyesFree} @change=${(event: CustomEvent<boolean>) => change({ eyesFree: event.detail })}></nd-switch>
      <nd-switch label=${this.say('settings.voice')} hint=${this.say('settings.voice.hint')} .on=${voice} @change=${(event: CustomEvent<boolean>) => change({ voice: event.detail })}></nd-switch>
      ${voice || eyesFree ? this.#voices() : nothing}
      <nd-switch class="ambience" label=${this.say('settings.ambience')} hint=${this.say('settings.ambience.hint')} .on=${ambience} @change=${(event: CustomEvent<boolean>) => change({ ambience: event.detail })}></nd-switch>
      <nd-choice
        look="chips"
        label=${this.say('settings.language')}
        .items=${languageItems()}
        .value=${[language]}
        @change=${(event: CustomEvent<Language[]>) => change({ language: event.detail[0] ?? language })}
      ></nd-choice>
      <nd-button class="theme" start icon=${theme === 'night' ? 'sun' : 'moon'} @click=${() => change({ theme: theme === 'night' ? 'day' : 'night' })}>${this.say(theme === 'night' ? 'shell.day' : 'shell.night')}</nd-button>
      <nd-button class="cover" start icon="lock" @click=${() => this.emit('cover')}>${this.say('host.cover')}</nd-button>
      <nd-button class="publicHere" start icon="people" href=${`#/public/${this.hosting.id}/here`}>${this.say('host.publicHere')}</nd-button>
      <p class="soft small">${this.say('host.publicHere.hint')}</p>
      ${apart ? nothing : html`<nd-button start icon="people" href=${`#/public/${this.hosting.id}`} @click=${this.#second}>${this.say('host.public')}</nd-button>`}
      <nd-button class="print" start icon="print" href=${`#/print/${this.hosting.id}`}>${this.say('host.print')}</nd-button>
      <nd-button start icon="download" @click=${() => void exportGame(this.hosting)}>${this.say('host.export')}</nd-button>
      <nd-button class="handOver" start icon="share" @click=${() => this.emit('handOver')}>${this.say('handOver.give')}</nd-button>
      <nd-button start icon="back" href="#/">${this.say('host.leave')}</nd-button>
    `;
  }

  /** Which of the device's voices speaks the host's language; where there is none, that is said. */
  #voices(): TemplateResult {
    const { language } = this.speaker;
    const { voices } = this.#settings.value;
    const found = voicesFor(language);
    if (found.length === 0) return html`<p class="soft small" role="note">${this.say('settings.voice.none')}</p>`;
    return html`<nd-choice
      class="voices"
      look="chips"
      label=${this.say('settings.voice.which')}
      .items=${found.slice(0, 6).map(({ voiceURI, name }) => ({ id: voiceURI, label: name }))}
      .value=${[found.find(({ voiceURI }) => voiceURI === voices[language])?.voiceURI ?? found[0]?.voiceURI ?? '']}
      @change=${(event: CustomEvent<string[]>) => change({ voices: { ...voices, [language]: event.detail[0] ?? '' } })}
    ></nd-choice>`;
  }

  /** The host keeps this window; the public one is another. */
  #second(event: Event): void {
    event.preventDefault();
    window.open(`#/public/${this.hosting.id}`, '_blank', 'noopener');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-more': HostMore;
  }
}
