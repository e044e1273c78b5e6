import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../../src/kernel/types.ts';
import { blockedBy } from '../../../../src/rules/status.ts';
import { clearly, goThrough, handsFor } from './by-hand.ts';

const games = 40;
const gunmen = ['goodGunman', 'badGunman', 'luckyLuke'];
const sorted = (seats: Iterable<SeatId>): SeatId[] => [...seats].sort((a, b) => a - b);

describe('days by chance, counted again by hand', () => {
  test('KT-056 KT-058 KT-059 KT-060 KT-106 KT-110 KT-116 KT-185 KT-R74 KT-R75 a duel costs those it should', { timeout: 120_000 }, () => {
    const seen = { duels: 0, overruled: 0, turned: 0, stopped: 0 };
    for (let i = 0; i < games; i++) {
      let pair: SeatId[] = [];
      let [winner, losers]: [SeatId | undefined, SeatId[]] = [undefined, []];
      const gone: SeatId[] = [];
      goThrough(
        `duels.${i}`,
        ({ question, answer, table }) => {
          if (question.key === 'duel.challenged' && 'seats' in answer) pair = [...(question.to as SeatId[]), ...answer.seats];
          if (question.key === 'duel.vote' && question.shape === 'ballot') {
            seen.duels += 1;
            // Who is kept from voting by a mark is barred by every vote, whatever the duel.
            const kept = (seat: SeatId): boolean => blockedBy(table, seat, 'vote') !== undefined && !pair.includes(seat);
            const absent = table.alive.filter((seat) => !kept(seat) && !question.voters.some((voter) => voter.seat === seat));
            expect(absent.filter((seat) => table.at(seat).role !== 'journalist' || pair.includes(seat))).toEqual(sorted(pair));
            const hands = handsFor(question, answer);
            const [a, b] = pair.map((seat) => hands.get(seat) ?? 0) as [number, number];
            const armed = pair.filter((seat) => gunmen.includes(table.at(seat).role));
            winner = armed.length === 1 ? armed[0] : a > b ? pair[0] : b > a ? pair[1] : undefined;
            if (armed.length === 1 && (winner === pair[0] ? a <= b : b <= a)) seen.overruled += 1;
            losers = winner !== undefined ? pair.filter((seat) => seat !== winner) : a > 0 ? [...pair] : [];
          }
          if (question.key !== 'window.duel' || !('seats' in answer) || answer.seats[0] === undefined) return;
          const stops = table.at(answer.seats[0]).role === 'stagecoach';
          seen[stops ? 'stopped' : 'turned'] += 1;
          [winner, losers] = stops ? [undefined, [...pair]] : [losers[0], winner === undefined ? [] : [winner]];
        },
        ({ question, facts }) => {
          for (const fact of facts) {
            if (fact.what === 'died' && ['KT-058', 'KT-059', 'KT-106', 'KT-116', 'KT-185'].includes(fact.clause)) gone.push(fact.seat);
            if (fact.what === 'announced' && fact.said.id === 'duel.survives')
              gone.push((fact.said.with?.['who'] as { seat: SeatId }).seat);
          }
          if (question.key !== 'day.next' && question.key !== 'search.nominees' && !facts.some(({ what }) => what === 'won')) return;
          expect(sorted(gone.splice(0))).toEqual(sorted(losers));
          losers = [];
        },
      );
    }
    for (const n of Object.values(seen)) expect(n).toBeGreaterThan(0);
  });

  test('KT-064 KT-065 KT-067 KT-068 KT-069 KT-200 KT-R78 KT-R79 KT-R85 the search takes those it should', { timeout: 120_000 }, () => {
    const seen = { ballots: 0, shorter: 0, marked: 0 };
    for (let i = 0; i < games; i++) {
      let [named, elected]: [readonly SeatId[], SeatId[] | undefined] = [[], undefined];
      let marked: SeatId[] = [];
      goThrough(
        `search.${i}`,
        ({ question, answer, table }) => {
          const options = table.options as { searchCount: number | null };
          const places = options.searchCount ?? (table.seats.length <= 16 ? 2 : 3);
          if (question.key === 'search.nominees' && 'seats' in answer) [named, elected] = [answer.seats, undefined];
          if (question.key.startsWith('search.vote') && question.shape === 'ballot') {
            seen.ballots += 1;
            if ('votes' in answer) for (const { seat } of question.voters) expect(answer.votes[seat]).toHaveLength(question.marks);
            const clear = clearly(handsFor(question, answer), places - (elected?.length ?? 0));
            elected = [...(elected ?? []), ...clear];
            if (elected.length < places) seen.shorter += 1;
          }
          if (question.key.endsWith('.tie') && question.key.startsWith('search.vote') && 'seats' in answer) {
            expect(['mayor', 'drunkMayor']).toContain(table.at((question.to as SeatId[])[0] ?? 0).role);
            elected = [...(elected ?? []), ...answer.seats];
          }
          marked = table.statuses.filter(({ what }) => what === 'incited').map(({ on }) => on);
        },
        ({ table, facts }) => {
          const told = facts.find((fact) => fact.what === 'announced' && fact.said.id === 'search.searched');
          if (told?.what !== 'announced') return;
          const living = (seats: readonly SeatId[]): SeatId[] => seats.filter((seat) => table.isAlive(seat));
          const expected = new Set([...(elected ?? living(named)), ...living(marked)]);
          if (living(marked).some((seat) => !(elected ?? named).includes(seat))) seen.marked += 1;
          expect(sorted((told.said.with?.['seats'] as { seats: SeatId[] }).seats)).toEqual(sorted(expected));
        },
      );
    }
    for (const n of Object.values(seen)) expect(n).toBeGreaterThan(0);
  });
});
