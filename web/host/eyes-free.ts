import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { NdElement } from '../elements/element.ts';
import '../elements/switch.ts';
import { change, settings } from '../session/settings.ts';
import { Watch } from '../session/store.ts';
import { base } from '../styles/base.ts';
import { VoicesWatch, voicesFor } from './voice.ts';

/** The switch for a night without looking at the screen. Where the device has no voice to read with, that is said beside it. */
@customElement('nd-eyes-free')
export class EyesFree extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        padding: var(--space-1) var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
      }
    `,
  ];

  readonly #settings = new Watch(this, settings);

  constructor() {
    super();
    new VoicesWatch(this);
  }

  protected override render(): TemplateResult {
    const { eyesFree } = this.#settings.value;
    const mute = eyesFree && voicesFor(this.speaker.language).length === 0;
    return html`<nd-switch
        label=${this.say('settings.eyesFree')}
        .on=${eyesFree}
        @change=${(event: CustomEvent<boolean>) => change({ eyesFree: event.detail })}
      ></nd-switch>
      ${mute ? html`<p class="small" role="note">${this.say('settings.voice.none')}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-eyes-free': EyesFree;
  }
}
