import { describe, expect, it } from 'vitest';
import { type Args, type Command, Failure, Usage, oneOf, wholeNumber } from '../../src/cli/command.ts';
import { commandNames, findCommand, nightdeck, runCommand } from '../../src/cli/nightdeck.ts';

/** Runs a command line and keeps what it said. */
async function run(argv: readonly string[], command?: Command): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
  const code = command === undefined ? await nightdeck(argv, streams) : await runCommand(command, argv, streams);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const toy = (work: (args: Args) => number): Command => ({
  name: 'toy',
  summary: 'try things',
  usage: '<thing>',
  options: {
    size: { type: 'string', short: 's', value: 'N', takes: wholeNumber({ min: 1, max: 9 }), help: 'how large' },
    colour: { type: 'string', value: 'WORD', takes: oneOf(['red', 'blue']), help: 'which colour' },
    tag: { type: 'string', multiple: true, help: 'a tag' },
    fast: { type: 'boolean', help: 'do not dawdle' },
  },
  run: async (args) => work(args),
});

describe('the command line', () => {
  it('lists every command in its help and exits with 0', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const name of commandNames) expect(out).toContain(`  ${name} `);
  });

  it('shows the list on standard error with exit code 2 when called without a command', async () => {
    const { code, out, err } = await run([]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Commands:');
  });

  it('refuses an unknown command and suggests the nearest one', async () => {
    expect(await run(['prnt'])).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "print"?') as string });
    expect((await run(['abracadabra'])).err).not.toContain('Did you mean');
    expect((await run(['constructor'])).code).toBe(2);
  });

  it.each(commandNames)('%s explains itself with its usage and each of its options', async (name) => {
    const { code, out } = await run([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: nightdeck ${name}`);
    const command = await findCommand(name);
    expect(command?.name).toBe(name);
    for (const [option, { help }] of Object.entries(command?.options ?? {})) {
      expect(out).toContain(`--${option}`);
      expect(help.length).toBeGreaterThan(3);
    }
  });

  it.each(commandNames)('%s refuses an option it does not have with exit code 2', async (name) => {
    const { code, err } = await run([name, '--no-such-thing']);
    expect(code).toBe(2);
    expect(err).toContain('--no-such-thing');
    expect(err).toContain(`nightdeck ${name} --help`);
  });

  it('answers help even where the rest is wrong', async () => {
    expect(
      await run(
        ['--sise', '3', '--help'],
        toy(() => 0),
      ),
    ).toMatchObject({ code: 0, out: expect.stringContaining('-s, --size N') as string });
  });

  it('names the option it does not know and the one it may have been', async () => {
    expect(
      (
        await run(
          ['--sise', '3'],
          toy(() => 0),
        )
      ).err,
    ).toContain('There is no option "--sise". Did you mean "--size"?');
  });

  it('says which option lacks its value and which takes none', async () => {
    expect(
      await run(
        ['--size'],
        toy(() => 0),
      ),
    ).toMatchObject({ code: 2, err: expect.stringContaining('--size needs a value.') as string });
    expect(
      await run(
        ['--fast=yes'],
        toy(() => 0),
      ),
    ).toMatchObject({ code: 2, err: expect.stringContaining('takes no value') as string });
  });

  it('hands options and positionals to the command and returns its exit code', async () => {
    let seen: unknown;
    const { code } = await run(
      ['a', '-s', '7', '--tag', 'x', '--tag', 'y', '--colour', 'red', '--fast', 'b'],
      toy((args) => {
        seen = [
          args.positionals,
          args.values['size'],
          args.values['tag'],
          args.values['colour'],
          args.values['fast'],
          args.values['nothing'],
        ];
        return 1;
      }),
    );
    expect(code).toBe(1);
    expect(seen).toEqual([['a', 'b'], 7, ['x', 'y'], 'red', true, undefined]);
  });

  it.each(['0', '10', '-3', '2.5', 'many', ''])('takes no "%s" where a whole number from 1 to 9 is wanted', async (value) => {
    const { code, err } = await run(
      [`--size=${value}`],
      toy(() => 0),
    );
    expect(code).toBe(2);
    expect(err).toContain('a whole number from 1 to 9');
  });

  it('lists the words an option takes when given another', async () => {
    const { code, err } = await run(
      ['--colour', 'green'],
      toy(() => 0),
    );
    expect(code).toBe(2);
    expect(err).toContain('--colour takes red, blue; not "green".');
  });

  it('exits with 2 for a usage error, with 1 for trouble and for a surprise, and shows no stack', async () => {
    const failing = (error: Error): Promise<{ code: number; err: string }> =>
      run(
        [],
        toy(() => {
          throw error;
        }),
      );
    expect(await failing(new Usage('Which one?'))).toMatchObject({ code: 2, err: 'Which one?\nHow to use it: nightdeck toy --help' });
    expect(await failing(new Failure('The file is gone.'))).toMatchObject({ code: 1, err: 'The file is gone.' });
    expect(await failing(new Error('odd'))).toMatchObject({ code: 1, err: 'nightdeck toy: odd' });
  });
});
