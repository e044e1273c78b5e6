import { html, type TemplateResult } from 'lit';
import { labelGrid, labelSheetNames } from '../../print/label-sheets.ts';
import { perSheet } from '../../print/paper.ts';
import '../elements/choice.ts';
import '../elements/stepper.ts';
import type { Choices } from './chosen.ts';

/** Which sheet of stickers is in the printer, and the first sticker still on it. */
export function labelChoices(choices: Choices, say: (id: string) => string, set: (part: Partial<Choices>) => void): TemplateResult {
  return html`<nd-choice
      look="chips"
      label=${say('printing.labels')}
      .items=${labelSheetNames.map((id) => ({ id, label: id }))}
      .value=${[choices.labels]}
      @change=${(event: CustomEvent<Choices['labels'][]>) => event.detail[0] && set({ labels: event.detail[0], startAt: 1 })}
    ></nd-choice>
    <div class="spread">
      <span>${say('printing.labels.start')}</span>
      <nd-stepper
        label=${say('printing.labels.start')}
        .value=${choices.startAt}
        .min=${1}
        .max=${perSheet(labelGrid(choices.labels))}
        @change=${(event: CustomEvent<number>) => set({ startAt: event.detail })}
      ></nd-stepper>
    </div>`;
}
