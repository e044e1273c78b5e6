import { html, nothing, type TemplateResult } from 'lit';
import type { Filler, RoleId, SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/field.ts';
import '../elements/findings.ts';
import '../elements/sheet.ts';
import type { Dealing } from '../session/dealing.ts';

/** Which sheet lies over the scan screen. */
export type Over =
  /** With `place` what is typed lies at that place of the picture of the table. */
  | { readonly sheet: 'code'; readonly error?: string; readonly place?: number | undefined }
  | { readonly sheet: 'roles'; readonly seat: SeatId | undefined }
  | { readonly sheet: 'seat'; readonly seat: SeatId }
  | { readonly sheet: 'ask'; readonly text: string; readonly yes: string; readonly act: () => void }
  | { readonly sheet: 'differs' };

/** What the sheets may ask of the screen. */
export interface Deeds {
  say(said: string, fill?: Readonly<Record<string, Filler>>): string;
  /** Puts another sheet over the screen, or none. */
  over(next: Over | undefined): void;
  /** Takes the code typed into the sheet. */
  typed(): void;
  tapped(role: RoleId, seat: SeatId): void;
  aim(seat: SeatId): void;
  declined(): void;
  start(): void;
}

/** The sheet over the scan screen. */
export function scanSheet(over: Over, dealing: Dealing, words: Speaker, deeds: Deeds): TemplateResult {
  switch (over.sheet) {
    case 'code':
      return codeSheet(over.error, deeds);
    case 'roles':
      return rolesSheet(dealing, words, over.seat ?? dealing.next, deeds);
    case 'seat':
      return seatSheet(dealing, words, over.seat, deeds);
    case 'ask':
      return askSheet(over, deeds);
    case 'differs':
      return differsSheet(dealing, words, deeds);
  }
}

function codeSheet(error: string | undefined, { say, over, typed }: Deeds): TemplateResult {
  return html`<nd-sheet open heading=${say('dealing.type')} @close=${() => over(undefined)}>
    <nd-field
      mono
      autofocus
      autocapitalize="characters"
      label=${say('dealing.type.label')}
      hint=${say('dealing.type.hint')}
      error=${error ?? ''}
      maxlength="48"
      @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && typed()}
    ></nd-field>
    <div slot="actions"><nd-button variant="primary" @click=${typed}>${say('dealing.type.take')}</nd-button></div>
  </nd-sheet>`;
}

function rolesSheet(dealing: Dealing, words: Speaker, seat: SeatId | undefined, { say, over, tapped }: Deeds): TemplateResult {
  const close = (): void => over(undefined);
  if (seat === undefined)
    return html`<nd-sheet open heading=${say('dealing.roles')} @close=${close}><p>${say('dealing.full')}</p></nd-sheet>`;
  const { left, game, deal, read } = dealing;
  const empty = deal.held.length - read;
  const [only, ...others] = Object.keys(left);
  const rest = only !== undefined && others.length === 0 && left[only] === empty && empty > 1 ? only : undefined;
  return html`<nd-sheet open heading=${say('dealing.roles.for', { seat: words.seat(seat) })} @close=${close}>
    <p class="soft small">${say('dealing.roles.how', { seat: words.seat(seat) })}</p>
    <div class="stack">
      ${Object.keys(game.cast).map(
        (role) =>
          html`<nd-button start @click=${() => tapped(role, seat)}>
            <span class="role"><span>${words.role(role)}</span><span class="soft small">${left[role] ? say('dealing.roles.left', { n: left[role] }) : say('dealing.roles.none')}</span></span>
          </nd-button>`,
      )}
      ${
        rest === undefined
          ? nothing
          : html`<nd-button variant="primary" @click=${() => (close(), dealing.fill(rest))}>${words.say('dealing.roles.rest', { n: empty, role: { role: rest } })}</nd-button>`
      }
    </div>
  </nd-sheet>`;
}

function seatSheet(dealing: Dealing, words: Speaker, seat: SeatId, { say, over, aim }: Deeds): TemplateResult {
  const close = (): void => over(undefined);
  return html`<nd-sheet open heading=${words.seat(seat)} @close=${close}>
    <nd-field
      label=${say('dealing.seat.name')}
      maxlength="40"
      .value=${dealing.names[seat - 1] ?? ''}
      placeholder=${say('seat.nameless', { n: seat })}
      @change=${(event: CustomEvent<string>) => dealing.rename(seat, event.detail.trim())}
    ></nd-field>
    <div class="stack">
      <nd-button start icon="scan" @click=${() => (close(), aim(seat))}>${say('dealing.seat.here')}</nd-button>
      <nd-button start icon="list" @click=${() => over({ sheet: 'roles', seat })}>${say('dealing.seat.role')}</nd-button>
      ${
        dealing.deal.held[seat - 1]
          ? html`<nd-button start icon="undo" variant="danger" @click=${() => (close(), dealing.remove(seat))}>${say('dealing.seat.remove')}</nd-button>`
          : nothing
      }
    </div>
  </nd-sheet>`;
}

function askSheet({ text, yes, act }: Extract<Over, { sheet: 'ask' }>, { say, over, declined }: Deeds): TemplateResult {
  return html`<nd-sheet open heading=${say('dealing.ask')} @close=${declined}>
    <p>${text}</p>
    <div slot="actions">
      <nd-button @click=${declined}>${say('shell.cancel')}</nd-button>
      <nd-button variant="primary" @click=${() => (over(undefined), act())}>${yes}</nd-button>
    </div>
  </nd-sheet>`;
}

function differsSheet(dealing: Dealing, words: Speaker, { say, over, start }: Deeds): TemplateResult {
  const { refusals, mismatch } = dealing;
  return html`<nd-sheet open heading=${say('dealing.differs')} @close=${() => over(undefined)}>
    <ul class="stack">
      ${(mismatch?.words ?? []).map((one) => html`<li>${words.say(one)}</li>`)}
    </ul>
    <nd-findings .findings=${refusals} .words=${words}></nd-findings>
    <div slot="actions">
      <nd-button @click=${() => over(undefined)}>${say('shell.cancel')}</nd-button>
      <nd-button variant="primary" ?disabled=${refusals.length > 0} @click=${start}>${say('dealing.differs.take')}</nd-button>
    </div>
  </nd-sheet>`;
}
