import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { announced, later, night, nightUpTo, sit } from './tables.ts';

const jailed = (on: string) => ({ what: 'jailed', on, by: 'Cid', until: 'dawn' });
const remarks = (cast: Record<string, number>) => ktulu.examine({ ...ktulu.suggest(14, options.parse({})), ...cast }, options.parse({}));

test('KT-164 KT-209 the named Indians are Indians, the operator too', () => {
  for (const role of [
    'shaman',
    'femaleShaman',
    'leader',
    'loneCoyot',
    'quietFoot',
    'binocularEye',
    'burningRage',
    'stagecoach',
    'warrior',
    'trailer',
  ])
    expect(ktulu.roles[role]?.faction).toBe('indians');
});

describe('the Shaman', () => {
  const seats = 'Cid Cal citizen, Don drunkMayor, Ben badGunman, Mo mormonBandit, Sha shaman, Ole stagecoach';

  test('KT-165 once in a game he alone learns one player’s side and role', () => {
    const t = night(later(seats, 'Ben'), { 'shaman.learn': 'Mo' });
    expect(t.shown).toMatchObject([{ key: 'shaman.learned', to: ['Sha'] }]);
    expect(t.asked('shaman.learned')).toMatchObject({
      showing: { role: 'mormonBandit', said: { with: { faction: { faction: 'bandits' } } } },
    });
    expect(night(later(seats, 'Ben', {}, { counters: { 'shaman.used': 1 } })).called('shaman')).toBe('blocked');
  });

  test('KT-165 a cell or a shield around the other does not stop him, a cell around himself does', () => {
    expect(
      night(later(seats, 'Ben', {}, { statuses: [jailed('Cal'), { what: 'guarded', on: 'Cal', by: 'Cid', until: 'dawn' }] }), {
        'shaman.learn': 'Cal',
      }).asked('shaman.learned'),
    ).toMatchObject({ showing: { role: 'citizen' } });
    const t = night(later(seats, 'Ben', {}, { statuses: [jailed('Sha')] }));
    expect([t.called('shaman'), t.facts('spent')]).toEqual(['blocked', []]);
  });

  test('KT-R68 KT-R67 drunk cards and Mormons are shown by their own names, the operator as an Indian', () => {
    expect(night(later(seats, 'Ben'), { 'shaman.learn': 'Don' }).asked('shaman.learned')).toMatchObject({
      showing: { role: 'drunkMayor' },
    });
    expect(night(later(seats, 'Ben'), { 'shaman.learn': 'Ole' }).asked('shaman.learned')).toMatchObject({
      showing: { role: 'stagecoach', said: { with: { faction: { faction: 'indians' } } } },
    });
  });
});

