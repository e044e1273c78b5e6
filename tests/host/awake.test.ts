import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/kernel/question.ts';
import { words as nightWords } from '../../src/text/host-night.ts';
import { speaker } from '../../src/text/speak.ts';
import { awake } from '../../web/host/awake.ts';
import { later, night, nightUpTo } from '../games/ktulu/tables.ts';
import { ktulu as ktuluRules } from '../../src/games/ktulu/index.ts';

const ktuluWords = ktuluRules.words;

const table = 'Sam sheriff, Cid Cal citizen, Dru drunkard, Ben badGunman, Bob Bea bandit, Card cardsharper, Ina Ike indian';
const voice = (language: 'en' | 'zh' | 'pl') =>
  speaker(language, [nightWords, ktuluWords], ['Sam', 'Cid', 'Cal', 'Dru', 'Ben', 'Bob', 'Bea', 'Card', 'Ina', 'Ike']);
const without = ({ voiceless }: Question): unknown => voiceless?.map(({ seat, why, clause }) => [seat, why.id, clause]);

describe('at a question of a group the host sees who is awake without a say', () => {
  const t = nightUpTo(later(table, 'Cid'), 'bandits.theft', { 'sheriff.jail': 'Bob', 'drunkard.treat': 'Bea' });

  it('jailed or drunk: named at the question with the reason, and not among those asked', () => {
    expect(t.question.to).toEqual([5, 8]);
    expect(without(t.question)).toEqual([
      [6, 'bar.jailed', 'KT-093'],
      [7, 'bar.drunk', 'KT-123'],
    ]);
  });

  it('and counted among those whose eyes are open, with a sentence for each', () => {
    const { seats, noSay = [] } = awake(t.session.table, t.question);
    expect(seats).toEqual([5, 6, 7, 8]);
    expect(noSay.map((words) => voice('en').say(words))).toEqual(['Bob has no say: In jail.', 'Bea has no say: Drunk tonight.']);
    for (const language of ['zh', 'pl'] as const)
      expect(noSay.map((words) => voice(language).say(words)).join()).toMatch(/^Bob.+Bea.+[.。]$/);
  });

  it('also at what is shown to the group; nobody where all have a say, and nobody at a question to one player', () => {
    t.at('bandits.theft', 'Cid').until('bandits.theft.got');
    expect(without(t.session.question)).toEqual([
      [6, 'bar.jailed', 'KT-093'],
      [7, 'bar.drunk', 'KT-123'],
    ]);
    expect(without(nightUpTo(t.until('banditsCarrier.choose'), 'indians.kill').question)).toBeUndefined();
    const lone = nightUpTo(later(table, 'Cid'), 'drunkard.treat', { 'sheriff.jail': 'Bob' });
    expect(without(lone.question)).toBeUndefined();
    expect(awake(lone.session.table, lone.question)).toEqual({ seats: [4], noSay: [] });
  });

  it('at the moment: whom a ruling jails at the question has no say from then on', () => {
    const asked = nightUpTo(later(table, 'Cid'), 'bandits.theft', { 'sheriff.jail': 'Cal' });
    expect(without(asked.question)).toBeUndefined();
    asked.rule({ do: 'mark', status: 'jailed', seat: 'Ben' });
    expect([asked.question.to, without(asked.question)]).toEqual([[6, 7, 8], [[5, 'bar.jailed', 'X-6']]]);
    expect(night(asked).question.voiceless).toBeUndefined();
  });
});
