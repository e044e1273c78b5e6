import { describe, expect, test } from 'vitest';
import type { Play } from '../../support/play.ts';
import { all, bearer, must, through } from './everybody.ts';
import { justKilled, publiclyDead, rareCalls, roleSteps, whileDrunk } from './rare-calls.ts';
import { later, night } from './tables.ts';

const steps = Object.keys(roleSteps);
/** Words the table hears at a call and what follows it, in order; names and keys aside. */
const heardAt = (t: Play, step: string): string[] =>
  t.said.filter(({ key }) => key.startsWith(`${step}.`) || key === `${step}.decoy`).map(({ id }) => id);

describe('whoever cannot act', () => {
  test.each(steps)('KT-R71 is called all the same, so that nobody hears it: %s, drunk', (step) => {
    const t = whileDrunk(step);
    expect(t.called(step)).toBe('blocked');
    expect(t.keys.filter((key) => key === `${step}.decoy`)).toHaveLength(1);
  });

  test.each(steps)('KT-R71 is not called where calls are not masked: %s, drunk', (step) => {
    const t = whileDrunk(step, { maskCalls: false });
    expect([t.called(step), t.keys.includes(`${step}.decoy`)]).toEqual(['silent', false]);
  });

  test.each(['taxman', 'avenger', 'shaman', 'warrior', 'greenTentacle', 'megaAlien'])(
    'KT-R71 the same with a power that is used up: %s',
    (step) => {
      const spent = (maskCalls: boolean) => through(all({ maskCalls }, { counters: { [`${step}.used`]: 1 } })).called(step);
      expect([spent(true), spent(false)]).toEqual(['blocked', 'silent']);
    },
  );

  test('KT-R71 a masked call sounds as a true one does', () => {
    const woken = night(later('Sam sheriff, Tax taxman, Cid citizen, Ben badGunman, Ina indian', 'Ben'), { 'sheriff.jail': 'Cid' });
    const jailed = night(later('Sam sheriff, Tax taxman, Cid citizen, Ben badGunman, Ina indian', 'Ben'), { 'sheriff.jail': 'Tax' });
    expect([woken.called('taxman'), jailed.called('taxman')]).toEqual(['live', 'blocked']);
    expect(heardAt(jailed, 'taxman')).toEqual(['taxman.wake', 'taxman.ask', 'taxman.sleep']);
    expect(heardAt(woken, 'taxman')).toEqual(heardAt(jailed, 'taxman'));
  });
});

describe('the dead', () => {
  test.each(steps)('KT-R71 are not called if everybody knows of it: %s', (step) => {
    expect([publiclyDead(step).called(step), publiclyDead(step, { maskCalls: false }).called(step)]).toEqual(['silent', 'silent']);
  });

  test.each(steps)('KT-R71 KT-044 are called while their death is kept for the morning: %s', (step) => {
    const t = justKilled(step);
    expect([t.called(step), t.dead]).toEqual(['hollow', [bearer(roleSteps[step] ?? '')]]);
    expect(t.keys).toContain(`${step}.decoy`);
  });

  test('KT-R71 KT-044 not where it is told at once, nor where calls are not masked', () => {
    expect(justKilled('taxman', { nightDeathReveal: 'immediate' }).called('taxman')).toBe('silent');
    expect(justKilled('taxman', { maskCalls: false }).called('taxman')).toBe('silent');
  });
});

describe('an operator nobody knows', () => {
  const seats = 'Cid Cal citizen, Hal hairdresser, Ben badGunman, Ina indian, Ole stagecoach';
  const indians = (dead: string, kill: string) => {
    const t = night(later(seats, 'Ben', { nightDeathReveal: 'dawn' }, { dead }), { 'hairdresser.kill': kill });
    return ['indiansWake', 'indiansKill', 'indiansSleep'].map((step) => t.called(step));
  };

  test('KT-186 KT-R71 has never woken with the Indians, so his death kept for the morning calls nobody', () => {
    expect(indians('Ina', 'Cal')).toEqual(['silent', 'silent', 'silent']);
    expect(indians('Ina', 'Ole')).toEqual(['silent', 'silent', 'silent']);
    expect(indians('', 'Ina')).toEqual(['hollow', 'hollow', 'hollow']);
  });
});

describe('calls that hardly come about by chance', () => {
  test.each(Object.keys(rareCalls))('KT-R71 %s', (wanted) => {
    const t = rareCalls[wanted]?.();
    const [step = '', call] = wanted.split(' ');
    expect(t?.called(step)).toBe(call);
  });

  test('KT-R71 an inactive sole Indian with the statuette murders nobody, is called for both murders, and keeps it', () => {
    const t = rareCalls['indiansCarrier blocked']?.();
    expect([t?.called('indiansKill'), t?.called('indiansKillAgain'), t?.holder('statuette'), t?.dead]).toEqual([
      'blocked',
      'blocked',
      'Ina',
      [],
    ]);
  });

  test('KT-R71 nobody is called whose step is not due, drunk or not', () => {
    const t = through(all({}, { round: 2, statuses: [{ what: 'drunk', on: 'Gam', until: 'dawn' }] }), must);
    expect([t.called('gambler'), t.called('burningRage'), t.called('loneCoyot'), t.called('indiansKillAgain')]).toEqual([
      'silent',
      'silent',
      'silent',
      'silent',
    ]);
  });
});
