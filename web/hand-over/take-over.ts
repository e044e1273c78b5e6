import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { collect, missingFrames, nothingCollected, openFrames, type Collected } from '../../src/save/capsule.ts';
import { writeSave } from '../../src/save/file.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as handOverWords } from '../../src/text/hand-over.ts';
import { words as saveWords } from '../../src/text/save.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/counter.ts';
import { NdElement } from '../elements/element.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';

addWords(cardWords, saveWords, handOverWords);

/** Reads a game off another device's screen. Fires `save` with the text of the save once all of it has come. */
@customElement('nd-take-over')
export class TakeOver extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      nd-button {
        justify-self: start;
      }
    `,
  ];

  @state() private so: Collected = nothingCollected;
  @state() private line = '';
  @state() private stuck = false;

  protected override render(): TemplateResult {
    const of = this.so.parts.length;
    const n = of - missingFrames(this.so).length;
    return html`<p class="small">${this.say('handOver.point')}</p>
      <nd-camera-view ?deaf=${of > 0 && n === of} @code=${(event: CustomEvent<string>) => this.#code(event.detail)}></nd-camera-view>
      ${of > 0 ? html`<nd-counter .now=${n} .goal=${of} text=${this.say('handOver.parts', { n, of })} label=${this.say('handOver.received', { n })}></nd-counter>` : nothing}
      <p role="status">${this.line}</p>
      ${this.stuck ? html`<nd-button @click=${this.#again}>${this.say('handOver.again')}</nd-button>` : nothing}`;
  }

  #code(text: string): void {
    const { collected, outcome, words } = collect(this.so, text);
    this.so = collected;
    // What the counter shows is not said a second time.
    this.line = outcome === 'taken' || outcome === 'again' ? '' : this.say(words);
    this.stuck = outcome === 'otherTransfer';
    if (outcome !== 'complete') return;
    const opened = openFrames(collected);
    if ('save' in opened) return this.emit('save', writeSave(opened.save));
    this.line = this.say(opened.refusal.why);
    this.stuck = true;
  }

  readonly #again = (): void => {
    this.so = nothingCollected;
    this.line = '';
    this.stuck = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-take-over': TakeOver;
  }
}
