import { describe, expect, it } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import { done } from '../../src/kernel/answer.ts';
import { Session } from '../../src/kernel/session.ts';
import { words as host } from '../../src/text/host.ts';
import { words as tools } from '../../src/text/host-tools.ts';
import { words as rules } from '../../src/text/rules.ts';
import { speaker } from '../../src/text/speak.ts';
import { words as story } from '../../src/text/story.ts';
import { byDay, fourteen } from '../games/ktulu/tables.ts';
import { answerText, askedText, differences, rowsOf, tellsOf } from '../../web/host/story-rows.ts';
import { ktulu as ktuluRules } from '../../src/games/ktulu/index.ts';

const ktulu = ktuluRules.words;

const game = princeton.words;

const roles = ['mafia', 'civilian', 'angelHeart', 'civilian', 'mafia', 'civilian', 'civilian', 'civilian'];
const voice = speaker('en', [rules, story, host, tools, game], ['Ada', 'Bruno', 'Chen', 'Dagny', 'Emil', 'Farah', 'Goran', 'Hana']);

function killed(seat: number): Session {
  const session = new Session(princeton, { options: {}, seed: 's', deal: roles.map((role) => ({ role })) });
  while (session.question.key !== 'mafia.kill') session.answer(done);
  session.answer({ seats: [seat] });
  return session;
}

describe('the story on the screen', () => {
  it('has every fact once, in order, each with the answer that brought it about', () => {
    const session = killed(2);
    const rows = rowsOf(session);
    expect(rows.map(({ index }) => index)).toEqual([-1, ...session.entries.keys()]);
    expect(rows.flatMap(({ facts }) => facts.map(([at]) => at))).toEqual([...session.story.keys()]);
    expect(rows.at(-1)?.facts.map(([, fact]) => fact.what)).toContain('postponed');
  });

  it('tells of a seat what it does and what befalls it, and no number that is not a seat', () => {
    const { story } = byDay(fourteen, 'Ben').until('day.next').rule({ do: 'kill', seat: 'Tess' });
    const of = (seat: number) => story.filter((fact) => tellsOf(fact, seat));
    expect(of(99)).toEqual([]);
    const died = story.find((fact) => fact.what === 'died');
    if (!died) throw new Error('nobody has died');
    expect(of(died.seat)).toContain(died);
    for (const fact of story.filter(({ what }) => what === 'began')) expect(tellsOf(fact, 14)).toBe(false);
    expect(tellsOf({ ...died, what: 'spent', ability: 'aim', left: 98 }, 98)).toBe(false);
    expect(tellsOf({ ...died, what: 'voted', vote: 'v', sums: [[98, 2]], chosen: [], said: { id: 'v' } }, 98)).toBe(true);
    expect(tellsOf({ ...died, what: 'noted', said: { id: 'v', with: { who: { seat: 98 }, n: 97 } } }, 98)).toBe(true);
    expect(tellsOf({ ...died, what: 'noted', said: { id: 'v', with: { who: { seat: 98 }, n: 97 } } }, 97)).toBe(false);
  });

  it('puts answers into words, the pass in the question’s own', () => {
    const session = killed(2);
    const question = session.questionAt(session.entries.length - 1);
    expect(askedText(voice, question)).toBe('Whom do you kill? Signs only.');
    expect(answerText(voice, question, { seats: [2] })).toBe('Bruno');
    expect(answerText(voice, question, { seats: [] })).toBe(voice.say('mafia.pass'));
    expect(answerText(voice, question, done)).toBeUndefined();
    expect(answerText(voice, question, { ruling: { do: 'kill', seat: 2 } })).toBe('A player dies');
  });

  it('tells what a vote was about and how it came out, not how hands were raised', () => {
    const play = byDay(fourteen, 'Ben')
      .pick('day.next', 'duel')
      .at('duel.challenger', 'Gil')
      .at('duel.challenged', 'Rag')
      .pick('duel.accepted', 'accept')
      .until('duel.vote');
    const names = fourteen.split(', ').map((seat) => seat.split(' ')[0]);
    const asked = (language: 'en' | 'zh'): string => askedText(speaker(language, [rules, story, host, ktulu], names), play.question);
    expect(play.question.say.map(({ id }) => id)).toEqual(['duel.vote', 'vote.halfSecret']);
    expect(asked('en')).toContain('Gil and Rag');
    expect(asked('en')).not.toContain('hands up');
    expect(asked('zh')).toContain('支持');
    const answer = { votes: { 1: [7], 2: [7], 3: [14] } };
    expect(answerText(speaker('en', [rules, story, host, ktulu], names), play.question, answer)).toBe('Gil – 2 · Rag – 1');
    expect(answerText(speaker('zh', [rules, story, host, ktulu], names), play.question, answer)).toBe('Gil2票 · Rag1票');
  });

  it('tells what an amendment takes away and what it brings, and nothing where nothing changes', () => {
    const session = killed(2);
    const index = session.entries.length - 1;
    const other = session.amend(index, { seats: [4] });
    if ('why' in other) throw new Error('refused');
    const { gone, fresh } = differences(voice, session.story, other.story);
    expect(gone.join(' ')).toContain('Bruno');
    expect(fresh.join(' ')).toContain('Dagny');
    const same = session.amend(index, { seats: [2] });
    if ('why' in same) throw new Error('refused');
    expect(differences(voice, session.story, same.story)).toEqual({ gone: [], fresh: [] });
  });
});
