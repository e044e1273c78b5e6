import type { How, Play } from '../../support/play.ts';
import { all, bearer, everybody, extras, jailedFirst, moved, planted, through } from './everybody.ts';
import { later, sit, type HouseRules } from './tables.ts';

/** Lines of a single role in a later night, as `step: role` where they differ. */
export const roleSteps: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['lukeWakes', 'lukeSteals', 'lukeKills', 'lukeTrails', 'lukeIsTold'].map((step) => [step, 'luckyLuke'])),
  ...Object.fromEntries(
    [
      'trailer',
      'sheriff',
      'parson',
      'taxman',
      'inciter',
      'guard',
      'gambler',
      'drunkard',
      'drunkJudge',
      'drunkMayor',
      'hairdresser',
      'infiltrator',
      'avenger',
      'thief',
      'cardsharper',
      'shaman',
      'leader',
      'femaleShaman',
      'warrior',
      'quietFoot',
      'binocularEye',
      'detector',
      'mindEater',
      'greenTentacle',
      'purpleLeech',
      'megaAlien',
    ].map((step) => [step, step]),
  ),
};

const hushed: HouseRules = { nightDeathReveal: 'dawn' };
const drunk = (...names: readonly string[]) => ({ statuses: names.map((on) => ({ what: 'drunk', on, until: 'dawn' })) });
/** One of each side, and Lucky Luke, who may kill before anybody else is called. */
const few = (has: string, rules: HouseRules = {}, how: How = {}, seats = 'Ina indian'): Play =>
  later(
    `Luke luckyLuke, Sam sheriff, Hal hairdresser, Cob Cid citizen, Ben badGunman, ${seats}, Det detector, Mia mindEater`,
    has,
    { ...extras, ...rules },
    { round: 1, ...how },
  );

/** A night in which a role's step comes when its bearer is drunk, or was killed minutes before and nobody knows. */
export const whileDrunk = (step: string, rules: HouseRules = {}): Play => through(all(rules, drunk(bearer(roleSteps[step] ?? ''))));
export function justKilled(step: string, rules: HouseRules = {}): Play {
  const role = roleSteps[step] ?? '';
  return role === 'luckyLuke'
    ? through(all({ ...hushed, ...moved('hairdresser'), ...rules }), { 'hairdresser.kill': 'Luke' })
    : through(all({ ...hushed, ...rules }), { 'luckyLuke.kill': bearer(role) });
}
export const publiclyDead = (step: string, rules: HouseRules = {}): Play => through(all(rules, { dead: bearer(roleSteps[step] ?? '') }));

const bandits = () => through(few('Cid', hushed), { 'luckyLuke.kill': 'Ben' });
const indians = () => through(few('Cid', hushed), { 'luckyLuke.kill': 'Ina' });
const aliens = () => through(few('Cid', hushed, { dead: 'Mia' }), { 'luckyLuke.kill': 'Det' });

/** Nights in which calls come about that are rare in games by chance. */
export const rareCalls: Readonly<Record<string, () => Play>> = {
  ...Object.fromEntries(
    Object.keys(roleSteps).flatMap((step) => [
      [`${step} blocked`, () => whileDrunk(step)],
      [`${step} hollow`, () => justKilled(step)],
    ]),
  ),
  ...Object.fromEntries(Object.keys(roleSteps).map((step) => [`${step} silent`, () => publiclyDead(step)])),
  ...Object.fromEntries(
    (['hooker', 'seducer', 'blackmailer'] as const).flatMap((step) => [
      [`${step} blocked`, () => jailedFirst(bearer(step))],
      [`${step} silent`, () => jailedFirst(bearer(step), { maskCalls: false })],
    ]),
  ),
  'parsonZero blocked': () => through(sit(everybody, extras), { 'sheriff.jail': 'Pat' }),
  'indiansMeet silent': () => through(sit('Sam sheriff, Cob Cid Cal citizen, Ben badGunman, Ole stagecoach')),
  ...Object.fromEntries(['banditsWake', 'banditsSteal', 'banditsSleep'].map((step) => [`${step} hollow`, bandits])),
  ...Object.fromEntries(['indiansWake', 'indiansKill', 'indiansSleep'].map((step) => [`${step} hollow`, indians])),
  ...Object.fromEntries(['aliensWake', 'aliensSteal', 'aliensSleep'].map((step) => [`${step} hollow`, aliens])),
  'banditsCarrier blocked': () => through(few('Ben', {}, drunk('Ben'))),
  'indiansCarrier blocked': () => through(few('Ina', {}, drunk('Ina'))),
  'indiansKillAgain blocked': () => through(few('Ina', {}, drunk('Ina'))),
  'aliensCarrier blocked': () => through(few('Det', {}, drunk('Det', 'Mia'))),
  'plantReturns live': () => through(all({}, planted)),
  'lossAnnounced live': () => through(all({}, { ...planted, dead: 'Quinn' })),
  'burningRage blocked': () => through(all({}, drunk('Rag')), { 'indians.kill': 'Cid' }),
  'burningRage hollow': () =>
    through(all({ ...hushed, ...moved('hairdresser', 'burningRage') }), { 'indians.kill': 'Cid', 'hairdresser.kill': 'Rag' }),
  'loneCoyot blocked': () => through(few('Ben', {}, drunk('Lon'), 'Lon loneCoyot')),
  'loneCoyot hollow': () => through(few('Ben', hushed, {}, 'Lon loneCoyot'), { 'luckyLuke.kill': 'Lon' }),
};
