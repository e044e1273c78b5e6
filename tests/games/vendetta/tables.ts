import { vendetta } from '../../../src/games/vendetta/index.ts';
import type { Options } from '../../../src/games/vendetta/options.ts';
import { table, type How, type Play } from '../../support/play.ts';

export type HouseRules = Partial<Options>;

/** Twelve as the setup reference deals them: Detective, Nurse, Bodyguard, Thief. */
export const twelve = 'Tom Tim thug, Thea thief, Dora detective, Nina nurse, Boris bodyguard, Abe Bea Cal Dee Eli Fay bystander';
/** Twelve with the Yakuza. */
export const rivals = 'Tom Tim thug, Yan Yui yakuza, Dora detective, Nina nurse, Boris bodyguard, Abe Bea Cal Dee Eli bystander';
/** Twelve with a Psycho. */
export const alone = 'Tom Tim thug, Thea thief, Dora detective, Nina nurse, Boris bodyguard, Pia psycho, Abe Bea Cal Dee Eli bystander';

export const sit = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play => table(vendetta, seats, rules, how);

/** The second night, the first in which somebody can die. */
export const second = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play => sit(seats, rules, { round: 2, ...how });

/** A day of the game, before anybody is suspected. */
export const byDay = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 2, phase: 'day', ...how });

/** Plays the night (or what is left of it): what is named is done, all else is passed, up to the suspects of the day or the end. */
export function night(t: Play, choices: Readonly<Record<string, string>> = {}): Play {
  const open = new Map(Object.entries(choices));
  for (let q = t.question; q.key !== 'day.suspects' && q.shape !== 'over'; q = t.question) {
    const choice = open.get(q.key);
    open.delete(q.key);
    if (q.shape === 'pick') t.pick(q.key, choice ?? 'pass');
    else if (choice === undefined) t.pass(q.key);
    else t.at(q.key, choice);
  }
  if (open.size > 0) throw new Error(`Never asked: ${[...open.keys()].join(', ')}`);
  return t;
}

/** A vote between suspects; lines as `Ann Bob > Cid`. */
export const hang = (t: Play, suspects: string, ...hands: readonly string[]): Play =>
  t.at('day.suspects', suspects).vote('day.vote', ...hands);

/** What everybody has heard at the latest dawn, from the waking on. */
export function report(t: Play): string[] {
  const lines = t.said;
  return lines
    .slice(lines.findLastIndex((line) => line.key === 'dawn.wake') + 1)
    .filter((line) => line.key.startsWith('dawn.') || line.key.startsWith('jail.'))
    .filter((line) => line.id !== 'dead.silent')
    .map((line) => line.text);
}
