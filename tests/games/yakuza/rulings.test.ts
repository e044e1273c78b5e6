import { describe, expect, test } from 'vitest';
import { byDay, night, onList, second, sit, speeches, twelve } from './seats.ts';

describe('X-6 the host rules at night', () => {
  test('X-6 the Don is ruled out while appointing: there is no Right Hand, and the call is passed over', () => {
    const t = sit().rule({ do: 'kill', seat: 's2' });
    expect(t.offered).toEqual([]);
    night(t.pass('don.appoint'));
    expect(t.called('rightHand')).toBe('silent');
    expect(t.facts('marked')).toEqual([]);
  });

  test('X-6 the Don is ruled out while confirming: the mafia are asked to agree', () => {
    const t = second().rule({ do: 'kill', seat: 's2' });
    expect(t.refuses('don.confirm', 's9')).toMatchObject({ id: 'bar.actorDead', clause: 'X-6' });
    t.pass('don.confirm');
    expect(t.question).toMatchObject({ key: 'mafia.agree', to: [3, 5] });
    expect(night(t, { 'mafia.agree': 's10' }).dead).toEqual(['s2', 's10']);
  });

  test('X-6 YK-43 a Don who has another card now confirms nothing; whoever has it does', () => {
    const t = second().rule({ do: 'swap', seats: ['s2', 's5'] });
    expect(t.refuses('don.confirm', 's9')).toMatchObject({ id: 'bar.noLongerDon', clause: 'X-6' });
    expect(t.pass('don.confirm').question).toMatchObject({ key: 'don.confirm', to: [5] });
  });

  test('X-6 the last of the mafia is ruled out while confirming: nobody is asked to agree', () => {
    const t = second(twelve, {}, { dead: 's3 s5' }).rule({ do: 'kill', seat: 's2' }).pass('don.confirm');
    expect(t.keys).not.toContain('mafia.agree');
    expect(night(t).dead).toEqual(['s2', 's3', 's5']);
  });

  test('X-6 YK-09 whom the host rules to be no Right Hand after all cannot check', () => {
    const t = second().at('don.confirm', 's9').rule({ do: 'unmark', status: 'rightHand', seat: 's3' });
    expect(t.refuses('rightHand.check', 's7')).toMatchObject({ id: 'bar.actorBarred', clause: 'X-6' });
    night(t.pass('rightHand.check'));
    expect(t.facts('learned')).toEqual([]);
  });

  test('X-6 a check by somebody ruled out in the middle of it cannot be made', () => {
    const t = second().at('don.confirm', 's9').rule({ do: 'kill', seat: 's3' });
    expect(t.question.key).toBe('rightHand.check');
    expect(t.refuses('rightHand.check', 's7')).toMatchObject({ id: 'bar.actorGone', clause: 'X-6' });
    night(t.pass('rightHand.check'));
    expect(t.facts('learned')).toEqual([]);
  });

  test('X-6 the hitman is ruled out before the order: the order cannot be given', () => {
    const t = second().at('don.confirm', 's9').expire('rightHand.check').rule({ do: 'kill', seat: 's7' });
    expect(t.refuses('yakuza.order', 's10')).toMatchObject({ id: 'bar.noHitman', clause: 'YK-14' });
    expect(night(t.pass('yakuza.order')).dead).toEqual(['s7', 's9']);
  });

  test('X-6 the Shogun is ruled out before the order: the hitman is asked', () => {
    const t = second().at('don.confirm', 's9').expire('rightHand.check').rule({ do: 'kill', seat: 's6' });
    expect(t.question).toMatchObject({ key: 'yakuza.order', to: [7] });
  });

  test('X-6 a Doctor ruled out in the middle saves nobody, not even by running out of time', () => {
    const t = second()
      .at('don.confirm', 's1')
      .expire('rightHand.check')
      .pass('yakuza.order')
      .expire('detective.check')
      .rule({ do: 'kill', seat: 's4' });
    expect(t.expire('doctor.save').dead).toEqual(['s1', 's4']);
  });

  test('X-6 whoever is ruled dead at night is named at dawn, and once', () => {
    const t = second().at('don.confirm', 's9').rule({ do: 'kill', seat: 's9' }).rule({ do: 'kill', seat: 's10' });
    night(t);
    expect(t.said.filter(({ id }) => id === 'dawn.killed').map(({ text }) => text)).toEqual([
      'Number 9 was killed last night.',
      'Number 10 was killed last night.',
    ]);
  });
});

