import { html, nothing, type TemplateResult } from 'lit';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/clock.ts';
import type { GameClock } from '../session/clock.ts';

/** What is done at the clock of a question. */
export interface ClockDeeds {
  start(): void;
  more(): void;
  /** Its time is up, which is the answer. */
  expire(): void;
}

/** The clock of a question of so many seconds, or the button that starts it; where its end is an answer, that too, `due` or not. */
export function clockRow(
  clock: GameClock,
  seconds: number,
  ends: 'never' | 'open' | 'due',
  { say }: Speaker,
  deeds: ClockDeeds,
): TemplateResult {
  return html`<div class="clock">
    ${
      clock.state
        ? html`<nd-clock
          .seconds=${clock.seconds}
          .running=${clock.running}
          label=${say('host.clock')}
          @toggle=${() => clock.toggle()}
          @more=${() => deeds.more()}
        ></nd-clock>`
        : html`<nd-button icon="clock" @click=${() => deeds.start()}>${say('host.startClock', { n: seconds })}</nd-button>`
    }
    ${
      ends === 'never'
        ? nothing
        : html`<nd-button class="expired" variant=${ends === 'due' ? 'primary' : 'quiet'} @click=${() => deeds.expire()}>${say('host.timeIsUp')}</nd-button>`
    }
  </div>`;
}
