import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../src/cli/build.ts';
import { beyond } from './beyond.ts';
import { foreignGames } from './foreign-games.ts';
import { interactions } from './interactions.ts';
import { isManual, mechanics, table } from './all.ts';
import { played, type Mechanic } from './play.ts';
import { strangers } from './strangers.ts';

/** Plays a mechanic and holds what came of it against what must have. */
async function holds(mechanic: Mechanic): Promise<void> {
  const end = await played(mechanic);
  const {
    dead,
    learned = [],
    heard = [],
    roles = {},
    bears = [],
    marked = [],
    won,
    times = {},
    barred = {},
    hidden = [],
    goesOn,
  } = mechanic.expected ?? {};
  if (dead) expect(end.dead).toEqual(dead);
  for (const words of learned)
    if (typeof words === 'string') expect(end.learned).toContain(words);
    else expect(end.learned).toContainEqual(expect.stringMatching(words));
  for (const words of heard) expect(end.heard).toContainEqual(expect.stringMatching(words));
  for (const [seat, role] of Object.entries(roles)) expect(end.role(Number(seat)), `seat ${seat}`).toBe(role);
  for (const [seat, mark, yes = true] of bears) expect(end.bears(seat, mark), `seat ${seat} ${mark}`).toBe(yes);
  const put = end.session.story.flatMap((fact) => (fact.what === 'marked' ? [fact.status] : []));
  expect(put).toEqual(expect.arrayContaining([...marked]));
  if (won) expect(end.won).toEqual(won);
  if (goesOn) expect(end.won).toBeUndefined();
  for (const [key, n] of Object.entries(times))
    expect(
      end.asked.filter((one) => one === key),
      key,
    ).toHaveLength(n);
  for (const [key, seats] of Object.entries(barred)) {
    const question = end.session.questionAt(end.session.entries.findIndex(([one]) => one === key));
    expect(question.shape === 'choose' && question.barred.map(({ seat }) => seat)).toEqual(seats);
  }
  for (const seat of hidden) expect(end.session.table.at(seat).revealed).toBe(false);
}

describe('the mechanics of the genre, as rules files that are played', () => {
  it.each(mechanics.map((one): [string, Mechanic] => [`${one.no} ${one.name}`, one]))('%s', (_name, one) => holds(one));

  it('are resolved by the app for 92 of 100 and more, and each is counted once', () => {
    expect(new Set(mechanics.map(({ no }) => no)).size).toBe(184);
    expect(mechanics.filter((one) => !isManual(one)).length / mechanics.length).toBeGreaterThanOrEqual(0.92);
  });

  it('stand in the table as it is written', () => {
    expect(readFileSync(join(root, 'docs', 'coverage.md'), 'utf8')).toBe(table());
  });
});

describe('roles and games beyond the table', () => {
  it.each([...beyond, ...strangers, ...foreignGames].map((one): [string, Mechanic] => [`${one.no} ${one.name}`, one]))('%s', (_name, one) =>
    holds(one),
  );
});

describe('where things meet', () => {
  it.each(interactions.map((one): [string, Mechanic] => [`${one.no} ${one.name}`, one]))('%s', (_name, one) => holds(one));

  it('is decided for each of thirty cases', () => {
    const decided = new Set(interactions.map(({ no }) => String(no).split(' ')[0]));
    expect([...decided]).toEqual(Array.from({ length: 30 }, (_, i) => `I${i + 1}`));
  });
});
