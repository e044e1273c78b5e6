import { describe, expect, it } from 'vitest';
import { evening } from './evening.ts';

const v = 'villager';
const w = 'werewolf';

describe('roles of the village that look', () => {
  it('seer: learns the side', () => {
    expect(evening(['seer', w, v, v, v], { 'seer.choose': [[2]] }).learned).toContain('1 P2: Wolves');
  });
  it('lycan: looks like a wolf to the seer and is none', () => {
    const { learned, session } = evening(['seer', w, 'lycan', v, v], { 'seer.choose': [[3]] });
    expect(learned).toContain('1 P3: Wolves');
    expect(session.table.faction(3)).toBe('village');
  });
  it('apprentice: becomes the seer when the seer dies, is told so at night, and looks', () => {
    const { role, learned } = evening([w, 'seer', 'apprentice', v, v, v], { 'wolves.choose': [[2]], 'seer.choose': [[4], [1]] }, 2);
    expect(role(3)).toBe('seer');
    expect(learned).toContain('3 P3: from now on Seer');
    expect(learned).toContain('3 P1: Wolves');
  });
  it('auraSeer: learns who has an ability', () => {
    const { learned } = evening([w, 'auraSeer', 'hunter', v, v, v, v], { 'auraSeer.choose': [[3], [4]] }, 2);
    expect(learned).toContain('2 P3: has an ability');
    expect(learned).toContain('2 P4: no ability');
  });
  it('medium: learns the role of one of the dead, and is called in vain before anybody has died', () => {
    const { learned, session } = evening([w, 'medium', 'hunter', v, v, v, v], { 'wolves.choose': [[3], []], 'medium.choose': [[3]] }, 2);
    expect(learned).toContain('2 P3: Hunter');
    expect(session.story).toContainEqual(expect.objectContaining({ what: 'called', line: 'medium', call: 'blocked' }));
  });
  it('tracker: learns whether a wolf sits there or beside, and loses the scent where none does', () => {
    const { learned, bears, asked } = evening([w, 'tracker', v, v, v, v, v], { 'tracker.choose': [[7], [4]] }, 3);
    expect(learned).toContain('2 P7, P6 and P1: yes (Wolves)');
    expect(bears(2, 'scentLost')).toBe(true);
    expect(asked.filter((key) => key === 'tracker.choose')).toHaveLength(2);
  });
  it('bearTamer: the bear growls at a wolf beside the tamer, past the dead', () => {
    expect(evening([w, 'bearTamer', v, v, v]).heard).toContain('The bear growls.');
    const past = evening([w, v, 'bearTamer', v, v, v], { 'wolves.choose': [[2]] });
    expect(past.heard).toContain('The bear growls.');
    expect(evening([w, v, 'bearTamer', v, v]).heard).not.toContain('The bear growls.');
  });
  it('watcher: learns who went in at a door, the wolf who carried out the kill too', () => {
    const { learned } = evening([w, w, 'watcher', 'seer', v, v, v], {
      'wolves.choose': [[5]],
      'seer.choose': [[5]],
      'watcher.choose': [[5]],
    });
    expect(learned).toContain('3 P1 and P4 came to P5');
  });
  it('wolfSeer: learns a role', () => {
    expect(evening(['wolfSeer', 'seer', v, v, v], { 'wolfSeer.choose': [[2]] }).learned).toContain('1 P2: Seer');
  });
  it('sorceress: learns who the seer is, sleeps while the wolves are awake, and wins with them', () => {
    const { learned, session } = evening([w, 'sorceress', 'seer', v, v, v, v], { 'sorceress.choose': [[3]] });
    expect(learned).toContain('2 P3: yes (Seer)');
    const kill = session.game.nightCard({}, session.options)[0]?.lines.find(({ id }) => id === 'wolves');
    expect(kill?.members?.(session.table)).toEqual([1]);
    expect(session.table.faction(2)).toBe('wolves');
  });
  it('minion: learns who the wolves are, who do not learn of the minion', () => {
    const { learned } = evening([w, w, 'minion', v, v, v, v]);
    expect(learned).toContain('3 Wolves: P1 and P2');
    expect(learned.filter((line) => line.startsWith('1'))).toEqual([]);
  });
  it('sister: the sisters are shown to each other', () => {
    expect(evening([w, 'sister', v, 'sister', v, v]).learned).toContain('2+4 P2 and P4');
  });
  it('ghostSeer: everybody sees a card as the last words', () => {
    const { heard, session } = evening([w, 'ghostSeer', v, v, v, v], { 'wolves.choose': [[2]], 'ghostSeer.death.choose': [[1]] });
    expect(heard).toContain('P1: Werewolf');
    expect(session.table.at(1).revealed).toBe(true);
  });
});
