import { html, type TemplateResult } from 'lit';
import type { Alignment } from '../../src/cards/calibration.ts';
import type { Language } from '../../src/text/message.ts';
import '../elements/choice.ts';
import '../elements/field.ts';
import type { Choices } from './chosen.ts';
import './printer-choices.ts';

/** How the printer turns the sheet over, and how far the backs are moved, in mm as read off the test page; what is no such number is told at its field. */
export function offsetChoices(
  choices: Choices,
  language: Language,
  say: (id: string) => string,
  set: (part: Partial<Choices>) => void,
): TemplateResult {
  const move = (axis: 'dx' | 'dy', event: CustomEvent<string>): void => {
    const field = event.target as HTMLElementTagNameMap['nd-field'];
    const mm = Number(event.detail.replace(',', '.').replace('−', '-'));
    const sound = Number.isFinite(mm) && Math.abs(mm) <= 10;
    field.error = sound ? undefined : say('printing.offset.wrong');
    if (sound) set({ [axis]: mm });
  };
  // Whole numbers are written alike in every language, and a browser takes long to learn how the others are.
  const written = (mm: number): string => (Number.isInteger(mm) ? String(mm) : new Intl.NumberFormat(language).format(mm));
  const field = (axis: 'dx' | 'dy'): TemplateResult =>
    html`<nd-field
      label=${say(`printing.offset.${axis}`)}
      .value=${written(choices[axis])}
      @change=${(event: CustomEvent<string>) => move(axis, event)}
    ></nd-field>`;
  const flips = (['long', 'short'] as const).map((id) => ({ id, label: say(`printing.flip.${id}`) }));
  return html`<nd-choice
      look="chips"
      label=${say('printing.flip')}
      .items=${flips}
      .value=${[choices.flip]}
      @change=${(event: CustomEvent<Choices['flip'][]>) => event.detail[0] && set({ flip: event.detail[0] })}
    ></nd-choice>
    <fieldset class="stack">
    <legend>${say('printing.offset')}</legend>
    <div class="pair">${field('dx')} ${field('dy')}</div>
    <nd-printer-choices .value=${choices} @change=${(event: CustomEvent<Alignment>) => set(event.detail)}></nd-printer-choices>
  </fieldset>`;
}
