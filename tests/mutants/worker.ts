import { TestBed, type Chosen, type Covered } from './bed.ts';
import { openModules } from './modules.ts';

/** What a worker is told to do. The sources come first. */
export type Task =
  | { readonly do: 'open'; readonly sources: Readonly<Record<string, string>> }
  | { readonly do: 'cover'; readonly file: string }
  | { readonly do: 'try'; readonly mutant: string; readonly chosen: readonly Chosen[] };

/** What it reports, one report for each task. */
export type Report =
  | { readonly done: 'open' }
  | ({ readonly done: 'cover' } & Covered)
  | { readonly done: 'try'; readonly killed: boolean }
  | { readonly done: 'error'; readonly message: string };

let bed: TestBed | undefined;

async function carryOut(task: Task): Promise<Report> {
  if (task.do === 'open') {
    bed = new TestBed(await openModules(task.sources));
    return { done: 'open' };
  }
  if (!bed) throw new Error('There are no sources yet');
  if (task.do === 'cover') return { done: 'cover', ...(await bed.cover(task.file)) };
  return { done: 'try', killed: await bed.kills(task.mutant, task.chosen) };
}

process.on('message', (task) => {
  carryOut(task as Task).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ done: 'error', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// A changed program may leave a promise behind that nobody waits for.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
