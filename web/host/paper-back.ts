import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Session } from '../../src/kernel/session.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { NdElement } from '../elements/element.ts';
import { base } from '../styles/base.ts';
import { consequences, seatItems } from './paper-repair.ts';
import { paperStyles } from './paper.styles.ts';
import type { HostedGame } from './hosted-game.ts';

/**
 * The host comes back from a night sheet: how far the game had come when it was printed, and where the table stands now,
 * answer by answer or by entering who has died. Fires `leave` when the game goes on.
 */
@customElement('nd-paper-back')
export class PaperBack extends NdElement {
  static override styles = [base, paperStyles];

  @property({ attribute: false }) hosting!: HostedGame;
  /** Answers that had been given when the sheet was printed. */
  @property({ type: Number }) position = 0;
  @property({ type: Boolean }) looking = false;
  @state() private entering = false;
  @state() private dead: readonly SeatId[] = [];
  @state() private working = false;

  override get speaker(): Speaker {
    return this.hosting.speaker();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('entering')) this.renderRoot.querySelector('h3')?.focus();
  }

  protected override render(): TemplateResult {
    return html`<h3 tabindex="-1">${this.say('paper.back')}</h3>
      <p class="finding since" role="status">${this.#since()}</p>
      ${this.looking ? nothing : this.entering ? this.#deaths() : this.#ways()}`;
  }

  #since(): string {
    const n = this.hosting.session.entries.length - this.position;
    if (n === 0) return this.say('paper.back.same');
    return n > 0 ? this.say('paper.back.since', { n }) : this.say('paper.back.ahead');
  }

  #ways(): TemplateResult {
    const way = (kind: 'walk' | 'deaths', act: () => void): TemplateResult =>
      html`<div>
        <nd-button class=${kind} start icon=${kind === 'walk' ? 'next' : 'list'} @click=${act}>${this.say(`paper.back.${kind}`)}</nd-button>
        <p class="soft small">${this.say(`paper.back.${kind}.hint`)}</p>
      </div>`;
    return html`<h4>${this.say('paper.back.where')}</h4>
      <div class="choices">
        ${way('walk', () => this.emit('leave'))} ${way('deaths', () => (this.entering = true))}
      </div>`;
  }

  #deaths(): TemplateResult {
    const { dead, hosting } = this;
    const { session } = hosting;
    const living = hosting.seats.filter(({ alive }) => alive).map(({ seat }) => seat);
    return html`<nd-choice
        class="dead"
        look="chips"
        multiple
        label=${this.say('paper.back.who')}
        .items=${seatItems(this.speaker, living)}
        .value=${dead.map(String)}
        @change=${(event: CustomEvent<readonly string[]>) => (this.dead = event.detail.map(Number))}
      ></nd-choice>
      ${dead.length === 0 ? nothing : consequences(this.speaker, session.story, { story: afterDeaths(session, dead), lost: [] })}
      <div class="row">
        <nd-button @click=${() => (this.entering = false)}>${this.say('shell.back')}</nd-button>
        <nd-button class="confirm" variant="primary" ?disabled=${dead.length === 0 || this.working} @click=${() => void this.#enter()}>
          ${this.say('paper.back.enter', { n: dead.length })}
        </nd-button>
      </div>`;
  }

  async #enter(): Promise<void> {
    this.working = true;
    // Who has died of another's death already is passed over.
    for (const seat of this.dead) await this.hosting.answer({ ruling: { do: 'kill', seat } });
    this.working = false;
    this.emit('leave');
  }
}

/** The story as it would be after these deaths, in the order in which they are named. */
function afterDeaths({ game, setup, entries }: Session, dead: readonly SeatId[]): Session['story'] {
  const ahead = new Session(game, setup, entries);
  for (const seat of dead) ahead.answer({ ruling: { do: 'kill', seat } });
  return ahead.story;
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-paper-back': PaperBack;
  }
}
