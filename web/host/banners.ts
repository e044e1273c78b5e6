import { html, nothing, type TemplateResult } from 'lit';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/icon.ts';
import { exportGame } from './export.ts';
import type { HostedGame } from './hosted-game.ts';
import type { View } from './view.ts';

/**
 * What the host must know besides the question: answers that no longer fit, no room to save, a change that can be taken back, a game
 * hosted elsewhere. What may stay for a whole evening is one line, which a tap unfolds, unless there is room for all of it (`open`).
 */
export function banners(
  hosting: HostedGame,
  { unsaved, canRevert, lost, shownOnly }: View,
  speaker: Speaker,
  /** Shows the game as a code to a second phone. */
  handOver: () => void,
  open: boolean,
): TemplateResult {
  const say: Speaker['say'] = (...words) => speaker.say(...words);
  return html`
    ${
      shownOnly
        ? html`<div class="banner shownOnly" role="status">
          <span>${say(shownOnly)}</span>
          ${
            shownOnly === 'handOver.away'
              ? html`<nd-button @click=${() => hosting.handedOver(false)}>${say('handOver.back')}</nd-button>`
              : html`<nd-button class="here" variant="primary" @click=${() => hosting.take?.()}>${say('handOver.here')}</nd-button>`
          }
        </div>`
        : nothing
    }
    ${
      lost > 0
        ? html`<div class="banner bad" role="alert">
          <span>${say('host.lost', { n: lost })} ${say('host.lost.what')}</span>
          <nd-button @click=${() => void exportGame(hosting)}>${say('host.export')}</nd-button>
          <nd-button class="goOn" @click=${() => hosting.takeLoss()}>${say('host.lost.goOn')}</nd-button>
        </div>`
        : nothing
    }
    ${
      unsaved
        ? html`<details class="banner bad" ?open=${open}>
          <summary><span role="alert">${say(unsaved)} ${say('host.keptInPage')}</span><nd-icon name="down"></nd-icon></summary>
          <div class="ways">
            <nd-button @click=${() => void hosting.saveAgain()}>${say('host.saveAgain')}</nd-button>
            <nd-button class="file" @click=${() => void exportGame(hosting)}>${say('host.export')}</nd-button>
            <nd-button class="code" @click=${handOver}>${say('handOver.give')}</nd-button>
          </div>
        </details>`
        : nothing
    }
    ${
      canRevert && !shownOnly
        ? html`<div class="banner"><span>${say('host.amended')}</span><nd-button @click=${() => void hosting.revert()}>${say('host.revert')}</nd-button></div>`
        : nothing
    }
  `;
}
