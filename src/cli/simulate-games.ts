import { fork } from 'node:child_process';
import { join } from 'node:path';
import { playSome, type Count, type Experiment } from '../lab/simulate.ts';

/** What another process needs to play some of the games: an experiment whose game and policy are named. */
export interface Order {
  /** The game's id, or the deck that makes it. */
  readonly book: string;
  readonly policy: string;
  readonly experiment: Omit<Experiment, 'game' | 'policy'>;
}

/** Games of an order: from one number up to, but not including, another. */
export interface Stint {
  readonly order: Order;
  readonly first: number;
  readonly end: number;
}

/** How the games are spread. */
export interface Spreading {
  /** Processes to play in. */
  readonly cores: number;
  /** Ms in this process before others are started, which takes about a second each. */
  readonly alone: number;
  /** Told now and then, once others are at work. */
  progress(done: number): void;
}

/** Games after which this process looks at the clock. */
const few = 20;

/** Plays all games of an experiment, the long ones in several processes. How they are spread changes no game. */
export async function playAll(experiment: Experiment, order: Order, { cores, alone, progress }: Spreading): Promise<Count[]> {
  const { games } = experiment;
  const until = performance.now() + alone;
  const counts: Count[] = [];
  let done = 0;
  while (done < games && (cores === 1 || performance.now() < until)) {
    const end = Math.min(games, done + few);
    counts.push(playSome(experiment, done, end));
    done = end;
  }
  if (done === games) return counts;
  const size = Math.max(few, Math.min(2000, Math.ceil((games - done) / (cores * 20))));
  const stints: Stint[] = [];
  for (let first = done; first < games; first += size) stints.push({ order, first, end: Math.min(games, first + size) });
  const left = stints.values();
  const each = (count: Count): void => {
    counts.push(count);
    progress((done += count.games));
  };
  await Promise.all(Array.from({ length: Math.min(cores, stints.length) }, () => work(left, each)));
  return counts;
}

/** One process that plays stints until none are left. */
function work(left: Iterator<Stint>, each: (count: Count) => void): Promise<void> {
  return new Promise((done, failed) => {
    const child = fork(join(import.meta.dirname, 'simulate-worker.mjs'), { execArgv: [] });
    const next = (): void => {
      const turn = left.next();
      if (turn.done === true) child.disconnect();
      else child.send(turn.value);
    };
    child.on('message', (count) => {
      each(count as Count);
      next();
    });
    child.on('error', failed);
    child.on('exit', (code) => {
      if (code === 0) done();
      else failed(new Error(`A process that played games ended with exit code ${String(code)}.`));
    });
    next();
  });
}
