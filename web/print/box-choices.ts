import { html, type TemplateResult } from 'lit';
import type { Filler } from '../../src/kernel/types.ts';
import '../elements/choice.ts';
import { stocks } from './choices.ts';
import type { Choices } from './chosen.ts';

/** What the cards in the box are made of: it is as deep as they are thick. */
export function boxChoices(
  choices: Choices,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
  set: (part: Partial<Choices>) => void,
): TemplateResult {
  const ids = Object.keys(stocks) as readonly (keyof typeof stocks)[];
  return html`<nd-choice
    look="chips"
    label=${say('printing.box')}
    .items=${ids.map((id) => ({ id, label: say(`printing.box.${id}`, { mm: stocks[id].thickness }) }))}
    .value=${[choices.box]}
    @change=${(event: CustomEvent<Choices['box'][]>) => event.detail[0] && set({ box: event.detail[0] })}
  ></nd-choice>`;
}
