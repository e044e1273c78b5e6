import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/choice.ts';
import { NdElement } from '../elements/element.ts';
import { base } from '../styles/base.ts';
import { dealtRoles } from './role-cards.ts';
import { seatItems } from './paper-repair.ts';
import { paperStyles } from './paper.styles.ts';
import type { HostedGame } from './hosted-game.ts';

/** What a host without a camera says: who has the card and what it shows. */
export interface Named {
  readonly seat: SeatId;
  readonly role: RoleId;
}

/** Names a card instead of scanning it: a player's by seat and role, which fires `named`, or a facilitator card, which fires `role`. */
@customElement('nd-paper-by-hand')
export class PaperByHand extends NdElement {
  static override styles = [base, paperStyles];

  @property({ attribute: false }) hosting!: HostedGame;
  @state() private seat: SeatId | undefined;
  @state() private shown: RoleId | undefined;

  override get speaker(): Speaker {
    return this.hosting.speaker();
  }

  protected override render(): TemplateResult {
    const { seat, shown: role, speaker } = this;
    const { game } = this.hosting.session;
    const named = seat === undefined || role === undefined ? undefined : { seat, role };
    return html`<p class="soft small">${this.say('paper.byHand.how')}</p>
      <nd-choice
        class="who"
        look="chips"
        label=${this.say('paper.byHand.who')}
        .items=${seatItems(
          speaker,
          this.hosting.seats.map((one) => one.seat),
        )}
        .value=${seat === undefined ? [] : [String(seat)]}
        @change=${(event: CustomEvent<readonly string[]>) => (this.seat = Number(event.detail[0]))}
      ></nd-choice>
      <nd-choice
        class="what"
        look="chips"
        label=${this.say('paper.byHand.what')}
        .items=${Object.keys(game.roles).map((id) => ({ id, label: speaker.role(id) }))}
        .value=${role === undefined ? [] : [role]}
        @change=${(event: CustomEvent<readonly string[]>) => (this.shown = event.detail[0])}
      ></nd-choice>
      <nd-button class="compare" variant="primary" ?disabled=${!named} @click=${() => named && this.emit('named', named)}>
        ${this.say('paper.byHand.compare')}
      </nd-button>
      <nd-choice
        class="call"
        look="chips"
        label=${this.say('paper.byHand.call')}
        .items=${dealtRoles(this.hosting.session.table).map((id) => ({ id, label: speaker.role(id) }))}
        .value=${[]}
        @change=${(event: CustomEvent<readonly string[]>) => this.emit('role', event.detail[0])}
      ></nd-choice>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-paper-by-hand': PaperByHand;
  }
}
