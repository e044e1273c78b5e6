import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { isFor, looksLikeResumeCode, parseResumeCode } from '../../src/save/resume-code.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as dealingWords } from '../../src/text/dealing.ts';
import { words as paperWords } from '../../src/text/paper.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/code-field.ts';
import { go } from '../router.ts';
import { listGames } from '../session/games-db.ts';
import { reason, toast } from '../session/toasts.ts';
import { addWords } from '../session/wording.ts';
import { Screen } from './screen.ts';

addWords(cardWords, dealingWords, paperWords);

/** One scan of a night sheet opens the game it was printed for: `#/resume`. */
@customElement('nd-resume')
export class ResumeScreen extends Screen {
  @state() private line = '';
  @state() private typing = false;

  protected override render(): TemplateResult {
    return html`<div class="page">
      <h1 tabindex="-1">${this.say('title.resume')}</h1>
      <p>${this.say('paper.sheet.how')}</p>
      ${
        this.typing
          ? html`<nd-code-field take=${this.say('paper.check')} error=${this.line} @code=${(event: CustomEvent<string>) => void this.#code(event.detail)}></nd-code-field>`
          : html`<nd-camera-view .meant=${looksLikeResumeCode} @code=${(event: CustomEvent<string>) => void this.#code(event.detail)}></nd-camera-view>
            <p role="status">${this.line}</p>`
      }
      <div class="row">
        <nd-button class="way" icon=${this.typing ? 'camera' : 'keyboard'} @click=${this.#other}>${this.say(this.typing ? 'dealing.camera' : 'dealing.type')}</nd-button>
        ${this.line === '' ? nothing : html`<nd-button href="#/">${this.say('shell.home')}</nd-button>`}
      </div>
    </div>`;
  }

  readonly #other = (): void => {
    this.typing = !this.typing;
    this.line = '';
  };

  async #code(text: string): Promise<void> {
    const read = parseResumeCode(text);
    if ('refusal' in read) {
      this.line = this.say(read.refusal.why);
      return;
    }
    try {
      const game = (await listGames()).find(({ id }) => isFor(read.resume, id));
      if (!game) this.line = this.say('paper.back.unknown');
      else if (game.stage === 'host' || game.stage === 'over') go('host', [game.id, 'sheet', String(read.resume.position)], 'replace');
      else go(game.stage, [game.id], 'replace');
    } catch (cause) {
      toast(reason(cause), { tone: 'warn' });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-resume': ResumeScreen;
  }
}
