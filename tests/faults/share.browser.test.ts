import { expect, inject, it } from 'vitest';
import { campaign, tableOf } from './browser/campaign.ts';
import { ends } from './browser/ends.ts';
import { losses } from './browser/losses.ts';
import { windows } from './browser/windows.ts';
import { worlds } from './browser/worlds.ts';

/** Of every sort of fault those that once lost something; `npm run faults` has them all, many times. */
const share = [
  'browser killed',
  'storm of reloads',
  'database deleted from the page',
  'site data cleared',
  'game deleted in another window',
  'database lost while nothing ran',
  'second window takes over, both answer',
  'without locks: second window answers at once',
  'no room: the browser refuses',
  'no room: the disk is really full',
];

it('an evening with mishaps of every sort loses no answer that the screen calls saved', { timeout: 900_000 }, async () => {
  const kinds = [...ends, ...losses, ...windows, ...worlds].filter(({ name }) => share.includes(name));
  expect(kinds).toHaveLength(share.length);
  const outcome = await campaign({ app: inject('appFolder'), rounds: 1, seed: 'the fixed share', kinds });
  expect(outcome.losses, tableOf(outcome)).toEqual([]);
  expect(outcome.lost).toBe(0);
  expect(outcome.rows.length + outcome.left.length).toBe(kinds.length);
  expect(outcome.acknowledged).toBeGreaterThan(2 * outcome.rows.length);
});
