import { Session } from '../../src/kernel/session.ts';
import type { RoleId, Said } from '../../src/kernel/types.ts';
import { linesFor } from '../../src/rules/night-card.ts';
import { tonight, type LineView } from './night.ts';

/** Longest way of things to be said that is gone at one tap. */
const longestWay = 40;

/** How the call of a role stands: being made, still to come, made already, passed over tonight, or there is none. */
export type Standing = 'now' | 'later' | 'done' | 'silent' | 'none';

/** The call a facilitator card belongs to, and how it can be reached. */
export interface CallPlace {
  readonly standing: Standing;
  /** The line of the night card that is meant. */
  readonly line?: LineView;
  /** Lines that are called before it. */
  readonly before: number;
  /** What is still to be said before it, where nothing but that stands between; nothing where something must be decided first. */
  readonly way?: readonly (readonly Said[])[];
}

/** Where the game stands with the call of a role. */
export function callOf(session: Session, role: RoleId): CallPlace {
  const { table } = session;
  const ids = linesFor(table.game.nightCard(table.cast, table.options), table.cast).flatMap(({ lines }) =>
    lines.filter(({ roles }) => roles.includes(role)).map(({ id }) => id),
  );
  const all = tonight(table).flatMap(({ lines }) => lines);
  const mine = all.filter(({ id }) => ids.includes(id));
  const due = ({ state, call }: LineView): boolean => state === 'next' && call !== 'silent';
  const line = mine.find(({ state }) => state === 'now') ?? mine.find(due) ?? mine.find(({ state }) => state === 'done') ?? mine[0];
  if (!line) return { standing: 'none', before: 0 };
  if (line.state !== 'next') return { standing: line.state, line, before: 0 };
  if (!due(line)) return { standing: 'silent', line, before: 0 };
  const before = all.slice(0, all.indexOf(line)).filter((one) => one.state === 'now' || due(one)).length;
  const way = wayTo(session, line.id);
  return { standing: 'later', line, before, ...(way && { way }) };
}

/** What has to be said until the line is called, if saying is all there is to do. */
function wayTo({ game, setup, entries }: Session, line: string): readonly (readonly Said[])[] | undefined {
  const ahead = new Session(game, setup, entries);
  const way: (readonly Said[])[] = [];
  while (ahead.table.place.line !== line) {
    const { question } = ahead;
    if (question.shape !== 'say' || way.length === longestWay) return undefined;
    way.push(question.say);
    ahead.answer({ done: true });
  }
  return way;
}
