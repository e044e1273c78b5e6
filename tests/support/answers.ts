import type { Answer, Ruling } from '../../src/kernel/answer.ts';
import type { BallotQuestion, Candidate, Question } from '../../src/kernel/question.ts';
import { blanks, type Seating } from './seating.ts';

/** An answer as a test writes it: names, an option, a number, lines of votes, or the bare answer. */
export type Written = string | number | readonly string[] | Answer;

/** What is written, as the question at hand takes it. */
export function answerTo(question: Question, written: Written, table: Seating): Answer {
  if (typeof written === 'number') return { number: written };
  const lines = typeof written === 'string' ? [written] : isLines(written) ? written : undefined;
  if (!lines) return written as Answer;
  if (question.shape === 'ballot') return votesOn(question, lines, table);
  const words = lines.join(' ');
  if (question.shape === 'pick') return { option: words };
  if (question.shape === 'number') return { number: Number(words) };
  return { seats: table.seats(words) };
}

const isLines = (written: Exclude<Written, string | number>): written is readonly string[] => Array.isArray(written);

/** `Ann Bob > Cid` are two voters with a mark each; `guilty 5` is a count of hands; `Ann >` abstains. */
function votesOn(question: BallotQuestion, lines: readonly string[], table: Seating): Answer {
  if (lines.length > 0 && lines.every((line) => /^\S+ -?\d+$/.test(line))) {
    return {
      counts: Object.fromEntries(
        lines.map((line) => blanks(line) as [string, string]).map(([who, n]) => [candidate(question, who, table), Number(n)]),
      ),
    };
  }
  const votes: Record<number, readonly Candidate[]> = {};
  for (const line of lines) {
    const [voters, marks] = line.split('>');
    if (marks === undefined) throw new Error(`A vote is written “Ann Bob > Cid”, not “${line}”`);
    for (const seat of table.seats(voters ?? '')) {
      if (votes[seat]) throw new Error(`${table.name(seat)} votes twice`);
      votes[seat] = blanks(marks).map((mark) => candidate(question, mark, table));
    }
  }
  return { votes };
}

const candidate = ({ candidates }: BallotQuestion, word: string, table: Seating): Candidate =>
  candidates.some((c) => c.id === word) ? word : table.seat(word);

/** A ruling with names for seats. */
export type NamedRuling =
  | { readonly do: 'kill' | 'revive' | 'reveal'; readonly seat: string }
  | { readonly do: 'move'; readonly token: string; readonly to: string }
  | { readonly do: 'mark' | 'unmark'; readonly status: string; readonly seat: string }
  | { readonly do: 'swap'; readonly seats: readonly [string, string] }
  | { readonly do: 'recast'; readonly seat: string; readonly role: string }
  | { readonly do: 'note'; readonly text: string; readonly seat?: string }
  | { readonly do: 'end'; readonly won: readonly string[] };

export function rulingWith(ruling: NamedRuling, table: Seating): Ruling {
  switch (ruling.do) {
    case 'move':
      return { ...ruling, to: table.seat(ruling.to) };
    case 'swap':
      return { ...ruling, seats: [table.seat(ruling.seats[0]), table.seat(ruling.seats[1])] };
    case 'note': {
      const { seat, ...rest } = ruling;
      return seat === undefined ? rest : { ...rest, seat: table.seat(seat) };
    }
    case 'end':
      return ruling;
    default:
      return { ...ruling, seat: table.seat(ruling.seat) };
  }
}
