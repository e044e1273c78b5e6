import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { said } from '../../src/kernel/types.ts';
import { parseSave } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';

/** Saves written by earlier versions whose rules have changed since, and after how many answers today's part from what they recorded. */
const older: Readonly<Record<string, number>> = { ktulu: 0, 'vendetta-e2': 25, yakuza: 47 };

describe('a save of an earlier version that today’s rules tell otherwise', () => {
  it.each(Object.entries(older))(
    '%s is opened with the answer from which they part, and agrees with its record up to there',
    async (name, good) => {
      const read = parseSave(readFileSync(join(import.meta.dirname, 'told-otherwise', `${name}.json`), 'utf8'));
      if (!('save' in read)) throw new Error(JSON.stringify(read.refusal));
      const { save } = read;
      const game = await games[save.game]?.load();
      const resumed = game && resume(save, game);
      if (!resumed || !('session' in resumed)) throw new Error(JSON.stringify(resumed));
      expect(resumed.diverged).toEqual({ good, words: said('save.diverged', { n: good, of: save.answers.length }) });
      const today = JSON.parse(JSON.stringify(resumed.session.story)) as unknown[];
      const parting = save.story.findIndex((fact, i) => !isDeepStrictEqual(fact, today[i]));
      expect(parting).toBeGreaterThanOrEqual(0);
      expect(resumed.session.marks.slice(0, good).every((mark) => mark <= parting)).toBe(true);
    },
  );
});
