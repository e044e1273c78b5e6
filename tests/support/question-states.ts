import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';

/** A question as it stood in a random game of so many players. */
export interface QuestionState {
  readonly players: number;
  readonly question: Question;
}

/** Random games of one rulebook: each kind of question of these shapes, at each number of players, where it was longest. */
export function questionStates(
  game: Game,
  players: readonly number[],
  games: number,
  shapes: readonly Question['shape'][] = ['choose', 'ballot'],
): QuestionState[] {
  const found = new Map<string, QuestionState>();
  for (const n of players) {
    const options = game.options.parse({});
    const cast = cardsOf(game.suggest(n, options));
    if (cast.length !== n) continue;
    for (let i = 0; i < games; i++) {
      const seed = `states/${String(n)}/${String(i)}`;
      playOut(game, options, shuffled(cast, seeded(seed)), seed, randomPolicy, (question) => {
        if (!shapes.includes(question.shape)) return;
        const id = `${String(n)} ${question.shape} ${question.key}`;
        const known = found.get(id);
        if (known && lengthOf(known.question) >= lengthOf(question)) return;
        // What is shown is what was asked: the table goes on.
        found.set(id, { players: n, question: JSON.parse(JSON.stringify(question)) as Question });
      });
    }
  }
  return [...found.values()];
}

const lengthOf = (question: Question): number => JSON.stringify(question).length;
