import type { Ruling } from '../kernel/answer.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Candidate } from '../kernel/question.ts';
import type { Agent, Filler, Said } from '../kernel/types.ts';
import type { Speaker } from './speak.ts';
import { ending } from './victory.ts';

/** The fact as a sentence. `speaker` knows the words of the story and of the game. */
export function tellFact(speaker: Speaker, fact: Fact): string {
  const tell = (kind: string, fill: Readonly<Record<string, Filler>> = {}): string => speaker.say(`fact.${kind}`, fill);
  switch (fact.what) {
    case 'began':
      return tell('began', { n: fact.seats });
    case 'phase':
    case 'announced':
    case 'noted':
      return speaker.say(fact.said);
    case 'won':
      return ending(speaker, fact.factions, fact.said);
    case 'called':
      return tell(`called.${fact.call}`, {
        line: named(speaker, fact.line, 'line', 'role', 'faction'),
        why: fact.why ? { said: fact.why } : '',
      }).trim();
    case 'chose': {
      const by = fact.by.length === 0 ? speaker.say('agent.rules') : speaker.list(fact.by.map(speaker.seat));
      // The rules, where nobody in particular has chosen, are several.
      const n = fact.by.length || 2;
      return fact.seats.length === 0 ? tell('choseNobody', { by, n }) : tell('chose', { by, n, seats: { seats: fact.seats } });
    }
    case 'picked':
      return tell('picked', {
        by: fact.by.length === 0 ? speaker.say('agent.host') : { seats: fact.by },
        n: Math.max(1, fact.by.length),
        option: named(speaker, fact.option, 'option', 'ability'),
      });
    case 'expired':
      return tell('expired');
    case 'attempted':
      return tell('attempted', deed(speaker, fact));
    case 'prevented':
    case 'diverted': {
      const fill = { ...deed(speaker, fact), why: { said: fact.why } };
      return nobody(fact.shield) ? tell(`${fact.what}Alone`, fill) : tell(fact.what, { ...fill, shield: agent(speaker, fact.shield) });
    }
    case 'postponed':
      return tell('postponed', { ...deed(speaker, fact), moment: named(speaker, fact.until, 'moment') });
    case 'died':
      return nobody(fact.by)
        ? tell('diedAlone', { who: { seat: fact.seat } })
        : tell('died', { who: { seat: fact.seat }, by: agent(speaker, fact.by) });
    case 'revived':
      return tell('revived', { who: { seat: fact.seat } });
    case 'revealed':
      return tell('revealed', { who: { seat: fact.seat }, role: { role: fact.role } });
    case 'learned':
      return tell(fact.seats.length > 1 ? 'learnedMany' : 'learned', { seats: { seats: fact.seats }, said: { said: fact.said } });
    case 'marked':
      return tell('marked', { who: { seat: fact.seat }, status: named(speaker, fact.status, 'status'), by: agent(speaker, fact.by) });
    case 'unmarked':
      return tell('unmarked', { who: { seat: fact.seat }, status: named(speaker, fact.status, 'status') });
    case 'moved': {
      const fill = { token: named(speaker, fact.token, 'token'), to: { seat: fact.to } };
      if (fact.knowing && fact.from === fact.to) return tell('aware', fill);
      const moved = fact.from === undefined ? tell('got', fill) : tell('moved', { ...fill, from: { seat: fact.from } });
      return fact.knowing ? moved : tell('two', { first: moved, second: tell('unknowing', { to: { seat: fact.to } }) });
    }
    case 'spent':
      return tell('spent', { who: { seat: fact.seat }, ability: named(speaker, fact.ability, 'ability', 'role'), left: fact.left });
    case 'drawn':
      return tell(`drawn.${fact.by}`, {
        got: candidate(speaker, fact.got),
        from: speaker.list(fact.from.map((one) => candidate(speaker, one))),
      });
    case 'voted':
      return voted(speaker, fact.sums, fact.chosen);
    case 'recast':
      return tell('recast', { who: { seat: fact.seat }, from: { role: fact.from }, to: { role: fact.to } });
    case 'swapped':
      return tell('swapped', { seats: { seats: fact.seats } });
    case 'ruled':
      return tellRuling(speaker, fact.ruling);
  }
}

/**
 * How a fact came about: the fact itself, then what caused it, back to the beginning, each with its
 * clause. Where something was prevented or diverted, what put the shield there is named too.
 */
export function why(speaker: Speaker, story: readonly Fact[], index: number): string[] {
  return causes(story, index).flatMap((i) => {
    const fact = story[i];
    return fact ? [speaker.say('fact.why', { what: tellFact(speaker, fact), clause: fact.clause })] : [];
  });
}

