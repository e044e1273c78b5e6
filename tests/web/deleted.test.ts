import { afterEach, expect, it, vi } from 'vitest';
import { listDeleted } from '../../web/session/deleted.ts';

afterEach(() => void vi.useRealTimers());

it('the games deleted lately are none where storage is forbidden, and no error comes after that', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Node has no storage of this kind: to ask for it throws at once, as in a browser that forbids it.
  expect('indexedDB' in globalThis).toBe(false);
  expect(await listDeleted([])).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});
