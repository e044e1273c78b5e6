import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Patience } from '../../web/session/patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What comes of work that takes so long, and when, ms. */
async function waited(patience: Patience, takes: number): Promise<readonly [came: 'answer' | 'late', after: number]> {
  const began = performance.now();
  const work = new Promise<'answer'>((done) => setTimeout(done, takes, 'answer'));
  const outcome = patience.wait<'answer' | 'late'>(work, () => 'late').then((came) => [came, performance.now() - began] as const);
  await vi.runAllTimersAsync();
  return outcome;
}

test('storage that does not answer is left within three seconds, and the next time at once, until it has answered', async () => {
  const patience = new Patience();
  const never = new Promise<'answer'>(() => undefined);
  for (const most of [3_000, 400]) {
    const began = performance.now();
    const outcome = patience.wait<string>(never, () => 'late').then((came) => [came, performance.now() - began] as const);
    await vi.runAllTimersAsync();
    const [came, after] = await outcome;
    expect(came).toBe('late');
    expect(after).toBeLessThanOrEqual(most);
  }
  expect(await waited(patience, 200)).toEqual(['answer', 200]);
  expect(await waited(patience, 2_000)).toEqual(['answer', 2_000]);
});

test('a device that is slow gets longer, by what it has taken so far', async () => {
  const patience = new Patience();
  expect((await waited(patience, 1_400))[0]).toBe('answer');
  expect((await waited(patience, 5_000))[0]).toBe('answer');
  const [came, after] = await waited(patience, 60_000);
  expect(came).toBe('late');
  expect(after).toBeLessThanOrEqual(6_200);
});

test('while the page could not run, nothing is counted against its storage', async () => {
  const patience = new Patience();
  const work = new Promise<'answer'>((done) => setTimeout(done, 40_100, 'answer'));
  const outcome = patience.wait<'answer' | 'late'>(work, () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  // Nothing ran for half a minute and more.
  vi.setSystemTime(Date.now() + 39_000);
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 39_000);
  await vi.advanceTimersByTimeAsync(100);
  stopped.mockRestore();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([outcome, Promise.resolve('waits')])).toBe('waits');
});
