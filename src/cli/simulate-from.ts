import type { Game } from '../kernel/game.ts';
import type { Origin } from '../lab/playout.ts';
import { playedSteps } from '../lab/scenario.ts';
import { BadScenario, longestScenario, readScenario } from '../lab/scenario-file.ts';
import { longestSave, parseSave } from '../save/file.ts';
import { resume } from '../save/resume.ts';
import type { Words } from '../text/message.ts';
import { words as ruleWords } from '../text/rules.ts';
import { words as saveWords } from '../text/save.ts';
import { speaker } from '../text/speak.ts';
import { Failure } from './command.ts';
import { readLimited } from './limits.ts';

/**
 * Where the games of a file begin: a save as it stands, or a scenario behind its last step. Throws `Failure` with what is wrong
 * with the file, where it is of another game, or where today's rules tell it otherwise.
 */
export async function originOf(file: string, game: Game & { readonly words: Words }): Promise<Origin> {
  const text = read(file);
  const origin = /"format"\s*:\s*"nightdeck\.save"/.test(text.slice(0, 400))
    ? ofSave(file, text, game)
    : await ofScenario(file, text, game);
  if (origin.over) throw new Failure(`${file}: this game is over, so there is nothing to play on.`);
  return origin;
}

const read = (file: string): string => readLimited(file, 4 * Math.max(longestSave, longestScenario)).toString('utf8');

/** The game that a save or a scenario says it is of, if it says so. */
export const gameIn = (file: string): string | undefined => /"game"\s*:\s*"([^"\\]{1,60})"/.exec(read(file))?.[1];

interface Found extends Origin {
  readonly over: boolean;
}

function ofSave(file: string, text: string, game: Game & { readonly words: Words }): Found {
  const voice = speaker('en', [ruleWords, saveWords, game.words], []);
  const read = parseSave(text);
  if (!('save' in read)) throw new Failure(`${file}: ${voice.say(read.refusal.why)}`);
  const resumed = resume(read.save, game);
  if ('refusal' in resumed) throw new Failure(`${file}: ${voice.say(resumed.refusal.why)}`);
  if ('unplayable' in resumed) throw new Failure(`${file}: ${voice.say(resumed.unplayable)}`);
  if (resumed.diverged) throw new Failure(`${file}: ${voice.say(resumed.diverged.words)}`);
  const { setup, entries, question } = resumed.session;
  return { setup, entries, over: question.shape === 'over' };
}

async function ofScenario(file: string, text: string, game: Game & { readonly words: Words }): Promise<Found> {
  let named: string | undefined;
  try {
    const reading = await readScenario(
      text,
      async (id) => ((named = id) === game.id ? game : undefined),
      async () => game.words,
    );
    const { session, failures } = playedSteps(reading);
    const [failure] = failures;
    if (failure) throw new Failure(`${file}: step ${String(failure.step)}: ${failure.message}`);
    return { setup: session.setup, entries: session.entries, over: session.question.shape === 'over' };
  } catch (error) {
    if (named !== undefined && named !== game.id) throw new Failure(`${file}: this is a game of “${named}”, not of “${game.id}”.`);
    throw error instanceof BadScenario ? new Failure(`${file}: ${error.message}`) : error;
  }
}
