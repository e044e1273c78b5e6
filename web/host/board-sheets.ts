import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Answer } from '../../src/kernel/answer.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { FacilitatorCards } from './facilitator-cards.ts';
import './hand-over.ts';
import './more.ts';
import { tonight } from './night.ts';
import './night-list.ts';
import { outcomeOf } from './outcome.ts';
import './player-page.ts';
import './role-cards.ts';
import './rulings.ts';
import type { HostedGame } from './hosted-game.ts';
import './table-view.ts';

/** What can lie over the board. */
export type Sheet = 'table' | 'player' | 'night' | 'cards' | 'rule' | 'more' | 'undo' | 'handOver' | 'scan';

/** What the board shows besides the question is made of. */
export interface OnBoard {
  readonly hosting: HostedGame;
  /** The device will not keep its screen on. */
  readonly sleepy: boolean;
  /** Number of answers so far. */
  readonly at: number;
  readonly speaker: Speaker;
  readonly peek: boolean;
  readonly form: 'ring' | 'list';
  readonly position: number | undefined;
  readonly player: SeatId | undefined;
  readonly cards: FacilitatorCards;
}

/** Loads the camera's part, which only one sheet has, when it is wanted. */
export const loadScanner = (): Promise<unknown> => import('./paper.ts');

/** What a sheet is called; a player's by seat and name, also where the game calls players by number alone. */
export function sheetTitle(sheet: Sheet, { hosting, speaker, player }: OnBoard): string {
  if (sheet === 'handOver') return speaker.say('handOver.give');
  if (sheet !== 'player' || player === undefined) return speaker.say(`host.sheet.${sheet}`);
  const name = hosting.names[player - 1];
  return name ? speaker.say('host.player.place', { n: player, name }) : speaker.seat(player);
}

/** What stands in a sheet; what is done there comes up as events. */
export function inSheet(sheet: Sheet, parts: OnBoard): TemplateResult {
  const { hosting, at, speaker, peek, form, position, cards } = parts;
  const { table } = hosting.session;
  switch (sheet) {
    case 'table':
      return tableView(parts);
    case 'player':
      return playerPage(parts);
    case 'night':
      return nightCard(parts);
    case 'cards':
      return html`<nd-role-cards .words=${speaker} .table=${table} .at=${at} .peek=${peek} .cards=${cards.drawn.value}></nd-role-cards>`;
    case 'rule':
      return html`<nd-rulings .words=${speaker} .table=${table} .names=${hosting.names} .turned=${hosting.turned} .outcome=${outcome(parts)}></nd-rulings>`;
    case 'more':
      return html`<nd-more ?sleepy=${parts.sleepy} .hosting=${hosting} .form=${form}></nd-more>`;
    case 'handOver':
      return html`<nd-hand-over .hosting=${hosting}></nd-hand-over>`;
    case 'scan':
      return html`<nd-paper .hosting=${hosting} .cards=${cards} .position=${position}></nd-paper>`;
    case 'undo':
      return html`<p>${speaker.say('host.undoHeard')}</p>`;
  }
}

/** The table; `brief` where its seats stand there already, `large` where it has a place of its own. */
export function tableView(
  { hosting, at, speaker, peek, form }: OnBoard,
  how: { readonly brief?: boolean; readonly large?: boolean } = {},
): TemplateResult {
  return html`<nd-table-view ?brief=${how.brief} ?large=${how.large} .words=${speaker} .table=${hosting.session.table} .names=${hosting.names} .at=${at} .peek=${peek} .form=${form} .turned=${hosting.turned}></nd-table-view>`;
}

/** The page of the player looked at. */
export function playerPage(parts: OnBoard): TemplateResult {
  const { hosting, at, speaker, player = 1 } = parts;
  const shown = hosting.view.value.shownOnly !== undefined;
  // What is being entered for one player must not end at another.
  return html`${keyed(player, html`<nd-player-page .words=${speaker} .table=${hosting.session.table} .names=${hosting.names} .turned=${hosting.turned} .seat=${player} .at=${at} ?shown=${shown} .outcome=${outcome(parts)}></nd-player-page>`)}`;
}

export function nightCard({ hosting, speaker, peek }: OnBoard): TemplateResult {
  return html`<nd-night-list .words=${speaker} .card=${tonight(hosting.session.table)} .peek=${peek}></nd-night-list>`;
}

const outcome =
  ({ hosting, speaker }: OnBoard) =>
  (answer: Answer): readonly string[] =>
    outcomeOf(hosting, speaker, answer);
