import { describe, expect, test } from 'vitest';
import type { Attempt } from '../../src/kernel/role.ts';
import type { Table } from '../../src/kernel/table.ts';
import { said } from '../../src/kernel/types.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { pendingAttempts, later, moment, postpone } from '../../src/rules/moment.ts';
import { ran } from '../support/scripts.ts';
import { by } from '../support/toy-roles.ts';
import { sit } from '../support/toy-session.ts';

const table = (roles: string, how = {}): Table => sit(roles, { phase: 'day', ...how }).table;
const kill = (on: number, from = 1): Attempt => ({ deed: 'kill', by: by(from, 'wolf'), on, clause: 'TOY-1' });
/** Whether the deed was done. */
const done = (t: Table, a: Attempt): boolean | undefined => ran(attempt(t, a)).result;

describe('whether a deed was done', () => {
  test('it was, if nothing stood against it', () => {
    const t = table('wolf guard sheep sheep');
    expect(done(t, kill(3))).toBe(true);
    expect(t.isAlive(3)).toBe(false);
  });

  test('it was not, if it was prevented', () => {
    const t = table('wolf guard sheep sheep', { statuses: [{ what: 'guarded', on: 3, by: 2 }] });
    expect(done(t, kill(3))).toBe(false);
    expect(t.isAlive(3)).toBe(true);
  });

  test('it was not, if it struck somebody else instead', () => {
    const t = table('wolf sheep martyr sheep');
    expect(done(t, kill(4))).toBe(false);
    expect([t.isAlive(3), t.isAlive(4)]).toEqual([false, true]);
  });

  test('what the actor bears can make it fail, whoever it is done to', () => {
    const t = table('wolf guard sheep sheep', { statuses: [{ what: 'drunk', on: 1, by: 4 }] });
    expect(done(t, kill(3))).toBe(false);
    expect(t.story.at(-1)).toMatchObject({ what: 'prevented', clause: 'TOY-6', shield: { seat: 4 } });
    expect(done(t, kill(3, 2))).toBe(true);
  });
});

describe('a deed the rules have no hand in', () => {
  test.each<[string, Partial<Attempt>]>([
    ['of the game’s own', { deed: 'shove' }],
    ['of the game’s own that names a status', { deed: 'shove', status: 'drunk' }],
    ['of the game’s own that names a token', { deed: 'shove', token: 'lamp' }],
    ['a mark that names no status', { deed: 'mark' }],
    ['a theft that names no token', { deed: 'steal' }],
    ['a theft by nobody', { deed: 'steal', token: 'lamp', by: { faction: 'wolves' } }],
    ['a theft by the dead', { deed: 'steal', token: 'lamp', by: by(4, 'wolf') }],
  ])('%s: the story has the attempt and nothing else changes', (_, deed) => {
    const t = table('wolf guard sheep wolf sheep', { dead: [4], tokens: { lamp: { holder: 2 } } });
    const before = t.story.length;
    expect(done(t, { ...kill(3), ...deed })).toBe(true);
    expect(t.since(before)).toMatchObject([{ what: 'attempted', deed: deed.deed, seat: 3, audience: 'host' }]);
    expect([t.alive, t.statuses, t.tokens['lamp']?.holder]).toEqual([[1, 2, 3, 5], [], 2]);
  });
});

describe('what is put off', () => {
  test('anything may be put off, and is done at its moment and no other', () => {
    const t = table('wolf guard sheep sheep sheep');
    later(t, 'noon', function* () {
      t.count('rang');
    });
    ran(moment(t, 'dusk'));
    expect(t.counter('rang')).toBe(0);
    ran(moment(t, 'noon'));
    expect(t.counter('rang')).toBe(1);
    ran(moment(t, 'noon'));
    expect(t.counter('rang')).toBe(1);
  });

  test('an attempt is impending on its target alone, at its moment alone, and only while nothing would stop it', () => {
    const t = table('wolf guard sheep sheep sheep', { statuses: [{ what: 'guarded', on: 4, by: 2 }] });
    postpone(t, 'noon', kill(3));
    postpone(t, 'noon', kill(4));
    postpone(t, 'noon', { ...kill(3), deed: 'mark', status: 'drunk' });
    later(t, 'noon', function* () {});
    const on = (seat: number, at = 'noon', deed = 'kill') => pendingAttempts(t, at, seat, deed).map((a) => [a.deed, a.on]);
    expect(on(3)).toEqual([['kill', 3]]);
    expect(on(3, 'noon', 'mark')).toEqual([['mark', 3]]);
    expect(on(3, 'dusk')).toEqual([]);
    expect(on(5)).toEqual([]);
    expect(on(4)).toEqual([]);
    ran(moment(t, 'noon'));
    expect(on(3)).toEqual([]);
  });

  test('what puts off, does it with the postponement as its cause', () => {
    const t = table('wolf guard sheep sheep sheep');
    postpone(t, 'noon', kill(3));
    ran(moment(t, 'noon'));
    const [postponed, died] = t.story.slice(-2);
    expect(postponed).toMatchObject({ what: 'postponed', until: 'noon', audience: 'host', clause: 'TOY-1' });
    expect(died).toMatchObject({ what: 'died', seat: 3, because: t.story.length - 2 });
  });

  test('what a moment brings is worked off in the order it was put off, also what comes in between', () => {
    const t = table('wolf guard sheep sheep sheep');
    const note = (text: string, then?: string) =>
      later(t, 'noon', function* () {
        t.tell({ what: 'noted', said: said(text) }, 'C', 'host');
        if (then !== undefined) note(then);
      });
    note('one', 'three');
    note('two');
    ran(moment(t, 'noon'));
    expect(t.story.flatMap((fact) => (fact.what === 'noted' ? [fact.said.id] : []))).toEqual(['one', 'two', 'three']);
  });
});
