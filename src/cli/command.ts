/** One option of a command, in the shape `util.parseArgs` takes, with what help needs besides. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** Stands for the value in help, e.g. `N` or `FILE`. */
  readonly value?: string;
  readonly help: string;
}

/** What was typed after the command's name, and where its answers go. */
export interface Args {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  /** Writes a line of the answer (standard output). */
  say(line: string): void;
  /** Writes a line about the work (standard error): progress, warnings. */
  note(line: string): void;
}

/** A sub-command of `nightdeck`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the name, e.g. `<deck> [--players N] --out FILE`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Does it and answers with the exit code: 0 done, 1 a finding. Throws `Usage` for what was mistyped. */
  run(args: Args): Promise<number>;
}

/** The command line does not say what to do: shown with a pointer to `--help`, exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

/** Something in the world is not as it should be (a file, a port): the message alone, exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** The value of a text option, or undefined where it was not given. */
export function text(args: Args, option: string): string | undefined {
  const value = args.values[option];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be repeated. */
export function texts(args: Args, option: string): readonly string[] {
  const value = args.values[option];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** Whether a switch was given. */
export function flag(args: Args, option: string): boolean {
  return args.values[option] === true;
}

/** A whole number from an option, within bounds; throws `Usage` for anything else. */
export function wholeNumber(args: Args, option: string, bounds: { readonly min: number; readonly max: number }): number | undefined {
  const value = text(args, option);
  if (value === undefined) return undefined;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= bounds.min && number <= bounds.max)) {
    throw new Usage(`--${option} takes a whole number from ${String(bounds.min)} to ${String(bounds.max)}, not "${value}".`);
  }
  return number;
}

/** One of a few words from an option; throws `Usage` for anything else. */
export function oneOf<W extends string>(args: Args, option: string, words: readonly W[]): W | undefined {
  const value = text(args, option);
  if (value === undefined) return undefined;
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Usage(`--${option} takes ${words.join(', ')}; not "${value}".`);
  return found;
}
