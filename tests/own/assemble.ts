import { seeded, shuffled } from '../../src/kernel/random.ts';
import { mechanics } from './coverage/all.ts';
import { whole, type Part } from './coverage/play.ts';
import { switches } from './coverage/switches.ts';

const pool = [...mechanics, ...switches];

/** A rules file nobody has thought of: some mechanics of the genre in one game, with a vote and wins by chance. */
export function assembled(seed: string): object {
  const random = seeded(seed);
  const parts = shuffled(pool, random)
    .slice(0, 2 + random.below(6))
    .map(({ rules }, i) => renamed(rules, `${i}`));
  const day = ['accusation', 'trial', 'plurality', 'speeches'][random.below(4)];
  const tie = ['nobody', 'again', 'lot', 'all'][random.below(4)];
  const groups = ['roles', 'sides', 'marks', 'counts', 'classes'] as const;
  const joined = Object.fromEntries(groups.map((group) => [group, Object.assign({}, ...parts.map((part) => part[group] ?? {})) as object]));
  const wins = [
    ...parts.flatMap((part) => part.wins ?? []),
    { by: 'gone', side: 'village', who: { side: 'wolves' } },
    { by: 'parity', side: 'wolves' },
  ];
  return whole({
    ...joined,
    triggers: parts.flatMap((part) => part.triggers ?? []),
    wins: shuffled(wins, random).slice(0, 40),
    day: { vote: day, tie, first: random.below(2) === 0, secret: random.below(3) === 0 },
    ...(random.below(4) === 0 && { overdose: true }),
    ...(random.below(4) === 0 && { callDead: true }),
    ...(random.below(4) === 0 && { dealtAct: true }),
    ...(parts.some(({ middle }) => middle) && { middle: 2 }),
  } as Part);
}

/** The part with names of its own, so that several stand side by side; the village and its wolves are shared. */
function renamed(part: Part, suffix: string): Part {
  const shared = ['village', 'wolves', 'v', 'w', 'h', 'plain', 'special'];
  const own = ['roles', 'sides', 'marks', 'counts'].flatMap((group) => Object.keys(part[group as keyof Part] ?? {}));
  const names = new Map(own.filter((id) => !shared.includes(id)).map((id) => [id, `${id}${suffix}`]));
  const change = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return ['do', 'on', 'by', 'cause', 'what', 'id'].includes(field) ? value : (names.get(value) ?? value);
    if (Array.isArray(value)) return value.map((one) => change(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [names.get(key) ?? key, change(one, key)]));
  };
  return change(part) as Part;
}
