import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { linesFor } from '../../src/rules/night-card.ts';

/** Whether a question still asks somebody to decide. */
export const decides = (question: Question): boolean =>
  question.shape === 'choose'
    ? question.seats.length > 0
    : question.shape === 'pick' && question.options.some(({ id, bar }) => !bar && id !== question.pass);

/** Who has the card that the key of a question names, or belongs to those who are called; nothing where it names neither. */
function itsOwn(game: Game, table: Table, key: string): readonly SeatId[] | undefined {
  const [role = ''] = key.split('.');
  const known = game.roles[role] !== undefined;
  const lines = linesFor(game.nightCard(table.cast, table.options), table.cast).flatMap((section) => section.lines);
  const line = lines.find(({ id }) => id === table.place.line);
  if (line && line.kind !== 'moment' && (!known || line.roles.includes(role)))
    return line.members?.(table) ?? table.withRole(...line.roles);
  return known ? table.withRole(role) : undefined;
}

/** Players who are to decide what is another card's matter, or another group's. */
export function strangersAsked(game: Game, table: Table, question: Question): readonly SeatId[] {
  const { to, key } = question;
  if (typeof to === 'string' || question.decoy || !decides(question)) return [];
  const own = itsOwn(game, table, key);
  return own ? to.filter((seat) => !own.includes(seat)) : [];
}
