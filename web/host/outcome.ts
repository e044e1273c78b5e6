import type { Answer } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { said } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { Hosting } from './session.ts';

/** What an answer would make known to everybody, in sentences: the draft the host confirms. */
export function outcomeOf(hosting: Hosting, speaker: Speaker, answer: Answer): string[] {
  const preview = hosting.preview(answer);
  if ('why' in preview) return [speaker.say(preview.why)];
  const lines = preview.facts.flatMap((fact) => sentence(fact, speaker) ?? []);
  return [...new Set(lines)];
}

function sentence(fact: Fact, speaker: Speaker): string | undefined {
  switch (fact.what) {
    case 'announced':
    case 'won':
      return speaker.say(fact.said);
    case 'died':
      return fact.audience === 'public' ? speaker.say(said('host.outcome.died', { who: { seat: fact.seat } })) : undefined;
    case 'revived':
      return speaker.say(said('host.outcome.revived', { who: { seat: fact.seat } }));
    default:
      return undefined;
  }
}
