import { commandOf, Usage, type Args, type Options, type Values } from './command.ts';
import { measure } from './clauses.ts';
import { runCommand } from './nightdeck.ts';

const options = { json: { type: 'boolean', help: 'print { game: { cited, total, missing } }' } } as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** `npm run rulebook [-- --json]`: how many clauses of each rulebook a test cites by its id. */
const command = commandOf({
  name: 'rulebook',
  summary: 'count the clauses of each rulebook that a test proves',
  usage: '[--json]',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  if (args.positionals.length > 0) throw new Usage(`rulebook takes no "${args.positionals[0] ?? ''}".`);
  const games = measure();
  if (args.values.json) args.say(JSON.stringify(games, null, 2));
  else
    for (const [game, { cited, total, missing }] of Object.entries(games)) {
      args.say(`${game}: ${cited} / ${total} clauses cited (${total === 0 ? 0 : Math.floor((100 * cited) / total)} %)`);
      if (missing.length > 0) args.say(`  missing: ${missing.join(', ')}`);
    }
  return Object.values(games).some(({ missing, total }) => missing.length > 0 || total === 0) ? 1 : 0;
}

process.exitCode = await runCommand(command, process.argv.slice(2), undefined, 'npm run rulebook --');
