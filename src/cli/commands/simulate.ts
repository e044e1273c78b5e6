import { availableParallelism } from 'node:os';
import { games } from '../../games/index.ts';
import { cardsOf } from '../../lab/playout.ts';
import type { Rulebook } from '../../rules/define-game.ts';
import { policies } from '../../lab/policies.ts';
import { reportOf, type Experiment, type Report } from '../../lab/simulate.ts';
import type { Share } from '../../lab/statistics.ts';
import { commandOf, oneOf, valueWithin, wholeNumber, Usage, type Args, type Options, type Values } from '../command.ts';
import { findRulebook } from '../find-rulebook.ts';
import { gameIn, originOf } from '../simulate-from.ts';
import { playAll } from '../simulate-games.ts';
import { castOf, mayBegin, rulesOf } from '../simulate-table.ts';

const names = Object.keys(policies);

const options = {
  players: {
    type: 'string',
    short: 'n',
    value: 'N',
    help: 'players at the table (the number usual for the game)',
  },
  cast: { type: 'string', value: 'CARDS', help: 'the cards that are dealt, such as "mafia 2, civilian 7"' },
  rules: {
    type: 'string',
    value: 'LIST',
    help: 'house rules, such as "killPolicy=mustKill, angelCount=2"; values of a list are joined by +',
  },
  from: {
    type: 'string',
    value: 'FILE',
    help: 'a save, or a scenario with a position or some steps: every game goes on from there, with its players, cards and house rules',
  },
  games: { type: 'string', short: 'g', value: 'M', takes: wholeNumber({ min: 1, max: 10_000_000 }), help: 'games to play (10000)' },
  policy: {
    type: 'string',
    value: 'NAME',
    takes: oneOf(names),
    help: Object.values(policies)
      .map((p) => `${p.name}: ${p.about}`)
      .join('\n'),
  },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed plays the same games again (nightdeck)' },
  'no-roles': { type: 'boolean', help: 'deal each side only its plain role' },
  cores: { type: 'string', value: 'N', takes: wholeNumber({ min: 1, max: 256 }), help: 'processes to play in (one for each core)' },
  json: { type: 'boolean', help: 'print the counts as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Plays many games with players who have no mind of their own, and counts who wins. */
export const command = commandOf({
  name: 'simulate',
  summary: 'play many games and count who wins',
  usage: `<game or deck with rules | --from FILE> [--players N | --cast CARDS] [--rules LIST] [--games M] [--policy ${names.join('|')}] [--seed S] [--no-roles] [--json]`,
  options,
  run,
});

async function run(args: Given): Promise<number> {
  const { book, game } = await gameNamed(args.positionals, args.values.from);
  const policy = policies[args.values.policy ?? 'random'];
  if (policy === undefined) throw new Usage('There is no such policy.');
  const experiment: Omit<Experiment, 'game' | 'policy'> = {
    ...(await tableOf(args, game)),
    games: args.values.games ?? 10_000,
    seed: args.values.seed ?? 'nightdeck',
  };
  const whole: Experiment = { ...experiment, game, policy };
  const cores = args.values.cores ?? availableParallelism();
  const counts = await playAll(
    whole,
    { book, policy: policy.name, experiment },
    { cores, alone: 1500, progress: told(args, experiment.games) },
  );
  const report = reportOf(whole, counts);
  if (args.values.json) args.say(JSON.stringify(report, null, 2));
  else for (const line of lines(book, report)) args.say(line);
  return 0;
}

/** Says how far it has come, at every tenth of the games. */
function told(args: Args, games: number): (done: number) => void {
  let tenths = 0;
  return (done) => {
    const now = Math.floor((10 * done) / games);
    if (now > tenths && done < games) args.note(`${String(done)} of ${String(games)} games`);
    tenths = now;
  };
}

/** Who sits there with which cards, by which house rules, and from where on. */
async function tableOf(args: Given, game: Rulebook): Promise<Pick<Experiment, 'players' | 'cast' | 'options' | 'noRoles' | 'from'>> {
  const file = args.values.from;
  if (file !== undefined) {
    const others = ['players', 'cast', 'rules', 'no-roles'] as const;
    const other = others.find((option) => args.values[option] !== undefined && args.values[option] !== false);
    if (other !== undefined) throw new Usage(`--from says who plays, with which cards and house rules; leave --${other} out.`);
    const from = await originOf(file, game);
    return { players: from.setup.deal.length, from };
  }
  const { min, max, usual } = game.players;
  const options = rulesOf(game, args.values.rules ?? '');
  const cast = args.values.cast === undefined ? undefined : castOf(game, args.values.cast);
  const given = valueWithin('players', wholeNumber({ min, max }), args.values.players);
  if (cast && given !== undefined && given !== cardsOf(cast).length)
    throw new Usage(`--cast says how many players there are: ${String(cardsOf(cast).length)}, not ${String(given)}.`);
  if (cast) await mayBegin(game, cast, options);
  return { players: cast ? cardsOf(cast).length : (given ?? usual), cast, options, noRoles: args.values['no-roles'] };
}

/** The game that is named, or the one of the file that is played on. */
async function gameNamed(positionals: readonly string[], from?: string): Promise<{ readonly book: string; readonly game: Rulebook }> {
  const [named, surplus] = positionals;
  const known = Object.keys(games);
  const id = named ?? (from === undefined ? undefined : gameIn(from));
  if (id === undefined) throw new Usage(`Which game? One of: ${known.join(', ')}.`);
  if (surplus !== undefined) throw new Usage(`One game at a time; "${surplus}" is one too many.`);
  return { book: id, game: await (await findRulebook(id)).load() };
}

function lines(book: string, report: Report): string[] {
  const { days } = report;
  const shares = Object.entries(report.wins).filter(([id, { games }]) => id !== 'draw' || games > 0);
  const width = Math.max(...shares.map(([id]) => id.length));
  return [
    `${book}, ${report.players} players, ${report.games} games, policy ${report.policy}, seed ${report.seed}`,
    ...shares.map(
      ([id, share]) => `  ${id.padEnd(width)}  ${percent(share.share).padStart(7)}  (95 %: ${range(share)})  ${share.games} games`,
    ),
    `  days${' '.repeat(Math.max(0, width - 4))}  ${days.mean.toFixed(2).padStart(7)}  (${days.min} to ${days.max}, median ${days.median})`,
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const range = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;
