import { byDay } from '../games/ktulu/tables.ts';
import type { Play } from '../support/play.ts';

const citizens =
  'Aleksandra sheriff, Bartłomiej hooker, Konstanty goodGunman, Maksymilian parson, Wawrzyniec judge, Małgorzata mayor, Katarzyna guard';
const robbers =
  'Eugeniusz badGunman, Władysława avenger, Kazimiera thief, Radosław bandit, Honorata shaman, Tadeusz leader, Leokadia burningRage';

const search = (): Play => byDay(`${citizens}, ${robbers}`, 'Kazimiera').pick('day.next', 'search');

/** Fourteen long names and the most words of any question that chooses seats by day. */
export const longestQuestion = (): Play => search().until('search.nominees');

/** The same people at the vote with the most words and two marks each. */
export const longestVote = (): Play => search().at('search.nominees', 'Aleksandra Bartłomiej Konstanty Maksymilian').until('search.vote');