describe('the Leader', () => {
  const seats = 'Cid Cal citizen, Ben badGunman, Lee leader, Ina indian, Cob citizen';

  test('KT-170 he breaks ties of the Indians: over whom to kill and over who carries it', () => {
    const t = nightUpTo(later(seats, 'Ina'), 'indians.kill.tie');
    expect(t.question.to).toEqual([4]);
    const done = night(t, { 'indians.kill.tie': 'Cid', 'indians.killAgain.tie': 'Cal', 'indiansCarrier.choose.tie': 'Lee' });
    expect([done.dead, done.holder('statuette')]).toEqual([['Cid', 'Cal'], 'Lee']);
  });

  test('KT-170 where they agree he is not asked', () => {
    expect(night(later(seats, 'Cid'), { 'indians.kill': 'Cal' }).keys).not.toContain('indians.kill.tie');
  });

  test('KT-170 nor where he alone has a say and names nobody', () => {
    const t = night(later(seats, 'Cid', {}, { statuses: [jailed('Ina')] }));
    expect([t.keys.includes('indians.kill'), t.keys.includes('indians.kill.tie'), t.dead]).toEqual([true, false, []]);
  });

  test('KT-170 KT-R35 an inactive Leader breaks no tie', () => {
    const t = night(later('Cid Cal citizen, Ben badGunman, Lee leader, Ina Ike indian', 'Cid', {}, { statuses: [jailed('Lee')] }));
    expect([t.dead, t.keys.includes('indians.kill.tie')]).toEqual([[], false]);
  });

  test.each([
    ['Ben', 'nod', 'leader.yes'],
    ['Ina', 'nod', 'leader.yes'],
    ['Cal', 'shake', 'leader.no'],
    ['Lee', 'shake', 'leader.no'],
  ])('KT-171 once in a game he asks if the carrier is next to him: with %s carrying, the sign is a %s', (has, sign, id) => {
    const t = night(later(seats, has), { 'leader.use': 'yes' });
    expect(t.asked('leader.learned')).toMatchObject({ to: [4], showing: { sign, said: { id } } });
    expect(t.facts('spent')).toMatchObject([{ ability: 'leader', left: 0 }]);
  });

  test('KT-171 KT-048 declining costs nothing; used up he is not asked again', () => {
    expect(night(later(seats, 'Ben')).facts('spent')).toEqual([]);
    expect(night(later(seats, 'Ben', {}, { counters: { 'leader.used': 1 } })).keys).not.toContain('leader.use');
  });

  test('KT-R58 his neighbours are the nearest living on either side', () => {
    const t = (has: string, dead: string) => night(later(seats, has, {}, { dead }), { 'leader.use': 'yes' }).asked('leader.learned');
    expect(t('Cal', 'Ben')).toMatchObject({ showing: { sign: 'nod' } });
    expect(t('Cid', 'Ina Cob')).toMatchObject({ showing: { sign: 'nod' } });
    expect(t('Cid', 'Ina')).toMatchObject({ showing: { sign: 'shake' } });
    const learned = night(later(seats, 'Cid', {}, { dead: 'Ina' }), { 'leader.use': 'yes' }).facts('learned');
    expect(learned.map(({ about }) => about)).toEqual([[6, 3]]);
  });

  test('KT-R21 he finds a plant beside him like any other statuette', () => {
    const t = night(
      later(seats, { holder: 'Ben', knowing: false, announced: 'indians' }, {}, { statuses: [{ what: 'planted', on: 'Ben', by: 'Ina' }] }),
      { 'leader.use': 'yes' },
    );
    expect(t.asked('leader.learned')).toMatchObject({ showing: { sign: 'nod' } });
    expect(t.statuses('Ben')).toEqual(['planted']);
  });

  test('KT-172 he is dealt without a remark', () => {
    expect(remarks({ leader: 1 }).filter(({ why }) => JSON.stringify(why).includes('leader'))).toEqual([]);
  });
});

describe('the Lone Coyot', () => {
  const seats = 'Cid Cal Cob Cyd citizen, Ben badGunman, Cody loneCoyot, Ina indian';
  const alone = { dead: 'Ina' };

  test('KT-173 when all other Indians are dead he kills one more each night', () => {
    const t = night(later(seats, 'Ben', {}, alone), { 'indians.kill': 'Cid', 'loneCoyot.kill': 'Cal' });
    expect(t.dead).toEqual(['Cid', 'Cal', 'Ina']);
    expect(t.facts('spent')).toEqual([]);
  });

  test('KT-173 while another Indian lives, even in a cell, he has no kill of his own', () => {
    const t = night(later(seats, 'Ben', {}, { statuses: [jailed('Ina')] }));
    expect([t.called('loneCoyot'), t.keys.includes('loneCoyot.kill')]).toEqual(['silent', false]);
  });

  test('KT-174 by house rule it is enough that he alone votes on the group’s kill', () => {
    const rules = { coyotTrigger: 'soleVoter' } as const;
    expect(night(later(seats, 'Ben', rules, { statuses: [jailed('Ina')] }), { 'loneCoyot.kill': 'Cal' }).dead).toEqual(['Cal']);
    expect(night(later(seats, 'Ben', rules, alone), { 'loneCoyot.kill': 'Cal' }).dead).toContain('Cal');
    expect(night(later(seats, 'Ben', rules)).keys).not.toContain('loneCoyot.kill');
  });

  test('KT-R38 a living operator nobody knows stands in his way, but is no voter', () => {
    const table = 'Cid Cal citizen, Ben badGunman, Cody loneCoyot, Ole stagecoach';
    expect(night(later(table, 'Ben')).keys).not.toContain('loneCoyot.kill');
    expect(night(later(table, 'Ben', { coyotTrigger: 'soleVoter' }), { 'loneCoyot.kill': 'Cal' }).dead).toEqual(['Cal']);
  });

  test('KT-R39 alone and with the statuette he kills three times', () => {
    const t = night(later(seats, 'Cody', {}, alone), { 'indians.kill': 'Cid', 'indians.killAgain': 'Cal', 'loneCoyot.kill': 'Cob' });
    expect(t.dead).toEqual(['Cid', 'Cal', 'Cob', 'Ina']);
  });

  test('KT-R39 KT-039 and if nobody else is left then, he has won', () => {
    const t = later('Cid Cal citizen, Ben badGunman, Cody loneCoyot', 'Cody');
    nightUpTo(t, 'loneCoyot.kill', { 'indians.kill': 'Cid', 'indians.killAgain': 'Cal' }).at('loneCoyot.kill', 'Ben');
    expect(t.winner).toEqual(['indians']);
  });
});

