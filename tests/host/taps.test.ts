import { describe, expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import { done, type Answer } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { flowedInto, flowOn, isHeard, stepBack } from '../../web/host/breath.ts';
import { isNight } from '../../web/host/night.ts';

/** A table where everybody may act: the first seats that may be chosen are, nothing is passed. */
function table(game: Game, players: number): Session {
  const options = game.options.parse({});
  const deal = shuffled(cardsOf(game.suggest(players, options)), seeded('taps')).map((role) => ({ role }));
  return new Session(game, { options, seed: 'taps', deal });
}

function answerTo(question: Question): Answer {
  switch (question.shape) {
    case 'choose':
      return { seats: [...question.seats].reverse().slice(0, Math.max(1, question.min)) };
    case 'pick':
      return { option: question.options.find(({ id, bar }) => !bar && id !== question.pass)?.id ?? question.pass ?? '' };
    case 'number':
      return { number: question.min };
    case 'ballot':
      return {
        votes: Object.fromEntries(
          question.voters.map(({ seat }) => [seat, question.candidates.slice(0, question.marks).map(({ id }) => id)]),
        ),
      };
    default:
      return done;
  }
}

/** What the host's hand does for an answer: a press that lasts for one seat, a tap for each of several and one to confirm, two to show and to close again. */
function taps(question: Question): number {
  if (question.shape === 'choose') return question.max === 1 ? 1 : Math.max(1, question.min) + 1;
  return question.shape === 'show' && !question.round ? 2 : 1;
}

/** Taps from nightfall to dawn in the given round, as the host's screen asks them, and the questions they answered. */
function night(game: Game, players: number, round: number): { readonly taps: number; readonly keys: readonly string[] } {
  const session = table(game, players);
  const keys: string[] = [];
  let sum = 0;
  while (session.question.shape !== 'over') {
    const { question } = session;
    const { place } = session.table;
    if (place.round > round) break;
    if (place.round === round && isNight(session.table)) {
      sum += taps(question);
      keys.push(question.key);
    }
    expect(session.answer(answerTo(question))).toBeUndefined();
    flowOn(session);
  }
  return { taps: sum, keys };
}

describe('a night costs the host’s hand no more than so many taps', () => {
  it.each([
    ['princeton', princeton, 12, 2, 6],
    ['vendetta', vendetta, 12, 1, 12],
    ['ktulu', ktulu, 12, 1, 22],
    ['town', town, 9, 1, 15],
    ['yakuza', yakuza, 12, 2, 9],
  ] as const)('%s', (_, game, players, round, goal) => {
    const spent = night(game, players, round);
    expect(spent.taps, spent.keys.join(' ')).toBeLessThanOrEqual(goal);
  });
});

describe('lines said in one breath', () => {
  it('are found again after a reload, taken back with the answer before them, and given as if the host had gone on', () => {
    const session = table(princeton, 12);
    flowOn(session);
    expect(session.answer(done)).toBeUndefined();
    expect(flowOn(session).map(({ key }) => key)).toEqual(['night.falls']);
    expect(session.answer(answerTo(session.question))).toBeUndefined();
    const flowed = flowOn(session);
    expect(flowed.map(({ key }) => key)).toEqual(['mafia.sleep']);
    expect(flowedInto(new Session(session.game, session.setup, session.entries)).map(({ key }) => key)).toEqual(['mafia.sleep']);
    expect(session.entries.map(([key]) => key)).toEqual(['deal.secret', 'night.falls', 'mafia.kill', 'mafia.sleep']);
    expect([stepBack(session, flowed), isHeard(session, 2)]).toEqual([2, false]);
    expect(session.answer({ ruling: { do: 'note', text: 'n' } })).toBeUndefined();
    expect([stepBack(session, flowed), flowedInto(session).length]).toEqual([1, 1]);
    session.undo();
    session.undo();
    session.undo();
    expect(session.question.key).toBe('mafia.kill');
    expect(flowedInto(session).map(({ key }) => key)).toEqual(['night.falls']);
    expect(isHeard(session, 2)).toBe(true);
  });
});
