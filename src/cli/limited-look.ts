import { Worker } from 'node:worker_threads';
import { inTime, lookWith, type Look } from '../cards/read/found.ts';
import { lateAfter, WorkerLine } from './worker-line.ts';

/** Bytes the decoder may take: of the largest picture it takes 240 million. */
const mostMemory = 288 * 2 ** 20;
/** Ms until the answer, however busy the machine is with other things. */
const mostTime = 30_000;

type Reading = Parameters<typeof lookWith>[0];
type Order = Readonly<Record<'file' | 'options', unknown>>;
const line = new WorkerLine<Order, Awaited<ReturnType<Reading>>>(
  () =>
    // Without what the program itself was started with: the worker needs no TypeScript.
    new Worker(new URL('./decode-worker.mjs', import.meta.url), { workerData: { mostMemory }, execArgv: [] }),
);

/**
 * Looks with zxing-wasm as `look` does, until the process has worked `work` ms from now on, or the decoder wants more memory
 * than any picture of ours needs: what it is doing then is broken off, and from then on it finds nothing.
 */
export function lookWithin(work: number): Look & { readonly isOver: () => boolean } {
  const isLate = lateAfter(work, mostTime);
  let over = false;
  const read: Reading = async (file, options) => {
    const answer = await line.ask({ file, options }, () => isLate).catch(() => 'full' as const);
    over ||= typeof answer === 'string';
    return typeof answer === 'string' ? [] : answer;
  };
  const isOver = (): boolean => (over ||= isLate());
  return Object.assign(inTime(lookWith(read), isOver), { isOver });
}
