import { describe, expect, it } from 'vitest';
import { Session } from '../../src/kernel/session.ts';
import { speaker } from '../../src/text/speak.ts';
import { ownDeck, village } from '../support/village.ts';
import { deckOf, whole } from './coverage/play.ts';
import { evening } from './evening.ts';

const v = 'villager';
const w = 'werewolf';

describe('roles of the village that protect', () => {
  it('werewolf: what the wolves choose dies at dawn', () => {
    const { dead, heard } = evening([w, v, v, v, v], { 'wolves.choose': [[3]] });
    expect(dead).toEqual([3]);
    expect(heard).toContain('P3 died last night.');
  });
  it('healer: whoever is protected lives, the healer too', () => {
    expect(evening([w, 'healer', v, v, v], { 'wolves.choose': [[3]], 'healer.choose': [[3]] }).dead).toEqual([]);
    expect(evening([w, 'healer', v, v, v], { 'wolves.choose': [[2]], 'healer.choose': [[2]] }).dead).toEqual([]);
  });
  it('healer: protection names causes, a broken heart is none of them (I4, I6)', () => {
    const cast = [w, 'healer', 'cupid', v, v, v, v];
    const { dead } = evening(cast, { 'cupid.choose': [[4, 5]], 'wolves.choose': [[4]], 'healer.choose': [[5]] });
    expect(dead).toEqual([4, 5]);
  });
  it('guard: helps against wolves and not against poison, and not the same player twice running', () => {
    const { dead } = evening([w, 'guard', 'witch', v, v, v], {
      'wolves.choose': [[4]],
      'guard.choose': [[4]],
      'witchPoison.choose': [[4]],
    });
    expect(dead).toEqual([4]);
    const { session } = evening([w, 'guard', v, v, v, v, v], { 'guard.choose': [[4]] });
    for (let i = 0; i < 60 && session.question.key !== 'guard.choose'; i++) {
      const { question } = session;
      session.answer(question.shape === 'choose' ? { seats: [] } : question.shape === 'ballot' ? { votes: {} } : { done: true });
    }
    expect(session.answer({ seats: [4] })).toMatchObject({ why: { id: 'own.bar.notThis' } });
  });
  it('two protectors on one player help no more than one; by house rule they kill (I2)', () => {
    const cast = [w, 'healer', 'guard', v, v, v];
    const both = { 'wolves.choose': [[4]], 'healer.choose': [[4]], 'guard.choose': [[4]] };
    expect(evening(cast, both).dead).toEqual([]);
    expect(evening(cast, both, 1, { overdose: true }).dead).toEqual([4]);
  });
  it('bodyguard: dies in place of whoever is attacked; a prevention on the target comes before it', () => {
    expect(evening([w, 'bodyguard', v, v, v], { 'wolves.choose': [[3]], 'bodyguard.choose': [[3]] }).dead).toEqual([2]);
    const healed = evening([w, 'bodyguard', 'healer', v, v, v], {
      'wolves.choose': [[4]],
      'bodyguard.choose': [[4]],
      'healer.choose': [[4]],
    });
    expect(healed.dead).toEqual([]);
  });
  it('witch: saves once and poisons once, the doomed witch herself too (I3, I19)', () => {
    const saved = evening(
      [w, 'witch', v, v, v, v],
      { 'wolves.choose': [[2], [3]], 'witchHeal.choose': [[2]], 'witchPoison.choose': [[5]] },
      2,
    );
    expect(saved.dead).toEqual([3, 5]);
    expect(saved.asked.filter((key) => key === 'witchHeal.choose')).toHaveLength(1);
  });
  it('priest: the blessing lasts until the first attack and is then used up', () => {
    const { dead } = evening([w, 'priest', v, v, v, v, v], { 'priest.choose': [[3]], 'wolves.choose': [[], [3], [3]] }, 3);
    expect(dead).toEqual([3]);
  });
  it('harlot: is safe at home while away, dies where wolves kill the host, and where a wolf lives (I28)', () => {
    expect(evening([w, 'harlot', v, v, v], { 'harlot.choose': [[3]], 'wolves.choose': [[2]] }).dead).toEqual([]);
    expect(evening([w, 'harlot', v, v, v, v, v], { 'harlot.choose': [[3]], 'wolves.choose': [[3]] }).dead).toEqual([2, 3]);
    expect(evening([w, 'harlot', v, v, v], { 'harlot.choose': [[1]] }).dead).toEqual([2]);
  });
  it('elder: survives the first bite; killed by the village, the village loses its abilities (I7)', () => {
    const bitten = evening([w, 'elder', v, v, v, v], { 'wolves.choose': [[2], [2]] }, 2);
    expect(bitten.dead).toEqual([2]);
    expect(evening([w, 'elder', v, v, v], { 'wolves.choose': [[2]] }).dead).toEqual([]);
    const hanged = evening(
      [w, 'elder', 'healer', v, v, v, v],
      { 'day.vote': [[2]], 'wolves.choose': [[], [4]], 'healer.choose': [[4], [4]] },
      2,
    );
    expect(hanged.dead).toEqual([2, 4]);
  });
  it('elder: a protected elder keeps the second life', () => {
    const { session } = evening([w, 'elder', 'healer', v, v, v], { 'wolves.choose': [[2]], 'healer.choose': [[2]] });
    expect(session.table.counter('elder.shield0.2')).toBe(0);
  });
  it('cursed: turns into a wolf instead of dying, unless protected (I8)', () => {
    const turned = evening([w, 'cursed', v, v, v, v], { 'wolves.choose': [[2]] });
    expect([turned.dead, turned.role(2)]).toEqual([[], 'werewolf']);
    const kept = evening([w, 'cursed', 'healer', v, v, v], { 'wolves.choose': [[2]], 'healer.choose': [[2]] });
    expect(kept.role(2)).toBe('cursed');
  });
  it('prince: lives through the first vote with the card up, not through the second', () => {
    const { dead, session, heard } = evening([w, 'prince', v, v, v, v], { 'day.vote': [[2]] });
    expect(dead).toEqual([]);
    expect(session.table.at(2).revealed).toBe(true);
    expect(heard).toContain('P2 is convicted, but lives.');
    expect(evening([w, 'prince', v, v, v, v], { 'day.vote': [[2], [2]] }, 2).dead).toEqual([2]);
  });
  it('fool: lives and has no vote from then on', () => {
    const { session } = evening([w, 'fool', v, v, v, v, v], { 'day.vote': [[2]] });
    for (let i = 0; i < 60 && session.question.shape !== 'ballot'; i++) {
      const { question } = session;
      session.answer(question.shape === 'choose' ? { seats: [] } : { done: true });
    }
    const { question } = session;
    expect(question.shape === 'ballot' && question.barred.map(({ seat }) => seat)).toEqual([2]);
  });
  it('innkeeper: the healer under drink heals nobody', () => {
    expect(
      evening([w, 'innkeeper', 'healer', v, v, v], { 'innkeeper.choose': [[3]], 'wolves.choose': [[4]], 'healer.choose': [[4]] }).dead,
    ).toEqual([4]);
  });
  it('madman: wolves cannot kill him; he wins when he alone is left', () => {
    expect(evening([w, 'madman', v, v, v, v], { 'wolves.choose': [[2]], 'madman.choose': [[3]] }).dead).toEqual([3]);
    expect(evening(['madman', v, v], { 'madman.choose': [[2]], 'day.vote': [[3]] }).won).toEqual(['madman']);
  });
});

