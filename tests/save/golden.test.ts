import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { parseSave } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';

const folder = new URL('golden/', import.meta.url);

test.each(readdirSync(folder))('the saved game %s replays to the very same story', async (name) => {
  const read = parseSave(readFileSync(new URL(name, folder), 'utf8'));
  if ('refusal' in read) throw new Error(read.refusal.why.id);
  const game = await games[read.save.game]?.load();
  if (!game) throw new Error(`There is no game ${read.save.game}`);
  const resumed = resume(read.save, game);
  if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
  expect(resumed.diverged).toBeUndefined();
  expect(resumed.session.entries).toEqual(read.save.answers);
  expect(JSON.parse(JSON.stringify(resumed.session.story))).toEqual(read.save.story);
});