describe('X-6 the host rules by day', () => {
  test('X-6 a nominee ruled dead before the vote is off the list', () => {
    const t = onList(byDay(), 's9', 's2').rule({ do: 'kill', seat: 's2' });
    expect(t.question).toMatchObject({ key: 'day.vote', candidates: [{ id: 9 }] });
    expect(t.vote('day.vote').dead).toEqual(['s2', 's9']);
  });

  test('X-6 a nominee ruled dead during the speeches has no defence', () => {
    const t = byDay().at('day.speech', 's9').at('day.speech', 's5').rule({ do: 'kill', seat: 's5' });
    speeches(t).until('day.vote');
    expect(t.said.filter(({ key }) => key === 'day.defence').map(({ text }) => text)).toEqual(['Number 9, your defence: 30 seconds.']);
  });

  test('YK-R9 X-6 with nobody left on the list no vote is held and nobody is eliminated', () => {
    const t = byDay().at('day.speech', 's9').rule({ do: 'kill', seat: 's9' });
    expect(speeches(t).heard).toContain('Nobody is on the list. The city eliminates nobody.');
    const late = byDay().at('day.speech', 's9');
    speeches(late).undo();
    late.pass('day.speech').until('day.defence').rule({ do: 'kill', seat: 's9' });
    late.until('don.confirm');
    expect(late.keys).not.toContain('day.vote');
    expect(late.dead).toEqual(['s9']);
  });

  test('X-6 the last candidate ruled dead during the vote: the vote ends without anybody', () => {
    const t = onList(byDay(), 's9').rule({ do: 'kill', seat: 's9' });
    expect(t.question).toMatchObject({ key: 'day.vote', candidates: [] });
    t.vote('day.vote');
    expect(t.heard).toContain('Nobody is eliminated today.');
    expect(t.facts('died')).toHaveLength(1);
  });

  test('X-6 one of the tied ruled dead before the removal of all: the others leave, he is not eliminated twice', () => {
    const t = onList(byDay(), 's9', 's2')
      .vote('day.vote', 's9 6', 's2 6')
      .vote('day.revote', 's9 6', 's2 6')
      .rule({ do: 'kill', seat: 's9' });
    t.vote('day.removeAll', 'all 6');
    expect(t.dead).toEqual(['s2', 's9']);
    expect(t.heard.filter((text) => text.includes('eliminated'))).toEqual(['Number 2 is eliminated.']);
  });

  test('X-6 a speaker ruled dead in mid-speech nominates nobody', () => {
    const t = byDay().rule({ do: 'kill', seat: 's1' });
    expect(t.refuses('day.speech', 's9')).toMatchObject({ id: 'bar.actorGone', clause: 'X-6' });
    expect(t.pass('day.speech').question.to).toEqual([2]);
  });

  test('X-4 X-6 wins are tested after a ruling', () => {
    expect(byDay(twelve, {}, { dead: 's3 s5 s6 s7' }).rule({ do: 'kill', seat: 's2' }).winner).toEqual(['citizens']);
  });

  test('YK-32 YK-33 YK-34 YK-35 fouls can be counted by the host, have no effect, and are struck again', () => {
    const t = byDay()
      .rule({ do: 'mark', status: 'foul', seat: 's9' })
      .rule({ do: 'mark', status: 'foul', seat: 's9' })
      .rule({ do: 'mark', status: 'foul', seat: 's9' });
    expect(t.statuses('s9')).toEqual(['foul', 'foul', 'foul']);
    expect(t.alive).toContain('s9');
    expect(onList(t, 's2').question).toMatchObject({ shape: 'ballot', barred: [] });
    expect(t.rule({ do: 'unmark', status: 'foul', seat: 's9' }).statuses('s9')).toEqual([]);
  });
});

describe('X-6 taking back', () => {
  test('X-6 undo takes back the vote with all that followed', () => {
    const t = onList(byDay(), 's9').vote('day.vote');
    expect(t.dead).toEqual(['s9']);
    expect(t.undo().question.key).toBe('day.vote');
    expect(t.dead).toEqual([]);
  });
});
