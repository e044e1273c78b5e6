import type { Win } from '../kernel/game.ts';
import { end, type Script } from '../kernel/script.ts';
import { said, type FactionId, type Said, type SeatId } from '../kernel/types.ts';
import { ruled } from '../rules/ruling.ts';
import { bookOf, text, type Book, type Plan, type T } from './book.ts';
import { limits } from './limits.ts';
import type { Options } from './options.ts';
import type { OwnWin } from './schema/rules.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { condition } from './when.ts';
import { anybody } from './who.ts';
import type { Context } from './context.ts';

/** Moments at which wins are tested. */
export const moments = ['dawn', 'verdict', 'dusk', ruled] as const;
export type Moment = (typeof moments)[number];

const nobody: Context = { chosen: [], key: 'win', clause: 'OWN-win', by: {}, members: [] };

/** The endings of a file in its order; a game with nobody left is a draw. */
export function winsOf(p: Plan): readonly Win<Options>[] {
  const listed = p.rules.wins.flatMap((win, i): Win<Options>[] => {
    if (win.by === 'along') return [];
    const hasCome = ending(p, win);
    const words = wordsOf(p, win);
    return [
      {
        id: `win${i + 1}`,
        factions: win.side === 'nobody' ? [] : [win.side],
        clause: `OWN-win${i + 1}`,
        at: win.at === undefined ? moments : [win.at],
        when: (t) => (hasCome(t) ? words : undefined),
      },
    ];
  });
  return [
    ...listed,
    {
      id: 'nobodyLeft',
      factions: [],
      clause: 'OWN-win',
      at: moments,
      when: (t) => (t.alive.length === 0 ? said('own.won.draw') : undefined),
    },
    { id: 'stalemate', factions: [], clause: 'OWN-stalemate', at: ['dusk'], when: stalemate },
  ];
}

/** Nothing has changed for as many rounds as the group allows, or the game has had all the nights a game may have. */
function stalemate(t: T): Said | undefined {
  const { round } = t.place;
  const still = t.options.stalemate;
  if (still > 0 && round - stateOf(t).changed >= still) return said('own.won.stalemate', { n: still });
  return round >= limits.rounds ? said('own.won.tooLong', { n: limits.rounds }) : undefined;
}

type Ending = Exclude<OwnWin, { by: 'along' }>;

/** Whether an ending has come about. The living are counted but for those who do not count (I21). */
function ending(p: Plan, win: Ending): (t: T) => boolean {
  switch (win.by) {
    case 'parity': {
      const isHindered = win.unless && anybody(p, win.unless);
      const { roles, marks } = p.worn.uncounted;
      const all = roles.size + marks.size === 0;
      const count = (t: T, seats: readonly SeatId[]): number =>
        all ? seats.length : seats.filter((seat) => !wears(t, seat, 'uncounted')).length;
      return (t) => {
        const side = t.living(win.side);
        const own = count(t, side);
        // Where only those are left who do not count, they count when nobody else lives.
        const isAhead = own > 0 ? own * 2 >= count(t, t.alive) : side.length > 0 && side.length === t.alive.length;
        return isAhead && !isHindered?.(t, nobody);
      };
    }
    case 'gone': {
      const isLeft = anybody(p, win.who);
      return (t) => !isLeft(t, nobody) && (win.side === 'nobody' || t.alive.length > 0);
    }
    case 'alone':
      return (t) => t.alive.length > 0 && t.living(win.side).length === t.alive.length;
    case 'when': {
      const holds = condition(p, win.when);
      return (t) => holds(t, nobody);
    }
  }
}

function wordsOf(p: Plan, win: Ending): Said {
  if (win.words) return text(p, win.words);
  if (win.side === 'nobody') return said('own.won.draw');
  return said(win.by === 'parity' ? 'own.won.parity' : win.by === 'gone' ? 'own.won.gone' : 'own.won', { side: { faction: win.side } });
}

/** Sides that win together with the winners, and when. */
export const alongOf = (p: Plan): Book['along'] =>
  p.rules.wins.flatMap((win) => (win.by === 'along' ? [{ side: win.side, holds: condition(p, win.when) }] : []));

/** Sides that win together with the winners, besides those that have won already (I22, I25). */
function alongside(t: T, winners: readonly FactionId[]): readonly FactionId[] {
  const more = bookOf(t).along.filter(({ side, holds }) =>
    t.seats.some(({ seat }) => t.faction(seat) === side && holds(t, { ...nobody, self: seat, winners })),
  );
  return [...stateOf(t).along, ...more.map(({ side }) => side)];
}

/** Ends the game with the first ending that has come about (I25), not while a chain of deaths is under way (I5). */
export function* conclude(t: T, at: Moment): Script {
  if (stateOf(t).holding > 0 || t.won !== undefined) return;
  for (const win of t.game.wins) {
    const words = win.at.includes(at) ? win.when(t) : undefined;
    if (words) yield* finished(t, win.factions, words, win.clause);
  }
}

/** The end, with all who win with the winners. */
export function* finished(t: T, winners: readonly FactionId[], words: Said, clause: string): Script {
  yield* end(t, [...new Set([...winners, ...alongside(t, winners)])], words, clause);
}
