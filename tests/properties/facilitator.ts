import type { Answer, Ruling } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, type Random } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { games } from '../../src/games/index.ts';
import { anyAnswer } from '../../src/lab/random-policy.ts';
import { anyTable } from '../campaign/tables.ts';
import { toy } from '../support/toy-game.ts';
import { village } from '../support/village.ts';

/** Every rulebook there is, the toy game, which uses what they do not, and a game made from a file. */
export const everyGame: readonly (readonly [string, Game])[] = [
  ...(await Promise.all(Object.values(games).map(async (registered) => [registered.id, await registered.load()] as const))),
  ['toy', toy],
  ['village', village],
];

/** A game somebody might set up: players, house rules and cards drawn at random. */
export const anySetup = (game: Game, seed: string): Session => new Session(game, anyTable(game, seed));

/** Anything the question takes, sums of a ballot included. */
export function anyLegal(question: Question, random: Random): Answer {
  if (question.shape === 'ballot' && question.counts && question.abstain === 'allowed' && random.below(3) === 0) {
    let left = question.voters.reduce((sum, voter) => sum + voter.weight, 0);
    const counts: Record<string, number> = {};
    for (const { id } of question.candidates) left -= counts[id] = random.below(left + 1);
    return { counts };
  }
  return anyAnswer(question, random);
}

/** Something a host might rule, or be refused: nobody comes back to life, and the game goes on. */
export function anyRuling({ table, game }: Session, random: Random): Ruling {
  const seat = (): number => 1 + random.below(table.seats.length);
  const pick = <T>(from: readonly T[]): T | undefined => from[random.below(Math.max(1, from.length))];
  const token = pick(game.tokens);
  const status = pick(Object.keys(game.statuses));
  switch (random.below(7)) {
    case 0:
      return { do: 'kill', seat: seat() };
    case 1:
      return token === undefined ? { do: 'reveal', seat: seat() } : { do: 'move', token, to: seat() };
    case 2:
      return status === undefined ? { do: 'reveal', seat: seat() } : { do: 'mark', status, seat: seat() };
    case 3:
      return status === undefined ? { do: 'reveal', seat: seat() } : { do: 'unmark', status, seat: seat() };
    case 4:
      return { do: 'swap', seats: [seat(), seat()] };
    case 5:
      return { do: 'recast', seat: seat(), role: pick(Object.keys(game.roles)) ?? '' };
    default:
      return { do: 'note', text: 'a note', seat: seat() };
  }
}

/** How somebody facilitates. */
export interface Manner {
  /** Rules now and then, if he ever does; anything at all unless `ruling` says what. */
  readonly rulings?: boolean;
  readonly ruling?: typeof anyRuling;
  /** What the table answers, out of what is legal; anything at all unless told. */
  readonly answer?: typeof anyLegal;
  /** After so many answers he stops. */
  readonly most?: number;
  /** Looks on before every answer, and at the end. */
  readonly each?: (session: Session) => void;
}

/** The facilitator answers until the game is over or he stops. */
export function facilitate(
  session: Session,
  seed: string,
  { rulings = false, ruling: ruled = anyRuling, answer = anyLegal, most = 20_000, each }: Manner = {},
): Session {
  const random = seeded(`${seed}/facilitator`);
  for (let i = 0; i < most && session.question.shape !== 'over'; i++) {
    each?.(session);
    const ruling: Answer | undefined = rulings && random.below(25) === 0 ? { ruling: ruled(session, random) } : undefined;
    if (ruling) session.answer(ruling);
    else {
      const { key } = session.question;
      const refusal = session.answer(answer(session.question, random));
      if (refusal) throw new Error(`${key}: a legal answer was refused under ${refusal.clause} (${refusal.why.id})`);
    }
  }
  each?.(session);
  return session;
}

/** A game played from a seed, with everything about it drawn from the seed. */
export const played = (game: Game, seed: string, how: Manner = {}): Session => facilitate(anySetup(game, seed), seed, how);
