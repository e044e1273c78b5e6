import type { Finding } from '../../kernel/game.ts';
import { countOf, doubled, sizeOf } from '../../rules/cast.ts';
import { about } from './about.ts';
import { cards, mormons } from './cards.ts';
import type { Options } from './options.ts';
import { suggestedNight } from './table.ts';
import { note, refuse, said, warn, type Ids, type Cast } from './vocabulary.ts';

export const { min: fewest, max: most } = about.players;
const mandatory = ['sheriff', 'hooker', 'goodGunman', 'badGunman'] as const;

/** In which order named cards are dealt until a faction is full; bare cards fill the rest (KT-012, KT-R4). The Gambler comes too late for a small game (KT-144). */
const order = {
  citizens: [
    'sheriff',
    'hooker',
    'goodGunman',
    'parson',
    'judge',
    'mayor',
    'guard',
    'drunkard',
    'taxman',
    'hairdresser',
    'gambler',
    'crystal',
    'inciter',
    'seducer',
    'doctor',
  ],
  bandits: ['badGunman', 'avenger', 'thief', 'blackmailer', 'cardsharper', 'infiltrator'],
  indians: [
    'shaman',
    'leader',
    'burningRage',
    'quietFoot',
    'binocularEye',
    'femaleShaman',
    'loneCoyot',
    'warrior',
    'stagecoach',
    'trailer',
  ],
  aliens: ['detector', 'mindEater', 'megaAlien', 'greenTentacle', 'purpleLeech'],
} as const;

/** Players per faction. */
export interface Sizes {
  readonly citizens: number;
  readonly bandits: number;
  readonly indians: number;
  readonly aliens: number;
}

/**
 * The size helper: 14 players without extras are 7 / 4 / 3, 23 are 11 / 7 / 5 (KT-010, KT-011, KT-R4). Where rounding
 * leaves too few citizens or bandits, a citizen takes the place of an Indian (KT-009).
 */
export function sizesFor(
  players: number,
  { aliens: withAliens, luckyLuke, janosik }: Pick<Options, 'aliens' | 'luckyLuke' | 'janosik'>,
): Sizes {
  const base = players - Number(luckyLuke) - Number(janosik);
  // Detector and Mind Eater are always dealt; the team grows with the table as the Indians do.
  const aliens = withAliens ? Math.max(2, Math.round(0.15 * base)) : 0;
  const rest = base - aliens;
  const bandits = Math.max(1, Math.round(0.295 * rest));
  const rounded = Math.max(1, Math.round(0.215 * rest));
  const indians = rounded > 1 && (fewCitizens(rest - bandits - rounded, bandits) || fewBandits(bandits, rounded)) ? rounded - 1 : rounded;
  return { citizens: rest - indians - bandits, bandits, indians, aliens };
}

/** The citizens clearly outnumber the bandits, and these slightly the Indians (KT-009, KT-R4); with fewer than seven in all they cannot. */
const fewCitizens = (citizens: number, bandits: number): boolean => citizens < bandits + 2;
const fewBandits = (bandits: number, indians: number): boolean => bandits <= indians;
const leastForBalance = 7;

/** The cast the size helper and the order of cards suggest for this many players. */
export function suggest(players: number, options: Options): Cast {
  const sizes = sizesFor(players, options);
  const dealt: Partial<Record<Ids['role'], number>> = {};
  for (const faction of Object.keys(order) as (keyof typeof order)[]) {
    const named = order[faction].slice(0, sizes[faction]);
    for (const role of named) dealt[role] = 1;
    const bare = sizes[faction] - named.length;
    if (bare > 0) dealt[plain[faction]] = bare;
  }
  for (const loner of ['luckyLuke', 'janosik'] as const) if (options[loner]) dealt[loner] = 1;
  return dealt;
}

const plain = { citizens: 'citizen', bandits: 'bandit', indians: 'indian', aliens: 'alien' } as const;
const bare = Object.values(plain);

/** What the rules say to a set of cards; a refusal names the clause. */
export function examine(cast: Cast, options: Options): Finding[] {
  const players = sizeOf(cast);
  const least = leastWith(options);
  // Whatever else is missing then has no room.
  if (players < least && least > fewest)
    return [{ ...refuse('cast.extrasSmall', 'KT-003', { n: least }), option: options.aliens ? 'aliens' : 'luckyLuke' }];
  return [
    ...(players < fewest || players > most ? [refuse('cast.size', 'KT-R2', { n: players })] : []),
    ...mandatory.filter((role) => countOf(cast, role) === 0).map((role) => refuse('cast.missingMandatory', 'KT-090', { role: { role } })),
    ...doubled(cast, bare).map((role) => refuse('cast.twice', 'KT-R6', { role: { role } })),
    ...teams(cast),
    ...extras(cast, options),
    ...exclusions(cast),
    ...(players > 30 && options.shipNight === null
      ? [{ ...warn('cast.shipNight', 'KT-037', { n: suggestedNight }), option: 'shipNight' }]
      : []),
    ...advice(cast, players, options),
  ];
}

/** The fewest players there can be with these extras: the four cards of every game, an Indian, and with aliens two of them (KT-003, KT-006, KT-090, KT-259, KT-262). */
const leastWith = ({ aliens, luckyLuke, janosik }: Options): number =>
  mandatory.length + 1 + (aliens ? 2 : 0) + Number(luckyLuke) + Number(janosik);

