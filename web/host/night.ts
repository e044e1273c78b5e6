import type { Calling, NightLine } from '../../src/kernel/night-card.ts';
import type { Call, FactOf } from '../../src/kernel/fact.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { ClauseId, FactionId, RoleId, Said, SeatId } from '../../src/kernel/types.ts';
import { calling, linesFor } from '../../src/rules/night-card.ts';

/** A line of the night card as the host sees it. */
export interface LineView {
  readonly id: string;
  readonly what: Said;
  /** Who wakes: roles of the deck, or the side if they all belong to one. */
  readonly who: readonly RoleId[] | FactionId;
  /** A moment of the night wakes nobody. */
  readonly wakes: boolean;
  /** Called already tonight, being called, or still to come. */
  readonly state: 'done' | 'now' | 'next';
  readonly call: Call;
  readonly why?: Said;
  readonly clause: ClauseId;
  /** Whether it is called tells who has what. */
  readonly concealed: boolean;
  readonly members: readonly SeatId[];
}

export interface SectionView {
  readonly section: string;
  readonly apart: boolean;
  readonly lines: readonly LineView[];
}

/** What may be seen of a line: a concealed one looks alike however it is called, until the host peeks or its turn has come. */
export function seen(line: LineView, peek: boolean): Pick<LineView, 'why'> & { readonly call?: Call } {
  if (line.concealed && !peek && line.state !== 'now') return {};
  return { call: line.call, ...(line.why && { why: line.why }) };
}

/** The sections worth showing: a night apart only while it is on, and nothing but it then. */
export function shownTonight(card: readonly SectionView[]): readonly SectionView[] {
  const off = ({ lines }: SectionView): boolean => lines.every(({ call, state }) => call === 'silent' && state === 'next');
  const on = card.filter(({ apart }) => apart).filter((section) => !off(section));
  return on.length > 0 ? on : card.filter(({ apart }) => !apart);
}

function whoWakes(table: Table, { kind, roles }: Pick<NightLine, 'kind' | 'roles'>): readonly RoleId[] | FactionId {
  if (kind === 'moment') return [];
  const dealt = roles.filter((role) => (table.cast[role] ?? 0) > 0);
  const [first, ...others] = dealt;
  const side = first === undefined ? undefined : table.roleOf(first).faction;
  return side !== undefined && others.length > 0 && others.every((role) => table.roleOf(role).faction === side) ? side : dealt;
}

/**
 * Tonight's card: the same lines the script goes down. Lines called already show how they were called
 * then; the others how they would be called now.
 */
export function tonight(table: Table): SectionView[] {
  const called = calledTonight(table);
  const { game, cast, options, place } = table;
  return linesFor(game.nightCard(cast, options), cast).map((section) => ({
    section: section.id,
    apart: section.ownSheet === true,
    lines: section.lines.map((line) => {
      const now: Calling = calling(table, line);
      const then = called.get(line.id);
      const state = place.line === line.id ? ('now' as const) : then ? ('done' as const) : ('next' as const);
      const why = then ? then.why : now.why?.why;
      return {
        id: line.id,
        what: line.what,
        who: whoWakes(table, line),
        wakes: line.kind !== 'moment',
        concealed: line.secret === true,
        state,
        call: then?.call ?? now.call,
        clause: then?.clause ?? now.why?.clause ?? line.clause,
        members: now.members,
        ...(why && { why }),
      };
    }),
  }));
}

function calledTonight({ story, place }: Table): Map<string, FactOf<'called'>> {
  const called = new Map<string, FactOf<'called'>>();
  for (const fact of story) {
    if (fact.what === 'called' && fact.at.round === place.round && fact.at.phase === place.phase) called.set(fact.line, fact);
  }
  return called;
}

/** Lines are being called, or the phase is a night by name: the screen is then dimmed. */
export const isNight = ({ place }: Table): boolean => place.line !== undefined || /night/i.test(place.phase);
