import type { Win } from '../kernel/game.ts';
import { end, type Script } from '../kernel/script.ts';
import { said, type FactionId, type Said } from '../kernel/types.ts';
import { ruled } from '../rules/ruling.ts';
import { bookOf, text, type T } from './book.ts';
import type { Options } from './options.ts';
import type { OwnWin, Rules } from './schema/rules.ts';
import { stateOf } from './state.ts';
import { has } from './traits.ts';
import { holds } from './when.ts';
import { seatsOf } from './who.ts';
import type { Context } from './context.ts';

/** Moments at which wins are tested. */
export const moments = ['dawn', 'verdict', 'dusk', ruled] as const;
export type Moment = (typeof moments)[number];

const nobody: Context = { chosen: [], key: 'win', clause: 'OWN-win', by: {}, members: [] };

/** The endings of a file in its order; a game with nobody left is a draw. */
export function winsOf(rules: Rules): readonly Win<Options>[] {
  const listed = rules.wins.flatMap((win, i): Win<Options>[] =>
    win.by === 'along'
      ? []
      : [
          {
            id: `win${i + 1}`,
            factions: win.side === 'nobody' ? [] : [win.side],
            clause: `OWN-win${i + 1}`,
            at: win.at === undefined ? moments : [win.at],
            when: (t) => (hasCome(t, win) ? wordsOf(t, win) : undefined),
          },
        ],
  );
  return [
    ...listed,
    {
      id: 'nobodyLeft',
      factions: [],
      clause: 'OWN-win',
      at: moments,
      when: (t) => (t.alive.length === 0 ? said('own.won.draw') : undefined),
    },
  ];
}

/** Whether an ending has come about. The living are counted but for those who do not count (I21). */
function hasCome(t: T, win: Exclude<OwnWin, { by: 'along' }>): boolean {
  const counted = t.alive.filter((seat) => !has(t, seat, 'uncounted'));
  switch (win.by) {
    case 'parity': {
      const own = counted.filter((seat) => t.faction(seat) === win.side).length;
      return own > 0 && own >= counted.length - own && (win.unless === undefined || seatsOf(t, nobody, win.unless).length === 0);
    }
    case 'gone':
      return seatsOf(t, nobody, win.who).length === 0 && (win.side === 'nobody' || t.alive.length > 0);
    case 'alone':
      return t.alive.length > 0 && t.alive.every((seat) => t.faction(seat) === win.side);
    case 'when':
      return holds(t, nobody, win.when);
  }
}

function wordsOf(t: T, win: Exclude<OwnWin, { by: 'along' }>): Said {
  if (win.words) return text(t, win.words);
  if (win.side === 'nobody') return said('own.won.draw');
  return said(win.by === 'parity' ? 'own.won.parity' : win.by === 'gone' ? 'own.won.gone' : 'own.won', { side: { faction: win.side } });
}

/** Sides that win with whoever wins, besides those that have won already (I22, I25). */
function alongside(t: T, winners: readonly FactionId[]): readonly FactionId[] {
  const more = bookOf(t).rules.wins.flatMap((win) =>
    win.by === 'along' && t.seats.some(({ seat }) => t.faction(seat) === win.side && holds(t, { ...nobody, self: seat, winners }, win.when))
      ? [win.side]
      : [],
  );
  return [...stateOf(t).along, ...more];
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
