import type { NightStep } from '../../../src/games/ktulu/roles/index.ts';
import { options, type Options } from '../../../src/games/ktulu/options.ts';
import type { How, Play } from '../../support/play.ts';
import { later, sit, type HouseRules } from './tables.ts';

/** Everybody who has a step at night, and bare cards. */
export const everybody =
  'Luke luckyLuke, Tracy trailer, Sam sheriff, Holly hooker, Sid seducer, Pat parson, Tax taxman, Inga inciter, Gil guard, Gam gambler, Don drunkard, Dru drunkJudge, Dee drunkMayor, Hal hairdresser, Cid Cal Cob citizen, ' +
  'Ben badGunman, Blake blackmailer, Ian infiltrator, Ava avenger, Tess thief, Carl cardsharper, Shaun shaman, Lee leader, Quinn quietFoot, Rag burningRage, Lone loneCoyot, Fay femaleShaman, Wes warrior, Bino binocularEye, ' +
  'Det detector, Mia mindEater, Teo greenTentacle, Pur purpleLeech, Meg megaAlien, Mo mormonCitizen, Mu mormonBandit, My mormonIndian';
export const extras = { aliens: true, luckyLuke: true };
/** What has to be answered in a later night. */
export const must = {
  'sheriff.jail': 'Cob',
  'parson.learn': 'Cob',
  'guard.protect': 'Cob',
  'detector.learn': 'Cob',
  'mindEater.learn': 'Cob',
};
const mustZero = {
  'hooker.learn': 'Cid',
  'seducer.bind': 'Cid',
  'blackmailer.bind': 'Cal',
  'sheriff.jail': 'Cob',
  'parson.learn': 'Cob',
  'bandits.firstCarrier': 'Ben',
};

/** To the end of the night: what must be answered is answered if it is asked, the rest as `choices` say. */
export function through(t: Play, choices: Readonly<Record<string, string>> = {}): Play {
  const known: Readonly<Record<string, string>> = { ...mustZero, ...must, ...choices };
  for (let q = t.question; !['day.next', 'over'].includes(q.key); q = t.question) {
    const choice = known[q.key];
    if (q.shape === 'pick') t.pick(q.key, choice ?? q.pass ?? 'no');
    else if (choice === undefined) t.pass(q.key);
    else t.at(q.key, choice);
  }
  return t;
}

export const zeroNight = (rules: HouseRules = {}): Play => through(sit(everybody, { ...extras, ...rules }));
/** Everybody, in the third night, with Cid as carrier. */
export const all = (rules: HouseRules = {}, how: How = {}): Play => later(everybody, 'Cid', { ...extras, ...rules }, { round: 3, ...how });
export const planted = {
  tokens: { statuette: { holder: 'Cal', knowing: false, announced: 'indians' } },
  statuses: [{ what: 'planted', on: 'Cal', by: 'Quinn' }],
};
export const bearer = (role: string): string => new RegExp(`(\\w+) ${role}\\b`).exec(everybody)?.[1] ?? '';

/** The example order with a step moved to the beginning, or right before another. */
export function moved(step: NightStep, before?: NightStep): Pick<Options, 'nightOrder'> {
  const order = options.parse({}).nightOrder.filter((one) => one !== step);
  return { nightOrder: order.toSpliced(before === undefined ? 0 : order.indexOf(before), 0, step) };
}

const sheriffFirst: Pick<Options, 'nightZeroOrder'> = {
  nightZeroOrder: ['sheriffZero', ...options.parse({}).nightZeroOrder.filter((step) => step !== 'sheriffZero')],
};
/** Night 0 with the Sheriff first, who jails this one. */
export const jailedFirst = (name: string, rules: HouseRules = {}): Play =>
  through(sit(everybody, { ...extras, ...sheriffFirst, ...rules }), { 'sheriff.jail': name });
