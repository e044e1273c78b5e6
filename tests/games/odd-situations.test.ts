import { describe, expect, test } from 'vitest';
import * as ktulu from './ktulu/tables.ts';
import { quietDay } from './ktulu/quiet-day.ts';
import * as princeton from './princeton/villages.ts';
import * as town from './town/towns.ts';
import * as vendetta from './vendetta/tables.ts';
import * as yakuza from './yakuza/seats.ts';

describe('a ruling meets what stands already', () => {
  test('VD-77 X-6 a leader’s card that goes to the Mafia’s choice in the middle of the call: the new leader is shown the sign', () => {
    const t = vendetta.second().pass('thief.choose').pass('nurse.choose').pass('bodyguard.choose').at('mafia.kill', 'Abe');
    t.until('detective.ability')
      .rule({ do: 'swap', seats: ['Dora', 'Abe'] })
      .pick('detective.ability', 'pass');
    expect(t.shown).toMatchObject([{ key: 'detective.blocked', to: ['Abe'], sign: 'blocked' }]);
    expect(vendetta.night(t).dead).toEqual(['Abe']);
  });

  test('YK-10 X-6 a Right Hand whose card went to the citizens checks nobody, and the call sounds as with a dead one', () => {
    const t = yakuza.night(yakuza.second().rule({ do: 'swap', seats: ['s3', 's9'] }));
    expect([t.called('rightHand'), t.keys.includes('rightHand.check')]).toEqual(['hollow', false]);
  });

  test('KT-R40 X-6 poison is over with the death of the poisoned, and not back when the host calls him back', () => {
    const poisoned = [{ what: 'poisoned', on: 'Cid', by: 'Ina' }];
    const t = ktulu.byDay('Cid Cal Cob Cat citizen, Ben Bob bandit, Ina Ike indian', 'Ben', {}, { statuses: poisoned });
    t.rule({ do: 'kill', seat: 'Cid' }).rule({ do: 'revive', seat: 'Cid' });
    t.pick('day.next', 'search').at('search.nominees', 'Cid Cal');
    expect([t.dead, t.question.key]).toEqual([[], 'mistreat.any']);
  });

  test.each(['Blake', 'Cid'])('KT-R64 X-6 the binding is over with the death of %s, and not back with him', (who) => {
    const bound = [{ what: 'bound', on: 'Cid', by: 'Blake' }];
    const t = ktulu.byDay('Cid Cal Cob citizen, Blake blackmailer, Ben bandit, Ina indian', 'Ben', {}, { statuses: bound });
    t.rule({ do: 'kill', seat: who }).rule({ do: 'revive', seat: who });
    expect(t.statuses('Cid')).toEqual([]);
  });

  test('KT-047 X-6 the Judge’s card, shown once, turns no second duel round in other hands', () => {
    const t = ktulu.byDay('Jude judge, Cid Cal Cob Cat Con Cud citizen, Ben Bob bandit, Ina Ike indian', 'Ben');
    const duel = (by: string, against: string, votes: number) =>
      t.pick('day.next', 'duel').at('duel.challenger', by).at('duel.challenged', against).vote('duel.vote', `${by} ${votes}`);
    duel('Cid', 'Cal', 9)
      .at('window.duel', 'Jude')
      .rule({ do: 'swap', seats: ['Jude', 'Cat'] });
    duel('Cob', 'Cal', 8);
    expect([t.keys.filter((key) => key === 'duel.flipped').length, t.offered, t.dead]).toEqual([1, [], ['Cid']]);
  });

  test('PR-R9 X-6 the angel’s card goes to the night’s victim before the check: the victim checks and dies', () => {
    const t = princeton.sit().at('mafia.kill', 'Bob').until('angelHeart.check');
    t.rule({ do: 'swap', seats: ['Ann', 'Bob'] })
      .pass('angelHeart.check')
      .at('angelHeart.check', 'Mia');
    expect([t.learned('Bob').at(-1), t.dead]).toEqual(['Mia is mafia', ['Bob']]);
  });

  test('TM-42 X-6 a Doctor who died and was called back may not treat the same player two nights running either', () => {
    const t = town.night(town.byNight(town.seven), '- -', { doctor: 'Tom' });
    t.rule({ do: 'kill', seat: 'Doc' }).rule({ do: 'revive', seat: 'Doc' }).vote('day.nominate');
    t.pass('mafia.target').pass('mafia.target');
    expect(t.refuses('doctor.treat', 'Tom')).toMatchObject({ id: 'bar.samePatient' });
  });

  test('YK-22 X-6 a save is spent for the player, who may not be saved again as the Doctor either', () => {
    const t = yakuza.night(yakuza.second(), { 'doctor.save': 's9', 'don.confirm': 's10' });
    yakuza.speeches(t.rule({ do: 'swap', seats: ['s4', 's9'] }));
    t.expire('don.confirm').expire('rightHand.check').expire('yakuza.order').expire('detective.check');
    expect(t.question).toMatchObject({ key: 'doctor.save', to: [9] });
    expect(t.refuses('doctor.save', 's9')).toMatchObject({ id: 'bar.savedOnce' });
  });

  test('KT-177 X-6 a Quiet Foot called back before the murder takes the plant back', () => {
    const t = ktulu.byDay('Cid Cal Cob citizen, Ben badGunman, Bob bandit, Quinn quietFoot, Ina indian', 'Ben');
    quietDay(t.rule({ do: 'move', token: 'statuette', to: 'Quinn' }), 'Cal');
    const kills = { 'indiansCarrier.choose': 'Quinn', 'indians.kill': 'Cob', 'indians.killAgain': 'Bob' };
    ktulu.nightUpTo(t, 'quietFoot.plant', kills).at('quietFoot.plant', 'Cid').rule({ do: 'kill', seat: 'Quinn' });
    quietDay(ktulu.night(t).rule({ do: 'revive', seat: 'Quinn' }), 'Cal');
    expect([ktulu.nightUpTo(t, 'indians.kill').holder('statuette'), ktulu.announced(t)]).toEqual(['Quinn', ['indians']]);
  });
});