/** Indices of a fact and of all that led to it, latest first. */
export function causes(story: readonly Fact[], index: number): number[] {
  const found: number[] = [];
  const open = [index];
  for (let i = open.shift(); i !== undefined; i = open.shift()) {
    const fact = story[i];
    if (fact === undefined || found.includes(i)) continue;
    found.push(i);
    const shield = shieldBehind(story, i);
    if (shield !== undefined) open.push(shield);
    if (fact.because !== undefined) open.push(fact.because);
  }
  return found.sort((a, b) => b - a);
}

/** The mark that stood in the way of what was prevented or diverted, if it was one. */
function shieldBehind(story: readonly Fact[], index: number): number | undefined {
  const fact = story[index];
  if (fact?.what !== 'prevented' && fact?.what !== 'diverted') return undefined;
  const { shield, seat, by } = fact;
  if (shield.seat === undefined) return undefined;
  const at = story
    .slice(0, index)
    .findLastIndex((f) => f.what === 'marked' && (f.seat === seat || f.seat === by.seat) && f.by.seat === shield.seat);
  return at < 0 ? undefined : at;
}

/** Who is behind an act, by name where there is one. */
export function agent(speaker: Speaker, { host, seat, role, faction }: Agent): string {
  if (host) return speaker.say('agent.host');
  if (seat !== undefined) return role === undefined ? speaker.seat(seat) : speaker.say('agent.role', { who: { seat }, role: { role } });
  if (faction !== undefined) return speaker.faction(faction);
  return role === undefined ? speaker.say('agent.rules') : speaker.role(role);
}

const nobody = ({ host, seat, role, faction }: Agent): boolean =>
  host === undefined && seat === undefined && role === undefined && faction === undefined;

function deed(speaker: Speaker, fact: { readonly deed: string; readonly seat: number; readonly by: Agent }): Record<string, Filler> {
  return { by: agent(speaker, fact.by), deed: named(speaker, fact.deed, 'deed'), who: { seat: fact.seat } };
}

/** The name of something by its id, from the first area that has one. */
function named(speaker: Speaker, id: string, ...areas: readonly string[]): string {
  const area = areas.find((one) => speaker.has(`${one}.${id}`));
  return area === undefined ? id : speaker.say(`${area}.${id}`);
}

const candidate = (speaker: Speaker, one: Candidate): string =>
  typeof one === 'number' ? speaker.seat(one) : named(speaker, one, 'option', 'role', 'faction');

function voted(speaker: Speaker, sums: readonly (readonly [Candidate, number])[], chosen: readonly Candidate[]): string {
  const some = sums.filter(([, n]) => n > 0).map(([one, n]) => speaker.say('fact.sum', { who: candidate(speaker, one), n }));
  const counted = some.length === 0 ? speaker.say('fact.noVotes') : some.join(speaker.say('fact.comma'));
  if (chosen.length === 0) return speaker.say(isLevel(sums) ? 'fact.votedTie' : 'fact.votedNobody', { sums: counted });
  return speaker.say('fact.voted', { sums: counted, chosen: speaker.list(chosen.map((one) => candidate(speaker, one))) });
}

/** Two answers to one question with as many votes each; among players, nobody being chosen says more. */
function isLevel(sums: readonly (readonly [Candidate, number])[]): boolean {
  const [first, second] = sums;
  return (
    sums.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    typeof first[0] === 'string' &&
    first[1] > 0 &&
    first[1] === second[1]
  );
}

/** What the host has ruled, as a sentence. */
export function tellRuling(speaker: Speaker, ruling: Ruling): string {
  return speaker.say(ruledWords(speaker, ruling));
}

function ruledWords(speaker: Speaker, ruling: Ruling): Said {
  const id = `fact.ruled.${ruling.do}`;
  switch (ruling.do) {
    case 'kill':
    case 'revive':
    case 'reveal':
    case 'leave':
      return { id, with: { who: { seat: ruling.seat } } };
    case 'sit':
      return { id, with: { n: ruling.seat, name: ruling.name } };
    case 'move':
      return { id, with: { token: named(speaker, ruling.token, 'token'), who: { seat: ruling.to } } };
    case 'mark':
    case 'unmark':
      return { id, with: { status: named(speaker, ruling.status, 'status'), who: { seat: ruling.seat } } };
    case 'swap':
      return { id, with: { seats: { seats: ruling.seats } } };
    case 'recast':
      return { id, with: { who: { seat: ruling.seat }, role: { role: ruling.role } } };
    case 'note':
      return { id };
    case 'end':
      return ruling.won.length === 0 ? { id: 'fact.ruled.draw' } : { id, with: { factions: { factions: ruling.won } } };
  }
}
