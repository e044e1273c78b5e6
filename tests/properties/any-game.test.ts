import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/kernel/fact.ts';
import { fingerprints } from '../../src/kernel/fingerprint.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import type { Table } from '../../src/kernel/table.ts';
import { everyGame, played } from './facilitator.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 }).map(String);
const asked = (session: Session): string => JSON.stringify(session.question);
const state = (session: Session): string => JSON.stringify([session.entries, session.story, session.question]);

/** A key of plain words; seats offered and barred are the whole table; as many as are wanted, and an option that is free. */
function isAnswerable(question: Question, { seats }: Table): boolean {
  if (!/^[a-zA-Z][\w.]*$/.test(question.key)) return false;
  if (question.shape === 'pick') return question.options.some((option) => !option.bar);
  if (question.shape !== 'choose') return true;
  const all = [...question.seats, ...question.barred.map(({ seat }) => seat)].sort((a, b) => a - b);
  return all.join() === seats.map(({ seat }) => seat).join() && question.seats.length >= question.min;
}

describe.each(everyGame)('%s, run by somebody who answers anything allowed', (_id, game) => {
  const always = (check: (seed: string) => void, numRuns = 40): void => fc.assert(fc.property(seed, check), { numRuns });

  it('ends with declared winners or a declared draw', { timeout: 120_000 }, () => {
    always((s) => {
      const { question, story, table } = played(game, s);
      expect(question.shape).toBe('over');
      expect(story.filter((fact) => fact.what === 'won')).toHaveLength(1);
      for (const winner of table.won ?? ['nobody']) expect(game.factions.map(({ id }) => id)).toContain(winner);
    }, 100);
  });

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

  it('leaves the dead dead, and nobody dies twice', { timeout: 120_000 }, () => {
    always((s) => {
      let dead: readonly number[] = [];
      const risen: number[] = [];
      const session = played(game, s, {
        each: ({ table }) => {
          const now = table.seats.filter(({ alive }) => !alive).map(({ seat }) => seat);
          for (const seat of dead) if (!now.includes(seat)) risen.push(seat);
          dead = now;
        },
      });
      expect(risen).toEqual([]);
      const died = session.story.flatMap((fact) => (fact.what === 'died' ? [fact.seat] : []));
      expect(new Set(died).size).toBe(died.length);
      expect([...died].sort()).toEqual([...dead].sort());
    });
  });

  it('has one holder for each token, and never a dead one while anybody lives', { timeout: 120_000 }, () => {
    always((s) => {
      const wrong: string[] = [];
      played(game, s, {
        rulings: true,
        most: 400,
        each: ({ table }) => {
          for (const [token, held] of Object.entries(table.tokens)) {
            const holder = held?.holder;
            if (!game.tokens.includes(token)) wrong.push(`${token} is no token of the game`);
            if (holder !== undefined && table.alive.length > 0 && !table.isAlive(holder)) wrong.push(`${token} is on seat ${holder}, dead`);
          }
        },
      });
      expect(wrong).toEqual([]);
    });
  });

  it('gives every fact a clause and an audience, and causes that came before it', { timeout: 120_000 }, () => {
    always((s) => {
      const { story, table } = played(game, s, { rulings: true, most: 400 });
      const isWhole = ({ clause, because = -1, audience }: Fact, i: number): boolean =>
        clause !== '' && because < i && (typeof audience === 'string' || audience.every((seat) => table.seats[seat - 1] !== undefined));
      expect(story.filter((fact, i) => !isWhole(fact, i))).toEqual([]);
    });
  });

  it('asks only questions that somebody can answer, and bars nobody it offers', { timeout: 120_000 }, () => {
    always((s) => {
      const wrong: unknown[] = [];
      played(game, s, {
        each: ({ question, table }) => {
          if (!isAnswerable(question, table)) wrong.push(question);
        },
      });
      expect(wrong).toEqual([]);
    });
  });
});