describe('clauses meet', () => {
  test('KT-R42 a tied duel kills the last outsider and the Indian who has the statuette: the citizens win, dead as they are', () => {
    const t = ktulu.byDay('Cid citizen, Ben bandit, Ina Ike Ida indian', 'Ina', {}, { dead: 'Cid' });
    t.pick('day.next', 'duel').at('duel.challenger', 'Ben').at('duel.challenged', 'Ina').vote('duel.vote', 'Ike > Ben', 'Ida > Ina');
    expect(t.winner).toEqual(['citizens']);
  });

  test('KT-095 KT-023 KT-030 the Sheriff jails the unknowing carrier of a plant, and the citizens have won at dawn', () => {
    const carrier = { holder: 'Cid', knowing: false, announced: 'indians' };
    const plant = [{ what: 'planted', on: 'Cid', by: 'Quinn' }];
    const t = ktulu.later('Sam sheriff, Cid Cal citizen, Ben badGunman, Quinn quietFoot, Ina indian', carrier, {}, { statuses: plant });
    ktulu.nightUpTo(t, 'indians.kill', { 'sheriff.jail': 'Cid', 'bandits.theft': 'Cal' });
    expect([t.holder('statuette'), ktulu.announced(t)]).toEqual(['Sam', ['citizens']]);
    expect(ktulu.night(t, { 'indians.kill': 'Cal' }).winner).toEqual(['citizens']);
  });

  test('VD-A12 VD-A7 a jailed player who is hypnotised does not vote through the Hypnotist', () => {
    const seats = 'Tom Tim thug, Gus godfather, Hal hypnotist, Jim jailer, Abe Bea Cal Dee Eli Fay bystander';
    const t = vendetta.night(vendetta.second(seats), { 'jailer.investigate': 'Tom', 'hypnotist.choose': 'Tom' });
    expect(vendetta.hang(t, 'Gus Abe', 'Hal > Gus', 'Bea > Abe').dead).toEqual([]);
  });

  test('VD-A11 VD-R2 VD-A18 with all of the Mafia in jail the Impostor alone decides whom it kills', () => {
    const statuses = ['Tom', 'Tea'].map((on) => ({ what: 'jailed', on, by: 'Jim' }));
    const seats = 'Tom thug, Tea thief, Ivy impostor, Jim jailer, Abe Bea Cal Dee Eli Fay bystander';
    const t = vendetta.second(seats, { mode: 'loner', loner: 'impostor' }, { statuses });
    expect(vendetta.night(t, { 'mafia.kill': 'Abe' }).dead).toEqual(['Abe']);
    expect(t.asked('mafia.kill').to).toEqual([3]);
  });

  test('VD-A2 VD-R6 a Detective for whom the Bodyguard dies is not blocked, and murders that very Bodyguard: one death', () => {
    const t = vendetta.night(vendetta.second(), {
      'bodyguard.choose': 'Dora',
      'mafia.kill': 'Dora',
      'detective.ability': 'murder',
      'detective.murder': 'Boris',
    });
    expect([t.dead, vendetta.report(t)]).toEqual([['Boris'], ['Boris was killed last night.']]);
  });

  test('TM-R2 TM-41 with every pick a kill of its own the Doctor saves one player from two of them, and the others die', () => {
    const t = town.night(town.byNight(town.eleven, { mafiaKillRule: 'each' }), 'Tom Tom Tia', { doctor: 'Tom', vigilante: 'Meg' });
    expect(t.dead).toEqual(['Meg', 'Tia']);
  });
});
