import type { Faction } from '../../kernel/game.ts';
import type { Hooks, Role } from '../../kernel/role.ts';
import { powersByDay } from './day/powers.ts';
import { doctor } from './doctor.ts';
import type { Options } from './options.ts';

/** The three base factions and the extras (KT-003, KT-005, KT-006). */
export const factions: readonly Faction[] = [
  { id: 'citizens', plain: 'citizen', acquainted: false, kills: false },
  { id: 'bandits', plain: 'bandit', acquainted: true, kills: false },
  { id: 'indians', plain: 'indian', acquainted: true, kills: true },
  { id: 'aliens', plain: 'alien', acquainted: true, kills: false },
  { id: 'luckyLuke', plain: 'luckyLuke', acquainted: false, kills: true },
  { id: 'janosik', plain: 'janosik', acquainted: false, kills: false },
];

/** Cards by faction, in the order of the rules (rules 3). */
export const cards = {
  citizens: [
    'sheriff',
    'hooker',
    'goodGunman',
    'parson',
    'judge',
    'mayor',
    'drunkard',
    'drunkJudge',
    'drunkMayor',
    'taxman',
    'guard',
    'hairdresser',
    'gambler',
    'executor',
    'investigator',
    'crystal',
    'doctor',
    'journalist',
    'inciter',
    'seducer',
    'mormonCitizen',
    'citizen',
  ],
  bandits: ['badGunman', 'blackmailer', 'avenger', 'thief', 'cardsharper', 'infiltrator', 'mormonBandit', 'bandit'],
  indians: [
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
    'mormonIndian',
    'indian',
  ],
  aliens: ['detector', 'mindEater', 'megaAlien', 'greenTentacle', 'purpleLeech', 'alien'],
  luckyLuke: ['luckyLuke'],
  janosik: ['janosik'],
} as const;

export const mormons = ['mormonCitizen', 'mormonBandit', 'mormonIndian'] as const;
/** Whoever holds one of these wins a duel against anybody who does not (KT-106, KT-279). */
export const gunmen: readonly string[] = ['goodGunman', 'badGunman', 'luckyLuke'];

const reactions: Readonly<Record<string, Hooks<Options>>> = { ...powersByDay, doctor };

/** All roles; what they do at night hangs on their lines of the night card. */
export const roles: Readonly<Record<string, Role<Options>>> = Object.fromEntries(
  Object.entries(cards).flatMap(([faction, ids]) => ids.map((id): [string, Role<Options>] => [id, { id, faction, ...reactions[id] }])),
);
