import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { ask, end, type Script } from '../../src/kernel/script.ts';
import type { Table } from '../../src/kernel/table.ts';
import { said } from '../../src/kernel/types.ts';
import { enumerate } from '../../src/lab/enumerate.ts';
import { decimal, fraction, product, sum } from '../../src/lab/fraction.ts';
import type { Policy } from '../../src/lab/policy.ts';
import { shares } from '../support/plain-games.ts';
import { toy } from '../support/toy-game.ts';

/** Asks for a number of 0 to `max`, once or again and again. */
function* number(t: Table, max: number): Script<number> {
  return (yield* ask(t, () => ({ shape: 'number', key: 'n', to: 'host', say: [], clause: 'X', min: 0, max }))).number;
}

const won = (t: Table, ...sides: string[]): Script<never> => end(t, sides, said('won'), 'X');
const playing = (script: (t: Table) => Script<never>): Game => ({ ...(toy as Game), script });
const anyNumber: Policy = {
  name: 'number',
  about: 'answers any number',
  begin: (_, random) => (question) => ({ number: question.shape === 'number' ? random.below(question.max + 1) : 0 }),
};

const enumerated = (script: (t: Table) => Script<never>, alike = true) => {
  const game = playing(script);
  const { odds, runs } = enumerate({ game, options: game.options.parse({}), roles: Object.keys(game.roles), policy: anyNumber, alike });
  return { odds: shares(odds), runs };
};

describe('exact odds', () => {
  it('weigh each way by the chance of its draws, however many follow', () => {
    const { odds, runs } = enumerated(function* (t) {
      if ((yield* number(t, 2)) === 0) return yield* won(t, 'a');
      return yield* won(t, (yield* number(t, 4)) === 0 ? 'b' : 'c');
    });
    expect(odds).toEqual({ a: '1/3', b: '2/15', c: '8/15' });
    expect(runs).toBe(1 + 2 * 5);
  });

  it('count what the rules draw themselves like what the policy draws', () => {
    const { odds } = enumerated(function* (t) {
      const lot = t.random.below(3);
      return yield* won(t, (yield* number(t, 1)) + lot === 0 ? 'a' : 'b');
    });
    expect(odds).toEqual({ a: '1/6', b: '5/6' });
  });

  it('give a game with two winners to both, and one without a winner to nobody', () => {
    const { odds } = enumerated(function* (t) {
      return yield* (yield* number(t, 2)) === 0 ? won(t, 'a', 'b') : won(t);
    });
    expect(odds).toEqual({ a: '1/3', b: '1/3', draw: '2/3' });
  });

  /** Each round a coin for the one who leaves; the game ends when four are left. */
  function* rounds(t: Table): Script<never> {
    let first: number | undefined;
    for (let round = 1; t.alive.length > 4; round++) {
      t.place = { round, phase: 'day' };
      const gone = yield* number(t, 1);
      first ??= gone;
      t.setAlive(t.alive[gone] ?? 1, false);
    }
    t.place = { ...t.place, round: t.place.round + 1 };
    return yield* won(t, t.isAlive(1) ? 'a' : 'b');
  }

  it('play rounds that begin alike once only, and all of them when told', () => {
    const [once, all] = [enumerated(rounds), enumerated(rounds, false)];
    expect(once.odds).toEqual(all.odds);
    expect(once.runs).toBeLessThan(all.runs);
  });

  it('of a game that does not replay are refused', () => {
    let played = 0;
    const changing = (t: Table) => (t.random.below(++played + 1), number(t, 1));
    expect(() =>
      enumerated(function* (t) {
        return yield* won(t, String(yield* changing(t)));
      }),
    ).toThrow('did not replay');
  });
});

describe('a fraction', () => {
  it('is kept in lowest terms, added and multiplied exactly', () => {
    expect(fraction(6n, 8n)).toEqual([3n, 4n]);
    expect(sum([1n, 6n], [1n, 3n])).toEqual([1n, 2n]);
    expect(product([2n, 3n], [3n, 8n])).toEqual([1n, 4n]);
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it('is a number to fifteen digits, however long it is', () => {
    expect(decimal([193n, 231n])).toBeCloseTo(193 / 231, 15);
    expect(decimal([10n ** 400n, 3n * 10n ** 400n])).toBeCloseTo(1 / 3, 15);
  });
});
