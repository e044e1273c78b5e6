import { describe, expect, it } from 'vitest';
import { evening } from './evening.ts';

const v = 'villager';
const w = 'werewolf';

describe('roles of the village that kill, bind and change', () => {
  it('hunter: takes somebody along, before the wins are tested (I5)', () => {
    const { dead, won } = evening([w, 'hunter', v], { 'wolves.choose': [[2]], 'hunter.death.choose': [[1]] });
    expect([dead, won]).toEqual([[1, 2], ['village']]);
  });
  it('hunter: shoots after a vote too, and two hunters one after the other (I12)', () => {
    const { dead } = evening([w, 'hunter', 'hunter', v, v, v, v], { 'day.vote': [[2]], 'hunter.death.choose': [[3], [4]] });
    expect(dead).toEqual([2, 3, 4]);
  });
  it('cupid: the lovers die together, and lovers of different sides win alone (I6)', () => {
    expect(evening([w, 'cupid', v, v, v, v], { 'cupid.choose': [[3, 4]], 'wolves.choose': [[3]] }).dead).toEqual([3, 4]);
    const { won } = evening([w, 'cupid', v, v], { 'cupid.choose': [[1, 3]], 'wolves.choose': [[2]], 'day.vote': [[4]] });
    expect(won).toEqual(['lovers']);
  });
  it('knight: the wolf who did it dies a day later', () => {
    const { dead } = evening([w, w, 'knight', v, v, v, v, v], { 'wolves.choose': [[3], []] }, 2);
    expect(dead).toEqual([1, 3]);
  });
  it('powderMaker: the neighbours die too', () => {
    expect(evening([w, v, 'powderMaker', v, v, v], { 'wolves.choose': [[3]] }).dead).toEqual([2, 3, 4]);
  });
  it('sheriff: shows the card by day and shoots', () => {
    const { dead, session } = evening([w, 'sheriff', v, v, v], { 'day.powers': [[2]], 'sheriff.choose': [[1]] });
    expect(dead).toEqual([1]);
    expect(session.table.at(2).revealed).toBe(true);
  });
  it('judge: two votes in one day, once a game', () => {
    const { dead, asked } = evening([w, 'judge', v, v, v, v, v, v], { 'day.powers': [[2]], 'day.vote': [[3], [4], []] }, 2);
    expect(dead).toEqual([3, 4]);
    expect(asked.filter((key) => key === 'day.vote')).toHaveLength(3);
  });
  it('mayor: one hand counts for two', () => {
    const { session } = evening([w, 'mayor', v, v, v]);
    for (let i = 0; i < 60 && session.question.shape !== 'ballot'; i++)
      session.answer(session.question.shape === 'choose' ? { seats: [] } : { done: true });
    expect(session.question.shape === 'ballot' && session.question.voters.map(({ weight }) => weight)).toEqual([1, 2, 1, 1, 1]);
  });
  it('scapegoat: dies of a tie', () => {
    const { session } = evening([w, 'scapegoat', v, v, v, v], {}, 0);
    for (let i = 0; i < 80 && session.question.shape !== 'ballot'; i++)
      session.answer(session.question.shape === 'choose' ? { seats: [] } : { done: true });
    session.answer({ votes: { 1: [3], 3: [1] } });
    expect(session.table.isAlive(2)).toBe(false);
  });
  it('raven: two votes lie there before anybody votes', () => {
    const { dead } = evening([w, 'raven', v, v, v, v], { 'raven.choose': [[4]] });
    expect(dead).toEqual([4]);
  });
  it('hag: whoever is sent away has no vote that day', () => {
    const { heard } = evening([w, 'hag', v, v, v, v], { 'hag.choose': [[4]] });
    expect(heard).toContain('P4: sent away for the day.');
  });
  it('foundling: becomes a wolf when the model dies (I9)', () => {
    const { role, learned } = evening([w, 'foundling', v, v, v, v, v], { 'foundling.choose': [[3]], 'wolves.choose': [[3], []] }, 2);
    expect(role(2)).toBe('werewolf');
    expect(learned).toContain('2 P2: from now on Werewolf');
  });
  it('doppelganger: takes over the role of the dead', () => {
    const { role, asked } = evening(
      [w, 'doppelganger', 'seer', v, v, v, v],
      { 'doppelganger.choose': [[3]], 'wolves.choose': [[3], []] },
      2,
    );
    expect(role(2)).toBe('seer');
    expect(asked.filter((key) => key === 'seer.choose')).toHaveLength(2);
  });
  it('drunk: becomes somebody in the third night', () => {
    const { role } = evening([w, 'drunk', v, v, v, v, v], { 'drunk.name': ['hunter'] }, 3);
    expect(role(2)).toBe('hunter');
  });
  it('thief: takes a card that was left over, or stays', () => {
    expect(evening([w, 'thief', v, v, v], { 'thief.option': ['take'], 'thief.take.more.name': ['seer'] }).role(2)).toBe('seer');
    expect(evening([w, 'thief', v, v, v], { 'thief.option': ['stay'] }).role(2)).toBe('thief');
  });
  it('alphaWolf: the victim becomes a wolf instead of dying, once', () => {
    const { dead, role } = evening(['alphaWolf', v, v, v, v, v, v], { 'wolves.choose': [[3], [4]], 'alphaWolf.choose': [[3]] }, 2);
    expect([dead, role(3)]).toEqual([[4], 'werewolf']);
  });
  it('wolfCub: the wolves take one more the night after (I29)', () => {
    const { dead } = evening([w, 'wolfCub', v, v, v, v, v, v, v], { 'day.vote': [[2]], 'wolves.choose': [[], [3, 4], [5]] }, 3);
    expect(dead).toEqual([2, 3, 4, 5]);
  });
  it('greatWolf: kills one more as long as no wolf has died', () => {
    const cast = ['greatWolf', w, v, v, v, v, v, v];
    expect(evening(cast, { 'wolves.choose': [[3]], 'greatWolf.choose': [[4]] }).dead).toEqual([3, 4]);
    const { asked } = evening(cast, { 'day.vote': [[2]] }, 2);
    expect(asked.filter((key) => key === 'greatWolf.choose')).toHaveLength(1);
  });
  it('traitor: becomes a wolf when the last wolf dies, before the village has won (I12)', () => {
    const { role, won } = evening([w, 'traitor', v, v, v, v], { 'day.vote': [[1]] });
    expect([role(2), won]).toEqual(['werewolf', undefined]);
  });
  it('whiteWolf: wakes with the wolves, kills one of them in even nights, and wins alone (I21)', () => {
    const { dead } = evening(['whiteWolf', w, w, v, v, v, v, v], { 'whiteWolf.choose': [[2]], 'wolves.choose': [[], []] }, 2);
    expect(dead).toEqual([2]);
    expect(evening(['whiteWolf', v, v], { 'wolves.choose': [[2]], 'day.vote': [[3]] }).won).toEqual(['white']);
  });
  it('vampire: the bitten die at dusk; vampires win by parity', () => {
    const { dead, heard } = evening(['vampire', v, v, v, v, v], { 'vampires.choose': [[3]] }, 2);
    expect(dead).toEqual([3]);
    expect(heard).toContain('P3 dies.');
    expect(evening(['vampire', v, v], { 'day.vote': [[2]] }).won).toEqual(['vampires']);
  });
  it('vampireHunter: stakes vampires, and those that come', () => {
    expect(evening(['vampire', 'vampireHunter', v, v, v], { 'vampireHunter.choose': [[1]] }).dead).toEqual([1]);
    expect(
      evening(['vampire', 'vampireHunter', v, v, v, v], { 'vampireHunter.choose': [[3], [4]], 'vampires.choose': [[2]] }, 2).dead,
    ).toEqual([1]);
  });
  it('piper: wins when all others who live are charmed (I25)', () => {
    const { won } = evening(
      [w, 'piper', v, v, v],
      {
        'piper.choose': [
          [1, 3],
          [4, 5],
        ],
      },
      2,
    );
    expect(won).toEqual(['piper']);
  });
  it('tanner: wins by being voted out', () => {
    expect(evening([w, 'tanner', v, v, v], { 'day.vote': [[2]] }).won).toEqual(['tanner']);
    expect(evening([w, 'tanner', v, v, v], { 'wolves.choose': [[2]] }).won).toBeUndefined();
  });
  it('pedlar: wins with whoever wins, if alive (I22, I25)', () => {
    expect(evening([w, 'pedlar', v, v], { 'day.vote': [[1]] }).won).toEqual(['village', 'pedlar']);
    expect(evening([w, 'pedlar', v, v], { 'wolves.choose': [[2]], 'day.vote': [[1]] }).won).toEqual(['village']);
  });
});
