import { yakuza } from '../../../src/games/yakuza/index.ts';
import type { Options } from '../../../src/games/yakuza/options.ts';
import { table, type How, type Play } from '../../support/play.ts';

export type HouseRules = Partial<Options>;

/** Twelve as the rulebook deals them; the players are called by their seats. Number 1 is a civilian. */
export const twelve = 's1 civilian, s2 don, s3 mafia, s4 doctor, s5 mafia, s6 shogun, s7 yakuza, s8 detective, s9 s10 s11 s12 civilian';

export const sit = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play => table(yakuza, seats, rules, how);

/** A later night, the first in which somebody can be shot; number 3 is the Right Hand. */
export const second = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 2, phase: 'night', statuses: [{ what: 'rightHand', on: 's3', by: 's2' }], ...how });

/** The morning of a later day, before the first speech. */
export const byDay = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 2, phase: 'day', ...how });

/** What a night is to bring; a clock runs out where `out` is written, and nothing is done where nothing is. */
export type Night = Readonly<
  Partial<
    Record<'don.appoint' | 'don.confirm' | 'mafia.agree' | 'rightHand.check' | 'yakuza.order' | 'detective.check' | 'doctor.save', string>
  >
>;

/** Plays the rest of a night up to the first speech or the end. What is not named: the Don appoints s3, the first citizen asked is checked, all else runs out. */
export function night(t: Play, choices: Night = {}): Play {
  const open = new Map(Object.entries({ 'don.appoint': 's3', ...choices }));
  for (let q = t.question; q.key !== 'day.speech' && q.shape !== 'over'; q = t.question) {
    const choice = open.get(q.key) ?? 'out';
    if (choice === 'out') t.expire(q.key);
    else t.at(q.key, choice);
  }
  return t;
}

/** All speeches of a day; `nominations` says who puts whom on the list. */
export function speeches(t: Play, nominations: Readonly<Record<string, string>> = {}): Play {
  while (t.question.key === 'day.speech') {
    const [speaker] = t.question.to as readonly number[];
    const whom = nominations[`s${speaker ?? 0}`];
    if (whom === undefined) t.pass('day.speech');
    else t.at('day.speech', whom);
  }
  return t;
}

/** The day's first vote, with these players on the list in this order, put there by the first speakers. */
export const onList = (t: Play, ...names: readonly string[]): Play => {
  const speakers = t.alive;
  return speeches(t, Object.fromEntries(names.map((name, i) => [speakers[i] ?? '', name])));
};
