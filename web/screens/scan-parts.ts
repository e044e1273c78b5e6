import { html, nothing, type TemplateResult } from 'lit';
import type { Aim } from '../../src/cards/read/ladder.ts';
import { missing } from '../../src/cards/read/where.ts';
import type { Frame } from '../../src/cards/read/table/pose.ts';
import type { Filler, SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/camera-view.ts';
import '../elements/choice.ts';
import '../elements/deal-seats.ts';
import '../elements/hold-button.ts';
import { pointTo } from '../elements/point-to.ts';
import '../elements/table-seats.ts';
import type { Dealing } from '../session/dealing.ts';
import type { Over } from './scan-sheets.ts';
import { isOurs } from '../scan/ours.ts';
import type { TableScan } from './scan-table.ts';
import type { Line } from './scan-takes.ts';

/** What the scan screen shows. */
export interface Shown {
  readonly dealing: Dealing;
  readonly table: TableScan;
  readonly aim: Aim;
  readonly line: Line | undefined;
  readonly peek: boolean;
  /** Several cards have been in view while they were scanned one by one. */
  readonly several: boolean;
  /** The host is being asked something. */
  readonly deaf: boolean;
}

/** What its parts may ask of the screen. */
export interface ScanDeeds {
  say(said: string, fill?: Readonly<Record<string, Filler>>): string;
  over(next: Over | undefined): void;
  /** Changes between one card after another and the whole table. */
  scan(aim: Aim): void;
  /** Several cards are in view, or no longer. */
  sees(several: boolean): void;
  code(text: string): void;
  photo(): void;
  peek(on: boolean): void;
  begin(): void;
}

/** The camera, and how it is aimed. */
export function scanEye({ table, aim, peek, several, deaf }: Shown, deeds: ScanDeeds): TemplateResult {
  const { say } = deeds;
  const modes = (['one', 'many'] as const).map((id) => ({ id, label: say(`table.mode.${id}`) }));
  return html`<nd-choice bare look="segments" label=${say('table.mode')} .items=${modes} .value=${[aim]} @change=${(event: CustomEvent<Aim[]>) => deeds.scan(event.detail[0] ?? 'one')}></nd-choice>
    <nd-camera-view
      ?concealed=${!peek}
      ?deaf=${deaf}
      ?resting=${aim === 'many' && table.seats.isComplete && !table.seats.isDoubtful}
      .meant=${isOurs}
      .aim=${aim}
      .notes=${table.notes}
      @code=${(event: CustomEvent<string>) => deeds.code(event.detail)}
      @several=${(event: CustomEvent<boolean>) => deeds.sees(event.detail)}
      @frame=${(event: CustomEvent<Frame>) => table.frame(event.detail)}
    ></nd-camera-view>
    ${
      several
        ? html`<div class="offer">
          <p>${say('table.several')}</p>
          <nd-button icon="ring" @click=${() => deeds.scan('many')}>${say('table.several.take')}</nd-button>
        </div>`
        : nothing
    }`;
}

/** The ways without the camera. */
export function scanWays({ dealing, table, aim }: Shown, { say, over, photo }: ScanDeeds): TemplateResult {
  // The list deals at once; a picture is dealt first, so that the next empty seat is one of its gaps.
  const list = aim === 'one' || (dealing.read > 0 && table.pending.length === 0);
  return html`<div class="ways">
      <nd-button icon="photo" @click=${() => photo()}>${say('dealing.photo')}</nd-button>
      <nd-button icon="keyboard" @click=${() => over({ sheet: 'code' })}>${say('dealing.type')}</nd-button>
      ${list ? html`<nd-button icon="list" @click=${() => over({ sheet: 'roles', seat: undefined })}>${say('dealing.roles')}</nd-button>` : nothing}
    </div>`;
}

/** What was said last, where to point for what is missing, and the way back. */
export function scanReceipt({ dealing, table, aim, line }: Shown, words: Speaker, { say }: ScanDeeds): TemplateResult {
  const many = aim === 'many';
  const undo = many ? table.mayUndo : dealing.mayUndo;
  const { arrangement, cards, isDoubtful, isOrdered } = table.seats;
  const { held } = dealing.deal;
  const found = cards.length === 0 ? say('table.how') : say('table.found', { n: cards.length, of: held.length });
  // Shown while cards are being seated, though the picture and what is said about it may be out of sight.
  const doubtful = many && isDoubtful && table.pending.length > 0;
  const [gap] = many && isOrdered && arrangement ? missing(arrangement, seatsHeld(dealing)) : [];
  return html`<div class="receipt ${doubtful ? 'bad' : (line?.tone ?? 'plain')}">
    <div>
      <p role="status">${doubtful ? say('table.unsure') : (line?.text ?? (many ? found : say(dealing.wantsKey ? 'dealing.key' : 'dealing.how')))}</p>
      ${gap === undefined || doubtful ? nothing : html`<small>${pointTo(gap, words, say)}</small>`}
    </div>
    <nd-button variant="quiet" icon="undo" label=${say(many ? 'table.undo' : 'dealing.undo')} ?disabled=${!undo} @click=${() => table.undo()}></nd-button>
  </div>`;
}

const seatsHeld = ({ deal }: Dealing): ReadonlySet<SeatId> => new Set(deal.held.flatMap((one, i) => (one ? [i + 1] : [])));

/** The seats: those that have a card, or the table as it was found. */
export function scanSeats({ dealing, table, aim, peek }: Shown, words: Speaker, deeds: ScanDeeds): TemplateResult {
  const { say } = deeds;
  const { held } = dealing.deal;
  const peeker = html`<nd-hold-button icon="eye" hint=${say('dealing.peek.how')} @peek=${(event: CustomEvent<boolean>) => deeds.peek(event.detail)}>${say('dealing.peek')}</nd-hold-button>`;
  if (aim === 'many')
    return html`<nd-table-seats
      .table=${table.seats}
      .version=${table.version}
      .seats=${held.length}
      .names=${dealing.names}
      .held=${seatsHeld(dealing)}
      .words=${words}
      .roleOf=${peek ? (card: string) => dealing.roleOf(card) : undefined}
      @change=${() => table.changed()}
      @typing=${(event: CustomEvent<number>) => deeds.over({ sheet: 'code', place: event.detail })}
      >${peeker}</nd-table-seats
    >`;
  const next = dealing.next === undefined ? say('dealing.full') : say('dealing.next', { seat: words.seat(dealing.next) });
  return html`<div class="spread"><p class="next">${next}</p>${peeker}</div>
    <nd-deal-seats
      .deal=${dealing.deal}
      .next=${dealing.next}
      .names=${dealing.names}
      .words=${words}
      ?peek=${peek}
      @seat=${(event: CustomEvent<SeatId>) => deeds.over({ sheet: 'seat', seat: event.detail })}
    ></nd-deal-seats>`;
}

/** The one thing to do next: deal what the picture shows, or begin. */
export function scanWayOn({ dealing, table, aim }: Shown, { say, begin }: ScanDeeds): TemplateResult {
  const pending = aim === 'many' ? table.pending.length : 0;
  if (pending > 0)
    return html`<nd-button variant="primary" large icon="check" ?disabled=${!table.fits} @click=${() => table.deal()}>${say('table.seat', { n: pending })}</nd-button>`;
  const missing = dealing.deal.held.length - dealing.read;
  return html`<nd-button variant="primary" large icon="moon" ?disabled=${missing > 0} @click=${begin}>
    ${missing > 0 ? say('dealing.missing', { n: missing }) : say('dealing.start')}
  </nd-button>`;
}
