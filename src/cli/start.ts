import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildApp, root } from './build.ts';
import { commandOf, wholeNumber, Usage, type Args, type Options, type Values } from './command.ts';
import { announce, interrupted, open } from './commands/serve.ts';
import { nightdeck, runCommand } from './nightdeck.ts';

const options = {
  deck: { type: 'string', value: 'DECK', help: 'the deck to print (princeton)' },
  players: { type: 'string', value: 'N', takes: wholeNumber({ min: 1, max: 100 }), help: 'how many players it is for (12)' },
  lang: { type: 'string', value: 'LANG', help: 'language of the cards: en, zh, pl (en)' },
  host: { type: 'string', value: 'ADDRESS', help: 'address to serve on; 127.0.0.1 keeps it to this computer' },
  port: {
    type: 'string',
    short: 'p',
    value: 'N',
    takes: wholeNumber({ min: 0, max: 65535 }),
    help: 'port of http://localhost (4173, or the next free one)',
  },
  once: { type: 'boolean', help: 'stop as soon as everything is ready' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/**
 * `npm start`: everything a host needs for tonight. Builds the app, prints a deck and reads it back,
 * then serves the app until it is stopped.
 */
const command = commandOf({
  name: 'start',
  summary: 'build the app, print a deck and check it, serve the app',
  usage: '[options]',
  options,
  run: start,
});

async function start(args: Given): Promise<number> {
  if (args.positionals.length > 0) throw new Usage(`npm start takes no "${args.positionals[0] ?? ''}".`);
  const deck = args.values.deck ?? 'princeton';
  const players = args.values.players ?? 12;
  const port = args.values.port;
  const lang = args.values.lang;

  args.say('1/3  The app');
  const dist = join(root, 'dist');
  args.say(buildApp(dist) === 'built' ? '     built' : '     built before; nothing has changed since');

  args.say(`2/3  A ${deck} deck for ${String(players)} players`);
  const out = join(root, 'out');
  mkdirSync(out, { recursive: true });
  const pdf = relative(process.cwd(), join(out, `${deck}-${String(players)}.pdf`));
  const indented = { out: (line: string) => args.say(indent(line)), err: (line: string) => args.note(indent(line)) };
  const printed = await nightdeck(
    ['print', deck, '--players', String(players), ...(lang === undefined ? [] : ['--lang', lang]), '--out', pdf],
    indented,
  );
  if (printed !== 0) return printed;
  const checked = await nightdeck(['check', pdf], indented);
  if (checked !== 0) return checked;

  args.say('3/3  The app for the phone');
  const shown = await open(dist, port, args.values.host);
  await announce(args, shown);
  if (!args.values.once) {
    args.say('Ctrl+C stops it.');
    await interrupted();
  }
  await shown.close();
  return 0;
}

function indent(line: string): string {
  return line.replace(/^/gm, '     ');
}

process.exitCode = await runCommand(command, process.argv.slice(2), undefined, 'npm start --');
