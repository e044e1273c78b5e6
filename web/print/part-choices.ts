import { html, nothing, type TemplateResult } from 'lit';
import { parts, type Part } from '../../print/job.ts';
import type { Filler } from '../../src/kernel/types.ts';
import '../elements/choice.ts';
import { boxChoices } from './box-choices.ts';
import type { Choices } from './chosen.ts';
import { labelChoices } from './label-choices.ts';
import { partsOn } from './sealing.ts';
import { newBackChoices } from './sealing-choices.ts';

/** What to print, and what some of it must be told. */
export function partChoices(
  choices: Choices,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
  set: (part: Partial<Choices>) => void,
): TemplateResult {
  const has = (part: Part): boolean => choices.parts.includes(part);
  return html`<nd-choice
      multiple
      label=${say('printing.parts')}
      .items=${partsOn(choices.sealed, parts).map((id) => ({ id, label: say(`printing.parts.${id}`) }))}
      .value=${choices.parts}
      @change=${(event: CustomEvent<Part[]>) => set({ parts: event.detail })}
    ></nd-choice>
    ${has('box') ? boxChoices(choices, say, set) : nothing} ${has('new-backs') ? newBackChoices({ choices, say, set }) : nothing}
    ${has('labels') || (has('new-backs') && choices.newBacks === 'stickers') ? labelChoices(choices, say, set) : nothing}`;
}
