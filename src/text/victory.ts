import type { Question } from '../kernel/question.ts';
import type { FactionId, Said } from '../kernel/types.ts';
import type { Speaker } from './speak.ts';

/** Who has won, in one line. A side may have words of its own for it (`faction.<id>.wins`): not every name takes the same verb. */
export function victory(speaker: Speaker, won: readonly FactionId[]): string {
  const [side] = won;
  if (side === undefined) return speaker.say('fact.won.nobody');
  const own = `faction.${side}.wins`;
  return won.length === 1 && speaker.has(own) ? speaker.say(own) : speaker.say('fact.won.sides', { n: won.length, who: { factions: won } });
}

/** Why the game has ended, and who has won: the words of an ending give the reason alone. */
export const ending = (speaker: Speaker, won: readonly FactionId[], why: Said): string =>
  speaker.say('fact.won', { why: { said: why }, wins: victory(speaker, won) });

/** What is read aloud at a question, line by line, what is said with it first; at the end of a game also who has won. */
export const readOut = (speaker: Speaker, question: Question, before: readonly Said[] = []): string[] => [
  ...before.map((line) => speaker.say(line)),
  ...question.say.map((line) => (question.shape === 'over' ? ending(speaker, question.won, line) : speaker.say(line))),
];
