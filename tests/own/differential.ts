import type { Answer } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { anyAnswer } from '../../src/lab/random-policy.ts';

/** A question as far as two tellings of one game must agree on it: what may be answered and by whom, not in which words. */
function bare(q: Question): unknown {
  const to = q.to;
  switch (q.shape) {
    case 'choose':
      return [q.shape, to, q.seats, q.barred.map(({ seat }) => seat), q.min, q.max, q.pass !== undefined];
    case 'pick':
      return [q.shape, to, q.options.length];
    case 'ballot':
      return [
        q.shape,
        to,
        q.voters,
        q.barred.map(({ seat }) => seat),
        q.candidates.map(({ id }) => id),
        q.marks,
        q.abstain,
        q.needed,
        q.about,
      ];
    case 'show':
      return [q.shape, to, q.showing.sign, q.showing.role, q.showing.faction];
    case 'over':
      return [q.shape, q.won];
    default:
      return [q.shape, to];
  }
}

/** A fact without its words and clause. */
function deed(fact: Fact): unknown {
  const { clause: _, because: __, at, ...rest } = fact as Fact & { said?: unknown; why?: unknown; vote?: unknown };
  const { said: ___, why: ____, vote: _____, ...happened } = rest;
  return [at.round, at.phase, happened];
}

const kinds: ReadonlySet<string> = new Set([
  'phase',
  'called',
  'postponed',
  'prevented',
  'diverted',
  'died',
  'revealed',
  'learned',
  'voted',
  'marked',
  'won',
]);
const deeds = (session: Session): string => JSON.stringify(session.story.filter(({ what }) => kinds.has(what)).map(deed));

/** Plays one game by two tellings of its rules, giving both the same answers. What differs first, or nothing. */
export function difference(one: Game, other: Game, seed: string): string | undefined {
  const random = seeded(seed);
  const players = one.players.min + random.below(12);
  const deal = shuffled(cardsOf(one.suggest(players, one.options.parse({}))), random).map((role) => ({ role }));
  const [a, b] = [one, other].map((game) => new Session(game, { options: {}, seed, deal })) as [Session, Session];
  for (let i = 0; i < 5000; i++) {
    const [first, second] = [a.question, b.question].map((question) => JSON.stringify(bare(question)));
    if (first !== second) return `${a.question.key} ${first}\n${b.question.key} ${second}`;
    if (a.question.shape === 'over') break;
    const answer: Answer = anyAnswer(a.question, random);
    const refused = [a.answer(answer), b.answer(answer)].find((refusal) => refusal !== undefined);
    if (refused) return `${a.question.key}: ${JSON.stringify(refused)}`;
  }
  const [left, right] = [deeds(a), deeds(b)];
  return left === right ? undefined : `${left}\n${right}`;
}
