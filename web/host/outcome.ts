import type { Answer } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { said } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { tellFact } from '../../src/text/tell.ts';
import type { HostedGame } from './hosted-game.ts';

/** What an answer would make known to everybody, in sentences: the draft the host confirms. */
export function outcomeOf(hosting: HostedGame, speaker: Speaker, answer: Answer): string[] {
  const preview = hosting.preview(answer);
  if ('why' in preview) return [speaker.say(preview.why)];
  return publicLines(preview.facts, speaker);
}

/** What of these facts everybody gets to know, each sentence once. */
export function publicLines(facts: readonly Fact[], speaker: Speaker): string[] {
  return [...new Set(facts.flatMap((fact) => sentence(fact, speaker) ?? []))];
}

function sentence(fact: Fact, speaker: Speaker): string | undefined {
  switch (fact.what) {
    case 'announced':
    case 'won':
      return tellFact(speaker, fact);
    case 'died':
      return fact.audience === 'public' ? speaker.say(said('host.outcome.died', { who: { seat: fact.seat } })) : undefined;
    case 'revived':
      return speaker.say(said('host.outcome.revived', { who: { seat: fact.seat } }));
    default:
      return undefined;
  }
}
