import { html, nothing, type TemplateResult } from 'lit';
import { looks } from '../../print/faces/face.ts';
import { paperNames } from '../../print/paper.ts';
import type { Filler } from '../../src/kernel/types.ts';
import { languageNames, type Language } from '../../src/text/message.ts';
import '../elements/choice.ts';
import '../elements/disclosure.ts';
import type { Choices } from './chosen.ts';

/** Paper, style, cards a sheet and language: folded, with what is chosen on the fold, for most people print with what is there. */
export function paperChoices(
  languages: readonly Language[],
  choices: Choices,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
  set: (part: Partial<Choices>) => void,
): TemplateResult {
  const pick = (what: 'paper' | 'look' | 'sheet', ids: readonly string[]): TemplateResult =>
    html`<nd-choice
      look="chips"
      label=${say(`printing.${what}`)}
      .items=${ids.map((id) => ({ id, label: say(`printing.${what}.${id}`) }))}
      .value=${[choices[what]]}
      @change=${(event: CustomEvent<string[]>) => set({ [what]: event.detail[0] })}
    ></nd-choice>`;
  const chosen = [say(`printing.paper.${choices.paper}`), say(`printing.look.${choices.look}`), languageNames[choices.language]];
  return html`<nd-disclosure heading=${say('printing.how')} note=${chosen.join(' · ')}>
    <div class="options">
      ${pick('paper', paperNames)} ${pick('look', looks)} ${pick('sheet', ['best', 'shop'])}
      ${
        languages.length < 2
          ? nothing
          : html`<nd-choice
            look="chips"
            label=${say('printing.language')}
            .items=${languages.map((id) => ({ id, label: languageNames[id] }))}
            .value=${[choices.language]}
            @change=${(event: CustomEvent<Language[]>) => event.detail[0] && set({ language: event.detail[0] })}
          ></nd-choice>`
      }
    </div>
  </nd-disclosure>`;
}
