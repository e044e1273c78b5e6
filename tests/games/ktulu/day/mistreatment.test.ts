import { describe, expect, test } from 'vitest';
import { byDay, divided, eleven, type HouseRules, isNight, named, nominate, told, unanimous, withCitizens } from './days.ts';

const officials = withCitizens('Exa executor, Ivan investigator, Cal citizen');
const plain = () => nominate(byDay(), 'Cid Cis');
const withBoth = (rules: HouseRules = {}, dead = '') => nominate(byDay(officials, rules, { dead }), 'Cal Gus');
const half = (t: ReturnType<typeof plain>, key: string, one: string, other: string) =>
  t.vote(
    key,
    `Sam Holly Gus Ben Bud > ${one}`,
    `${t.alive.filter((name) => !'Sam Holly Gus Ben Bud'.split(' ').includes(name)).join(' ')} > ${other}`,
  );

describe('without Executor and Investigator', () => {
  test('KT-072 comes up only when no searched player had the statuette', () => {
    expect(plain().question.key).toBe('mistreat.any');
    expect(nominate(byDay(), 'Cid Bob').keys).not.toContain('mistreat.any');
  });

  test('KT-073 KT-074 KT-075 whether anybody is hanged, then which of the searched, who then dies', () => {
    const t = plain();
    expect(t.question).toMatchObject({ key: 'mistreat.any', clause: 'KT-074', candidates: [{ id: 'yes' }, { id: 'no' }] });
    unanimous(t, 'mistreat.any', 'yes');
    expect(t.question).toMatchObject({ key: 'mistreat.who', clause: 'KT-075', candidates: [{ id: 4 }, { id: 5 }], marks: 1 });
    divided(t, 'mistreat.who', 'Sam Holly', 'Cid', 'Cis');
    expect(t.dead).toEqual(['Cis']);
    expect(t.facts('died')).toMatchObject([{ clause: 'KT-073', by: { faction: 'citizens' } }]);
    expect(t.keys).not.toContain('mistreat.method');
  });

  test('KT-076 nobody can abstain in either vote', () => {
    const t = plain();
    expect(t.refuses('mistreat.any', 'Sam > yes')).toMatchObject({ id: 'refused.mustVote', clause: 'KT-074' });
    expect(t.refuses('mistreat.any', 'yes 5', 'no 5')).toMatchObject({ id: 'refused.allMustVote' });
    unanimous(t, 'mistreat.any', 'yes');
    expect(t.refuses('mistreat.who', 'Sam > Cid')).toMatchObject({ id: 'refused.mustVote', clause: 'KT-075' });
  });

  test('KT-077 night begins right after it, or after the decision against it', () => {
    const no = unanimous(plain(), 'mistreat.any', 'no');
    expect(no.keys).not.toContain('mistreat.who');
    expect([isNight(no), no.dead]).toEqual([true, []]);
    expect(isNight(unanimous(unanimous(plain(), 'mistreat.any', 'yes'), 'mistreat.who', 'Cid'))).toBe(true);
  });

  test('KT-R81 a tie on whether is a no', () => {
    const t = half(nominate(byDay(undefined, {}, { dead: 'Ivy' }), 'Cid Cis'), 'mistreat.any', 'yes', 'no');
    expect(told(t)).toContain('mistreat.nobody');
    expect([isNight(t), t.dead]).toEqual([true, ['Ivy']]);
  });

  test('KT-R81 a tie on whom spares them all', () => {
    const t = half(
      unanimous(nominate(byDay(undefined, {}, { dead: 'Ivy' }), 'Cid Cis'), 'mistreat.any', 'yes'),
      'mistreat.who',
      'Cid',
      'Cis',
    );
    expect(told(t)).toContain('mistreat.tied');
    expect(t.dead).toEqual(['Ivy']);
  });

  test('KT-121 KT-R81 a living revealed Mayor breaks either tie', () => {
    const t = nominate(
      byDay(withCitizens('May mayor, Cis Cal citizen'), {}, { dead: 'Ivy' }).rule({ do: 'reveal', seat: 'May' }),
      'Cis Cal',
    );
    half(t, 'mistreat.any', 'yes', 'no');
    expect(t.question).toMatchObject({ key: 'mistreat.any.tie', shape: 'pick', to: [4], options: [{ id: 'yes' }, { id: 'no' }] });
    half(t.pick('mistreat.any.tie', 'yes'), 'mistreat.who', 'Cis', 'Cal');
    expect(t.question).toMatchObject({ key: 'mistreat.who.tie', to: [4], seats: [5, 6] });
    expect(t.at('mistreat.who.tie', 'Cal').dead).toEqual(['Cal', 'Ivy']);
  });

  test('X-6 a Mayor ruled out while asked about a tie breaks it no more: that can only be passed', () => {
    const t = nominate(
      byDay(withCitizens('May mayor, Cis Cal citizen'), {}, { dead: 'Ivy' }).rule({ do: 'reveal', seat: 'May' }),
      'Cis Cal',
    );
    half(t, 'mistreat.any', 'yes', 'no');
    t.rule({ do: 'kill', seat: 'May' }).until('mistreat.any.tie');
    expect(t.question).toMatchObject({ key: 'mistreat.any.tie', pass: 'nobody', options: [{ id: 'nobody' }] });
  });

  test('KT-R83 with one candidate only, the second vote is skipped', () => {
    const t = unanimous(nominate(byDay(), 'Cid'), 'mistreat.any', 'yes');
    expect(t.keys).not.toContain('mistreat.who');
    expect(t.dead).toEqual(['Cid']);
  });

  test('KT-R83 X-6 so it is where the others were ruled dead while hands were up', () => {
    const t = unanimous(plain().rule({ do: 'kill', seat: 'Cid' }), 'mistreat.any', 'yes');
    expect(t.keys).not.toContain('mistreat.who');
    expect([t.dead, named(t, 'mistreat.falls')]).toEqual([['Cid', 'Cis'], ['Cis']]);
  });

  test('KT-075 of several it is agreed that somebody is hanged, of one that it is that one', () => {
    const agreed = (names: string) => told(unanimous(nominate(byDay(), names), 'mistreat.any', 'yes'));
    expect([agreed('Cid Cis'), agreed('Cid')].map((ids) => ids.find((id) => id.startsWith('mistreat.agreed')))).toEqual([
      'mistreat.agreed.hang',
      'mistreat.agreedThis.hang',
    ]);
  });

  test('KT-R86 a holder is never up for hanging: the search has ended the game', () => {
    expect(nominate(byDay(), 'Cid Bob').winner).toEqual(['citizens']);
  });

  test('X-6 a condemned player ruled dead is not hanged again', () => {
    const t = unanimous(plain(), 'mistreat.any', 'yes').rule({ do: 'kill', seat: 'Cid' });
    unanimous(t, 'mistreat.who', 'Cis');
    expect(t.dead).toEqual(['Cid', 'Cis']);
    expect(t.facts('died')).toHaveLength(2);
  });
});

