import type { Fact } from '../kernel/fact.ts';
import type { Question } from '../kernel/question.ts';
import type { Session } from '../kernel/session.ts';
import type { Said, SeatId } from '../kernel/types.ts';
import { askedOtherwise, countedOtherwise, free } from './scenario-asked.ts';
import { fits, list, own, wording } from './scenario-words.ts';
import type { Expected, Message } from './scenario-schema.ts';

/** What of the expected does not hold, in sentences; `since` is where the story stood before the file's latest step. */
export function unmet(
  expected: Expected,
  { question, story, table, setup }: Session,
  since: number,
  seat: (name: string) => SeatId,
): string[] {
  const name = (n: SeatId): string => setup.deal[n - 1]?.name ?? `seat ${n}`;
  const found: string[] = [];
  const same = (what: string, wanted: readonly string[] | undefined, got: readonly string[]): void => {
    if (wanted && [...wanted].sort().join() !== [...got].sort().join())
      found.push(`${what}: ${list(wanted)} expected, but ${list(got)} found.`);
  };
  const equal = (what: string, wanted: unknown, got: unknown): void => {
    if (wanted !== undefined && wanted !== got) found.push(`${what}: ${shown(wanted)} expected, but ${shown(got)} found.`);
  };
  const seats = (keep: (s: (typeof table.seats)[number]) => boolean): string[] => table.seats.filter(keep).map((s) => name(s.seat));
  const recent = story.slice(since);

  for (const names of [expected.dead, expected.alive, expected.revealed, ...Object.values(expected.marked ?? {})]) names?.forEach(seat);
  equal('asked', expected.asked, question.key);
  equal('round', expected.round, table.place.round);
  found.push(...askedOtherwise(expected, question, name, seat), ...countedOtherwise(expected, recent, story, name, seat));
  same(
    'dead',
    expected.dead,
    seats((s) => !s.alive),
  );
  same(
    'alive',
    expected.alive,
    seats((s) => s.alive),
  );
  same(
    'revealed',
    expected.revealed,
    seats((s) => s.revealed),
  );
  for (const [token, wanted] of Object.entries(expected.holder ?? {})) {
    const who = typeof wanted === 'string' ? wanted : (wanted?.who ?? null);
    if (who !== null) seat(who);
    const { holder, knowing } = own(table.tokens, token) ?? {};
    equal(`holder of ${token}`, who, holder === undefined ? null : name(holder));
    if (typeof wanted === 'object' && wanted !== null) equal(`holder of ${token} knows`, wanted.knowing, knowing ?? false);
  }
  for (const [status, names] of Object.entries(expected.marked ?? {}))
    same(
      `marked ${status}`,
      names,
      table.statuses.filter((s) => s.what === status).map((s) => name(s.on)),
    );
  for (const [line, call] of Object.entries(expected.called ?? {})) equal(`call of ${line}`, call, lastCall(story, line));

  for (const [who, message] of Object.entries(expected.told ?? {})) {
    const told = recent.flatMap((fact) => (fact.what === 'learned' && fact.seats.includes(seat(who)) ? [fact.said] : []));
    if (!told.some((said) => fits(said, message, name)))
      found.push(`told ${who}: ${wording(message)} expected, but ${list(told.map((s) => s.id))} found.`);
  }
  for (const who of expected.untold ?? []) {
    const told = recent.flatMap((fact) => (fact.what === 'learned' && fact.seats.includes(seat(who)) ? [fact.said.id] : []));
    if (told.length > 0) found.push(`untold ${who}: nothing expected, but ${list(told)} found.`);
  }
  const announced = recent.flatMap((fact) => (fact.what === 'announced' || fact.what === 'won' ? [fact.said] : []));
  found.push(...missing(expected.announced ?? [], announced, name));
  for (const id of expected.silent ?? []) if (announced.some((said) => said.id === id)) found.push(`silent: ${id} was announced.`);

  const candidates = free(question);
  same(
    `offered at ${question.key}`,
    expected.offered,
    candidates.map((c) => (typeof c === 'number' ? name(c) : c)),
  );
  const why = (word: string): string => clauseAgainst(question, word, seat) ?? 'nothing';
  for (const [word, clause] of Object.entries(expected.barred ?? {})) equal(`against ${word} at ${question.key}`, clause, why(word));
  for (const [who, clause] of Object.entries(expected.warned ?? {})) {
    const warning = question.shape === 'choose' ? question.warned?.find((w) => w.seat === seat(who))?.clause : undefined;
    equal(`warning of ${who} at ${question.key}`, clause, warning ?? 'nothing');
  }
  if (expected.winner !== undefined)
    same('winner', winners(expected.winner), winners(table.won === undefined ? null : table.won.length === 0 ? 'draw' : table.won));
  return found;
}

const winners = (won: string | readonly string[] | null): readonly string[] => (won === null ? [] : typeof won === 'string' ? [won] : won);

function lastCall(story: readonly Fact[], line: string): string {
  const called = story.findLast((fact) => fact.what === 'called' && fact.line === line);
  return called?.what === 'called' ? called.call : 'not called';
}

/** Messages that were not announced, or not in this order. */
function missing(wanted: readonly Message[], announced: readonly Said[], name: (seat: SeatId) => string): string[] {
  let from = 0;
  return wanted.flatMap((message) => {
    const at = announced.findIndex((said, i) => i >= from && fits(said, message, name));
    if (at >= 0) from = at + 1;
    return at >= 0 ? [] : [`announced: ${wording(message)} expected, but ${list(announced.map((s) => s.id))} found.`];
  });
}

function clauseAgainst(question: Question, word: string, seat: (name: string) => SeatId): string | undefined {
  if (question.shape === 'pick') return question.options.find((o) => o.id === word)?.bar?.clause;
  if (question.shape !== 'choose' && question.shape !== 'ballot') return undefined;
  return question.barred.find((b) => b.seat === seat(word))?.clause;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? 'nobody' : (JSON.stringify(value) ?? 'nothing');
