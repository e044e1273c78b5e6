import type { Play } from '../../support/play.ts';
import { unanimous } from './day/days.ts';
import { all, everybody, extras, must, through } from './everybody.ts';
import { rareCalls } from './rare-calls.ts';
import { byDay, later, nightUpTo, type HouseRules } from './tables.ts';

const town =
  'Sam sheriff, May mayor, Doc doctor, Cid Cal citizen, Exe executor, Ivo investigator, Gus goodGunman, Ben badGunman, Bob bandit, Ina Ike indian';
const noon = (rules: HouseRules = {}, dead = ''): Play => byDay(town, 'Ben', rules, { dead });
/** Cid and Cal are searched in vain, or anybody else. */
const searched = (t: Play, ...names: readonly string[]): Play =>
  t.pick('day.next', 'search').at('search.nominees', ...(names.length > 0 ? names : ['Cid', 'Cal']));
const presided = (): Play => noon().rule({ do: 'reveal', seat: 'May' });
const agreed = (t: Play, method: string): Play => unanimous(unanimous(searched(t), 'mistreat.any', 'yes'), 'mistreat.method', method);
const held =
  (has: string) =>
  (key: string): Play =>
    nightUpTo(later(everybody, has, extras, { round: 1 }), key, must);

/** An attack on somebody in a cell, where the house then has another target named. */
const inCell = (key: string, t: Play = all(askAgain, cell), choices: Readonly<Record<string, string>> = {}): Play =>
  nightUpTo(t, key, { ...must, ...choices }).at(key, 'Cob');
const askAgain = { attackOnJailedAsksAgain: true };
const cell = { statuses: [{ what: 'jailed', on: 'Cob', until: 'dawn' }] };
const lonely = { ...cell, dead: 'Tracy Shaun Lee Quinn Rag Fay Wes Bino My' };
const glued = (on: string): Play => through(later(everybody, on, extras, { round: 1, statuses: [{ what: 'glued', on, by: 'Meg' }] }));

/** Nobody decides anything, and whoever breaks a side's ties sits at cards. */
const atCards = (has: string, on: string): Play =>
  through(later(everybody, has, extras, { round: 1, statuses: [{ what: 'atCards', on, by: 'Carl', until: 'dawn' }] }));

/** Games in which questions come up that are rare in games by chance, or need a ruling of the host. */
export const rareKeys: Readonly<Record<string, () => Play>> = {
  ...Object.fromEntries(
    [
      'luckyLuke.steal',
      'luckyLuke.kill',
      'hairdresser.kill',
      'avenger.kill',
      'thief.steal',
      'femaleShaman.poison',
      'warrior.kill',
      'greenTentacle.kill',
      'purpleLeech.steal',
    ].map((key) => [`${key}.jailed`, () => inCell(key)]),
  ),
  'burningRage.kill.jailed': () => inCell('burningRage.kill', all(askAgain, cell), { 'indians.kill': 'Cid' }),
  'loneCoyot.kill.jailed': () => inCell('loneCoyot.kill', all(askAgain, lonely)),
  ...Object.fromEntries(
    [
      'banditsCarrier',
      'indiansCarrier',
      'indiansKillAgain',
      'aliensCarrier',
      'seducer',
      'blackmailer',
      'hooker',
      'parsonZero',
      'parson',
      'guard',
      'gambler',
      'burningRage',
      'loneCoyot',
      'megaAlien',
      'purpleLeech',
      'greenTentacle',
    ].map((step) => [`${step}.decoy`, () => (rareCalls[`${step} blocked`] as () => Play)()]),
  ),
  'indians.kill.tie': () => held('Cid')('indians.kill.tie'),
  'indians.killAgain.tie': () => held('Shaun')('indians.killAgain.tie'),
  'indiansCarrier.choose.tie': () => held('Shaun')('indiansCarrier.choose.tie'),
  'aliens.theft.tie': () => held('Cid')('aliens.theft.tie'),
  'aliensCarrier.choose.tie': () => held('Det')('aliensCarrier.choose.tie'),
  ...Object.fromEntries(
    [
      ['indians.kill.tie', 'Cid', 'Lee'],
      ['indians.killAgain.tie', 'Shaun', 'Lee'],
      ['indiansCarrier.choose.tie', 'Shaun', 'Lee'],
      ['aliens.theft.tie', 'Cid', 'Meg'],
      ['aliensCarrier.choose.tie', 'Det', 'Meg'],
    ].map(([key = '', has = '', on = '']) => [`${key}.decoy`, () => atCards(has, on)]),
  ),
  'banditsCarrier.glued': () => glued('Ben'),
  'indiansCarrier.glued': () => glued('Shaun'),
  'aliensCarrier.glued': () => glued('Det'),
  'statuette.lost': () => (rareCalls['lossAnnounced live'] as () => Play)(),
  'statuette.heir': () => nightUpTo(all(), 'sheriff.jail').rule({ do: 'kill', seat: 'Cid' }),
  'gambler.again': () => nightUpTo(all(), 'gambler.again', { ...must, 'gambler.point': 'Ben' }),
  'duel.lapses': () =>
    noon()
      .pick('day.next', 'duel')
      .at('duel.challenger', 'Cid')
      .at('duel.challenged', 'Cal')
      .pick('duel.accepted', 'accept')
      .until('duel.speech1')
      .rule({ do: 'kill', seat: 'Cal' })
      .until('duel.lapses'),
  'search.vote.tie': () =>
    searched(presided(), 'Cid', 'Cal', 'Ina').vote(
      'search.vote',
      'Sam May Doc Cid > Cid Cal',
      'Cal Exe Ivo Gus > Cid Ina',
      'Ben Bob Ina Ike > Cal Ina',
    ),
  'mistreat.any.tie': () => searched(presided()).vote('mistreat.any', 'yes 6', 'no 6'),
  'mistreat.method.tie': () => unanimous(searched(presided()), 'mistreat.any', 'yes').vote('mistreat.method', 'hang 6', 'investigate 6'),
  'mistreat.who.tie': () => agreed(presided(), 'hang').vote('mistreat.who', 'Cid 6', 'Cal 6'),
  'mistreat.impossible': () => searched(noon({}, 'Exe Ivo')),
  'hang.survives': () => unanimous(agreed(noon(), 'hang'), 'mistreat.who', 'Cid').pass('window.pardon').at('window.attempt.kill', 'Doc'),
  'investigation.nothing': () =>
    nightUpTo(unanimous(agreed(noon(), 'investigate'), 'mistreat.who', 'Cid'), 'day.next', {
      'sheriff.jail': 'Cal',
      'indians.kill': 'Ivo',
    }),
};
