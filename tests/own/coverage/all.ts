import { effectsIn, walk } from '../../../src/own/walk.ts';
import { aloneOrApart } from './alone.ts';
import { apart } from './apart.ts';
import { cards } from './cards.ts';
import { counting } from './counting.ts';
import { demons } from './demons.ts';
import { grudges } from './grudges.ts';
import { guarding } from './guarding.ts';
import { keeping } from './keeping.ts';
import { looking } from './looking.ts';
import type { Mechanic } from './play.ts';
import { striking } from './striking.ts';
import { unsure } from './unsure.ts';
import { voting } from './voting.ts';
import { wolves } from './wolves.ts';

/** The mechanics of the genre, in the order in which they are counted. */
export const mechanics: readonly Mechanic[] = [
  ...looking,
  ...counting,
  ...keeping,
  ...guarding,
  ...striking,
  ...voting,
  ...unsure,
  ...wolves,
  ...demons,
  ...aloneOrApart,
  ...apart,
  ...grudges,
  ...cards,
];

/** Whether only the host can carry it out. */
export const isManual = ({ rules }: Mechanic): boolean => JSON.stringify(rules).includes('"do":"manual"');

const traits: readonly string[] = [
  ...['shields', 'vote', 'silent', 'drunk', 'unclear', 'appears', 'unnamed', 'unseen', 'believes', 'known', 'uncounted', 'hidden', 'joins'],
];

/** The blocks a mechanic is made of: verbs, what sets something off, traits and marks. */
export function blocksOf({ rules }: Mechanic): readonly string[] {
  const found = new Set<string>();
  walk(rules, (group) => {
    if ('on' in group && typeof group.on === 'string') found.add(`on ${group.on}`);
    for (const key of Object.keys(group)) if (traits.includes(key)) found.add(key);
    if ('by' in group && typeof group.by === 'string' && ['parity', 'gone', 'alone', 'when', 'along'].includes(group.by))
      found.add(`wins ${group.by}`);
  });
  return [...new Set(effectsIn(rules).map(({ effect }) => effect.do)), ...found];
}

/** The table of all mechanics, as Markdown. */
export function table(): string {
  const manual = mechanics.filter(isManual).length;
  const share = (((mechanics.length - manual) * 100) / mechanics.length).toFixed(1);
  const rows = mechanics.map(
    (one) => `| ${one.no} | ${one.name} | ${isManual(one) ? '**manual**' : blocksOf(one).join(', ') || 'nothing'} |`,
  );
  return [
    '# What blocks can say',
    '',
    `${mechanics.length} mechanics of the genre, each written as a little rules file that is read, compiled and played by \`npm test\` (\`tests/own/coverage\`). The app resolves ${mechanics.length - manual} of them (${share} %) by itself; ${manual} are manual: the app calls them and reads the words, the host acts. The table is made by \`npm run coverage\`.`,
    '',
    '| no | mechanic | blocks |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
