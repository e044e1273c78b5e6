import { z } from 'zod';

/** One option of a command, in the shape `util.parseArgs` takes, with what help needs besides. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: true;
  /** Stands for the value in help, e.g. `N` or `FILE`. */
  readonly value?: string;
  readonly help: string;
  /** What its value must be, where not every text will do. */
  readonly takes?: z.ZodType;
}

/** The options of a command by their names. */
export type Options = Readonly<Record<string, Option>>;

type ValueOf<O> = O extends { readonly takes: z.ZodType<infer T> }
  ? T | undefined
  : O extends { readonly type: 'boolean' }
    ? boolean
    : O extends { readonly multiple: true }
      ? readonly string[]
      : string | undefined;

/** What the options come to: a switch is off, a list empty and anything else undefined where it was not given. */
export type Values<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

/** What was typed after the command's name, and where its answers go. */
export interface Args<V = Readonly<Record<string, unknown>>> {
  readonly positionals: readonly string[];
  readonly values: V;
  /** Writes a line of the answer (standard output). */
  say(line: string): void;
  /** Writes a line about the work (standard error): progress, warnings. */
  note(line: string): void;
}

/** A sub-command of `nightdeck`. */
export interface Command<V = Readonly<Record<string, unknown>>> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the name, e.g. `<deck> [--players N] --out FILE`. */
  readonly usage: string;
  readonly options: Options;
  /** Does it and answers with the exit code: 0 done, 1 a finding. Throws `Usage` for what was mistyped. */
  run(args: Args<V>): Promise<number>;
}

/** A command whose options the compiler knows; it is run with nothing but what its options take. */
export const commandOf = <const O extends Options>(command: Command<Values<O>> & { readonly options: O }): Command => command;

/** The command line does not say what to do: shown with a pointer to `--help`, exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

/** Something in the world is not as it should be (a file, a port): the message alone, exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The values of the options as `util.parseArgs` has read them; throws `Usage` for the first that is not what it must be. */
export function valuesOf(options: Options, given: unknown): Readonly<Record<string, unknown>> {
  return checked(z.object(Object.fromEntries(Object.entries(options).map(([name, option]) => [name, schemaOf(option)]))), given);
}

/** The value of an option whose bounds are known only once others have been read; throws `Usage`. */
export const valueWithin = <T>(option: string, takes: z.ZodType<T>, text: string | undefined): T | undefined =>
  checked(z.object({ [option]: takes.optional() }), { [option]: text })[option];

function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Usage(`--${String(issue?.path[0])} ${issue?.message ?? 'takes something else.'}`);
}

function schemaOf({ type, multiple, takes }: Option): z.ZodType {
  if (type === 'boolean') return z.boolean().default(false);
  return multiple ? z.array(z.string()).default([]) : (takes ?? z.string()).optional();
}

/** A value that `read` makes of the text, or the sentence it is refused with, e.g. `takes long or short.` */
export const valueOf = <T extends string | number>(read: (text: string) => T | undefined, wanted: string) =>
  z.string().transform((text, { addIssue }): T => {
    const value = read(text);
    if (value !== undefined) return value;
    addIssue(`takes ${wanted} "${text}".`);
    return z.NEVER;
  });

/** A whole number within bounds. */
export const wholeNumber = ({ min, max }: { readonly min: number; readonly max: number }) =>
  valueOf(
    (text) => (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
    `a whole number from ${String(min)} to ${String(max)}, not`,
  );

/** One of a few words. */
export const oneOf = <const W extends string>(words: readonly W[]) =>
  valueOf((text) => words.find((word) => word === text), `${words.join(', ')}; not`);
