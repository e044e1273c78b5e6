import type { Finding } from '../../kernel/game.ts';
import { countOf, doubled, filledUp, sizeOf } from '../../rules/cast.ts';
import type { Options } from './options.ts';
import { refuse, warn, note, type Cast } from './vocabulary.ts';

/** Mafia for a number of players: 2 up to ten, 3 for eleven and twelve, 4 above (PR-14…16, PR-R1); 1 where 2 would win in the first night (PR-71). */
export function mafiaFor(players: number): number {
  if (players <= 5) return 1;
  if (players <= 10) return 2;
  if (players <= 12) return 3;
  return Math.min(5, Math.max(4, Math.floor(players / 4)));
}

/** Civilian cards an ordinary deck has to give: red 2–10, spades 2–9 (PR-12, PR-R2). */
const civilianCards = 26;

/** The pile: mafia, angels, and civilians until there is one card for each player (PR-13, PR-14). */
export function suggest(players: number, { mafiaCount, angelCount }: Options): Cast {
  const mafia = mafiaCount === 0 ? mafiaFor(players) : mafiaCount;
  const angelsNeeded = Math.max(angelCount, players - mafia - civilianCards);
  const some = { mafia, angelHeart: angelsNeeded > 0 ? 1 : 0, angelDiamond: angelsNeeded > 1 ? 1 : 0 };
  return filledUp(some, 'civilian', players);
}

/** Advice on numbers never blocks a game (PR-02); a side without anybody does. */
export function examine(cast: Cast, o: Options): Finding[] {
  const found: Finding[] = [];
  const players = sizeOf(cast);
  const mafia = countOf(cast, 'mafia');
  if (mafia === 0) found.push(refuse('cast.noMafia', 'PR-04'));
  if (mafia > 0 && mafia >= players - mafia) found.push(refuse('cast.mafiaAlreadyWon', 'PR-71'));
  else if (mafia > 0 && mafia >= players - mafia - 1) found.push(refuse('cast.wonAfterFirstNight', 'PR-71', { n: mafia, players }));
  for (const role of doubled(cast, ['mafia', 'civilian'])) found.push(refuse('cast.oneOfEach', 'PR-36', { role: { role } }));
  if (players < 8) found.push(warn('cast.veryFew', 'PR-02', { n: players }));
  else if (players < 12) found.push(note('cast.few', 'PR-02', { n: players }));
  else if (players > 24) found.push(warn('cast.many', 'PR-02', { n: players }));
  if (mafia > 0 && mafia !== mafiaFor(players))
    found.push(note('cast.mafiaOff', mafiaClause(players), { n: mafia, usual: mafiaFor(players) }));
  if (o.dealMode === 'moderatorChooses') found.push(note('cast.chosenDeal', 'PR-22'));
  return found;
}

const mafiaClause = (players: number): string => (players <= 10 ? 'PR-16' : players <= 12 ? 'PR-14' : 'PR-15');
