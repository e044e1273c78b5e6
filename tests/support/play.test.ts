import { describe, expect, test } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import { table } from './play.ts';

const sit = () => table(princeton, 'Mia mafia, Ann angelHeart, Bob Cid Dan civilian');

describe('a game played out by a test', () => {
  test('never makes a choice: another question than the one standing cannot be answered', () => {
    expect(() => sit().at('angelHeart.check', 'Mia')).toThrow('The test answers angelHeart.check, but asked is mafia.kill');
    expect(() => sit().until('day.accuser')).toThrow('asked is mafia.kill');
    expect(() => sit().pass('mafia.kill').pass('angelHeart.check')).toThrow('refuses');
  });

  test('an answer the rules refuse is an error with the reason and the clause', () => {
    expect(() => sit().pass('mafia.kill').at('angelHeart.check', 'Ann')).toThrow('May not choose themselves. (PR-R10)');
  });

  test('an answer expected to be refused must be refused', () => {
    expect(() => sit().refuses('mafia.kill', 'Bob')).toThrow('was not refused');
  });

  test('reads on by itself, and stops at a line when told to', () => {
    const t = sit();
    expect(t.until('night.falls').question.key).toBe('night.falls');
    expect(t.at('mafia.kill', 'Bob').question.key).toBe('angelHeart.check');
    expect(t.keys).toEqual(['deal.secret', 'night.falls', 'mafia.kill', 'mafia.sleep', 'angelHeart.check']);
  });

  test('a name that is not at the table, twice at it, or holds no role of the game is an error', () => {
    expect(() => sit().at('mafia.kill', 'Zed')).toThrow('Nobody at this table is called Zed');
    expect(() => table(princeton, 'Mia mafia, Mia civilian')).toThrow('twice');
    expect(() => table(princeton, 'Mia mafioso')).toThrow('no role “mafioso”');
  });

  test('undo takes back what was read after the answer, too', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Mia');
    expect(t.learned('Ann')).toEqual(['Mia is mafia']);
    expect(t.undo().question.key).toBe('angelHeart.check');
    expect(t.learned('Ann')).toEqual([]);
  });

  test('what nobody was asked cannot be looked up', () => {
    expect(() => sit().asked('day.verdict')).toThrow('has not been asked');
  });
});
