import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rulebookOf, rulebooks, type Rulebook } from './rulebooks.ts';
import { emptyTally, merge, played, type Tally } from './tally.ts';
import type { Stint } from './worker.ts';

/**
 * `npm run campaign`: 100,000 random games of every rulebook, each answer held against the rulebook's invariants, on all cores.
 *
 *     npm run campaign -- ktulu town --games 2000 --seed evening
 *     npm run campaign -- --replay evening/town/17     every answer of one game, and what did not hold
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'nightdeck' },
    replay: { type: 'string' },
  },
});

/** Games a worker plays before it reports. */
const stint = 250;

if (values.replay !== undefined) replay(values.replay);
else {
  const chosen = positionals.map((id) => rulebookOf(id));
  const games = Number(values.games);
  const unknown = positionals.filter((_, i) => !chosen[i]);
  if (unknown.length > 0 || !Number.isInteger(games) || games < 1) {
    console.error(
      `Usage: npm run campaign -- [${rulebooks.map(({ game }) => game.id).join('] [')}] [--games N] [--seed TEXT] [--replay SEED]`,
    );
    process.exitCode = 1;
  } else await main(chosen.length > 0 ? chosen.filter((one) => one !== undefined) : rulebooks, games, values.seed);
}

async function main(chosen: readonly Rulebook[], games: number, campaign: string): Promise<void> {
  const stints = chosen.flatMap(({ game }) =>
    Array.from({ length: Math.ceil(games / stint) }, (_, i): Stint => {
      const from = i * stint;
      return { game: game.id, campaign, from, to: Math.min(games, from + stint) };
    }),
  );
  console.log(
    `Seed ${campaign}: ${String(games)} games of each of ${chosen.map(({ game }) => game.id).join(', ')} on ${String(availableParallelism())} cores.`,
  );
  const tallies = new Map(chosen.map((rulebook) => [rulebook.game.id, emptyTally(rulebook)]));
  const left = stints.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      work(left, (tally) => {
        const whole = tallies.get(tally.game);
        if (whole) merge(whole, tally);
        const total = games * chosen.length;
        const before = Math.floor((done * 50) / total);
        done += tally.games;
        if (Math.floor((done * 50) / total) > before)
          process.stderr.write(`${String(done)} of ${String(total)} games, latest ${tally.game}\n`);
      }),
    ),
  );
  for (const rulebook of chosen) tell(rulebook, tallies.get(rulebook.game.id) ?? emptyTally(rulebook));
}

/** One process that plays stints until none are left. */
function work(left: Iterator<Stint>, each: (tally: Tally) => void): Promise<void> {
  return new Promise((done, failed) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), { execArgv: ['--import', 'tsx', '--max-semi-space-size=64'] });
    const next = (): void => {
      const turn = left.next();
      if (turn.done === true) child.disconnect();
      else child.send(turn.value);
    };
    child.on('message', (tally) => {
      each(tally as Tally);
      next();
    });
    child.on('exit', (code) => {
      if (code === 0) done();
      else failed(new Error(`A worker ended with exit code ${String(code)}.`));
    });
    next();
  });
}

function tell({ invariants }: Rulebook, { game, games, questions, kinds, smallest, largest, winners, tried, violations }: Tally): void {
  const applied = tried.reduce((sum, n) => sum + n, 0);
  console.log(
    `\n${game}: ${String(games)} games of ${String(smallest)} to ${String(largest)} players, ${String(questions)} questions of ${String(Object.keys(kinds).length)} kinds,`,
  );
  console.log(`  ${String(invariants.length)} invariants applied ${String(applied)} times, ${String(violations.length)} violations`);
  console.log(
    `  won: ${Object.entries(winners)
      .map(([id, n]) => `${id} ${String(n)}`)
      .join(', ')}`,
  );
  for (const [i, { clause, holds }] of invariants.entries())
    console.log(`  ${String(tried[i] ?? 0).padStart(11)}  ${clause.padEnd(7)} ${holds}`);
  const told = new Set<string>();
  for (const { clause, holds, found, seed, asked, answers } of violations) {
    process.exitCode = 1;
    if (told.has(holds)) continue;
    told.add(holds);
    console.log(
      `  NOT SO  ${clause} ${holds}\n    ${found}\n    after ${String(answers)} answers, at ${asked}; npm run campaign -- --replay ${seed}`,
    );
  }
}

function replay(seed: string): void {
  const rulebook = rulebookOf(seed.split('/').at(-2) ?? '');
  if (!rulebook) {
    console.error(`A seed reads like evening/${rulebooks[0]?.game.id ?? 'game'}/17; "${seed}" does not.`);
    process.exitCode = 1;
    return;
  }
  const { violations } = played(rulebook, seed, (line) => console.log(line));
  for (const { clause, holds, found } of violations) console.log(`NOT SO  ${clause} ${holds}\n  ${found}`);
  if (violations.length > 0) process.exitCode = 1;
}
