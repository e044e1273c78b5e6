import { html, nothing, type TemplateResult } from 'lit';
import type { DeckKey } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import type { Filler } from '../../src/kernel/types.ts';
import type { Language } from '../../src/text/message.ts';
import '../elements/choice.ts';
import '../elements/disclosure.ts';
import '../elements/switch.ts';
import { keptFor } from '../session/deck-keys.ts';
import type { Choices } from './chosen.ts';
import { same } from './sealing.ts';

/** What the sealing switch needs of its screen. */
interface Asked {
  readonly deck: Deck;
  readonly choices: Choices;
  readonly language: Language;
  say(id: string, fill?: Readonly<Record<string, Filler>>): string;
  set(part: Partial<Choices>): void;
}

/** Whether the codes go on the backs, what that protects from, and under which key. */
export function sealingChoices(asked: Asked): TemplateResult {
  const { deck, choices, say, set } = asked;
  return html`<nd-switch
      label=${say('printing.sealed')}
      hint=${say(deck.sealed ? 'printing.sealed.file' : 'printing.sealed.hint')}
      ?on=${choices.sealed}
      ?disabled=${deck.sealed}
      @change=${(event: CustomEvent<boolean>) => set({ sealed: event.detail })}
    ></nd-switch>
    ${
      choices.sealed
        ? html`<nd-disclosure heading=${say('printing.sealed.what')}>
              <div class="stack">
                <p>${say('printing.sealed.for')}</p>
                <p>${say('printing.sealed.not')}</p>
                <p>${say('printing.sealed.unread')}</p>
              </div>
            </nd-disclosure>
            ${keyChoice(asked)}`
        : nothing
    }`;
}

function keyChoice({ deck, choices, language, say, set }: Asked): TemplateResult {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const kept = keptFor(deck);
  const keys: readonly { readonly key: DeckKey; readonly label: string }[] = [
    ...kept.map(({ key, at }) => ({ key, label: say('printing.key.of', { date: date.format(at) }) })),
    // A card that is printed again joins a deck that has its key.
    ...(kept.some(({ key }) => same(key, choices.fresh)) || choices.numbers !== undefined
      ? []
      : [{ key: choices.fresh, label: say('printing.key.new') }]),
  ];
  const pick = html`<nd-choice
    label=${say('printing.key')}
    .items=${keys.map(({ key, label }) => ({ id: key.secret, label }))}
    .value=${[choices.key.secret]}
    @change=${(event: CustomEvent<string[]>) => {
      const key = keys.find((one) => one.key.secret === event.detail[0])?.key;
      if (key) set({ key });
    }}
  ></nd-choice>`;
  return html`${kept.length === 0 ? nothing : pick}
    <p class="soft small">${say('printing.key.kept')}</p>`;
}

/** For which cards the new backs are. */
export function newBackChoices({ choices, say, set }: Pick<Asked, 'choices' | 'say' | 'set'>): TemplateResult {
  return html`<nd-choice
    look="chips"
    label=${say('printing.backs')}
    .items=${(['sleeves', 'stickers'] as const).map((id) => ({ id, label: say(`printing.backs.${id}`) }))}
    .value=${[choices.newBacks]}
    @change=${(event: CustomEvent<Choices['newBacks'][]>) => event.detail[0] && set({ newBacks: event.detail[0] })}
  ></nd-choice>`;
}
