import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../elements/button.ts';
import '../elements/choice.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/switch.ts';
import { change, settings } from '../session/settings.ts';
import { Watch } from '../session/store.ts';
import { base } from '../styles/base.ts';
import { exportGame } from './export.ts';
import type { Hosting } from './session.ts';

/** Signals, the look of the seats, the save as a file, and the ways out. Fires `form` with how seats are to be shown, and `handOver`. */
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

  @property({ attribute: false }) hosting!: Hosting;
  @property({ attribute: false }) form: 'ring' | 'list' = 'ring';
  @state() private saved = false;
  readonly #settings = new Watch(this, settings);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.hosting.saved.then(() => (this.saved = true));
  }

  protected override render(): TemplateResult {
    const { sound, haptics, voice } = this.#settings.value;
    const { at, unsaved, shownOnly } = this.hosting.view.value;
    const own = at > 0 && unsaved === undefined && shownOnly === undefined;
    return html`
      ${own ? html`<p class="saved soft small">${this.saved ? this.say('storage.saved', { n: at }) : this.say('storage.saving')}</p>` : nothing}
      <nd-choice
        look="chips"
        label=${this.say('host.seatsAs')}
        .items=${(['ring', 'list'] as const).map((id) => ({ id, label: this.say(`host.seatsAs.${id}`) }))}
        .value=${[this.form]}
        @change=${(event: CustomEvent<('ring' | 'list')[]>) => this.emit('form', event.detail[0] ?? 'ring')}
      ></nd-choice>
      <nd-switch label=${this.say('settings.sound')} .on=${sound} @change=${(event: CustomEvent<boolean>) => change({ sound: event.detail })}></nd-switch>
      <nd-switch label=${this.say('settings.haptics')} .on=${haptics} @change=${(event: CustomEvent<boolean>) => change({ haptics: event.detail })}></nd-switch>
      <nd-switch label=${this.say('settings.voice')} hint=${this.say('settings.voice.hint')} .on=${voice} @change=${(event: CustomEvent<boolean>) => change({ voice: event.detail })}></nd-switch>
      <nd-button start icon="people" href=${`#/public/${this.hosting.id}`} @click=${this.#second}>${this.say('host.public')}</nd-button>
      <nd-button class="print" start icon="print" href=${`#/print/${this.hosting.id}`}>${this.say('host.print')}</nd-button>
      <nd-button start icon="download" @click=${() => void exportGame(this.hosting)}>${this.say('host.export')}</nd-button>
      <nd-button class="handOver" start icon="share" @click=${() => this.emit('handOver')}>${this.say('handOver.give')}</nd-button>
      <nd-button start icon="back" href="#/">${this.say('host.leave')}</nd-button>
    `;
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
