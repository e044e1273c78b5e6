import { expect, inject, it } from 'vitest';
import { engineLine, findEngines } from '../support/engines.ts';
import { campaign, tableOf } from './browser/campaign.ts';
import { ends } from './browser/ends.ts';
import { files } from './browser/files.ts';
import { losses } from './browser/losses.ts';
import { parts } from './browser/parts.ts';
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

/** Of the others what lies on the disk and in which processes: there they differ most. */
const elsewhere = ['no room: the disk is really full', 'files of the database deleted while it runs', 'process of the page killed'];

for (const engine of await findEngines()) {
  if (engine.name === 'Chromium') continue;
  if ('install' in engine) {
    console.warn(engineLine(engine));
    if (process.env['NIGHTDECK_ENGINES'] === 'all') it(`${engine.name} is there`, () => expect.fail(engineLine(engine)));
    continue;
  }
  it(
    `nor does one in ${engine.name} whose disk is full, whose database is deleted and whose page is killed`,
    { timeout: 900_000 },
    async () => {
      const kinds = [...files, ...worlds, ...parts].filter(({ name }) => elsewhere.includes(name));
      const outcome = await campaign({ app: inject('appFolder'), rounds: 1, seed: 'the fixed share', kinds, engine: engine.name });
      expect(outcome.losses, tableOf(outcome)).toEqual([]);
      expect(outcome.lost).toBe(0);
      expect(outcome.rows.length + outcome.left.length).toBe(elsewhere.length);
      expect(outcome.acknowledged).toBeGreaterThan(2 * outcome.rows.length);
    },
  );
}
