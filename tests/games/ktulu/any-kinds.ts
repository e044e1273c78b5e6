import type { Options } from '../../../src/games/ktulu/options.ts';
import type { Manner } from '../../properties/facilitator.ts';
import { quarrelsome, severe } from './any-manner.ts';

/** Tables at which one family of rare events is likelier than at a table drawn from everything. */
export interface Kind {
  readonly name: string;
  /** Rare questions and calls (`step: call`) it is likelier to bring. */
  readonly brings: readonly string[];
  /** Fewest players, and how many numbers from there on. */
  readonly players: readonly [from: number, numbers: number];
  /** Cards that are dealt first. */
  readonly favours: readonly string[];
  /** House rules that are certain. */
  readonly rules: Partial<Options>;
  /** The orders of the nights are drawn from all there are. */
  readonly mixed?: true;
  /** Where not as many as the helper says. */
  readonly sizes?: Partial<Record<'citizens' | 'bandits' | 'indians' | 'aliens', number>>;
  /** Cards that sit first, where quarrels fall. */
  readonly foremost?: readonly string[];
  /** How such a table is facilitated. */
  readonly manner?: Pick<Manner, 'rulings' | 'ruling' | 'answer'>;
}

/** A host who rules deaths now and then, and a table where everybody has it in for the same few. */
const severeHost = { rulings: true, ruling: severe } as const;
const quarrel = { answer: quarrelsome } as const;

/** Nothing ends such a game early: one player is searched a day, and the ship does not come. */
const long: Partial<Options> = { searchCount: 1, shipNight: 12, citizensWinAtOnceAtNight: false };
const hushed: Partial<Options> = { maskCalls: true, nightDeathReveal: 'dawn' };
const earthly: Partial<Options> = { aliens: false, janosik: false, luckyLuke: false, duelsPerDay: 0 };
const list = (items: string): readonly string[] => items.split(', ');

export const kinds: readonly Kind[] = [
  { name: 'any', brings: [], players: [6, 25], favours: [], rules: {} },
  {
    name: 'large',
    brings: list('aliensCarrier.glued, indiansCarrier.glued, aliensCarrier.choose.tie, mistreat.who.tie, statuette.heir'),
    players: [23, 8],
    favours: [],
    rules: {},
    manner: severeHost,
  },
  {
    name: 'first nights',
    brings: list('blackmailer blocked, blackmailer silent, blackmailer.decoy'),
    players: [7, 4],
    favours: ['parson', 'blackmailer', 'stagecoach'],
    rules: { sheriffNightZero: true, parsonNightZero: true },
    mixed: true,
  },
  {
    name: 'first nights of many',
    brings: list('seducer blocked, seducer silent, seducer.decoy, parsonZero blocked, parsonZero.decoy, mistreat.who.tie, hooker silent'),
    players: [20, 9],
    favours: ['seducer', 'parson', 'mayor', 'executor', 'investigator'],
    foremost: ['seducer'],
    rules: { sheriffNightZero: true, parsonNightZero: true },
    mixed: true,
    manner: quarrel,
  },
  {
    name: 'unheard deaths',
    brings: list('hairdresser.kill.jailed, warrior.kill.jailed, guard hollow, parson hollow, inciter hollow'),
    players: [10, 9],
    favours: ['hairdresser', 'avenger', 'warrior'],
    rules: { ...long, ...hushed, luckyLuke: true, banditsMayKill: true, duelsPerDay: 0 },
    mixed: true,
  },
  {
    name: 'unheard deaths of aliens',
    brings: list(
      'purpleLeech.steal.jailed, greenTentacle.kill.jailed, femaleShaman.poison.jailed, luckyLuke.kill.jailed, indiansCarrier.glued, aliensCarrier.glued, aliensCarrier.choose.tie, ' +
        'aliens.theft.tie, megaAlien hollow, purpleLeech hollow, greenTentacle hollow, taxman hollow, guard blocked, parson blocked',
    ),
    players: [16, 9],
    favours: ['megaAlien', 'purpleLeech', 'greenTentacle', 'femaleShaman'],
    rules: { ...long, ...hushed, aliens: true, luckyLuke: true, banditsMayKill: true, attackOnJailedAsksAgain: true },
    mixed: true,
    manner: quarrel,
  },
  {
    name: 'drinks',
    brings: list('gambler hollow, gambler blocked, gambler.decoy, indians.killAgain.tie'),
    players: [9, 7],
    favours: ['gambler', 'drunkard', 'drunkJudge', 'drunkMayor', 'cardsharper', 'leader'],
    rules: { ...long, gamblerFirstNight: 1, attackOnJailedAsksAgain: true },
    mixed: true,
  },
  {
    name: 'drunken aliens',
    brings: list(
      'aliensCarrier blocked, aliensCarrier.decoy, banditsCarrier blocked, banditsCarrier.decoy, lossAnnounced live, statuette.lost',
    ),
    players: [11, 1],
    favours: ['drunkard', 'gambler', 'drunkJudge', 'drunkMayor', 'quietFoot', 'burningRage'],
    sizes: { citizens: 7, bandits: 1, indians: 1, aliens: 2 },
    foremost: ['detector', 'mindEater'],
    rules: { ...long, ...earthly, aliens: true, maskCalls: true },
    mixed: true,
    manner: quarrel,
  },
  {
    name: 'lonely Indians',
    brings: list(
      'indiansCarrier blocked, indiansCarrier.decoy, indiansKillAgain blocked, indiansKillAgain.decoy, loneCoyot blocked, loneCoyot hollow, loneCoyot.decoy, ' +
        'burningRage blocked, burningRage hollow, burningRage.decoy, lossAnnounced live, statuette.lost',
    ),
    players: [8, 1],
    favours: ['drunkard', 'gambler', 'cardsharper', 'burningRage', 'quietFoot', 'loneCoyot'],
    sizes: { citizens: 6, bandits: 1, indians: 1 },
    foremost: ['burningRage', 'quietFoot', 'loneCoyot'],
    rules: { ...long, ...hushed, ...earthly },
    mixed: true,
    manner: quarrel,
  },
  {
    name: 'officials',
    brings: list('duel.lapses, statuette.heir, loneCoyot.kill.jailed'),
    players: [8, 8],
    favours: ['executor', 'investigator', 'journalist', 'doctor', 'loneCoyot'],
    rules: { ...long, janosik: false, attackOnJailedAsksAgain: true },
    manner: severeHost,
  },
  {
    name: 'presided',
    brings: list('mistreat.method.tie, burningRage.kill.jailed, burningRage blocked, indians.killAgain.tie'),
    players: [12, 8],
    favours: ['mayor', 'executor', 'investigator', 'leader', 'burningRage'],
    rules: { ...long, ...earthly, attackOnJailedAsksAgain: true },
    manner: { ...severeHost, ...quarrel },
  },
];

/** The kind of the next game: half of them in turn, the others of a kind that brings what has not come yet. */
export function kindOf(game: number, come: (event: string) => boolean): Kind {
  const wanting = game % 2 === 0 ? kinds : kinds.filter(({ brings }) => !brings.every(come));
  const from = wanting.length > 0 ? wanting : kinds;
  return from[Math.floor(game / 2) % from.length] as Kind;
}
