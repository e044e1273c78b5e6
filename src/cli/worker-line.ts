import type { Worker } from 'node:worker_threads';

/** How often it is asked whether an answer is late, ms. */
const counting = 50;

/**
 * Asks a worker one thing after another. Where an answer is late, or the worker runs out of memory, it is ended; the next
 * question goes to a new one.
 */
export class WorkerLine<Order, Answer> {
  readonly #begun: () => Worker;
  #worker: Worker | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(begun: () => Worker) {
    this.#begun = begun;
  }

  /** Whether a worker runs. */
  get runs(): boolean {
    return this.#worker !== undefined;
  }

  /** Gives the worker an order when it has done those before; `limit` is called then, and tells when the answer is late. Throws what the worker throws. */
  ask(order: Order, limit: () => () => boolean): Promise<Answer | 'late' | 'full'> {
    const answer = this.#turn.then(() => this.#answered(order, limit()));
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the worker. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #answered(order: Order, isLate: () => boolean): Promise<Answer | 'late' | 'full'> {
    const at = (this.#worker ??= this.#begun());
    at.ref();
    const answer = await new Promise<Answer | 'late' | 'full'>((done, failed) => {
      const wrong = (error: NodeJS.ErrnoException): void => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') over('full');
        else {
          this.#worker = undefined;
          clearInterval(timer);
          failed(error);
        }
      };
      const over = (what: Answer | 'late' | 'full'): void => {
        clearInterval(timer);
        at.off('message', over).off('error', wrong);
        done(what);
      };
      const timer = setInterval(() => (isLate() ? over('late') : undefined), counting);
      at.on('message', over).on('error', wrong);
      at.postMessage(order);
    });
    at.unref();
    if (answer === 'late' || answer === 'full') await this.end();
    return answer;
  }
}

/** Tells whether the whole process has worked longer than `work` ms since now, or `time` ms have gone by. */
export function lateAfter(work: number, time: number): () => boolean {
  const [began, start] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 > work || performance.now() - start > time;
  };
}
