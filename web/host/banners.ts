import { html, nothing, type TemplateResult } from 'lit';
import type { Filler } from '../../src/kernel/types.ts';
import '../elements/button.ts';
import { exportGame } from './export.ts';
import type { Hosting, View } from './session.ts';

type Say = (id: string, fill?: Readonly<Record<string, Filler>>) => string;

/** What the host must know besides the question: answers that no longer fit, no room to save, a change that can be taken back, a game hosted elsewhere. */
export function banners(hosting: Hosting, { unsaved, canRevert, lost, shownOnly }: View, say: Say): TemplateResult {
  return html`
    ${
      shownOnly
        ? html`<div class="banner shownOnly" role="status">
          <span>${say(shownOnly)}</span>
          ${shownOnly === 'handOver.away' ? html`<nd-button @click=${() => hosting.handedOver(false)}>${say('handOver.back')}</nd-button>` : nothing}
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
        ? html`<div class="banner bad" role="alert">
          <span>${say(unsaved)} ${say('host.keptInPage')}</span>
          <nd-button @click=${() => void hosting.saveAgain()}>${say('host.saveAgain')}</nd-button>
        </div>`
        : nothing
    }
    ${
      canRevert && !shownOnly
        ? html`<div class="banner"><span>${say('host.amended')}</span><nd-button @click=${() => void hosting.revert()}>${say('host.revert')}</nd-button></div>`
        : nothing
    }
  `;
}