describe('the Binocular Eye', () => {
  const seats = 'Cid Cal citizen, Ben badGunman, Bino binocularEye, Ina indian';

  test('KT-181 once in a game he hears who carries it at that moment', () => {
    const t = night(later(seats, 'Ben'), { 'binocularEye.use': 'yes' });
    expect(t.asked('binocularEye.learned')).toMatchObject({
      to: [4],
      showing: { said: { id: 'learn.carrier', with: { who: { seat: 3 } } } },
    });
    expect(night(later(seats, 'Ben'), { 'indians.kill': 'Ben', 'binocularEye.use': 'yes' }).asked('binocularEye.learned')).toMatchObject({
      showing: { said: { id: 'learn.youCarry' } },
    });
    expect(night(later(seats, 'Ben', {}, { counters: { 'binocularEye.used': 1 } })).keys).not.toContain('binocularEye.use');
  });

  test('KT-181 KT-048 declining costs nothing', () => {
    expect(night(later(seats, 'Ben')).facts('spent')).toEqual([]);
  });
});

describe('the Stagecoach operator at night', () => {
  const seats = 'Cid Cal Cob citizen, Ben badGunman, Ina indian, Ole stagecoach';

  test('KT-186 he does not meet the other Indians', () => {
    const t = nightUpTo(sit(seats), 'day.next', { 'bandits.firstCarrier': 'Ben' });
    expect(t.shown.filter(({ key }) => key === 'indians.met')).toMatchObject([{ to: ['Ina'] }]);
    expect(JSON.stringify(t.asked('indians.met'))).not.toContain('"seat":6');
  });

  test('KT-186 until he has stepped forward he neither wakes nor votes with them', () => {
    expect(nightUpTo(later(seats, 'Ben'), 'indians.kill').question.to).toEqual([5]);
    const alone = night(later(seats, 'Ben', {}, { dead: 'Ina' }));
    expect(alone.keys).not.toContain('indians.kill');
  });

  test('KT-186 afterwards he does', () => {
    const t = later(seats, 'Ben').rule({ do: 'reveal', seat: 'Ole' });
    expect(nightUpTo(t, 'indians.kill').question.to).toEqual([5, 6]);
  });
});

describe('the Warrior', () => {
  const seats = 'Cid Cal citizen, Ben badGunman, Wes warrior, Ina indian';

  test('KT-209 once in a game he kills one player', () => {
    const t = night(later(seats, 'Ben'), { 'warrior.kill': 'Cal' });
    expect([t.dead, t.facts('spent').length]).toEqual([['Cal'], 1]);
    expect(night(later(seats, 'Ben', {}, { counters: { 'warrior.used': 1 } })).keys).not.toContain('warrior.kill');
  });

  test('KT-209 his victim’s statuette is his until the Indians choose', () => {
    const t = nightUpTo(later(seats, 'Ben'), 'indiansCarrier.choose', { 'warrior.kill': 'Ben' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Wes', ['indians']]);
    expect(night(t, { 'indiansCarrier.choose': 'Ina' }).holder('statuette')).toBe('Ina');
  });

  test('KT-210 KT-214 dealing Warrior or Trailer brings a note, no more', () => {
    expect(
      remarks({ warrior: 1, trailer: 1 })
        .filter(({ clause }) => clause === 'KT-210' || clause === 'KT-214')
        .map(({ level, clause }) => [level, clause]),
    ).toEqual([
      ['note', 'KT-214'],
      ['note', 'KT-210'],
    ]);
    expect(remarks({}).filter(({ clause }) => clause === 'KT-210' || clause === 'KT-214')).toEqual([]);
  });
});
