import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { NdElement } from '../elements/element.ts';
import '../elements/switch.ts';
import { change, settings } from '../session/settings.ts';
import { Watch } from '../session/store.ts';
import { base } from '../styles/base.ts';
import { VoicesWatch, voicesFor } from './voice.ts';

/** What a host settles before the first night: the switch for a night without looking at the screen. What the device lacks for it, a voice to read with or a screen that stays on, is said beside it. */
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

  /** The device will not keep its screen on. */
  @property({ type: Boolean }) sleepy = false;
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
      ${mute ? html`<p class="small" role="note">${this.say('settings.voice.none')}</p>` : nothing}
      ${this.sleepy ? html`<p class="sleepy small" role="note">${this.say('host.sleepy')}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-eyes-free': EyesFree;
  }
}
