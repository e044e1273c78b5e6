import { describe, expect, test } from 'vitest';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { fingerprints } from '../../src/kernel/fingerprint.ts';
import { makeSave } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import { byNight, eleven, night as townNight } from '../games/town/towns.ts';
import { night, rivals, second } from '../games/vendetta/tables.ts';

describe('a game of edition 2', () => {
  test('of Town with hidden cards goes on as it began: dead mafia are asked nothing', () => {
    const rules = { revealNightDeaths: 'nothing', deadMafiaAsked: false } as const;
    const { session } = townNight(byNight(eleven, rules, { dead: 'Max' }), '- -');
    const save = { ...makeSave(session, { app: '0.1.0', at: [] }), edition: 2, options: { revealNightDeaths: 'nothing' } };
    const resumed = resume(save, town);
    if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
    expect(resumed.diverged).toBeUndefined();
    expect(resumed.session.entries).toEqual(save.answers);
  });

  /** What edition 2 wrote down of a night in which a dead gang is called: the choice was part of the call. */
  const shorter = (dead: string) => {
    const { session } = night(second(rivals, { mode: 'yakuza', noReveal: true }, { dead }));
    const save = makeSave(session, { app: '0.1.0', at: [] });
    const masked = dead === 'Tom Tim';
    const answers = save.answers.filter(([key]) => !masked || key !== 'mafia.chosen');
    const story = save.story.filter((fact) => !masked || fact.what !== 'announced' || fact.said.id !== 'mafia.chosen');
    return {
      ...save,
      edition: 2,
      answers,
      at: answers.map(() => 0),
      story,
      fingerprints: fingerprints(story).map(([at, hash]): [number, string] => [at, hash]),
    };
  };

  test('of Vendetta goes on where no gang was only pretended to be called', () => {
    const resumed = resume(shorter('Abe'), vendetta);
    expect('session' in resumed && resumed.diverged === undefined && resumed.session.lost.length === 0).toBe(true);
  });

  test('of Vendetta in which one was is offered as recorded, with the answers up to that call', () => {
    const save = shorter('Tom Tim');
    const resumed = resume(save, vendetta);
    if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
    const call = save.answers.findIndex(([key]) => key === 'mafia.decoy');
    expect(resumed.diverged).toMatchObject({ good: call, words: { id: 'save.diverged' } });
    expect(resumed.session.entries).toHaveLength(call + 1);
  });
});
