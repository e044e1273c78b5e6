import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { alignmentOf, asItComes, type Alignment } from '../../src/cards/calibration.ts';
import type { Found } from '../../src/cards/read/found.ts';
import { words as calibrationWords } from '../../src/text/calibration.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as scanWords } from '../../src/text/scan.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { NdElement } from '../elements/element.ts';
import '../elements/field.ts';
import type { Field } from '../elements/field.ts';
import { keepPrinter, printers } from '../session/printers.ts';
import { Watch } from '../session/store.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';

addWords(calibrationWords, dealingWords, scanWords);

/**
 * Whose printer it is and what puts its backs right, read off a photo of the test page held against the light. Fires
 * `change` with an `Alignment`.
 */
@customElement('nd-printer-choices')
export class PrinterChoices extends NdElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      input[type='file'] {
        display: none;
      }
    `,
  ];

  @property({ attribute: false }) value: Alignment = asItComes;
  @state() private line = '';
  /** What a photo has told and is not kept under a name yet. */
  @state() private fresh: Alignment | undefined;
  @query('nd-field') private readonly name!: Field | null;
  @query('input[type=file]') private readonly file!: HTMLInputElement;
  readonly #known = new Watch(this, printers);

  protected override render(): TemplateResult {
    const known = this.#known.value;
    const now = known.find((one) => same(one, this.value));
    return html`${
      known.length === 0
        ? nothing
        : html`<nd-choice
            look="chips"
            label=${this.say('calibration.printer')}
            .items=${[...known.map(({ name }) => ({ id: `=${name}`, label: name })), { id: '', label: this.say('calibration.printer.none') }]}
            .value=${now ? [`=${now.name}`] : same(asItComes, this.value) ? [''] : []}
            @change=${(event: CustomEvent<string[]>) => this.#take(known.find(({ name }) => `=${name}` === event.detail[0]) ?? asItComes)}
          ></nd-choice>`
    }
      <p class="soft small">${this.say('calibration.how')}</p>
      <nd-button icon="photo" @click=${() => this.file.click()}>${this.say('calibration.photo')}</nd-button>
      <input type="file" accept="image/*" aria-label=${this.say('calibration.photo')} @change=${this.#photo} />
      <p class="small" role="status">${this.line}</p>
      ${
        this.fresh === undefined
          ? nothing
          : html`<nd-field label=${this.say('calibration.printer.name')} maxlength="40"></nd-field>
              <nd-button @click=${this.#keep}>${this.say('calibration.printer.keep')}</nd-button>`
      }`;
  }

  #take({ flip, dx, dy, turn, scale }: Alignment): void {
    this.fresh = undefined;
    this.line = '';
    this.emit<Alignment>('change', { flip, dx, dy, turn, scale });
  }

  readonly #photo = async (): Promise<void> => {
    const file = this.file.files?.[0];
    this.file.value = '';
    if (!file) return;
    this.line = this.say('dealing.photo.reading');
    const { readPhoto } = await import('../scan/photo.ts');
    const read = await readPhoto(file);
    if ('refused' in read) {
      this.line = this.say(read.refused);
      return;
    }
    const found = alignmentOf(read.reading.codes.filter((code): code is Found => code.corners !== undefined));
    if ('refusal' in found) {
      this.line = this.say(read.reading.cut === true ? 'scan.photo.long' : found.refusal.why);
      return;
    }
    const { flip, dx, dy, turn, scale } = found.alignment;
    const to = (value: number, places: number): number => Number(value.toFixed(places)) + 0;
    const exact = { flip, dx: to(dx, 2), dy: to(dy, 2), turn: to(turn, 2), scale: to(scale, 4) };
    this.#take(exact);
    this.fresh = exact;
    const number = new Intl.NumberFormat(this.speaker.language, { maximumFractionDigits: 2 });
    this.line = this.say('calibration.found', {
      dx: number.format(exact.dx),
      dy: number.format(exact.dy),
      turn: number.format(exact.turn),
      scale: number.format(100 * exact.scale),
    });
  };

  readonly #keep = (): void => {
    const name = this.name?.input.value.trim() ?? '';
    if (name === '' || this.fresh === undefined) return;
    const kept = keepPrinter({ name, ...this.fresh });
    this.fresh = undefined;
    this.line = this.say(kept ? 'calibration.printer.kept' : 'calibration.printer.unkept', { name });
  };
}

function same(a: Alignment, b: Alignment): boolean {
  return a.flip === b.flip && a.dx === b.dx && a.dy === b.dy && a.turn === b.turn && a.scale === b.scale;
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-printer-choices': PrinterChoices;
  }
}