describe('a call of the village that nobody can answer', () => {
  it('asks what the live one asks: a witch without potions sounds like one who has them (I16)', () => {
    const potions = { 'wolves.choose': [[3]], 'witchHeal.choose': [[3]], 'witchPoison.choose': [[4]] };
    const { session } = evening([w, 'witch', v, v, v, v, v], potions);
    const { say } = speaker('en', [village.words]);
    const asked: string[] = [];
    for (let i = 0; i < 60 && !asked[1]; i++) {
      const { question } = session;
      if (question.decoy) asked.push(say(question.say.at(-1) ?? ''));
      session.answer(question.shape === 'choose' ? { seats: [] } : question.shape === 'ballot' ? { votes: {} } : { done: true });
    }
    expect(asked).toEqual(['Do you save the one who is to die?', 'Do you use the poison?']);
  });
  it('asks in the words the file has for the call, as the live one does', async () => {
    const calls = [{ order: 1, choose: {}, do: [{ do: 'guard' as const }], words: { ask: { en: 'Whom, my friend?' } } }];
    const game = await ownDeck(deckOf(whole({ roles: { it: { calls } } }))).book.load();
    const session = new Session(game, { options: {}, seed: 'ask', deal: ['it', 'w', 'v', 'v', 'v'].map((role) => ({ role })) });
    for (let i = 0; i < 9 && session.question.key !== 'it.choose'; i++) session.answer({ done: true });
    expect(session.question.say.map((words) => speaker('en', [game.words]).say(words))).toContain('Whom, my friend?');
    const line = game
      .nightCard({}, game.options.parse({}))
      .flatMap(({ lines }) => lines)
      .find(({ id }) => id === 'it');
    expect(line?.ask).toEqual(session.question.say.slice(-1));
  });
});
