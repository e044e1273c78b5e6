import { describe, expect, test } from 'vitest';
import type { NightLine } from '../../../src/kernel/night-card.ts';
import { nightCard } from '../../../src/games/ktulu/night/card.ts';
import { options, type Options } from '../../../src/games/ktulu/options.ts';
import { calling } from '../../../src/rules/night-card.ts';
import { all, planted, through } from './everybody.ts';
import { sit } from './tables.ts';

const [zero, ...sections] = nightCard(options.parse({}));
const later = sections.flatMap(({ lines }) => lines);
const ids = (lines: readonly NightLine<Options>[]): string[] => lines.map(({ id }) => id);
/** Lines the bandits, the Indians, the aliens or Lucky Luke are awake for from an earlier line on, and those after which they sleep. */
const together = {
  bandits: ['banditsWake', 'banditsSleep'],
  indians: ['indiansWake', 'indiansSleep'],
  aliens: ['aliensWake', 'aliensSleep'],
  luckyLuke: ['lukeWakes', 'lukeIsTold'],
} as const;

describe('the night card', () => {
  test('KT-215 passes over steps that only a later program knows, in both nights', () => {
    const usual = options.parse({});
    const saved = {
      ...usual,
      nightZeroOrder: ['lunch', ...usual.nightZeroOrder],
      nightOrder: [...usual.nightOrder, 'lunch'],
    } as Options;
    const lines = (card: ReturnType<typeof nightCard>): string[][] => card.map((section) => ids(section.lines));
    expect(lines(nightCard(saved))).toEqual(lines(nightCard(usual)));
  });

  test('KT-080 nobody is woken who is awake, nobody acts asleep, and everybody goes back to sleep', () => {
    for (const lines of [zero?.lines ?? [], later]) {
      let awake: string | undefined;
      for (const { id, kind, wake, sleep } of lines.filter((line) => line.kind !== 'moment')) {
        expect([id, wake !== undefined], awake ? `${awake} is still awake` : 'all are asleep').toEqual([id, awake === undefined]);
        awake ??= `${kind} ${id}`;
        if (sleep) awake = undefined;
      }
      expect(awake).toBeUndefined();
    }
  });

  test.each(Object.entries(together))(
    'KT-233 KT-240 KT-268 KT-285 the %s wake once, and sleep after their last line',
    (_, [first, last]) => {
      const lines = later.slice(ids(later).indexOf(first), ids(later).indexOf(last) + 1).filter(({ kind }) => kind !== 'moment');
      expect(ids(lines.filter(({ wake }) => wake))).toEqual([first]);
      expect(ids(lines.filter(({ sleep }) => sleep))).toEqual([last]);
    },
  );

  test('KT-040 night 0 is a night apart, on a sheet of its own', () => {
    expect([zero, ...sections].map((section) => section?.ownSheet)).toEqual([true, ...sections.map(() => undefined)]);
  });

  test('KT-285 KT-290 KT-R71 only Lucky Luke, waking and told, hears no question: a masked call asks as a true one does', () => {
    expect(ids(later.filter(({ kind, ask }) => kind === 'role' && !ask))).toEqual(['lukeWakes', 'lukeIsTold']);
  });

  test('KT-029 KT-R71 veiled on the host’s screen is whatever is called only where the statuette is, or is not, in certain hands', () => {
    expect(ids(later.filter(({ secret: veiled }) => veiled))).toEqual([
      ...['banditsSteal', 'banditsCarrier'],
      ...['plantReturns', 'indiansKillAgain', 'lossAnnounced', 'burningRage', 'indiansCarrier', 'quietFoot'],
      ...['aliensSteal', 'aliensUse', 'aliensCarrier'],
    ]);
    expect(ids((zero?.lines ?? []).filter(({ secret: veiled }) => veiled))).toEqual([]);
  });
});

describe('a night the line is not for', () => {
  const called = (t: ReturnType<typeof all>, lines: readonly NightLine<Options>[]) =>
    lines.map((line) => {
      const { call, why } = calling(t.session.table as never, line as NightLine);
      return [line.id, call, why?.why.id];
    });

  test('KT-040 KT-188 what belongs to night 0 is silent on every later night', () => {
    const lines = zero?.lines ?? [];
    expect(called(all(), lines)).toEqual(ids(lines).map((id) => [id, 'silent', 'call.onlyNightZero']));
  });

  test('KT-040 KT-R14 the rest is silent on night 0', () => {
    expect(called(sit(), later)).toEqual(ids(later).map((id) => [id, 'silent', 'call.notNightZero']));
  });
});

describe('why a line is silent', () => {
  const silent = (t: ReturnType<typeof all>, line: string) => t.facts('called').findLast((fact) => fact.line === line);

  test.each([
    ['KT-173', 'othersDead'],
    ['KT-174', 'soleVoter'],
  ] as const)('%s the Lone Coyot is not alone: the clause is the one the house plays by, %s', (clause, coyotTrigger) => {
    expect(silent(through(all({ coyotTrigger })), 'loneCoyot')).toMatchObject({ call: 'silent', clause, why: { id: 'call.notAlone' } });
  });

  test('KT-177 KT-178 with the Quiet Foot dead no plant comes back', () => {
    const t = through(all({}, { ...planted, dead: 'Quinn' }));
    expect(silent(t, 'plantReturns')).toMatchObject({ call: 'silent', clause: 'KT-177', why: { id: 'call.noPlant' } });
  });

  test('KT-177 a mark on somebody who knows that he has it is no plant', () => {
    const t = through(all({}, { ...planted, tokens: { statuette: 'Cal' } }));
    expect(silent(t, 'plantReturns')).toMatchObject({ call: 'silent', why: { id: 'call.noPlant' } });
  });

  test('KT-R71 without masked calls the dead are silent because they are dead, not because their power is used up', () => {
    const t = through(all({ maskCalls: false }, { dead: 'Tax', counters: { 'taxman.used': 1 } }));
    expect(silent(t, 'taxman')).toMatchObject({ call: 'silent', why: { id: 'call.allDead' } });
  });
});
