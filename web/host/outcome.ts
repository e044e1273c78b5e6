import type { Answer } from '../../src/kernel/answer.ts';
import type { Fact, FactOf } from '../../src/kernel/fact.ts';
import { mentions } from '../../src/kernel/seat-gaps.ts';
import { said } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { tellFact } from '../../src/text/tell.ts';
import type { HostedGame } from './hosted-game.ts';

/** What an answer would make known to everybody, in sentences: the draft the host confirms. */
export function outcomeOf(hosting: HostedGame, speaker: Speaker, answer: Answer): string[] {
  const preview = hosting.preview(answer);
  if ('why' in preview) return [speaker.say(preview.why)];
  return publicLines(preview.facts, speaker, hosting.session.table.story.length);
}

/** What of these facts, the first of which has the index `from` in the story, everybody gets to know, each sentence once. */
export function publicLines(facts: readonly Fact[], speaker: Speaker, from = 0): string[] {
  const told = facts.filter((fact, i) => fact.what !== 'died' || !isAnnounced(fact, from + i, facts.slice(i)));
  return [...new Set(told.flatMap((fact) => sentence(fact, speaker) ?? []))];
}

/** Whether an announcement that follows a death tells of it, in better words than ours. */
const isAnnounced = ({ seat }: FactOf<'died'>, index: number, after: readonly Fact[]): boolean =>
  after.some((fact) => fact.what === 'announced' && (fact.because === index || mentions(fact.said, seat)));

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
