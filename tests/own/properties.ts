import { expect } from 'vitest';
import type { Game, Setup } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import type { Table } from '../../src/kernel/table.ts';
import { facilitate } from '../properties/facilitator.ts';

/** Triggers may belong to whoever has just died; a question within an act may go to whom the file says. */
const byFile = /\.(?:death|attacked|convicted|accused|tie|turned|marked|revived|dawn|dusk|nightfall)\d*\.|\.more|\.tell$/;

/** Nobody who is dead is asked to choose, to look or to vote. */
function asksTheLiving(question: Question, table: Table, where: string): void {
  if (question.shape === 'ballot') {
    expect(
      question.voters.filter(({ seat }) => !table.isAlive(seat)),
      `${where}, ${question.key}`,
    ).toEqual([]);
    return;
  }
  if (typeof question.to === 'string' || byFile.test(question.key)) return;
  if (!question.to.every((seat) => table.isAlive(seat))) expect(question.to, `${where}, ${question.key}: the dead`).toEqual([]);
}

/**
 * Plays a game by chance and holds it against what every game must keep: legal answers are taken, no dead player is asked to act, it
 * ends, its answers tell the same story again, and an answer taken back leaves the story as it was before. With `rulings` the host
 * interferes; then only answers, replay and undo are looked at, and the game may be left before its end.
 */
export function keepsProperties(game: Game, setup: Setup, seed: string, rulings: boolean): void {
  const where = `${game.id} ${seed}`;
  const session = facilitate(new Session(game, setup), seed, {
    rulings,
    most: rulings ? 800 : 20_000,
    ...(!rulings && { each: ({ question, table }) => asksTheLiving(question, table, where) }),
  });
  if (!rulings) expect(session.question.shape, `${where}: ends`).toBe('over');
  const story = JSON.stringify(session.story);
  const again = new Session(game, setup, session.entries);
  expect(again.lost, where).toEqual([]);
  expect(JSON.stringify(again.story) === story, `${where}: told again`).toBe(true);
  const before = again.marks.at(-1) ?? 0;
  const [key] = again.entries.at(-1) ?? ['over'];
  again.undo();
  expect(again.question.key, `${where}: the question taken back`).toBe(key);
  expect(JSON.stringify(again.story) === JSON.stringify(session.story.slice(0, before)), `${where}: taken back`).toBe(true);
  again.redo();
  expect(JSON.stringify(again.story) === story, `${where}: given again`).toBe(true);
}
