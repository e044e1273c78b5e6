import type { Rulebook } from '../../rules/define-game.ts';
import { runScenario, type Played } from '../../lab/scenario.ts';
import { BadScenario, longestScenario, readScenario, type Reading } from '../../lab/scenario-file.ts';
import { scenarioJsonSchema } from '../../lab/scenario-schema.ts';
import { words as ruleWords } from '../../text/rules.ts';
import { languages } from '../../text/message.ts';
import { speaker, type Speaker } from '../../text/speak.ts';
import { words as storyWords } from '../../text/story.ts';
import { tellFact } from '../../text/tell.ts';
import { wordingOf } from '../../text/wording.ts';
import { commandOf, oneOf, Usage, type Args, type Options, type Values } from '../command.ts';
import { bookNamed, findRulebook } from '../find-rulebook.ts';
import { bytesOf } from '../limits.ts';

const options = {
  deck: {
    type: 'string',
    value: 'FILE',
    help: 'a deck file with rules of its own, to be played by instead of the game the scenario names',
  },
  lang: { type: 'string', value: 'LANG', takes: oneOf(languages), help: `language of the story: ${languages.join(', ')} (en)` },
  json: { type: 'boolean', help: 'print outcome, failures and story as JSON' },
  schema: { type: 'boolean', help: 'print the JSON schema of scenario files and nothing else' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Plays a scenario file through the rules and tells what happened. */
export const command = commandOf({
  name: 'play',
  summary: 'run a scenario file through the rules',
  usage: '<scenario.json> [--deck FILE] [--lang en|zh|pl] [--json]',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  if (args.values.schema) {
    args.say(JSON.stringify(scenarioJsonSchema(), null, 2));
    return 0;
  }
  const [file, surplus] = args.positionals;
  if (file === undefined) throw new Usage('Which scenario file?');
  if (surplus !== undefined) throw new Usage(`One file at a time; "${surplus}" is one too many.`);
  const language = args.values.lang ?? 'en';
  try {
    const own = args.values.deck;
    let game: Rulebook | undefined;
    const find = async (id: string) => (game = await (own === undefined ? await bookNamed(id) : await findRulebook(own))?.load());
    const reading = await readScenario(read(file), find, async () => game?.words);
    const played = runScenario(reading);
    const words = game?.words;
    const names = reading.game.numbered ? [] : reading.scenario.seats.map(({ name }) => name);
    const voice = speaker(
      language,
      [ruleWords, storyWords, ...(words ? [words] : [])],
      names,
      wordingOf(reading.game.options, reading.scenario.options),
    );
    const { comments: _, ...told } = played;
    if (args.values.json)
      args.say(JSON.stringify({ ...told, story: played.story.map((fact) => ({ ...fact, text: tellFact(voice, fact) })) }, null, 2));
    else report(args, reading, played, voice);
    return played.failures.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    args.note(`${file}: ${error.message}`);
    return 2;
  }
}

function read(file: string): string {
  const bytes = bytesOf(file, 4 * longestScenario);
  if (typeof bytes === 'string') throw new BadScenario(bytes);
  return bytes.toString('utf8');
}

function report(args: Args, { scenario }: Reading, played: Played, voice: Speaker): void {
  args.say(scenario.title);
  if (scenario.about !== undefined) args.say(scenario.about);
  const remark = (after: number): void => {
    for (const comment of played.comments) if (comment.after === after) args.say(`  # ${comment.text}`);
  };
  for (const [i, fact] of played.story.entries()) {
    remark(i);
    if (fact.what === 'phase') args.say('');
    args.say(`${fact.what === 'phase' ? '' : '  '}${tellFact(voice, fact)}  [${fact.clause}]`);
  }
  remark(played.story.length);
  args.say('');
  for (const { step, message } of played.failures) args.say(`Step ${step}: ${message}`);
  const outcome =
    played.winner === null
      ? 'The game goes on'
      : played.winner === 'draw'
        ? 'A draw'
        : `Won by: ${played.winner.split('+').map(voice.faction).join(', ')}`;
  args.say(
    `${outcome}. ${played.steps} steps, ${played.failures.length === 0 ? 'all as the file says' : `${played.failures.length} not as the file says`}.`,
  );
}
