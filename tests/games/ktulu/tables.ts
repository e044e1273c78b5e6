import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { Options } from '../../../src/games/ktulu/options.ts';
import { table, type How, type Play } from '../../support/play.ts';

export type HouseRules = Partial<Options>;

/** Fourteen as the size helper deals them, 7 / 4 / 3. */
export const fourteen =
  'Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Jude judge, May mayor, Gil guard, Ben badGunman, Ava avenger, Tess thief, Bill bandit, Shaun shaman, Lee leader, Rag burningRage';

export const sit = (seats: string = fourteen, rules: HouseRules = {}, how: How = {}): Play => table(ktulu, seats, rules, how);

/** A later night, by default the first; whoever has the statuette is named in `has` (`Ann`, or a token's whole state). */
export const later = (
  seats: string,
  has: string | { readonly holder: string; readonly knowing?: boolean; readonly announced?: string },
  rules: HouseRules = {},
  how: How = {},
): Play => sit(seats, rules, { round: 1, phase: 'night', tokens: { statuette: has }, ...how });

/** A day, by default the second, before anything has been said. */
export const byDay = (seats: string, has: string, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 2, phase: 'day', tokens: { statuette: has }, ...how });

/** Keys at which a night and its dawn are over. */
const morning = ['day.next', 'search.nominees', 'over'];

/**
 * Plays the night (or what is left of it) up to the first question of the day or the end. What is named is done, in any order;
 * whatever may be passed and is not named is passed; a question that must be answered and is not named is an error.
 */
export function night(t: Play, choices: Readonly<Record<string, string>> = {}): Play {
  const open = new Map(Object.entries(choices));
  for (let q = t.question; !morning.includes(q.key); q = t.question) {
    const choice = open.get(q.key);
    open.delete(q.key);
    if (q.shape === 'pick') t.pick(q.key, choice ?? q.pass ?? 'no');
    else if (choice === undefined) t.pass(q.key);
    else t.at(q.key, choice);
  }
  if (open.size > 0) throw new Error(`Never asked: ${[...open.keys()].join(', ')}`);
  return t;
}

/** The same up to a question of the night, which is left open. */
export function nightUpTo(t: Play, key: string, choices: Readonly<Record<string, string>> = {}): Play {
  for (let q = t.question; q.key !== key; q = t.question) {
    if (morning.includes(q.key)) throw new Error(`${key} was not asked this night`);
    const choice = choices[q.key];
    if (q.shape === 'pick') t.pick(q.key, choice ?? q.pass ?? 'no');
    else if (choice === undefined) t.pass(q.key);
    else t.at(q.key, choice);
  }
  return t;
}

/** Factions announced as having the statuette, in order. */
export const announced = (t: Play): unknown[] =>
  t
    .facts('announced')
    .filter((fact) => fact.said.id === 'statuette.changed')
    .map((fact) => (fact.said.with?.['faction'] as { faction: string }).faction);

/** Lines of the night card that were called aloud, with how. */
export const calls = (t: Play): string[] =>
  t
    .facts('called')
    .filter((fact) => fact.call !== 'silent')
    .map((fact) => (fact.call === 'live' ? fact.line : `${fact.line} ${fact.call}`));
