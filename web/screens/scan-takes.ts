import type { Outcome } from '../../src/cards/accept.ts';
import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Filler, RoleId, Said, SeatId } from '../../src/kernel/types.ts';
import type { Receipt } from '../scan/receipt.ts';
import type { Dealing } from '../session/dealing.ts';
import { namingDecks } from '../session/deck-titles.ts';
import { voiceOf } from '../session/table.ts';
import type { Over } from './scan-sheets.ts';

/** What was last said of a card. */
export interface Line {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

/** Takes a card that the host was asked about. */
type Again = (how: { readonly seat: SeatId; readonly force: true }) => Outcome;

/** The screen on which cards are taken. */
export interface Desk {
  readonly dealing: Dealing | undefined;
  aim: Aim;
  line: Line | undefined;
  over: Over | undefined;
  say(said: string, fill?: Readonly<Record<string, Filler>>): string;
}

/** Cards going into the deal, what is said of each, and what the host is asked. Never names a role. */
export class Takes {
  readonly #desk: Desk;
  readonly #receipt: Receipt;

  constructor(desk: Desk, receipt: Receipt) {
    this.#desk = desk;
    this.#receipt = receipt;
  }

  /** A scanned or typed code; answers whether it came to something. */
  code(text: string, how: { readonly typed?: boolean } = {}): boolean {
    const { dealing } = this.#desk;
    return dealing !== undefined && this.came(dealing, dealing.take(text, how), text, (force) => dealing.take(text, { ...how, ...force }));
  }

  tapped(role: RoleId, seat: SeatId): void {
    const { dealing } = this.#desk;
    if (!dealing) return;
    this.#desk.over = undefined;
    this.came(dealing, dealing.tap(role, { seat }), '', (force) => dealing.tap(role, force));
    // Going round the table with the list, the next seat follows by itself.
    if (this.#desk.over === undefined && dealing.next !== undefined) this.#desk.over = { sheet: 'roles', seat: undefined };
  }

  /** What was typed into the sheet, taken by `take`; the sheet stays open with what is wrong with it. */
  typed(text: string, take: (text: string) => boolean = (code) => this.code(code, { typed: true })): void {
    if (text.trim() === '') return;
    const asked = this.#desk.over;
    if (!take(text)) this.#desk.over = { ...asked, sheet: 'code', error: this.#desk.line?.text ?? '' };
    else if (this.#desk.over === asked) this.#desk.over = undefined;
  }

  /** Sound and buzz: something was read. */
  heard(): void {
    this.#receipt.give();
  }

  /**
   * Tells what came of a card, and answers whether it came to something; asks where the host has to decide. `again`
   * takes the card when the host says yes, `then` follows on that.
   */
  came(dealing: Dealing, outcome: Outcome, code: string, again: Again, then: () => void = () => undefined): boolean {
    const desk = this.#desk;
    const text = voiceOf(dealing.table, dealing).say(outcome.words);
    switch (outcome.kind) {
      case 'taken':
        this.#receipt.give();
        desk.line = { text, tone: 'good' };
        return true;
      case 'key':
        desk.line = { text, tone: 'good' };
        return true;
      case 'already':
        if (!outcome.sameSeat && dealing.aimed !== undefined) this.#askMove(dealing, outcome.seat, dealing.aimed, then);
        else desk.line = { text, tone: 'plain' };
        return true;
      case 'asks':
      case 'notInCast':
      case 'tooManyOfRole': {
        const { seat } = outcome;
        const act = (): void => {
          this.came(dealing, again({ seat, force: true }), code, again);
          then();
        };
        desk.over = { sheet: 'ask', text, yes: desk.say('dealing.ask.yes'), act };
        return true;
      }
      default:
        desk.line = { text, tone: 'bad' };
        void this.#nameDeck(dealing, outcome.words, code, desk.line);
        return false;
    }
  }

  #askMove(dealing: Dealing, from: SeatId, to: SeatId, then: () => void): void {
    const desk = this.#desk;
    const words = voiceOf(dealing.table, dealing);
    const text = desk.say('dealing.ask.moving', { from: words.seat(from), to: words.seat(to) });
    const act = (): void => {
      dealing.move(from, to);
      then();
    };
    desk.over = { sheet: 'ask', text, yes: desk.say('dealing.ask.move', { seat: words.seat(to) }), act };
  }

  /** Where it is of another deck, that is said by its title as soon as it is known, in the sheet it was typed into too. */
  async #nameDeck(dealing: Dealing, why: Said, code: string, said: Line): Promise<void> {
    const desk = this.#desk;
    const named = await namingDecks(why, code, dealing.table.deck, voiceOf(dealing.table, dealing).language);
    if (named === undefined || desk.line !== said) return;
    const text = voiceOf(dealing.table, dealing).say(named);
    desk.line = { text, tone: 'bad' };
    if (desk.over?.sheet === 'code' && desk.over.error === said.text) desk.over = { ...desk.over, error: text };
  }
}
