import * as alien from './alien.ts';
import * as avenger from './avenger.ts';
import * as badGunman from './bad-gunman.ts';
import * as bandit from './bandit.ts';
import * as binocularEye from './binocular-eye.ts';
import * as blackmailer from './blackmailer.ts';
import * as burningRage from './burning-rage.ts';
import * as cardsharper from './cardsharper.ts';
import * as citizen from './citizen.ts';
import * as crystal from './crystal.ts';
import * as detector from './detector.ts';
import * as doctor from './doctor.ts';
import * as drunkJudge from './drunk-judge.ts';
import * as drunkMayor from './drunk-mayor.ts';
import * as drunkard from './drunkard.ts';
import * as executor from './executor.ts';
import * as femaleShaman from './female-shaman.ts';
import * as gambler from './gambler.ts';
import * as goodGunman from './good-gunman.ts';
import * as greenTentacle from './green-tentacle.ts';
import * as guard from './guard.ts';
import * as hairdresser from './hairdresser.ts';
import * as hooker from './hooker.ts';
import * as inciter from './inciter.ts';
import * as indian from './indian.ts';
import * as infiltrator from './infiltrator.ts';
import * as investigator from './investigator.ts';
import * as janosik from './janosik.ts';
import * as journalist from './journalist.ts';
import * as judge from './judge.ts';
import * as leader from './leader.ts';
import * as loneCoyot from './lone-coyot.ts';
import * as luckyLuke from './lucky-luke.ts';
import * as mayor from './mayor.ts';
import * as megaAlien from './mega-alien.ts';
import * as mindEater from './mind-eater.ts';
import * as mormonBandit from './mormon-bandit.ts';
import * as mormonCitizen from './mormon-citizen.ts';
import * as mormonIndian from './mormon-indian.ts';
import * as parson from './parson.ts';
import * as purpleLeech from './purple-leech.ts';
import * as quietFoot from './quiet-foot.ts';
import * as seducer from './seducer.ts';
import * as shaman from './shaman.ts';
import * as sheriff from './sheriff.ts';
import * as stagecoach from './stagecoach.ts';
import * as taxman from './taxman.ts';
import * as thief from './thief.ts';
import * as trailer from './trailer.ts';
import * as warrior from './warrior.ts';

/** All roles by faction, in the order of the rules (rules 3), which is the order in which they are listed. */
export const roles = {
  sheriff,
  hooker,
  goodGunman,
  parson,
  judge,
  mayor,
  drunkard,
  drunkJudge,
  drunkMayor,
  taxman,
  guard,
  hairdresser,
  gambler,
  executor,
  investigator,
  crystal,
  doctor,
  journalist,
  inciter,
  seducer,
  mormonCitizen,
  citizen,
  badGunman,
  blackmailer,
  avenger,
  thief,
  cardsharper,
  infiltrator,
  mormonBandit,
  bandit,
  shaman,
  femaleShaman,
  leader,
  loneCoyot,
  quietFoot,
  binocularEye,
  burningRage,
  stagecoach,
  warrior,
  trailer,
  mormonIndian,
  indian,
  detector,
  mindEater,
  megaAlien,
  greenTentacle,
  purpleLeech,
  alien,
  luckyLuke,
  janosik,
};

/** Steps of night 0 in the example order, with the aliens where the rulings put them (KT-216…223, KT-R13). */
export const zeroSteps = [
  'hooker',
  'seducer',
  'blackmailer',
  'sheriffZero',
  'parsonZero',
  'banditsMeet',
  'indiansMeet',
  'aliensMeet',
  'mormons',
] as const;

/** Steps of every later night by section of the card, in the example order, with the steps the rulings place (KT-224…253, rules 1.23). */
export const nightSteps = {
  first: ['lukeWakes', 'lukeWins', 'lukeSteals', 'lukeKills', 'lukeTrails', 'lukeIsTold', 'trailer'],
  citizens: ['sheriff', 'parson', 'taxman', 'inciter', 'guard', 'gambler', 'drunkard', 'drunkJudge', 'drunkMayor', 'hairdresser'],
  bandits: ['banditsWake', 'infiltrator', 'banditsSteal', 'avenger', 'banditsCarrier', 'banditsSleep', 'thief', 'cardsharper'],
  indians: [
    'indiansWake',
    'shaman',
    'leader',
    'plantReturns',
    'indiansKill',
    'indiansKillAgain',
    'lossAnnounced',
    'burningRage',
    'loneCoyot',
    'femaleShaman',
    'warrior',
    'indiansCarrier',
    'indiansSleep',
    'quietFoot',
    'binocularEye',
  ],
  aliens: [
    'aliensWake',
    'detector',
    'mindEater',
    'aliensSteal',
    'greenTentacle',
    'purpleLeech',
    'megaAlien',
    'aliensUse',
    'aliensCarrier',
    'aliensSleep',
  ],
  last: ['ship'],
} as const;

export type ZeroStep = (typeof zeroSteps)[number];
export type NightStep = (typeof nightSteps)[keyof typeof nightSteps][number];
