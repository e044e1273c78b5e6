import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Report, Task } from './worker.ts';

/** No answer for so long means a loop that passes no switch: such a one is rare, and a busy machine is not to be mistaken for it. Milliseconds. */
const patience = 900_000;

/** A task that ended its worker: it ran on without end, or out of memory. */
export interface Lost {
  readonly done: 'lost';
}

/** Gives tasks to as many processes as there are cores. Each first gets `opening`. */
export class Pool {
  readonly #workers: Worker[];

  constructor(opening: Task) {
    this.#workers = Array.from({ length: availableParallelism() }, () => new Worker(opening));
  }

  /** Reports in the order of the tasks. */
  async all(tasks: readonly Task[], each: (done: number) => void = () => undefined): Promise<(Report | Lost)[]> {
    const reports: (Report | Lost)[] = [];
    const left = tasks.entries();
    let done = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        // The iterator is shared: each worker takes the next task that nobody has taken.
        for (const [i, task] of left) {
          reports[i] = await worker.carryOut(task);
          each(++done);
        }
      }),
    );
    return reports;
  }

  close(): void {
    for (const worker of this.#workers) worker.stop();
  }
}

class Worker {
  #process: ChildProcess | undefined;

  constructor(readonly opening: Task) {}

  async carryOut(task: Task): Promise<Report | Lost> {
    if (!this.#process) {
      this.#process = fork(join(import.meta.dirname, 'worker.ts'), {
        execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
        serialization: 'advanced',
        stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      });
      const opened = await this.#tell(this.#process, this.opening);
      if (opened.done !== 'open') throw new Error(opened.done === 'error' ? opened.message : 'A worker does not start');
    }
    const report = await this.#tell(this.#process, task);
    if (report.done === 'error') throw new Error(report.message);
    if (report.done === 'lost') this.stop();
    return report;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #tell(child: ChildProcess, task: Task): Promise<Report | Lost> {
    return new Promise((done) => {
      const finish = (report: Report | Lost): void => {
        clearTimeout(timer);
        child.off('message', heard);
        child.off('exit', lost);
        done(report);
      };
      const heard = (report: unknown): void => {
        finish(report as Report);
      };
      const lost = (): void => {
        finish({ done: 'lost' });
      };
      const timer = setTimeout(lost, patience);
      child.on('message', heard);
      child.on('exit', lost);
      child.send(task);
    });
  }
}
