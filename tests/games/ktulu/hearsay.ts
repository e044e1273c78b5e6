import type { FactOf } from '../../../src/kernel/fact.ts';
import type { Question } from '../../../src/kernel/question.ts';
import type { Said } from '../../../src/kernel/types.ts';
import type { Play } from '../../support/play.ts';

/** What this player alone has been shown, in order. */
export const told = (t: Play, name: string): Said[] =>
  t
    .facts('learned')
    .filter((fact) => fact.seats.includes(t.seating.seat(name)))
    .map((fact) => fact.said);

/** Ids of everything the whole table has been told, in order. */
export const aloud = (t: Play): string[] =>
  t
    .facts('announced')
    .filter((fact) => fact.audience === 'public')
    .map((fact) => fact.said.id);

/** Whom the table has heard named with these words. */
export const named = (t: Play, id: string): string[] =>
  t
    .facts('announced')
    .filter((fact) => fact.said.id === id && fact.audience === 'public')
    .map((fact) => t.seating.name((fact.said.with?.['who'] as { seat: number }).seat));

/** What shields and the Doctor have stopped: deed, player, clause. */
export const stopped = (t: Play): string[] =>
  t.facts('prevented').map((fact) => `${fact.deed} ${t.seating.name(fact.seat)} ${fact.clause}`);

/** Uses left after each use. */
export const uses = (t: Play, ability: string): number[] =>
  t
    .facts('spent')
    .filter((fact) => fact.ability === ability)
    .map((fact) => fact.left);

/** Who answers the question with this key. */
export const asked = (t: Play, key: string): string[] => {
  const { to } = t.asked(key);
  return typeof to === 'string' ? [to] : t.seating.names(to);
};

/** Clauses for which the host is warned of a seat at the standing question. */
export function warned(t: Play, name: string): string[] {
  const question: Question = t.question;
  return question.shape === 'choose' ? (question.warned ?? []).filter((w) => w.seat === t.seating.seat(name)).map((w) => w.clause) : [];
}

/** How often the statuette has moved, as `Ann>Bob`. */
export const moves = (t: Play): string[] =>
  t.facts('moved').map((fact: FactOf<'moved'>) => `${fact.from === undefined ? '' : t.seating.name(fact.from)}>${t.seating.name(fact.to)}`);

/** A day on which one player is searched in vain and nobody is hanged, up to the first question of the next night. */
export function idleDay(t: Play, searched: string): Play {
  t.pick('day.next', 'search').at('search.nominees', searched);
  return t.vote('mistreat.any', `${t.alive.join(' ')} > no`);
}
