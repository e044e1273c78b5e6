import { html, nothing, type TemplateResult } from 'lit';
import { sum } from '../../src/cards/pile.ts';
import { parseKey } from '../../src/cards/key.ts';
import type { Cast } from '../../src/kernel/game.ts';
import type { Filler } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/choice.ts';
import '../elements/code-field.ts';
import '../elements/disclosure.ts';
import '../elements/stepper.ts';
import type { Choices } from './chosen.ts';
import type { TableSet } from '../session/table.ts';

/** Which cards: those of a game, for a number of players, all of them, or single ones that were lost. */
export type Which = 'game' | 'players' | 'all' | 'single';

/** What choosing cards needs of its screen. */
interface Asked {
  readonly table: TableSet;
  readonly choices: Choices;
  /** The cast of the game the sheets are for. */
  readonly cast: Cast | undefined;
  readonly which: Which;
  readonly players: number;
  /** Names the roles. */
  readonly words: Speaker;
  say(id: string, fill?: Readonly<Record<string, Filler>>): string;
  set(part: Partial<Choices>): void;
  count(which: Which | undefined, players?: number): void;
}

/** The cards to print. */
export function cardChoices(asked: Asked): TemplateResult {
  const { table, cast, which, players, say, count } = asked;
  const { min, max } = table.game.players;
  const ways = [
    ...(cast ? [{ id: 'game', label: say('printing.which.game', { n: sum(cast) }) }] : []),
    { id: 'players', label: say('printing.which.players') },
    { id: 'all', label: say('printing.which.all', { n: table.deck.cards.length }) },
    { id: 'single', label: say('printing.which.single') },
  ];
  return html`<nd-choice
      label=${say('printing.which')}
      .items=${ways}
      .value=${[which]}
      @change=${(event: CustomEvent<Which[]>) => count(event.detail[0])}
    ></nd-choice>
    ${
      which === 'players'
        ? html`<div class="spread">
            <span>${say('printing.players')}</span>
            <nd-stepper
              label=${say('printing.players')}
              .value=${players}
              .min=${min}
              .max=${max}
              @change=${(event: CustomEvent<number>) => count('players', event.detail)}
            ></nd-stepper>
          </div>`
        : nothing
    }
    ${which === 'single' ? singleCards(asked) : nothing}`;
}

/** Cards by number and role; sealed ones need the key of the deck they join. */
function singleCards({ table, choices, words, say, set }: Asked): TemplateResult {
  const numbers = choices.numbers ?? [];
  return html`<nd-choice
    multiple
    look="chips"
    label=${say('printing.single')}
    .items=${table.deck.cards.map(({ no, role }) => ({ id: String(no), label: `${String(no)} ${words.role(role)}` }))}
    .value=${numbers.map(String)}
    @change=${(event: CustomEvent<string[]>) => set({ numbers: event.detail.map(Number) })}
  ></nd-choice>`;
}

/** Where the key of a deck that was printed elsewhere is typed: a lost card must open with it. */
export function typedKey(
  { deck }: TableSet,
  say: (id: string, fill?: Readonly<Record<string, Filler>>) => string,
  set: (part: Partial<Choices>) => void,
): TemplateResult {
  const typed = (event: CustomEvent<string>): void => {
    const field = event.target as HTMLElementTagNameMap['nd-code-field'];
    const read = parseKey(event.detail, deck);
    field.error = 'key' in read ? '' : say(read.refusal.why.id, read.refusal.why.with);
    if ('key' in read) set({ key: read.key });
  };
  return html`<nd-disclosure heading=${say('printing.key.typed')}>
    <nd-code-field take=${say('printing.key.take')} @code=${typed}></nd-code-field>
  </nd-disclosure>`;
}
