/**
 * `npx tsx tests/contracts/make-golden.ts [game…]`: plays a few games of each rulebook and keeps them as
 * golden saves of this edition, counts what is legal in the first three choices, and writes down which options a save of this edition leaves
 * out. What is there already is left alone: saves must replay for ever, by a migration where the edition of a game is raised.
 * Delete a number only when a change of what is legal is meant.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { makeSave, writeSave } from '../../src/save/file.ts';
import { anySetup, everyGame, facilitate } from '../properties/facilitator.ts';
import { perft } from './perft.ts';

const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted.filter((one) => one !== 'toy') : Object.keys(games)) {
  const game = await games[id]?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  for (const n of game.edition === 1 ? [1, 2, 3] : [1, 2]) {
    const file = join(import.meta.dirname, 'saves', `${id}-${game.edition > 1 ? `edition${game.edition}-` : ''}${n}.json`);
    if (existsSync(file)) continue;
    const session = facilitate(anySetup(game, `golden${n}`), `golden${n}`, { rulings: n === 2, most: n === 3 ? 60 : 3000 });
    const at = session.entries.map((_, i) => 1_790_000_000_000 + 15_000 * i);
    writeFileSync(file, `${writeSave(makeSave(session, { app: '0.1.0', at }))}\n`);
    console.log(`${file}: ${session.entries.length} answers, ${session.story.length} facts`);
  }
}

const told = join(import.meta.dirname, 'defaults.json');
const defaults = JSON.parse(readFileSync(told, 'utf8')) as Record<string, Record<string, unknown>>;
for (const id of wanted.length > 0 ? wanted.filter((one) => one !== 'toy') : Object.keys(games)) {
  const game = await games[id]?.load();
  if (game) (defaults[id] ??= {})[game.edition] ??= game.options.parse({});
}
writeFileSync(told, `${JSON.stringify(defaults, undefined, 2)}\n`);

const counted = join(import.meta.dirname, 'perft.json');
const numbers = JSON.parse(readFileSync(counted, 'utf8')) as Record<string, number>;
for (const [id, game] of everyGame) if (wanted.length === 0 || wanted.includes(id)) numbers[id] ??= perft(game, 3);
writeFileSync(counted, `${JSON.stringify(numbers, undefined, 2)}\n`);