describe('with Executor and Investigator', () => {
  test('KT-145 KT-148 three votes: whether, whether it is a hanging, and whom', () => {
    const t = withBoth();
    expect(t.question).toMatchObject({ key: 'mistreat.any', clause: 'KT-148' });
    expect(unanimous(t, 'mistreat.any', 'yes').question).toMatchObject({
      key: 'mistreat.method',
      candidates: [{ id: 'hang' }, { id: 'investigate' }],
      abstain: 'forbidden',
    });
    expect(unanimous(t, 'mistreat.method', 'hang').question).toMatchObject({ key: 'mistreat.who' });
    expect(unanimous(t, 'mistreat.who', 'Gus').dead).toEqual(['Gus']);
  });

  test('KT-148 while it is open about whom, the questions name nobody and no bond stands against an answer', () => {
    const t = withBoth();
    expect(t.question).toMatchObject({ say: [{ id: 'mistreat.any.either' }, {}] });
    expect(t.question).not.toHaveProperty('about');
    expect(t.question).not.toHaveProperty('candidates.0.against');
    unanimous(t, 'mistreat.any', 'yes');
    expect(t.question).toMatchObject({ key: 'mistreat.method', say: [{ id: 'mistreat.method' }, {}] });
    expect(t.question).not.toHaveProperty('about');
    expect(t.question).not.toHaveProperty('candidates.0.against');
    const one = unanimous(nominate(byDay(officials), 'Gus'), 'mistreat.any', 'yes').question;
    expect(one).toMatchObject({ say: [{ id: 'mistreat.methodThis', with: { who: { seat: 3 } } }, {}], candidates: [{ against: 3 }, {}] });
  });

  test('KT-149 the question about whom says what is to be done to them, as far as it is settled', () => {
    const whom = (...order: ('mistreat' | 'method' | 'who')[]) => {
      const t = withBoth({ mistreatmentQuestionOrder: order });
      while (t.question.key !== 'mistreat.who') unanimous(t, t.question.key, t.question.key === 'mistreat.any' ? 'yes' : 'hang');
      return t.question.say[0]?.id;
    };
    expect([whom('method', 'who', 'mistreat'), whom('who', 'method', 'mistreat')]).toEqual(['mistreat.who.hang', 'mistreat.who.either']);
  });

  test.each(['hang', 'investigate'])('X-6 to %s somebody is too late once he has been ruled dead', (method) => {
    const t = unanimous(unanimous(unanimous(withBoth(), 'mistreat.any', 'yes'), 'mistreat.method', method), 'mistreat.who', 'Gus');
    t.until('mistreat.falls').rule({ do: 'kill', seat: 'Gus' }).until('night.falls');
    expect([t.dead, t.facts('died').length, told(t).filter((id) => id.startsWith('investigation'))]).toEqual([['Gus'], 1, []]);
  });

  test('KT-145 instead of hanging, one of the searched is investigated and lives', () => {
    const t = unanimous(unanimous(unanimous(withBoth(), 'mistreat.any', 'yes'), 'mistreat.method', 'investigate'), 'mistreat.who', 'Gus');
    expect(named(t, 'investigation.begins')).toEqual(['Gus']);
    expect([t.dead, isNight(t), t.session.table.at(3).revealed]).toEqual([[], true, false]);
  });

  const orders = [
    ['mistreat', 'method', 'who'],
    ['mistreat', 'who', 'method'],
    ['method', 'mistreat', 'who'],
    ['method', 'who', 'mistreat'],
    ['who', 'mistreat', 'method'],
    ['who', 'method', 'mistreat'],
  ] as const;
  const keyOf = { mistreat: 'mistreat.any', method: 'mistreat.method', who: 'mistreat.who' } as const;

  test.each(orders)('KT-149 in the order the host has set: %s, %s, %s', (...order) => {
    const settled = (method: 'hang' | 'investigate') => {
      const t = withBoth({ mistreatmentQuestionOrder: [...order] });
      const marks = { mistreat: 'yes', method, who: 'Gus' };
      for (const question of order) unanimous(t, keyOf[question], marks[question]);
      return t;
    };
    expect(settled('hang').dead).toEqual(['Gus']);
    const looked = settled('investigate');
    expect([looked.dead, named(looked, 'investigation.begins')]).toEqual([[], ['Gus']]);
  });

  test.each(orders)('KT-149 a no ends it wherever it is asked, and so does a tie on whom: %s, %s, %s', (...order) => {
    const stops = (at: 'mistreat' | 'who') => {
      const t = withBoth({ mistreatmentQuestionOrder: [...order] }, 'Ivy');
      for (const question of order.slice(0, order.indexOf(at)))
        unanimous(t, keyOf[question], question === 'method' ? 'hang' : question === 'who' ? 'Gus' : 'yes');
      if (at === 'mistreat') unanimous(t, 'mistreat.any', 'no');
      else half(t, 'mistreat.who', 'Cal', 'Gus');
      return [isNight(t), t.dead];
    };
    expect([stops('mistreat'), stops('who')]).toEqual([
      [true, ['Ivy']],
      [true, ['Ivy']],
    ]);
  });

  test('KT-149 the order does not matter without them', () => {
    const t = nominate(byDay(undefined, { mistreatmentQuestionOrder: ['who', 'method', 'mistreat'] }), 'Cid Cis');
    expect(t.question.key).toBe('mistreat.any');
  });

  test('KT-R81 no hanging by a tie means an investigation', () => {
    const t = half(unanimous(withBoth({}, 'Ivy'), 'mistreat.any', 'yes'), 'mistreat.method', 'hang', 'investigate');
    expect(told(t)).toContain('mistreat.chosen.investigate');
    unanimous(t, 'mistreat.who', 'Gus');
    expect(named(t, 'investigation.begins')).toEqual(['Gus']);
  });

  test('KT-150 with the Executor dead nobody can be hanged any more', () => {
    const t = unanimous(withBoth({}, 'Exa'), 'mistreat.any', 'yes');
    unanimous(t, 'mistreat.who', 'Gus');
    expect(t.keys).not.toContain('mistreat.method');
    expect(named(t, 'investigation.begins')).toEqual(['Gus']);
  });

  test('KT-151 KT-R84 with the Investigator dead nobody can be investigated any more, and the method is not asked', () => {
    const t = unanimous(unanimous(withBoth({}, 'Ivan'), 'mistreat.any', 'yes'), 'mistreat.who', 'Gus');
    expect(t.keys).not.toContain('mistreat.method');
    expect(t.dead).toEqual(['Gus', 'Ivan']);
  });

  test('KT-R84 with both dead night begins after the search', () => {
    const t = withBoth({}, 'Exa Ivan');
    expect(t.keys.filter((key) => key.startsWith('mistreat'))).toEqual(['mistreat.impossible']);
    expect(isNight(t)).toBe(true);
  });

  test('KT-R83 one candidate is named in the questions, and no vote on whom is held', () => {
    const t = nominate(byDay(officials), 'Gus');
    expect(t.question).toMatchObject({ about: 3, say: [{ id: 'mistreat.this.either', with: { who: { seat: 3 } } }, {}] });
    unanimous(unanimous(t, 'mistreat.any', 'yes'), 'mistreat.method', 'hang');
    expect(t.dead).toEqual(['Gus']);
    expect(t.keys).not.toContain('mistreat.who');
  });

  test('KT-073 in a game without these cards the search is followed by the two votes alone', () => {
    const t = nominate(byDay(eleven), 'Cid Cis');
    unanimous(unanimous(t, 'mistreat.any', 'yes'), 'mistreat.who', 'Cid');
    expect(t.keys.filter((key) => /^mistreat\.(any|method|who)$/.test(key))).toEqual(['mistreat.any', 'mistreat.who']);
  });
});
