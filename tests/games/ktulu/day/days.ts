import { ktulu } from '../../../../src/games/ktulu/index.ts';
import type { Options } from '../../../../src/games/ktulu/options.ts';
import { table, type How, type Play } from '../../../support/play.ts';

export type HouseRules = Partial<Options>;

/** Eleven players, none of whom steps in by day. Bob has the statuette unless said otherwise. */
export const eleven = 'Sam sheriff, Holly hooker, Gus goodGunman, Cid Cis Cal citizen, Ben badGunman, Bob Bud bandit, Ina Ivy indian';
/** The same number with other citizens in place of Cid, Cis and Cal, as `Jude judge`. */
export const withCitizens = (three: string, rest = 'Ben badGunman, Bob Bud bandit, Ina Ivy indian'): string =>
  `Sam sheriff, Holly hooker, Gus goodGunman, ${three}, ${rest}`;

/** The second day, before anything has been said. */
export const byDay = (seats: string = eleven, rules: HouseRules = {}, how: How = {}): Play =>
  table(ktulu, seats, rules, { round: 2, phase: 'day', tokens: { statuette: 'Bob' }, ...how });

/** A challenge that is accepted where it could be refused; the duel's vote comes next. */
export function duel(t: Play, challenger: string, challenged: string): Play {
  t.pick('day.next', 'duel').at('duel.challenger', challenger).at('duel.challenged', challenged);
  return t.question.key === 'duel.accepted' ? t.pick('duel.accepted', 'accept') : t;
}

/** A duel with its vote: lines as `Ann Bob > Cid` or counts as `Cid 3`. */
export const fight = (t: Play, challenger: string, challenged: string, ...hands: readonly string[]): Play =>
  duel(t, challenger, challenged).vote('duel.vote', ...hands);

/** The list of the day, without duels. */
export const nominate = (t: Play, names: string): Play => t.pick('day.next', 'search').at('search.nominees', names);

/** A search with its ballot, in which everybody alive votes for the same. */
export const searched = (t: Play, nominees: string, names: string): Play => unanimous(nominate(t, nominees), 'search.vote', names);

/** Everybody who has a vote gives the same. */
export function unanimous(t: Play, key: string, marks: string): Play {
  const { question } = t;
  if (question.shape !== 'ballot') throw new Error(`${question.key} is no vote`);
  return t.vote(key, `${t.seating.names(question.voters.map(({ seat }) => seat)).join(' ')} > ${marks}`);
}

/** Yes from some, no from everybody else with a vote. */
export function divided(t: Play, key: string, some: string, theirs: string, others: string): Play {
  const { question } = t;
  if (question.shape !== 'ballot') throw new Error(`${question.key} is no vote`);
  const rest = t.seating.names(question.voters.map(({ seat }) => seat)).filter((name) => !some.split(' ').includes(name));
  return t.vote(key, `${some} > ${theirs}`, `${rest.join(' ')} > ${others}`);
}

/** Ids of what everybody was told, in order. */
export const told = (t: Play): string[] => t.facts('announced').map((fact) => fact.said.id);

/** Names in a gap of what was told latest under this id. */
export function named(t: Play, id: string, gap = 'who'): string[] {
  const filler = t.facts('announced').findLast((fact) => fact.said.id === id)?.said.with?.[gap];
  if (typeof filler !== 'object') return [];
  if ('seat' in filler) return [t.seating.name(filler.seat)];
  return 'seats' in filler ? t.seating.names(filler.seats) : [];
}

/** The night has begun. */
export const isNight = (t: Play): boolean => (t.question.key, t.session.table.place.phase === 'night');
