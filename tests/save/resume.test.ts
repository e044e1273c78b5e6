import { describe, expect, test } from 'vitest';
import { fingerprints } from '../../src/kernel/fingerprint.ts';
import type { Game } from '../../src/kernel/game.ts';
import { makeSave, parseSave, writeSave, type SaveFile } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import { game, played, saveOf } from './played.ts';

const opened = (save: SaveFile, rules: Game = game) => {
  const read = resume(save, rules);
  if (!('session' in read)) throw new Error(JSON.stringify(read));
  return read;
};
const refusal = (save: SaveFile, rules: Game = game) => {
  const read = resume(save, rules);
  return 'refusal' in read ? read.refusal : undefined;
};

describe('resuming', () => {
  test.each([0, 1, 9, 40, Infinity])('after %s answers the game stands where it stood', (answers) => {
    const before = played('resume', { answers });
    const read = parseSave(writeSave(saveOf(before)));
    if ('refusal' in read) throw new Error(read.refusal.why.id);
    const { session, diverged } = opened(read.save);
    expect(diverged).toBeUndefined();
    expect(session.question).toEqual(before.question);
    expect(session.story).toEqual(before.story);
    expect(makeSave(session, { app: '0.1.0', at: read.save.at, deck: { id: 'princeton', edition: '74V' } })).toEqual(read.save);
  });

  test('a described position comes back with it', () => {
    const save = { ...saveOf(played('resume', { answers: 0 })), position: { round: 2, phase: 'night', dead: [3] } };
    expect(opened(save).session.table.isAlive(3)).toBe(false);
  });
});

describe('rules that have changed since', () => {
  const save = saveOf(played('changed'));

  test('an announcement that tells something else is told, with the last good answer', () => {
    const [index, hash] = save.fingerprints[3] as [number, string];
    const tampered = { ...save, fingerprints: save.fingerprints.with(3, [index, `x${hash}`]) };
    const { session, diverged } = opened(tampered);
    expect(diverged).toBeDefined();
    const good = diverged?.good ?? -1;
    const upToThere = played('changed', { answers: good });
    expect(fingerprints(upToThere.story)).toEqual(save.fingerprints.slice(0, 3));
    expect(fingerprints(played('changed', { answers: good + 1 }).story).length).toBeGreaterThan(3);
    expect(session.entries).toEqual(save.answers);
    expect(diverged?.words).toMatchObject({ id: 'save.diverged', with: { n: good, of: save.answers.length } });
  });

  test('an answer that no longer fits is told and not lost from the save', () => {
    const at = 5;
    const spoilt = { ...save, answers: save.answers.with(at, ['no.such.question', { done: true }]) };
    const { session, diverged } = opened(spoilt);
    expect(diverged?.good).toBe(at);
    expect(session.entries).toEqual(save.answers.slice(0, at));
    expect(session.lost).toEqual(spoilt.answers.slice(at));
  });

  test('a game that ends sooner or later than it did is told', () => {
    expect(opened({ ...save, fingerprints: save.fingerprints.slice(0, -1) }).diverged).toBeDefined();
    expect(opened({ ...save, answers: save.answers.slice(0, -1) }).diverged).toBeDefined();
  });

  test('what the rules cannot take is refused with its place', () => {
    expect(refusal({ ...save, game: 'poker' })).toMatchObject({ place: 'game', why: { id: 'save.otherGame' } });
    expect(refusal({ ...save, deal: [{ role: 'wizard' }] })).toMatchObject({ place: 'deal[0].role', why: { id: 'save.unknownRole' } });
    expect(refusal({ ...save, deal: [{ role: 'constructor' }] })).toMatchObject({ why: { id: 'save.unknownRole' } });
    expect(refusal({ ...save, options: { killPolicy: 'sometimes' } })).toMatchObject({ place: 'options.killPolicy' });
    expect(refusal({ ...save, position: { dead: [77] } })).toMatchObject({ place: 'position.dead[0]', why: { id: 'save.noSeat' } });
  });
});
