import type { FactionId } from '../kernel/types.ts';
import type { Speaker } from './speak.ts';

/** Who has won, in one line. A side may have words of its own for it (`faction.<id>.wins`): not every name takes the same verb. */
export function victory(speaker: Speaker, won: readonly FactionId[]): string {
  const [side] = won;
  if (side === undefined) return speaker.say('host.draw');
  const own = `faction.${side}.wins`;
  return won.length === 1 && speaker.has(own) ? speaker.say(own) : speaker.say('host.won', { n: won.length, who: { factions: won } });
}
