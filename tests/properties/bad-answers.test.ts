import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import { anySetup, everyGame, facilitate } from './facilitator.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 }).map(String);
const seats = fc.array(fc.integer({ min: -2, max: 40 }), { maxLength: 6 });
const mark = fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constantFrom('guilty', 'innocent', 'nobody', '__proto__'));

/** What no screen would send, but a damaged save or a clumsy script might. */
const malformed = fc.oneof(
  fc.anything(),
  fc.record({ seats: fc.oneof(seats, fc.anything()) }),
  fc.record({ option: fc.oneof(fc.string(), fc.anything()) }),
  fc.record({
    votes: fc.oneof(
      fc.dictionary(fc.integer({ min: -1, max: 30 }).map(String), fc.oneof(fc.array(mark, { maxLength: 3 }), fc.anything())),
      fc.anything(),
    ),
  }),
  fc.record({ counts: fc.oneof(fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.anything())), fc.anything()) }),
  fc.record({ number: fc.oneof(fc.double(), fc.integer(), fc.anything()) }),
  fc.record({ done: fc.anything() }),
  fc.record({ expired: fc.anything() }),
  fc.record({
    ruling: fc.oneof(
      fc.anything(),
      fc.record({
        do: fc.constantFrom('kill', 'move', 'mark', 'swap', 'recast', 'note', 'end', 'boil'),
        seat: fc.anything(),
        to: fc.anything(),
        token: fc.anything(),
        status: fc.anything(),
        role: fc.anything(),
        seats: fc.anything(),
        text: fc.anything(),
        won: fc.anything(),
      }),
    ),
  }),
) as fc.Arbitrary<Answer>;

describe.each(everyGame)('%s, given answers that do not fit', (_id, game) => {
  it('refuses them with a clause and changes nothing, or takes what fits; it never throws', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 60 }), fc.array(malformed, { minLength: 1, maxLength: 8 }), (s, most, answers) => {
        const session = facilitate(anySetup(game, s), s, { most });
        const before = JSON.stringify([session.entries, session.story, session.question]);
        for (const answer of answers) {
          const refusal = session.answer(answer);
          if (!refusal) return;
          expect(refusal.clause).not.toBe('');
          expect(refusal.why.id).not.toBe('');
          expect(JSON.stringify([session.entries, session.story, session.question])).toBe(before);
        }
      }),
      { numRuns: 300 },
    );
  });
});