const size = (cast: Cast, faction: keyof typeof cards): number => countOf(cast, ...cards[faction]);

/** Citizens, bandits and Indians are in every game (KT-003). */
function teams(cast: Cast): Finding[] {
  const missing = (['citizens', 'bandits', 'indians'] as const).filter((faction) => size(cast, faction) === 0);
  return missing.map((faction) => refuse('cast.noFaction', 'KT-003', { faction: { faction } }));
}

/** Aliens, Lucky Luke and Janosik are dealt if they are switched on, and only then (KT-006, KT-008, KT-259, KT-262). */
function extras(cast: Cast, options: Options): Finding[] {
  const found: Finding[] = [];
  for (const faction of ['aliens', 'luckyLuke', 'janosik'] as const) {
    const dealt = size(cast, faction);
    if (!options[faction] && dealt > 0) found.push({ ...refuse('cast.extraOff', 'KT-008', { faction: { faction } }), option: faction });
    if (options[faction] && dealt === 0)
      found.push({ ...refuse('cast.extraOn', faction === 'aliens' ? 'KT-259' : 'KT-006', { faction: { faction } }), option: faction });
  }
  if (size(cast, 'aliens') > 0) {
    if (countOf(cast, 'detector') === 0) found.push(refuse('cast.alienNeeds', 'KT-259', { role: { role: 'detector' } }));
    if (countOf(cast, 'mindEater') === 0) found.push(refuse('cast.alienNeeds', 'KT-262', { role: { role: 'mindEater' } }));
  }
  return found;
}

/** Cards that go only together, or never (KT-130, KT-145, KT-187, KT-296). */
function exclusions(cast: Cast): Finding[] {
  const dealt = (role: Ids['role']): boolean => countOf(cast, role) > 0;
  const found: Finding[] = [];
  for (const [drunk, normal] of [
    ['drunkJudge', 'judge'],
    ['drunkJudge', 'drunkard'],
    ['drunkMayor', 'mayor'],
    ['drunkMayor', 'drunkard'],
  ] as const) {
    if (dealt(drunk) && dealt(normal))
      found.push(refuse('cast.drunkExcludes', 'KT-130', { role: { role: drunk }, other: { role: normal } }));
  }
  if (dealt('executor') !== dealt('investigator')) found.push(refuse('cast.executorPair', 'KT-R9'));
  if (dealt('janosik') && (dealt('executor') || dealt('investigator'))) found.push(refuse('cast.janosikExecutor', 'KT-296'));
  const brethren = mormons.filter(dealt).length;
  if (brethren > 0 && brethren < mormons.length) found.push(refuse('cast.mormonsThree', 'KT-187'));
  return found;
}

/** Cards that are seldom dealt, with the clause and why (`cast.rarely.<why>`). */
const rarely = {
  infiltrator: ['KT-208', 'balance'],
  inciter: ['KT-204', 'untried'],
  seducer: ['KT-206', 'balance'],
  trailer: ['KT-214', 'tracking'],
  doctor: ['KT-196', 'slow'],
  warrior: ['KT-210', 'plain'],
  crystal: ['KT-193', 'weak'],
} as const;

/** Worth a thought, no more. */
function advice(cast: Cast, players: number, options: Options): Finding[] {
  const found: Finding[] = [];
  const [citizens, bandits, indians] = [size(cast, 'citizens'), size(cast, 'bandits'), size(cast, 'indians')];
  const short = [
    ...(fewCitizens(citizens, bandits) ? (['cast.fewCitizens'] as const) : []),
    ...(fewBandits(bandits, indians) ? (['cast.banditsIndians'] as const) : []),
  ];
  // Nothing the host could deal would do then: one sentence says so.
  if (citizens + bandits + indians < leastForBalance) found.push(warn('cast.tooFewToBalance', 'KT-009', { n: leastForBalance }));
  else found.push(...short.map((id) => warn(id, 'KT-009')));
  if (countOf(cast, 'gambler') > 0 && players < 14) found.push(warn('cast.gamblerSmall', 'KT-144'));
  if (countOf(cast, ...mormons) > 0 && players < 20) found.push(warn('cast.mormonsSmall', 'KT-191'));
  found.push(...bareCards(cast));
  if (countOf(cast, 'journalist') > 0 && !options.secretDuelVotes) found.push(note('cast.journalistSecret', 'KT-198'));
  for (const role of Object.keys(rarely) as (keyof typeof rarely)[]) {
    const [clause, why] = rarely[role];
    if (countOf(cast, role) > 0) found.push(note('cast.rarely', clause, { role: { role }, why: { said: said(`cast.rarely.${why}`) } }));
  }
  return found;
}

/** Bare cards are for those the named cards of their faction do not suffice for (KT-012). */
function bareCards(cast: Cast): Finding[] {
  const factions = (Object.keys(plain) as (keyof typeof plain)[]).filter((faction) => countOf(cast, plain[faction]) > 0);
  const [full, open] = [true, false].map((wanted) =>
    factions.filter((faction) => order[faction].every((role) => countOf(cast, role) > 0) === wanted),
  );
  return [
    ...(open && open.length > 0 ? [note('cast.bare', 'KT-012', { factions: { factions: open } })] : []),
    ...(full && full.length > 0 ? [note('cast.bareRest', 'KT-012', { factions: { factions: full } })] : []),
  ];
}
