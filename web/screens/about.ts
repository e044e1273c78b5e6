import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Screen } from './screen.ts';

/** What the program is and what it does with what it sees. */
@customElement('nd-about')
export class AboutScreen extends Screen {
  protected override render(): TemplateResult {
    return html`<article class="page">
      <div class="head">
        <h1 tabindex="-1">${this.say('title.about')}</h1>
        <p>${this.say('about.what')}</p>
      </div>
      ${['offline', 'private', 'rules', 'licence'].map(
        (part) =>
          html`<section class="stack">
            <h2>${this.say(`about.${part}`)}</h2>
            <p class="soft">${this.say(`about.${part}.what`)}</p>
          </section>`,
      )}
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-about': AboutScreen;
  }
}
