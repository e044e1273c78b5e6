import type { Ruling } from '../../src/kernel/answer.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { Session } from '../../src/kernel/session.ts';
import { anyLegal } from '../properties/facilitator.ts';

/** Anything a host might rule, or be refused: deaths, lives, cards, seats, tokens, statuses, and now and then the end; `aimed` mostly at those asked. */
export function anyRuling({ table, game, question }: Session, random: Random, aimed = false): Ruling {
  const asked = aimed && typeof question.to !== 'string' ? question.to : [];
  const seat = (): number => {
    const one = asked.length > 0 && random.below(3) > 0 ? asked[random.below(asked.length)] : undefined;
    return one ?? 1 + random.below(table.seats.length);
  };
  const pick = <T>(from: readonly T[]): T | undefined => from[random.below(Math.max(1, from.length))];
  const token = pick(game.tokens);
  const status = pick(Object.keys(game.statuses));
  switch (random.below(12)) {
    case 0:
    case 1:
      return { do: 'kill', seat: seat() };
    case 2:
    case 3:
      return { do: 'revive', seat: pick(table.seats.filter(({ alive }) => !alive))?.seat ?? seat() };
    case 4:
      return token === undefined ? { do: 'reveal', seat: seat() } : { do: 'move', token, to: seat() };
    case 5:
      return status === undefined ? { do: 'reveal', seat: seat() } : { do: 'mark', status, seat: seat() };
    case 6:
      return status === undefined ? { do: 'reveal', seat: seat() } : { do: 'unmark', status, seat: seat() };
    case 7:
      return { do: 'swap', seats: [seat(), seat()] };
    case 8:
      return { do: 'recast', seat: seat(), role: pick(Object.keys(game.roles)) ?? '' };
    case 9:
      return { do: 'leave', seat: seat() };
    case 10:
      return { do: 'sit', seat: seat(), name: 'Zoe' };
    default:
      return random.below(12) === 0 ? { do: 'end', won: game.factions.slice(0, 1).map(({ id }) => id) } : { do: 'note', text: 'a note' };
  }
}

/** Takes answers back, or gives one of them otherwise and goes on from there. */
export function anyCorrection(session: Session, random: Random): void {
  const { entries } = session;
  if (random.below(2) === 0) {
    for (let n = 1 + random.below(4); n > 0; n--) session.undo();
    return;
  }
  const index = random.below(Math.max(1, entries.length));
  const [, given] = entries[index] ?? [];
  if (!given || 'ruling' in given) return;
  const amendment = session.amend(index, anyLegal(session.questionAt(index), random));
  if (!('entries' in amendment)) throw new Error(`a legal answer was refused under ${amendment.clause} (${amendment.why.id})`);
  session.adopt(amendment);
}
