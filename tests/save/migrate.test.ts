import { describe, expect, test } from 'vitest';
import { done, type Entry } from '../../src/kernel/answer.ts';
import type { Game, Migrating } from '../../src/kernel/game.ts';
import { migrated } from '../../src/save/migrate.ts';
import { parting } from '../../src/save/parting.ts';
import { resume } from '../../src/save/resume.ts';
import { fingerprints } from '../../src/kernel/fingerprint.ts';
import { game, played, saveOf } from './played.ts';

const renamed =
  (from: string, to: string) =>
  (old: Migrating): Migrating => ({ ...old, entries: old.entries.map(([key, answer]): Entry => [key === from ? to : key, answer]) });
const old: Migrating = { options: {}, deal: [], entries: [['first', done]] };

describe('a game of an older edition', () => {
  const rules = { edition: 4, migrations: { 1: renamed('first', 'second'), 3: renamed('second', 'third') } };

  test('goes through every migration from its own edition on, and only through those', () => {
    expect(migrated(rules, 1, old)?.entries).toEqual([['third', done]]);
    expect(migrated(rules, 2, { ...old, entries: [['second', done]] })?.entries).toEqual([['third', done]]);
    expect(migrated(rules, 2, old)?.entries).toEqual([['first', done]]);
    expect(migrated(rules, 4, old)).toBe(old);
  });

  test('is not taken where it is newer than the rules', () => {
    expect(migrated(rules, 5, old)).toBeUndefined();
  });

  test('is resumed as its migration says, and one of newer rules is refused with what to do', () => {
    const save = saveOf(played('migrate', { answers: 9 }));
    const before = { ...save, answers: save.answers.map(([key, answer]): Entry => [`${key}.old`, answer]) };
    const today: Game = {
      ...game,
      edition: game.edition + 1,
      migrations: {
        [game.edition]: (was) => ({ ...was, entries: was.entries.map(([key, answer]): Entry => [key.replace(/\.old$/, ''), answer]) }),
      },
    };
    const resumed = resume(before, today);
    if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
    expect(resumed.diverged).toBeUndefined();
    expect(resumed.session.entries).toEqual(save.answers);
    expect(resume({ ...save, edition: game.edition + 2 }, today)).toMatchObject({
      refusal: { place: 'edition', why: { id: 'save.newerRules' } },
    });
  });
});

describe('a game of an older edition that today’s rules have no room for', () => {
  const save = saveOf(played('no room', { answers: 9 }));
  const { angelHeart: _, ...roles } = game.roles;
  const today: Game = { ...game, edition: game.edition + 1, roles };

  test('is offered as it was recorded, and why is said', () => {
    expect(resume(save, today)).toMatchObject({
      unplayable: { id: 'save.unplayable', with: { why: { said: { id: 'save.unknownRole', with: { role: 'angelHeart' } } } } },
    });
  });

  test('is refused where it has no record, or where it says that it is of today’s edition', () => {
    expect(resume({ ...save, story: [] }, today)).toMatchObject({ refusal: { why: { id: 'save.unknownRole' } } });
    expect(resume({ ...save, edition: today.edition }, today)).toMatchObject({ refusal: { why: { id: 'save.unknownRole' } } });
  });
});

describe('a recorded story', () => {
  const whole = played('parting', { answers: 30 });
  const story = JSON.parse(JSON.stringify(whole.story)) as typeof whole.story;

  test('that today’s rules tell alike parts nowhere, in whatever order its keys were written', () => {
    const turned = story.map((fact) => Object.fromEntries(Object.entries(fact).reverse())) as unknown as typeof story;
    expect(parting(turned, whole, 'whole')).toBeUndefined();
    expect(fingerprints(turned)).toEqual(fingerprints(whole.story));
    expect(parting(story.slice(0, 20), whole, 'part')).toBeUndefined();
  });

  test('parts where a fact was told otherwise: the answers before it are good, and both sides are shown', () => {
    const answer = 12;
    const at = whole.marks[answer] as number;
    const other = story.map((fact, i) => (i === at ? { ...fact, clause: 'OLD-1' } : fact));
    const apart = parting(other, whole, 'whole');
    expect(apart?.good).toBe(answer);
    expect(apart?.then[0]).toMatchObject({ clause: 'OLD-1' });
    expect(apart?.now[0]).toEqual(whole.story[at]);
    expect(parting(other.slice(0, at + 1), whole, 'part')?.good).toBe(answer);
  });

  test('parts at the last answer where it brings more or less than it did', () => {
    expect(parting([...story, story[3] as never], whole, 'whole')?.good).toBe(29);
    const last = whole.marks.findLastIndex((mark) => mark < story.length);
    expect(parting(story.slice(0, -1), whole, 'whole')?.good).toBe(last);
  });
});
