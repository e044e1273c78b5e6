import type { How, Play } from '../../support/play.ts';
import { table } from '../../support/play.ts';
import { princeton } from '../../../src/games/princeton/index.ts';
import type { Options } from '../../../src/games/princeton/options.ts';

export type HouseRules = Partial<Options>;

/** Twelve players as PR-14 deals them. */
export const twelve = 'Mia Max Moe mafia, Ann angelHeart, Bob Cid Dan Eve Fay Gus Hal Ida civilian';
/** Eight with both angels. */
export const eight = 'Mia Max mafia, Ann angelHeart, Dee angelDiamond, Bob Cid Dan Eve civilian';
/** Five with one mafia: a small game. */
export const five = 'Mia mafia, Ann angelHeart, Bob Cid Dan civilian';

export const sit = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play => table(princeton, seats, rules, how);

/** The same people on the morning of day 1. */
export const byDay = (seats: string = twelve, rules: HouseRules = {}, how: How = {}): Play =>
  sit(seats, rules, { round: 1, phase: 'day', ...how });

/** An accusation with a second; the verdict is asked next. */
export const accuse = (t: Play, accuser: string, accused: string, second: string): Play =>
  t.at('day.accuser', accuser).at('day.accused', accused).at('day.second', second);
