import type { Answer } from '../../src/kernel/answer.ts';
import { done } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf } from '../../src/lab/playout.ts';

/**
 * How many different sequences of so many choices are legal from the suggested cast in its usual order.
 * What is only read or shown is not a choice. Of a ballot only the unanimous votes and nobody's vote count.
 */
export function perft(game: Game, depth: number): number {
  const options = game.options.parse({});
  const deal = cardsOf(game.suggest(game.players.usual, options)).map((role) => ({ role }));
  const count = (entries: Session['entries'], left: number): number => {
    const session = new Session(game, { options: {}, seed: 'perft', deal }, entries);
    while (session.question.shape === 'say' || session.question.shape === 'show') if (session.answer(done)) break;
    if (left === 0 || session.question.shape === 'over') return 1;
    const { question } = session;
    return everyAnswer(question).reduce(
      (sum, answer) => sum + (left === 1 ? legal(session, answer) : count([...session.entries, [question.key, answer]], left - 1)),
      0,
    );
  };
  return count([], depth);
}

/** An answer that was listed as legal must be taken; the count is of no use otherwise. */
function legal(session: Session, answer: Answer): 1 {
  const preview = session.preview(answer);
  if (!('facts' in preview)) throw new Error(`${session.question.key} refuses ${JSON.stringify(answer)}`);
  return 1;
}

function everyAnswer(question: Question): Answer[] {
  const late: Answer[] = question.expires ? [{ expired: true }] : [];
  switch (question.shape) {
    case 'choose':
      return [
        ...subsets(question.seats)
          .filter((seats) => seats.length >= question.min && seats.length <= question.max)
          .map((seats) => ({ seats })),
        ...late,
      ];
    case 'pick':
      return [...question.options.filter((option) => !option.bar).map(({ id }) => ({ option: id })), ...late];
    case 'number':
      return [...Array.from({ length: question.max - question.min + 1 }, (_, i) => ({ number: question.min + i })), ...late];
    case 'ballot': {
      const { voters, candidates, marks, abstain } = question;
      const unanimous = candidates.flatMap(({ id }, i) => {
        const chosen = [id, ...candidates.slice(i + 1).map((c) => c.id), ...candidates.slice(0, i).map((c) => c.id)].slice(0, marks);
        const votes = Object.fromEntries(
          voters
            .filter(({ follows, forbidden }) => follows === undefined && !forbidden?.some((f) => chosen.includes(f.candidate)))
            .map(({ seat }) => [seat, chosen]),
        );
        return Object.keys(votes).length > 0 ? [{ votes }] : [];
      });
      return [...unanimous, ...(abstain === 'forbidden' ? [] : [{ votes: {} }]), ...late];
    }
    case 'say':
    case 'show':
      return [done, ...late];
    case 'over':
      return [];
  }
}

/** Sets of up to three; no question asks for more so early, and all sets of twenty seats are too many. */
function subsets(seats: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const [i, a] of seats.entries()) {
    all.push([a]);
    for (const [j, b] of seats.entries()) {
      if (j <= i) continue;
      all.push([a, b]);
      for (const c of seats.slice(j + 1)) all.push([a, b, c]);
    }
  }
  return all;
}
