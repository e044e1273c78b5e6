import type { Calling } from '../../src/kernel/night-card.ts';
import type { Call, FactOf } from '../../src/kernel/fact.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { ClauseId, Said, SeatId } from '../../src/kernel/types.ts';
import { calling, linesFor } from '../../src/rules/night-card.ts';

/** A line of the night card as the host sees it. */
export interface LineView {
  readonly id: string;
  readonly what: Said;
  /** Called already tonight, being called, or still to come. */
  readonly state: 'done' | 'now' | 'next';
  readonly call: Call;
  readonly why?: Said;
  readonly clause: ClauseId;
  readonly members: readonly SeatId[];
}

/**
 * Tonight's card: the same lines the script goes down. Lines called already show how they were called
 * then; the others how they would be called now.
 */
export function tonight(table: Table): { readonly section: string; readonly lines: readonly LineView[] }[] {
  const called = calledTonight(table);
  const { game, cast, options, place } = table;
  return linesFor(game.nightCard(cast, options), cast).map((section) => ({
    section: section.id,
    lines: section.lines.map((line) => {
      const now: Calling = calling(table, line);
      const then = called.get(line.id);
      const state = place.line === line.id ? ('now' as const) : then ? ('done' as const) : ('next' as const);
      const why = then ? then.why : now.why?.why;
      return { id: line.id, what: line.what, state, call: then?.call ?? now.call, clause: then?.clause ?? now.why?.clause ?? line.clause, members: now.members, ...(why && { why }) };
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
