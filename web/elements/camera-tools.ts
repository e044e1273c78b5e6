import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { words as scanWords } from '../../src/text/scan.ts';
import type { Camera } from '../scan/camera-choice.ts';
import type { Zoom } from '../scan/camera.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import { NdElement } from './element.ts';
import './icon.ts';

addWords(scanWords);

/**
 * What can be set about the camera in use: its light, its zoom, and which camera it is; each only where the device
 * offers it. Fires `torch` (detail: whether on), `zoom` (detail: the factor) and `camera` (detail: the id).
 */
@customElement('nd-camera-tools')
export class CameraTools extends NdElement {
  static override styles = [
    base,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      select,
      label {
        flex: 1 1 9rem;
        min-inline-size: 0;
        min-block-size: var(--touch);
      }

      select {
        padding-inline: var(--space-3);
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--raised);
        color: var(--ink);
      }

      label {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        font-size: var(--text-s);
      }

      input {
        flex: 1;
        min-inline-size: 4rem;
        min-block-size: var(--touch);
        accent-color: var(--accent);
      }

      output {
        min-inline-size: 2.5em;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property() torch: 'absent' | 'off' | 'on' = 'absent';
  @property({ attribute: false }) zoom: Zoom | undefined;
  @property({ attribute: false }) cameras: readonly Camera[] = [];
  /** The id of the camera in use. */
  @property() camera = '';

  protected override render(): TemplateResult | typeof nothing {
    const several = this.cameras.length > 1;
    if (this.torch === 'absent' && this.zoom === undefined && !several) return nothing;
    return html`<div class="tools">
      ${this.#light()} ${this.zoom === undefined ? nothing : this.#slider(this.zoom)} ${several ? this.#choice() : nothing}
    </div>`;
  }

  #light(): TemplateResult | typeof nothing {
    if (this.torch === 'absent') return nothing;
    const lit = this.torch === 'on';
    return html`<nd-button
      icon="torch"
      .pressed=${lit}
      label=${this.say(lit ? 'dealing.torch.off' : 'dealing.torch.on')}
      @click=${() => this.emit('torch', !lit)}
    ></nd-button>`;
  }

  #slider({ min, max, step, now }: Zoom): TemplateResult {
    const factor = `${now.toFixed(1)}×`;
    return html`<label>
      <span>${this.say('scan.zoom')}</span>
      <input
        type="range"
        min=${min}
        max=${max}
        step=${step}
        .value=${String(now)}
        aria-valuetext=${factor}
        @input=${(event: Event) => this.emit('zoom', (event.target as HTMLInputElement).valueAsNumber)}
      />
      <output>${factor}</output>
    </label>`;
  }

  #choice(): TemplateResult {
    return html`<select
      aria-label=${this.say('dealing.camera.choose')}
      @change=${(event: Event) => this.emit('camera', (event.target as HTMLSelectElement).value)}
    >
      ${this.cameras.map(
        ({ id, name }, i) =>
          html`<option value=${id} ?selected=${id === this.camera}>${name || `${this.say('dealing.camera')} ${i + 1}`}</option>`,
      )}
    </select>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-camera-tools': CameraTools;
  }
}
