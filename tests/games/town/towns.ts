import type { How, Play } from '../../support/play.ts';
import { table } from '../../support/play.ts';
import { town } from '../../../src/games/town/index.ts';
import { sequence } from '../../../src/games/town/roles/index.ts';
import type { Options } from '../../../src/games/town/options.ts';

export type HouseRules = Partial<Options>;

/** Seven players as suggested. */
export const seven = 'Mia Max mafioso, Meg medium, Doc doctor, Det detective, Tom Tia townie';
/** Every role there is, and three of the mafia. */
export const eleven =
  'Mia Max mafioso, Gus godfather, Esc escort, Doc doctor, Det detective, Tra tracker, Vig vigilante, Meg medium, Tom Tia townie';

export const sit = (seats: string = seven, rules: HouseRules = {}, how: How = {}): Play => table(town, seats, rules, how);

/** The same people at the beginning of day 2, the first whole one. */
export const byDay = (seats: string = seven, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 2, phase: 'day', ...how });

/** The same people at the fall of night 2. */
export const byNight = (seats: string = eleven, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 2, phase: 'night', ...how });

/** Whom a role points at tonight; whoever is left out shakes the head. */
export type Deeds = Partial<Record<(typeof sequence)[number], string>>;

/** Phases 4 to 6: `mafia` names the targets in the order they are asked, `-` for a shake of the head. */
export function night(t: Play, mafia: string, deeds: Deeds = {}): Play {
  const targets = mafia.split(' ').filter((word) => word !== '');
  for (;;) {
    const { key, shape } = t.question;
    const role = key.split('.')[0] as 'mafia' | keyof Deeds;
    const asked = shape === 'choose' && (role === 'mafia' || sequence.includes(role));
    if (!asked) return t;
    const target = (role === 'mafia' ? targets.shift() : deeds[role]) ?? '-';
    if (target === '-') t.pass(key);
    else t.at(key, target);
  }
}

/** What each player read in the latest feedback, by name. */
export function messages(t: Play): Record<string, string> {
  const from = t.story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'night');
  const read = t.story
    .slice(from)
    .flatMap((fact) =>
      fact.what === 'learned' ? [[t.seating.name(fact.seats[0] ?? 0), fact.said.id.replace('feedback.', '')] as const] : [],
    );
  return Object.fromEntries(read);
}

/** Everybody points at this player, who then stands trial; the vote is asked next. */
export const accuse = (t: Play, who: string): Play => t.vote('day.nominate', `${t.alive.join(' ')} > ${who}`);
