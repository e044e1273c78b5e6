import type { Finding } from '../../kernel/game.ts';
import { countOf, doubled, filledUp, sizeOf } from '../../rules/cast.ts';
import { rolesOf } from '../../rules/role-module.ts';
import { roles } from './roles/index.ts';
import { refuse, warn, type Ids, type Cast } from './vocabulary.ts';
import type { Options } from './options.ts';

/**
 * Twelve seats: Don, two mafia, Shogun and hitman, Doctor, Detective, five civilians (YK-01…04). Other numbers keep
 * about one mafia in four players; the yakuza are one up to seven, two up to fifteen, three above. Taken literally
 * (YK-R1) they must be fewer than the mafia, or they would have won before the game begins.
 */
export function suggest(players: number, o: Options): Cast {
  const mafia = Math.round(players / 4);
  const yakuza = Math.min(players < 8 ? 1 : players < 16 ? 2 : 3, o.winScope === 'literal' ? mafia - 1 : 3);
  const rightHand = o.rightHandSource === 'dealtCard' ? 1 : 0;
  const shogun = yakuza > 1 ? 1 : 0;
  return filledUp(
    { don: 1, rightHand, mafia: mafia - 1 - rightHand, shogun, yakuza: yakuza - shogun, doctor: 1, detective: 1 },
    'civilian',
    players,
  );
}

/** Who sits at every table of twelve besides the Don. */
const ofTwelve = [
  ['doctor', 'YK-02'],
  ['detective', 'YK-02'],
  ['shogun', 'YK-04'],
] as const;

/** Of every other role there is one (YK-02…04). */
const many = ['mafia', 'yakuza', 'civilian'] as const;

export function examine(cast: Cast, o: Options): Finding[] {
  const players = sizeOf(cast);
  const of = (faction: Ids['faction']): number => countOf(cast, ...rolesOf(roles, { faction }));
  const [mafia, yakuza] = [of('mafia'), of('yakuza')];
  const found: Finding[] = [];
  if (o.seats === 'twelve') {
    if (players !== 12) found.push(warn('cast.twelve', 'YK-01', { n: players }));
    else if (mafia !== 3 || yakuza !== 2) found.push(refuse('cast.sides', 'YK-01'));
    else for (const [role, clause] of ofTwelve) if (countOf(cast, role) === 0) found.push(warn('cast.missing', clause, { role: { role } }));
  }
  if (mafia === 0) found.push(refuse('cast.noMafia', 'YK-03'));
  if (mafia > 0 && countOf(cast, 'don') === 0) found.push(warn('cast.noDon', 'YK-03'));
  if (yakuza === 0) found.push(refuse('cast.noYakuza', 'YK-04'));
  if (countOf(cast, 'yakuza') === 0 && yakuza > 0) found.push(warn('cast.noHitman', 'YK-14'));
  if (o.winScope === 'literal' && yakuza >= mafia && mafia > 0) found.push(refuse('cast.alreadyWon', 'YK-15'));
  else if (o.winScope === 'literal' && mafia > 0 && mafia >= players - mafia - yakuza)
    found.push(refuse('cast.levelWithCitizens', 'YK-16'));
  if (players > 0 && players === mafia + yakuza) found.push(refuse('cast.noCitizens', 'YK-02'));
  for (const role of doubled(cast, many)) found.push(refuse('cast.oneOfEach', 'YK-02', { role: { role } }));
  if (countOf(cast, 'rightHand') > 0 && o.rightHandSource === 'appointed') found.push(refuse('cast.rightHandAppointed', 'YK-09'));
  if (countOf(cast, 'rightHand') === 0 && o.rightHandSource === 'dealtCard' && mafia > 1)
    found.push(refuse('cast.rightHandDealt', 'YK-03'));
  return found;
}
