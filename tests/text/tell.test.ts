import { describe, expect, it } from 'vitest';
import { Session } from '../../src/kernel/session.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { speaker } from '../../src/text/speak.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { causes, tellFact, why } from '../../src/text/tell.ts';
import { toy } from '../support/toy-game.ts';

const princetonWords = princeton.words;

const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
const voice = (language: 'en' | 'zh' | 'pl') => speaker(language, [ruleWords, storyWords, princetonWords], names);
const at = { round: 1, phase: 'night' };
const fact = (happening: object): Fact => ({ at, clause: 'PR-29', audience: 'host', ...happening }) as Fact;

/** A night of the toy game: the guard shields Bob, the wolf bites him. */
function shieldedNight(): Session {
  const deal = ['wolf', 'sheep', 'guard', 'sheep', 'sheep'].map((role) => ({ role }));
  const session = new Session(toy, { options: {}, seed: 'x', deal });
  const answers: Record<string, object> = {
    'guard.mark': { seats: [2] },
    'wolves.deed': { option: 'bite' },
    'wolves.prey': { seats: [2] },
  };
  for (let i = 0; session.question.key !== 'day.hours'; i++) {
    if (i > 50) throw new Error(session.question.key);
    session.answer((answers[session.question.key] ?? { done: true }) as { done: true });
  }
  return session;
}

describe('a fact in words', () => {
  it.each([
    ['a night kill', { what: 'died', seat: 3, by: { faction: 'mafia' } }, 'Cid dies. Killed by: Mafia.'],
    ['a death nobody in particular has brought about', { what: 'died', seat: 3, by: {} }, 'Cid dies.'],
    ['a ruling', { what: 'ruled', ruling: { do: 'swap', seats: [1, 2] } }, 'The host rules: Ann and Bob exchange their cards.'],
    [
      'a vote',
      {
        what: 'voted',
        vote: 'v',
        sums: [
          [3, 4],
          [1, 0],
          ['guilty', 2],
        ],
        chosen: [3],
        said: { id: 'x' },
      },
      'Votes: Cid – 4, guilty – 2. Result: Cid.',
    ],
    [
      'a vote nobody took part in',
      { what: 'voted', vote: 'v', sums: [['guilty', 0]], chosen: [], said: { id: 'x' } },
      'Votes: none. Nobody is chosen.',
    ],
    [
      'a level vote between two answers',
      {
        what: 'voted',
        vote: 'v',
        sums: [
          ['guilty', 2],
          ['innocent', 2],
        ],
        chosen: [],
        said: { id: 'x' },
      },
      'Votes: guilty – 2, not guilty – 2. A tie.',
    ],
    [
      'a vote that went against the question',
      {
        what: 'voted',
        vote: 'v',
        sums: [
          ['guilty', 2],
          ['innocent', 3],
        ],
        chosen: [],
        said: { id: 'x' },
      },
      'Votes: guilty – 2, not guilty – 3. Nobody is chosen.',
    ],
    [
      'a token that its holder does not know of',
      { what: 'moved', token: 'crown', from: 1, to: 2, knowing: false, by: {} },
      'crown passes from Ann to Bob. Bob does not know.',
    ],
    [
      'a token that its holder knows of from now on',
      { what: 'moved', token: 'crown', from: 2, to: 2, knowing: true, by: {} },
      'crown: Bob has it, and knows it now.',
    ],
    ['a lot', { what: 'drawn', from: [1, 2], got: 2, by: 'seed' }, 'The app draws a lot: Bob, out of Ann and Bob.'],
    ['nobody chosen', { what: 'chose', key: 'k', by: [1], seats: [] }, 'Ann chooses nobody.'],
    ['one chosen by several', { what: 'chose', key: 'k', by: [1, 2], seats: [3] }, 'Ann and Bob choose Cid.'],
    ['a choice of the host', { what: 'picked', key: 'k', by: [], option: 'guilty' }, 'the host chooses: guilty.'],
    ['a last use', { what: 'spent', seat: 1, ability: 'vest', left: 1 }, 'Ann uses an ability (vest); 1 use left.'],
    [
      'something prevented by the rules alone',
      { what: 'prevented', deed: 'kill', seat: 1, by: { seat: 2, role: 'mafia' }, shield: {}, why: { id: 'bar.dead' } },
      'Bob (Mafia) – killing: Ann. It fails: Dead.',
    ],
    ['a draw the host has ruled', { what: 'ruled', ruling: { do: 'end', won: [] } }, 'The host rules: the game ends in a draw.'],
  ])('%s', (_what, happening, text) => {
    expect(tellFact(voice('en'), fact(happening))).toBe(text);
  });

  it('speaks the reader’s language, names and all', () => {
    const died = fact({ what: 'died', seat: 3, by: { faction: 'mafia' } });
    expect(tellFact(voice('pl'), died)).toBe('Cid ginie. Sprawca: Mafia.');
    expect(tellFact(voice('zh'), died)).toMatch(/^Cid死亡。出手者：/);
    expect(tellFact(voice('pl'), fact({ what: 'chose', key: 'k', by: [1], seats: [3] }))).toBe('Ann wskazuje: Cid.');
    expect(tellFact(voice('pl'), fact({ what: 'chose', key: 'k', by: [1, 2], seats: [] }))).toBe('Ann i Bob nie wskazują nikogo.');
    expect(
      tellFact(
        voice('zh'),
        fact({
          what: 'voted',
          vote: 'v',
          sums: [
            [3, 4],
            [1, 2],
          ],
          chosen: [3],
          said: { id: 'x' },
        }),
      ),
    ).toBe('票数：Cid4票，Ann2票。结果：Cid。');
    expect(tellFact(voice('zh'), fact({ what: 'moved', token: 'crown', from: 1, to: 2, knowing: false, by: {} }))).toBe(
      'crown从Ann转到Bob手中。Bob并不知情。',
    );
  });
});

describe('why', () => {
  it('a prevented kill names the shield, who put it there and the attempt, each with its clause', () => {
    const { story } = shieldedNight();
    const prevented = story.findIndex(({ what }) => what === 'prevented');
    expect(causes(story, prevented).map((i) => story[i]?.what)).toEqual(['prevented', 'postponed', 'marked']);
    expect(why(voice('en'), story, prevented).map((line) => line.slice(line.lastIndexOf('[')))).toEqual(['[TOY-3]', '[TOY-1]', '[TOY-3]']);
    expect(why(voice('en'), story, prevented)[0]).toContain('Bob');
    expect(why(voice('en'), story, prevented)[2]).toMatch(/^Bob is marked .*Cid/);
  });

  it('an announced death goes back to what the mafia pointed at', () => {
    const deal = ['mafia', 'civilian', 'civilian', 'civilian', 'civilian'].map((role) => ({ role }));
    const session = new Session(princeton, { options: {}, seed: 'x', deal });
    while (session.question.key !== 'day.accuser') session.answer(session.question.shape === 'choose' ? { seats: [4] } : { done: true });
    const announced = session.story.findIndex((one) => one.what === 'announced' && one.said.id === 'dawn.victim');
    expect(why(voice('en'), session.story, announced)).toEqual([
      'Dan died last night. [PR-42]',
      'Dan dies. Killed by: Mafia. [PR-29]',
      'Mafia – killing: Dan. It takes effect later (at dawn). [PR-29]',
    ]);
  });

  it('nothing but the fact itself where nothing caused it', () => {
    expect(causes([fact({ what: 'expired', key: 'k' })], 0)).toEqual([0]);
    expect(causes([], 3)).toEqual([]);
  });
});
