import type { Mutant } from './instrument.ts';

/** Changes no test can notice, because the program does the same with them. */
export interface Equivalent extends Pick<Mutant, 'file' | 'within'> {
  /** What is changed in that line, and into what; every change of that text if nothing is named. */
  readonly original: string;
  readonly into?: readonly string[];
  readonly why: string;
}

const shortcut = 'Only a shortcut: what is looked at without it finds nothing.';
const memory = 'Only remembered: without it the same is worked out again.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/kernel/table.ts',
    within: 'if (!seats) known.set(key, (seats = find()));',
    original: '!seats',
    into: ['true'],
    why: memory,
  },
  {
    file: 'src/kernel/script.ts',
    within: "const read = question.shape === 'say' && unread.length > 0 ? readBy(t, asked.say, unread) : none;",
    original: 'unread.length > 0',
    into: ['true', 'unread.length >= 0'],
    why: shortcut,
  },
  {
    file: 'src/kernel/script.ts',
    within: 't.due = before.length > 0 && read.length > 0 ? [...before, ...read] : before.length > 0 ? before : read;',
    original: 'before.length > 0 && read.length > 0',
    into: ['before.length > 0 || read.length > 0'],
    why: 'Only a shortcut: a list with nothing added says the same.',
  },
  {
    file: 'src/kernel/realign.ts',
    within: 'if ((now.screen && !one.screen) || one.round > now.round) return undefined;',
    original: 'one.round > now.round',
    into: ['false'],
    why: shortcut,
  },
  {
    file: 'src/kernel/table.ts',
    within: 'if (only === undefined || roles.length > 1) return this.seats.filter((s) => roles.includes(s.role)).map((s) => s.seat);',
    original: 'roles.length > 1',
    into: ['roles.length >= 1'],
    why: memory,
  },
  {
    file: 'src/kernel/script.ts',
    within: 'if (isRuling(answer)) yield* rule(t, answer);',
    original: 'isRuling(answer)',
    into: ['true'],
    why: 'Nothing but rulings is let through once the game is over.',
  },
  {
    file: 'src/rules/hooks.ts',
    within: "if (anyHooks(t, 'after')) {",
    original: "anyHooks(t, 'after')",
    into: ['true'],
    why: shortcut,
  },
  {
    file: 'src/rules/hooks.ts',
    within: 'if (!known) bornByCast.set(t.cast, (known = new Map<string, boolean>()));',
    original: '!known',
    into: ['true'],
    why: memory,
  },
  {
    file: 'src/rules/hooks.ts',
    within: 'if (some === undefined) known.set(kind, (some = Object.keys(t.cast).some((role) => t.roleOf(role)[kind] !== undefined)));',
    original: 'some === undefined',
    into: ['true'],
    why: memory,
  },
  {
    file: 'src/rules/window.ts',
    within: 'if (!known) byCast.set(t.cast, (known = new Map<string, readonly Reaction[]>()));',
    original: '!known',
    into: ['true'],
    why: memory,
  },
  {
    file: 'src/rules/window.ts',
    within:
      'if (!reactions) known.set(name, (reactions = Object.keys(t.cast).flatMap((role) => (t.roleOf(role).reacts?.[name] ?? []) as Reaction)));',
    original: '!reactions',
    into: ['true'],
    why: memory,
  },
  {
    file: 'src/rules/night-card.ts',
    within: 'if (known?.cast === cast) return known.sections;',
    original: 'known?.cast === cast',
    into: ['false'],
    why: memory,
  },
  {
    file: 'src/rules/ballot.ts',
    within: "const alike = p.must === undefined && !anyHooks(t, 'ballot') && !bound;",
    original: "p.must === undefined && !anyHooks(t, 'ballot') && !bound",
    into: ['false'],
    why: shortcut,
  },
  {
    file: 'src/rules/ballot.ts',
    within: "if (!open || hooksOn(t, seat, 'forbids').length === 0) return made;",
    original: "!open || hooksOn(t, seat, 'forbids').length === 0",
    into: ["!open && hooksOn(t, seat, 'forbids').length === 0"],
    why: shortcut,
  },
  {
    file: 'src/rules/ballot.ts',
    within: "if (!open || hooksOn(t, seat, 'forbids').length === 0) return made;",
    original: "hooksOn(t, seat, 'forbids').length === 0",
    into: ['false'],
    why: shortcut,
  },
  {
    file: 'src/rules/choose.ts',
    within: "const bound = actor !== undefined && hooksOn(t, actor, 'forbids').length > 0;",
    original: "hooksOn(t, actor, 'forbids').length > 0",
    into: ['true', "hooksOn(t, actor, 'forbids').length >= 0"],
    why: shortcut,
  },
  {
    file: 'src/rules/choose.ts',
    within: "const actor = choice.to.length === 1 && typeof choice.to !== 'string' ? choice.to[0] : undefined;",
    original: "typeof choice.to !== 'string'",
    into: ['true'],
    why: 'No word for whom it is put to has one letter.',
  },
  {
    file: 'src/games/ktulu/day/powers.ts',
    within: 'if (winner === undefined || loser === undefined) return false;',
    original: 'false',
    why: 'A Judge may not step in at a duel that nobody has won, and whoever has won it has beaten somebody.',
  },
  {
    file: 'src/games/ktulu/deaths.ts',
    within: 'const next = t.alive.find((other) => other > seat) ?? t.alive[0];',
    original: 'other > seat',
    into: ['other >= seat'],
    why: 'The dead player is not among the living.',
  },
  {
    file: 'src/games/ktulu/roles/detector.ts',
    within: 'const clockwise = steps(actor, who) < steps(actor, on);',
    original: 'steps(actor, who) < steps(actor, on)',
    into: ['steps(actor, who) <= steps(actor, on)'],
    why: 'Two players do not sit in one seat.',
  },
  {
    file: 'src/games/ktulu/roles/detector.ts',
    within: 'const steps = (from: SeatId, to: SeatId): number => (to - from + round) % round;',
    original: 'to - from + round',
    into: ['to - from - round'],
    why: 'Both numbers that are compared are smaller by the same.',
  },
  {
    file: 'src/games/ktulu/night/card.ts',
    within: 'if (known) return known;',
    original: 'known',
    into: ['false'],
    why: memory,
  },
  {
    file: 'src/games/ktulu/roles/gambler.ts',
    within: "if (t.since(from).some((fact) => fact.what === 'moved' && fact.to === actor)) return;",
    original: "fact.what === 'moved'",
    into: ['true'],
    why: 'No other fact leads to a seat: the compiler wants to be told.',
  },
];

/** The mutants of a folder that a test could notice; an error if one that is listed as equivalent is not made any more. */
export function withoutEquivalents(mutants: readonly Mutant[], folder: string): Mutant[] {
  const listed = equivalents.filter(({ file }) => file.startsWith(`${folder}/`));
  const means = (one: Equivalent, { file, within, original, replacement }: Mutant): boolean =>
    one.file === file && one.within === within && one.original === original && (one.into?.includes(replacement) ?? true);
  const stale = listed.filter((one) => !mutants.some((mutant) => means(one, mutant)));
  if (stale.length > 0)
    throw new Error(`tests/mutants/equivalent.ts lists what is not there: ${stale.map(({ within }) => within).join(' | ')}`);
  return mutants.filter((mutant) => !listed.some((one) => means(one, mutant)));
}
