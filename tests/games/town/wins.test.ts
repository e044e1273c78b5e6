import { describe, expect, test } from 'vitest';
import { accuse, byDay, byNight, night, type sit } from './towns.ts';

const few = 'Mia Max mafioso, Tom Tia Tea townie';

describe('how the game ends', () => {
  test('TM-06 the mafia win when no townie is alive', () => {
    const t = night(byNight(few, {}, { dead: 'Tia Tea' }), 'Tom Tom');
    expect(t.winner).toEqual(['mafia']);
    expect(t.heard.at(-1)).toBe('The whole town is dead. The mafia win.');
    expect(t.facts('won')).toMatchObject([{ clause: 'TM-06', factions: ['mafia'] }]);
  });

  test('TM-06 there is no parity: two mafia against one townie play on', () => {
    const t = night(byNight(few, {}, { dead: 'Tea' }), 'Tom Tom');
    expect(t.winner).toBeUndefined();
    expect(t.question.key).toBe('day.nominate');
    expect(accuse(t, 'Mia').vote('trial.vote', 'Max Tia > guilty').winner).toBeUndefined();
  });

  test('TM-06 the Medium and all town roles count as town', () => {
    expect(night(byNight('Mia mafioso, Meg medium, Doc doctor, Tom Tia townie', {}, { dead: 'Tom Tia Doc' }), '-').winner).toBeUndefined();
  });

  test('TM-07 the town wins when no mafia member is alive, the Godfather included', () => {
    const t = byDay('Mia mafioso, Gus godfather, Tom Tia Tea townie', {}, { dead: 'Mia' });
    expect(t.winner).toBeUndefined();
    accuse(t, 'Gus').vote('trial.vote', 'guilty 3', 'innocent 1');
    expect(t.winner).toEqual(['town']);
    expect(t.heard.at(-1)).toBe('The whole mafia is dead. The town wins.');
    expect(t.facts('won')).toMatchObject([{ clause: 'TM-07' }]);
  });

  test('TM-R9 wins are tested after each execution: the closing talk is not held any more', () => {
    const t = accuse(byDay(few, {}, { dead: 'Max' }), 'Mia').vote('trial.vote', 'guilty 4');
    expect(t.winner).toEqual(['town']);
    expect(t.keys).not.toContain('day.closing');
  });

  test('TM-R9 wins are tested at dawn, after the news: the last mafioso shot by the Vigilante', () => {
    const t = night(byNight('Mia mafioso, Vig vigilante, Tom Tia Tea townie'), 'Tom', { vigilante: 'Mia' });
    expect(t.winner).toEqual(['town']);
    expect(t.heard.slice(-6).filter((line) => line.includes('died'))).toEqual([
      'Mia died last night. The card: Mafioso.',
      'Tom died last night. The card: Townie.',
    ]);
  });

  test('TM-R9 both sides empty at once: a draw', () => {
    const t = night(byNight('Mia mafioso, Vig vigilante, Tom Tia Tea townie', {}, { dead: 'Tom Tia Tea' }), 'Vig', { vigilante: 'Mia' });
    expect(t.winner).toEqual([]);
    expect(t.heard.at(-1)).toBe('Nobody is alive. Nobody wins.');
  });

  test('X-4 wins are not tested at other moments: a game begun with one side only goes on to the next test', () => {
    expect(byDay(few, {}, { dead: 'Tom Tia Tea' }).question.key).toBe('day.nominate');
  });
});

describe('a game nobody can win', () => {
  const duel = 'Mia mafioso, Tom Tia Tea Tim townie';
  const quietCycle = (t: ReturnType<typeof sit>) => night(t, '-').vote('day.nominate');

  test('TM-R10 one mafia and one town left: nothing ends it by parity, equal votes acquit', () => {
    const t = accuse(byDay(duel, {}, { dead: 'Tia Tea Tim' }), 'Mia').vote('trial.vote', 'Tom > guilty', 'Mia > innocent');
    expect(t.winner).toBeUndefined();
    expect(night(t.vote('day.nominate'), 'Tom').winner).toEqual(['mafia']);
  });

  test('TM-R10 after three full cycles without a death the host may declare a draw', () => {
    const t = byNight(duel, {}, { dead: 'Tia Tea Tim' });
    quietCycle(quietCycle(t));
    expect(t.keys).not.toContain('draw.offer');
    quietCycle(t);
    expect(t.question).toMatchObject({ key: 'draw.offer', to: 'host', pass: 'playOn', clause: 'TM-R10' });
    const { note } = t.question;
    expect(note && t.say(note)).toBe('Rounds without a death: 3. You may declare a draw.');
    t.pick('draw.offer', 'declare');
    expect(t.winner).toEqual([]);
    expect(t.facts('won')).toMatchObject([{ factions: [], clause: 'TM-R10' }]);
  });

  test('TM-R10 the host may also play on, and is asked again after the next quiet cycle', () => {
    const t = quietCycle(quietCycle(quietCycle(byNight(duel)))).pick('draw.offer', 'playOn');
    expect(t.question.key).toBe('mafia.target');
    expect(quietCycle(t).question.key).toBe('draw.offer');
  });

  test('TM-R10 any death starts the count again, by night or by day', () => {
    const t = quietCycle(quietCycle(byNight(duel)));
    night(t, 'Tim').vote('day.nominate');
    expect(t.question.key).toBe('mafia.target');
    quietCycle(quietCycle(t));
    expect(t.question.key).toBe('mafia.target');
    accuse(night(t, '-'), 'Tea').vote('trial.vote', 'guilty 4');
    expect(t.question.key).toBe('mafia.target');
  });
});
