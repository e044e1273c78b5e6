import { games } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { policies } from '../../lab/policies.ts';
import { simulate, type Report } from '../../lab/simulate.ts';
import type { Share } from '../../lab/statistics.ts';
import { type Args, type Command, flag, oneOf, text, Usage, wholeNumber } from '../command.ts';
import { findRulebook } from '../find-rulebook.ts';

const names = Object.keys(policies);

/** Plays many games with players who have no mind of their own, and counts who wins. */
export const command: Command = {
  name: 'simulate',
  summary: 'play many games and count who wins',
  usage: `<game or deck with rules> [--players N] [--games M] [--policy ${names.join('|')}] [--seed S] [--no-roles] [--json]`,
  options: {
    players: { type: 'string', short: 'n', value: 'N', help: 'players at the table (the number usual for the game)' },
    games: { type: 'string', short: 'g', value: 'M', help: 'games to play (10000)' },
    policy: {
      type: 'string',
      value: 'NAME',
      help: Object.values(policies)
        .map((p) => `${p.name}: ${p.about}`)
        .join('\n'),
    },
    seed: { type: 'string', value: 'TEXT', help: 'the same seed plays the same games again (nightdeck)' },
    'no-roles': { type: 'boolean', help: 'deal each side only its plain role' },
    json: { type: 'boolean', help: 'print the counts as JSON' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const game = await gameNamed(args.positionals);
  const { min, max, usual } = game.players;
  const players = wholeNumber(args, 'players', { min, max }) ?? usual;
  const policy = policies[oneOf(args, 'policy', names) ?? 'random'];
  if (policy === undefined) throw new Usage('There is no such policy.');
  const report = simulate({
    game,
    players,
    policy,
    games: wholeNumber(args, 'games', { min: 1, max: 10_000_000 }) ?? 10_000,
    seed: text(args, 'seed') ?? 'nightdeck',
    noRoles: flag(args, 'no-roles'),
  });
  if (flag(args, 'json')) args.say(JSON.stringify(report, null, 2));
  else for (const line of lines(report)) args.say(line);
  return 0;
}

async function gameNamed(positionals: readonly string[]): Promise<Game> {
  const [id, surplus] = positionals;
  const known = Object.keys(games);
  if (id === undefined) throw new Usage(`Which game? One of: ${known.join(', ')}.`);
  if (surplus !== undefined) throw new Usage(`One game at a time; "${surplus}" is one too many.`);
  return (await findRulebook(id)).load();
}

function lines(report: Report): string[] {
  const { days } = report;
  const shares = Object.entries(report.wins).filter(([id, { games }]) => id !== 'draw' || games > 0);
  const width = Math.max(...shares.map(([id]) => id.length));
  return [
    `${report.game}, ${report.players} players, ${report.games} games, policy ${report.policy}, seed ${report.seed}`,
    ...shares.map(
      ([id, share]) => `  ${id.padEnd(width)}  ${percent(share.share).padStart(7)}  (95 %: ${range(share)})  ${share.games} games`,
    ),
    `  days${' '.repeat(Math.max(0, width - 4))}  ${days.mean.toFixed(2).padStart(7)}  (${days.min} to ${days.max}, median ${days.median})`,
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const range = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;
