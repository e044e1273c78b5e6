import { moment } from '../../../rules/moment.ts';
import { momentLine } from './group-lines.ts';

/** Having it at the very beginning of a night wins (KT-278, KT-286). */
export const lukeWins = momentLine('lukeWins', 'KT-286', ['luckyLuke'], (t) => moment(t, 'lukeWins'));
