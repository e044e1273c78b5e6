import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprints } from '../../src/kernel/fingerprint.ts';
import { Session } from '../../src/kernel/session.ts';
import { everyGame, played } from './facilitator.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 }).map(String);
const asked = (session: Session): string => JSON.stringify(session.question);
const state = (session: Session): string => JSON.stringify([session.entries, session.story, session.question]);

describe.each(everyGame)('%s, run by somebody who answers anything allowed', (_id, game) => {
  const always = (check: (seed: string) => void, numRuns = 40): void => fc.assert(fc.property(seed, check), { numRuns });

  it('tells the same story again from its answers, also through JSON and with rulings', { timeout: 120_000 }, () => {
    always((s) => {
      const session = played(game, s, { rulings: true, most: 400 });
      const { setup, entries } = JSON.parse(JSON.stringify({ setup: session.setup, entries: session.entries })) as Pick<
        Session,
        'setup' | 'entries'
      >;
      const again = new Session(game, setup, entries);
      expect(again.lost).toEqual([]);
      expect(JSON.stringify(again.story)).toBe(JSON.stringify(session.story));
      expect(asked(again)).toBe(asked(session));
      expect(fingerprints(again.story)).toEqual(fingerprints(session.story));
    });
  });

  it('takes back exactly one answer with each undo, and redo brings it again', { timeout: 120_000 }, () => {
    always((s) => {
      const session = played(game, s, { rulings: true, most: 120 });
      const { entries } = session;
      const before = state(session);
      const steps = Math.min(5, entries.length);
      for (let i = 1; i <= steps; i++) {
        expect(session.undo()).toBe(true);
        expect(JSON.stringify(session.entries)).toBe(JSON.stringify(entries.slice(0, -i)));
      }
      for (let i = 0; i < steps; i++) expect(session.redo()).toBe(true);
      expect(state(session)).toBe(before);
    });
  });

  it('is the same after an answer is amended to itself', { timeout: 120_000 }, () => {
    always((s) => {
      const session = played(game, s, { rulings: true, most: 120 });
      const before = state(session);
      const last = session.entries.length - 1;
      for (const index of new Set([0, last >> 1, last].filter((i) => i >= 0))) {
        const amendment = session.amend(index, session.entries[index]?.[1] ?? { done: true });
        if (!('entries' in amendment)) throw new Error(`entry ${index} was refused`);
        expect(amendment.lost).toEqual([]);
        session.adopt(amendment);
        expect(state(session)).toBe(before);
      }
    }, 25);
  });

  it('previews what an answer then brings', { timeout: 120_000 }, () => {
    always((s) => {
      const session = played(game, s, { most: 60 });
      const last = session.entries.at(-1);
      const from = session.marks.at(-1) ?? 0;
      if (!last) return;
      const facts = JSON.stringify(session.story.slice(from));
      const now = asked(session);
      session.undo();
      const preview = session.preview(last[1]);
      if (!('facts' in preview)) throw new Error('the preview was refused');
      expect(JSON.stringify(preview.facts)).toBe(facts);
      expect(JSON.stringify(preview.question)).toBe(now);
    });
  });
});
