import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/kernel/fact.ts';
import { said } from '../../src/kernel/types.ts';
import { words as host } from '../../src/text/host.ts';
import { words as rules } from '../../src/text/rules.ts';
import { speaker } from '../../src/text/speak.ts';
import { publicLines } from '../../web/host/outcome.ts';
import { byDay, hang } from '../games/vendetta/tables.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';

const names = ['Tom', 'Tim', 'Thea'];
const head = { at: { round: 1, phase: 'day' }, clause: 'T-1', audience: 'public' } as const;

describe('what an answer would make known', () => {
  it('has a death once: in the words it is announced with, and in ours only where it is not', () => {
    const { story } = hang(byDay(), 'Thea Abe', 'Dora > Thea').session;
    const voice = speaker('en', [rules, host, vendetta.words], names);
    const of = (what: (fact: Fact) => boolean): string[] =>
      publicLines(story.filter(what), voice).filter((line) => line.startsWith('Thea '));
    expect(of(() => true)).toEqual(['Thea has the most votes and dies.']);
    expect(of(({ what }) => what === 'died')).toEqual(['Thea dies.']);
  });

  it('knows a death again that is announced by number, wherever in the story it stands', () => {
    const facts: readonly Fact[] = [
      { ...head, what: 'died', seat: 3, by: { faction: 'f' } },
      { ...head, what: 'announced', said: said('day.eliminated', { n: 3 }), because: 7 },
    ];
    const voice = speaker('en', [rules, host, yakuza.words], names);
    expect(publicLines(facts, voice, 7)).toEqual(['Number 3 is eliminated.']);
    expect(publicLines(facts, voice, 6)).toEqual(['Thea dies.', 'Number 3 is eliminated.']);
  });
});
