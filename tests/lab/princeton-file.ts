import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { runScenario, type Played } from '../../src/lab/scenario.ts';
import { readScenario } from '../../src/lab/scenario-file.ts';
import { toy } from '../support/toy-game.ts';

export const seats = [
  'Ann mafia',
  'Bob mafia',
  'Cid angelHeart',
  'Dan civilian',
  'Eve civilian',
  'Fay civilian',
  'Gil civilian',
  'Hal civilian',
].map((line) => {
  const [name, role] = line.split(' ');
  return { name, role };
});

/** A Princeton night in steps; tests change one of them. */
export const night = [
  { ask: 'mafia.kill', seats: ['Dan'] },
  { ask: 'angelHeart.check', seats: ['Ann'] },
];
export const file = (steps: readonly object[], more: object = {}): string =>
  JSON.stringify({ title: 'a test', game: 'princeton', seats, steps, ...more });
const find = async (id: string): Promise<Game | undefined> => (id === 'toy' ? toy : games[id]?.load());
export const read = (text: string) => readScenario(text, find);
export const play = async (steps: readonly object[], more: object = {}): Promise<Played> => runScenario(await read(file(steps, more)));
export const failures = async (steps: readonly object[], more: object = {}): Promise<string[]> =>
  (await play(steps, more)).failures.map(({ step, message }) => `${step}: ${message}`);
