import { parseArgs } from 'node:util';
import { type Args, type Command, type Option, Failure, Usage, valuesOf } from './command.ts';
import { closest, commandHelp, programHelp } from './help.ts';

/** Where a run of the program writes its lines. */
export interface Streams {
  out(line: string): void;
  err(line: string): void;
}

const terminal: Streams = {
  out: (line) => {
    process.stdout.write(`${line}\n`);
  },
  err: (line) => {
    process.stderr.write(`${line}\n`);
  },
};

/** Commands in the order of help. Each is loaded only when it is called. */
const commands: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>> = {
  decks: { summary: 'list decks and games with their player numbers', load: async () => (await import('./commands/decks.ts')).command },
  script: {
    summary: 'turn a community script file into a deck, or a deck with its own rules into one',
    load: async () => (await import('./commands/script.ts')).command,
  },
  signs: {
    summary: 'find one of four thousand signs for cards of your own',
    load: async () => (await import('./commands/signs.ts')).command,
  },
  print: { summary: 'write a deck as a PDF to print', load: async () => (await import('./commands/print.ts')).command },
  check: { summary: 'read every code of a printed PDF back', load: async () => (await import('./commands/check.ts')).command },
  align: {
    summary: 'read off a photo of the test page how far a printer’s backs land off',
    load: async () => (await import('./commands/align.ts')).command,
  },
  accept: { summary: 'check a printed and cut deck by photos of it', load: async () => (await import('./commands/accept.ts')).command },
  scan: { summary: 'read the card codes in photos', load: async () => (await import('./commands/scan.ts')).command },
  play: { summary: 'run a scenario file through the rules', load: async () => (await import('./commands/play.ts')).command },
  simulate: { summary: 'play many games and count who wins', load: async () => (await import('./commands/simulate.ts')).command },
  serve: {
    summary: 'serve the app to this computer and to phones nearby',
    load: async () => (await import('./commands/serve.ts')).command,
  },
};

/** Names of all commands, in the order of help. */
export const commandNames: readonly string[] = Object.keys(commands);

/** The command of that name, or undefined. */
export async function findCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(commands, name) ? commands[name]?.load() : undefined;
}

/**
 * Runs the command line after the program's name and answers with the exit code:
 * 0 done, 1 a finding (a check that failed, a file that is not as it should be), 2 mistyped.
 */
export async function nightdeck(argv: readonly string[], streams: Streams = terminal): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined) {
    streams.err(programHelp(commands));
    return 2;
  }
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    streams.out(programHelp(commands));
    return 0;
  }
  if (name === 'help') return nightdeck([rest[0] ?? '', '--help'], streams);
  const command = await findCommand(name);
  if (command === undefined) {
    const near = closest(name, commandNames);
    streams.err(
      `There is no command "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}\nCommands: ${commandNames.join(', ')}. More with: nightdeck --help`,
    );
    return 2;
  }
  return runCommand(command, rest, streams);
}

/** Runs one command with the arguments after its name; `called` is how a person calls it. */
export async function runCommand(
  command: Command,
  argv: readonly string[],
  streams: Streams = terminal,
  called = `nightdeck ${command.name}`,
): Promise<number> {
  try {
    const args = parse(command, argv, streams);
    if (args !== undefined) return await command.run(args);
    streams.out(commandHelp(command, called));
    return 0;
  } catch (error) {
    return explain(error, called, streams);
  }
}

/** The arguments of a command, or undefined where help was asked for. */
function parse(command: Command, argv: readonly string[], streams: Streams): Args | undefined {
  // Help first: it must answer however wrong the rest is.
  const stop = argv.indexOf('--');
  if (argv.slice(0, stop === -1 ? argv.length : stop).some((word) => word === '--help' || word === '-h')) return undefined;
  const options = Object.fromEntries(Object.entries(command.options).map(([name, option]) => [name, forParser(option)]));
  const { values, positionals } = typed(() => parseArgs({ args: [...argv], options, allowPositionals: true, strict: true }), options);
  return { values: valuesOf(command.options, values), positionals, say: streams.out, note: streams.err };
}

function typed<T>(parse: () => T, options: object): T {
  try {
    return parse();
  } catch (error) {
    throw new Usage(mistyped(error, Object.keys(options)));
  }
}

function forParser(option: Option): { type: Option['type']; short?: string; multiple?: boolean } {
  return {
    type: option.type,
    ...(option.short === undefined ? {} : { short: option.short }),
    ...(option.multiple === undefined ? {} : { multiple: option.multiple }),
  };
}

function mistyped(error: unknown, options: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /Unknown option '(-+)([^']+)'/.exec(message);
  if (unknown !== null) {
    const near = closest(unknown[2] ?? '', options);
    return `There is no option "${unknown[1] ?? ''}${unknown[2] ?? ''}".${near === undefined ? '' : ` Did you mean "--${near}"?`}`;
  }
  const missing = /Option '(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(message);
  if (missing !== null) return `${missing[1] ?? ''} needs a value.`;
  const surplus = /Option '(?:-\w, )?(--[\w-]+)' does not take an argument/.exec(message);
  if (surplus !== null) return `${surplus[1] ?? ''} is a switch and takes no value.`;
  return message;
}

function explain(error: unknown, called: string, streams: Streams): number {
  if (error instanceof Usage) {
    streams.err(`${error.message}\nHow to use it: ${called} --help`);
    return 2;
  }
  if (error instanceof Failure) {
    streams.err(error.message);
    return 1;
  }
  const stack = process.env['NIGHTDECK_DEBUG'] !== undefined && error instanceof Error ? error.stack : undefined;
  streams.err(stack ?? `${called}: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
}
