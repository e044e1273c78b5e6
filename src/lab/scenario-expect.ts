import type { Fact } from '../kernel/fact.ts';
import type { Candidate, Question } from '../kernel/question.ts';
import type { Session } from '../kernel/session.ts';
import type { Filler, Said, SeatId } from '../kernel/types.ts';
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

/** What may be chosen now. */
function free(question: Question): readonly Candidate[] {
  if (question.shape === 'choose') return question.seats;
  if (question.shape === 'pick') return question.options.filter((o) => !o.bar).map((o) => o.id);
  return question.shape === 'ballot' ? question.candidates.map((c) => c.id) : [];
}

function clauseAgainst(question: Question, word: string, seat: (name: string) => SeatId): string | undefined {
  if (question.shape === 'pick') return question.options.find((o) => o.id === word)?.bar?.clause;
  if (question.shape !== 'choose' && question.shape !== 'ballot') return undefined;
  return question.barred.find((b) => b.seat === seat(word))?.clause;
}

/** Whether this is the message meant: the same id, and in its gaps what the file names. */
function fits(said: Said, message: Message, name: (seat: SeatId) => string): boolean {
  if (typeof message === 'string') return said.id === message;
  return (
    said.id === message.id && Object.entries(message.with).every(([gap, wanted]) => filled(own(said.with, gap), name) === String(wanted))
  );
}

/** What stands there under a name from a file, which may be the name of something every object has. */
function own<V>(record: Readonly<Record<string, V>> | undefined, key: string): V | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

function filled(filler: Filler | undefined, name: (seat: SeatId) => string): string | undefined {
  if (filler === undefined || typeof filler === 'string') return filler;
  if (typeof filler === 'number') return String(filler);
  if ('seat' in filler) return name(filler.seat);
  if ('seats' in filler) return filler.seats.map(name).join();
  if ('role' in filler) return filler.role;
  if ('faction' in filler) return filler.faction;
  if ('factions' in filler) return filler.factions.join();
  return 'said' in filler ? filler.said.id : filler.list.map(({ id }) => id).join();
}

const list = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));
const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? 'nobody' : (JSON.stringify(value) ?? 'nothing');
const wording = (message: Message): string => (typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.with)}`);
