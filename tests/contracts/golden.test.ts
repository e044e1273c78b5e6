import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { parseSave } from '../../src/save/file.ts';
import { asToday } from '../../src/save/migrate.ts';
import { resume } from '../../src/save/resume.ts';
import { everyGame } from '../properties/facilitator.ts';
import { perft } from './perft.ts';

const saves = readdirSync(join(import.meta.dirname, 'saves'))
  .filter((name) => name.endsWith('.json'))
  .sort();
const defaults = JSON.parse(readFileSync(join(import.meta.dirname, 'defaults.json'), 'utf8')) as Record<string, Record<string, unknown>>;
const numbers = JSON.parse(readFileSync(join(import.meta.dirname, 'perft.json'), 'utf8')) as Record<string, number>;

describe('a save of an earlier day', () => {
  it.each(saves)('%s replays to the story it recorded', async (name) => {
    const read = parseSave(readFileSync(join(import.meta.dirname, 'saves', name), 'utf8'));
    if (!('save' in read)) throw new Error(JSON.stringify(read.refusal));
    const { save } = read;
    const game = await games[save.game]?.load();
    if (!game) throw new Error(`no game ${save.game}`);
    const resumed = resume(save, game);
    if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
    expect(resumed.diverged).toBeUndefined();
    expect(resumed.session.lost).toEqual([]);
    expect(JSON.parse(JSON.stringify(resumed.session.story))).toEqual(save.story);
    expect(resumed.session.entries).toHaveLength(save.answers.length);
  });

  it.each(Object.keys(games))('is kept of every edition of %s (npx tsx tests/contracts/make-golden.ts)', async (id) => {
    const editions = saves.filter((name) => name.startsWith(`${id}-`)).map((name) => Number(/-edition(\d+)-/.exec(name)?.[1] ?? 1));
    expect([...new Set(editions)].sort()).toEqual(Array.from({ length: (await games[id]?.load())?.edition ?? 0 }, (_, i) => i + 1));
  });
});

describe('what a save leaves out', () => {
  it.each(Object.keys(games))('%s: means what it meant when it was left out (npx tsx tests/contracts/make-golden.ts)', async (id) => {
    const game = await games[id]?.load();
    if (!game) throw new Error(`no game ${id}`);
    const told = defaults[id] ?? {};
    expect(Object.keys(told)).toContain(String(game.edition));
    const read = (edition: string, options: unknown): unknown =>
      game.options.parse(asToday(game, Number(edition), { options, deal: [], entries: [] })?.options);
    for (const [edition, options] of Object.entries(told)) expect(read(edition, {}), `edition ${edition}`).toEqual(read(edition, options));
  });
});

describe('what is legal in the first three choices', () => {
  it.each(everyGame)('%s: has not changed unnoticed (tests/contracts/perft.json)', { timeout: 120_000 }, (id, game) => {
    expect(perft(game, 3)).toBe(numbers[id]);
  });
});
