import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RoleId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/card-view.ts';
import { NdElement } from '../elements/element.ts';
import { base } from '../styles/base.ts';
import type { FacilitatorCards } from './facilitator-cards.ts';
import { callOf, type CallPlace } from './jump.ts';
import { isNight } from './night.ts';
import { paperStyles } from './paper.styles.ts';
import type { HostedGame } from './hosted-game.ts';

/**
 * A facilitator card that was scanned: the card, and the way to its call; where it is not due, that is said. Fires
 * `call` when the call stands (detail: its clock is to start), and `another` for the next card.
 */
@customElement('nd-paper-call')
export class PaperCall extends NdElement {
  static override styles = [base, paperStyles];

  @property({ attribute: false }) hosting!: HostedGame;
  @property({ attribute: false }) cards!: FacilitatorCards;
  @property({ attribute: false }) card!: RoleId;
  @property({ type: Boolean }) looking = false;
  @state() private svg: string | undefined;
  @state() private going = false;

  override get speaker(): Speaker {
    return this.hosting.speaker();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('card')) return;
    this.svg = undefined;
    const { card: role } = this;
    void this.cards.of(role).then((svg) => {
      if (role === this.card) this.svg = svg;
    });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('card')) this.renderRoot.querySelector('h3')?.focus();
  }

  protected override render(): TemplateResult {
    const { speaker, card: role, svg } = this;
    const { session } = this.hosting;
    const dealt = (session.table.cast[role] ?? 0) > 0;
    const place: CallPlace = dealt ? callOf(session, role) : { standing: 'none', before: 0 };
    const ability = `role.${role}.ability`;
    return html`<div class="sides">
        <div>
          <h3 tabindex="-1" class=${svg ? 'unseen' : ''}>${speaker.role(role)}</h3>
          ${svg ? html`<nd-card-view .svg=${svg}></nd-card-view>` : nothing}
          ${speaker.has(ability) ? html`<p class="small ${svg ? 'unseen' : ''}">${this.say(ability)}</p>` : nothing}
        </div>
        <div class="choices">
          <p class="finding standing" role="status">
            <span>${dealt ? this.#standing(place) : this.say('paper.call.notDealt')}</span>
            ${place.standing === 'silent' && place.line?.why && !place.line.concealed ? html`<span class="small">${this.say(place.line.why)}</span>` : nothing}
          </p>
          ${this.looking ? nothing : this.#way(place)}
        </div>
      </div>
      <div class="row"><nd-button class="again" icon="scan" @click=${() => this.emit('another')}>${this.say('paper.another')}</nd-button></div>`;
  }

  #standing({ standing, before }: CallPlace): string {
    if (standing !== 'later') return this.say(`paper.call.${standing}`);
    if (!isNight(this.hosting.session.table)) return this.say('paper.call.day');
    return before === 0 ? this.say('paper.call.next') : this.say('paper.call.later', { before });
  }

  #way({ standing, way }: CallPlace): TemplateResult | typeof nothing {
    if (standing === 'now') {
      const { seconds } = this.hosting.session.question;
      const words = seconds === undefined ? this.say('paper.call.go') : this.say('paper.call.clock', { n: seconds });
      return html`<nd-button class="go" variant="primary" icon="next" @click=${() => this.#arrived()}>${words}</nd-button>`;
    }
    if (!way) return nothing;
    return html`<p class="small">${this.say('paper.call.way')}</p>
      <ul class="small">${way.map((lines) => html`<li>${this.sentences(lines.map((line) => this.say(line)))}</li>`)}</ul>
      <nd-button class="go" variant="primary" icon="next" ?disabled=${this.going} @click=${() => void this.#walk(way.length)}>${this.say('paper.call.said')}</nd-button>`;
  }

  /** Says what stands before the call; each of it is an answer that can be taken back. */
  async #walk(steps: number): Promise<void> {
    this.going = true;
    for (let i = 0; i < steps && this.hosting.view.value.question.shape === 'say'; i++) await this.hosting.answer({ done: true });
    this.going = false;
    this.#arrived();
  }

  #arrived(): void {
    this.emit('call', this.hosting.view.value.question.seconds !== undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-paper-call': PaperCall;
  }
}
