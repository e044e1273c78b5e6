/** A folder whose tests are tried, and what is asked of them. */
export interface MutantSet {
  readonly name: string;
  /** Sources that are changed. */
  readonly folder: string;
  /** Tests that must notice. */
  readonly tests: readonly string[];
  /** How many of the mutants are tried; all if there are fewer. */
  readonly sample: number;
  /** Least share of them that must be noticed, in percent. */
  readonly least: number;
}

/** Another seed draws another sample. */
export const seed = 'nightdeck';

/** Wording and data are checked by tests of their own kind; these changes make noise here. */
export const excluded = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'OptionalChaining', 'Regex', 'UpdateOperator'];

/**
 * Tests that draw new games each time, or count a hundred thousand, are left out: the first would
 * make the score a matter of luck, the second notice anything by the tenth decimal.
 */
export const left = /(^tests\/properties\/|oracle\.test\.ts$|ktulu\/properties\.test\.ts$)/;

/** What all games stand on is to be held up by tests of its own and by the smaller games; Ktulu's thousand tests are its own. */
const shared = [
  'tests/kernel',
  'tests/rules',
  'tests/scenarios',
  // What is said when a game is put together wrongly.
  'tests/games/slips',
  ...['princeton', 'vendetta', 'town', 'yakuza'].map((game) => `tests/games/${game}`),
];
const game = (name: string, sample: number): MutantSet => ({
  name,
  folder: `src/games/${name}`,
  tests: [`tests/games/${name}`, 'tests/scenarios'],
  sample,
  least: 93,
});

export const sets: readonly MutantSet[] = [
  { name: 'kernel', folder: 'src/kernel', tests: shared, sample: 300, least: 92 },
  { name: 'rules', folder: 'src/rules', tests: shared, sample: 300, least: 92 },
  game('princeton', 200),
  game('vendetta', 250),
  game('town', 200),
  game('yakuza', 200),
  game('ktulu', 400),
];
