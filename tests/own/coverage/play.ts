import type { RulesFile } from '../../../src/own/schema/rules.ts';
import { ownDeck } from '../../support/village.ts';
import { evening, type Answers, type Evening } from '../evening.ts';

/** Part of a rules file: what it takes besides a village and its wolves. Names may be left out. */
export interface Part extends Partial<Omit<RulesFile, 'roles' | 'sides' | 'marks'>> {
  readonly roles?: Readonly<Record<string, Partial<RulesFile['roles'][string]>>>;
  readonly sides?: Readonly<Record<string, Partial<RulesFile['sides'][string]>>>;
  readonly marks?: Readonly<Record<string, Partial<NonNullable<RulesFile['marks']>[string]>>>;
}

/** What must have come of it. */
export interface Expected {
  readonly dead?: readonly number[];
  /** Words players were shown, each found in one of them. */
  readonly learned?: readonly (string | RegExp)[];
  readonly heard?: readonly RegExp[];
  readonly roles?: Readonly<Record<number, string>>;
  readonly bears?: readonly (readonly [seat: number, mark: string, yes?: false])[];
  readonly marked?: readonly string[];
  readonly won?: readonly string[];
  /** How often a question came up. */
  readonly times?: Readonly<Record<string, number>>;
  /** Seats that may not be chosen when it first comes up. */
  readonly barred?: Readonly<Record<string, readonly number[]>>;
  readonly hidden?: readonly number[];
  /** Nobody has won yet. */
  readonly goesOn?: true;
}

/** A mechanic of the genre as a little rules file that is played; `rules` alone where only the host can do it. */
export interface Mechanic {
  readonly no: number | string;
  readonly name: string;
  readonly rules: Part;
  readonly cast?: string;
  readonly answers?: Answers;
  readonly rounds?: number;
  readonly expected?: Expected;
}

/** A mechanic in one call. */
export const m = (
  no: number | string,
  name: string,
  rules: Part,
  cast: string,
  answers: Answers,
  expected: Expected,
  rounds = 1,
): Mechanic => ({ no, name, rules, cast, answers, expected, rounds });

/** A mechanic nobody but the host can carry out: the app reads the words at its place in the night. */
export const byHand = (no: number | string, name: string, words: string): Mechanic => ({
  no,
  name,
  rules: { roles: { it: { calls: [{ do: [{ do: 'manual', words: { en: words } }] }] } } },
  cast: 'it w v v v',
  answers: {},
  expected: { times: { 'it.manual': 1 } },
});

const named = <X extends object>(all: Readonly<Record<string, X>> = {}): Record<string, X & { name: { en: string } }> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { name: { en: id }, ...one }]));

/** A whole rules file: a village, wolves that kill at night, and the part. */
export function whole({ roles, sides, marks, causes, ...rest }: Part): RulesFile {
  return {
    day: { vote: 'plurality' },
    wins: [
      { by: 'gone', side: 'village', who: { side: 'wolves' } },
      { by: 'parity', side: 'wolves' },
    ],
    ...rest,
    sides: named({
      village: {},
      wolves: {
        acquainted: true,
        calls: [{ order: 30, cause: 'bite', choose: { may: true, who: { except: { side: 'wolves' } } }, do: [{ do: 'kill' }] }],
      },
      ...sides,
    }),
    roles: {
      v: { name: { en: 'v' }, side: 'village', class: 'plain' },
      w: { name: { en: 'w' }, side: 'wolves' },
      // Somebody who protects, for whatever needs another who acts.
      h: { name: { en: 'h' }, side: 'village', calls: [{ order: 10, choose: { self: true }, do: [{ do: 'guard' }] }] },
      ...Object.fromEntries(Object.entries(named(roles)).map(([id, role]) => [id, { side: 'village', class: 'special', ...role }])),
    },
    ...(marks && { marks: named(marks) }),
    causes: named({ bite: {}, ...causes }),
  };
}

/** A deck file around rules: one card of each role. */
export const deckOf = (rules: RulesFile): object => ({
  format: 'nightdeck.deck',
  version: 1,
  id: 'mechanic',
  title: { en: 'Mechanic' },
  languages: ['en'],
  style: 'house',
  cards: Object.keys(rules.roles).map((role, i) => ({ no: i + 1, role })),
  rules,
});

/** Reads, compiles and plays it; throws with the sentence if it is refused. */
export async function played({ rules, cast = '', answers, rounds }: Mechanic): Promise<Evening> {
  const game = await ownDeck(deckOf(whole(rules))).book.load();
  return evening(cast.split(' '), answers, rounds, {}, game);
}
