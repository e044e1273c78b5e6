import { html, nothing, type TemplateResult } from 'lit';
import { cardSizes, largePrintSize, type CardSizeName } from '../../print/card-sizes.ts';
import { looks, type Look } from '../../print/faces/face.ts';
import { paperNames } from '../../print/paper.ts';
import { shopNames, shops } from '../../print/shops.ts';
import type { Filler } from '../../src/kernel/types.ts';
import { nameOfLanguage } from '../../src/cards/face-languages.ts';
import '../elements/choice.ts';
import '../elements/disclosure.ts';
import type { Choices } from './chosen.ts';
import { sizesFor } from './choices.ts';

/** Paper, style, cards a sheet and language: folded, with what is chosen on the fold, for most people print with what is there. */
export function paperChoices(
  languages: readonly string[],
  choices: Choices,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
  set: (part: Partial<Choices>) => void,
): TemplateResult {
  const pick = (what: 'paper' | 'look', ids: readonly string[]): TemplateResult =>
    html`<nd-choice
      look="chips"
      label=${say(`printing.${what}`)}
      .items=${ids.map((id) => ({ id, label: say(`printing.${what}.${id}`) }))}
      .value=${[choices[what]]}
      @change=${(event: CustomEvent<string[]>) => set(what === 'look' ? inLook(choices, event.detail[0] as Look) : { paper: event.detail[0] as Choices['paper'] })}
    ></nd-choice>`;
  const where = shops[choices.sheet]?.name ?? say(`printing.paper.${choices.paper}`);
  const chosen = [where, say(`printing.look.${choices.look}`), spoken(choices)];
  return html`<nd-disclosure heading=${say('printing.how')} note=${chosen.join(' · ')}>
    <div class="options">
      ${shops[choices.sheet] ? nothing : pick('paper', paperNames)} ${pick('look', looks)} ${sheetChoices(choices, say, set)} ${sizeChoices(choices, say, set)}
      ${languages.length < 2 ? nothing : languageChoices(languages, choices, say, set)}
    </div>
  </nd-disclosure>`;
}

/** The languages on the cards, for the fold. */
const spoken = ({ language, second }: Choices): string =>
  [language, ...(second === undefined ? [] : [second])].map(nameOfLanguage).join(' + ');

/** The language of the cards, and another beside it for groups that speak two. */
function languageChoices(languages: readonly string[], { language, second }: Choices, say: Say, set: Set): TemplateResult {
  const items = languages.map((id) => ({ id, label: nameOfLanguage(id) }));
  return html`<nd-choice
      look="chips"
      label=${say('printing.language')}
      .items=${items}
      .value=${[language]}
      @change=${(event: CustomEvent<string[]>) => event.detail[0] && set({ language: event.detail[0], ...(event.detail[0] === second ? { second: undefined } : {}) })}
    ></nd-choice>
    <nd-choice
      look="chips"
      label=${say('printing.second')}
      .items=${[{ id: '', label: say('printing.second.none') }, ...items.filter(({ id }) => id !== language)]}
      .value=${[second ?? '']}
      @change=${(event: CustomEvent<string[]>) => set({ second: event.detail[0] === '' ? undefined : event.detail[0] })}
    ></nd-choice>
    ${second === undefined ? nothing : html`<p class="soft small">${say('printing.second.hint')}</p>`}`;
}

/** Large print wants cards with room for it; who has chosen a size keeps it. */
function inLook({ look: before, size }: Choices, look: Look): Partial<Choices> {
  if (look === 'large-print' && size === undefined) return { look, size: largePrintSize };
  return before === 'large-print' && look !== before && size === largePrintSize ? { look, size: undefined } : { look };
}

type Say = Parameters<typeof paperChoices>[2];
type Set = Parameters<typeof paperChoices>[3];

/** How the cards lie on paper at home, or which shop makes them; shops are called by their names everywhere. */
function sheetChoices(choices: Choices, say: Say, set: Set): TemplateResult {
  const ways = ['best', 'fold', 'shop'].map((id) => ({ id, label: say(`printing.sheet.${id}`) }));
  const shop = shops[choices.sheet];
  return html`<nd-choice
      look="chips"
      label=${say('printing.sheet')}
      .items=${[...ways, ...shopNames.map((id) => ({ id, label: shops[id]?.name ?? id }))]}
      .value=${[choices.sheet]}
      @change=${(event: CustomEvent<string[]>) => event.detail[0] && set({ sheet: event.detail[0] })}
    ></nd-choice>
    ${shop === undefined ? nothing : html`<p class="soft small">${say(`printing.shop.${shop.takes}`, { shop: shop.name })}</p>`}`;
}

/** The deck's own size, or one that sleeves, boxes and shops have a name for, with its millimetres. */
function sizeChoices(choices: Choices, say: Say, set: Set): TemplateResult {
  const shop = shops[choices.sheet];
  const names = sizesFor(choices.sheet) as readonly CardSizeName[];
  const mm = (id: CardSizeName): string => {
    const { width, height } = cardSizes[id];
    return `${String(Math.round(width))} × ${String(Math.round(height))}`;
  };
  const chosen = choices.size !== undefined && names.includes(choices.size) ? choices.size : shop ? 'poker' : '';
  return html`<nd-choice
    look="chips"
    label=${say('printing.size')}
    .items=${[
      ...(shop ? [] : [{ id: '', label: say('printing.size.deck') }]),
      ...names.map((id) => ({ id, label: `${say(`printing.size.${id}`)} ${mm(id)}` })),
    ]}
    .value=${[chosen]}
    @change=${(event: CustomEvent<string[]>) => set({ size: names.find((id) => id === event.detail[0]) })}
  ></nd-choice>`;
}
