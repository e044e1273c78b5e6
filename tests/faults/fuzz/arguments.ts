import { commandNames, nightdeck } from '../../../src/cli/nightdeck.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike } from './mutate.ts';

const words: readonly string[] = [
  ...commandNames,
  'help',
  'princeton',
  'ktulu',
  'nowhere.pdf',
  'nowhere.json',
  'package.json',
  'decks',
  '--json',
  '--raw',
  '--help',
  '-h',
  '--',
  '--players',
  '--cards',
  '--parts',
  '--lang',
  '--seed',
  '--seats',
  '--order',
  '--key',
  '--deck',
  '--policy',
  '--options',
  'mafia=1',
  'mafia=-1',
  '12',
  '0',
  '-1',
  '99999999999999999999',
  'en',
  '=',
];

/** Lists of words that begin with a command; nothing is written, nobody is served and no game of thousands is played. */
export const argumentLists: Fuzzer = {
  name: 'arguments',
  full: 10_000,
  share: 100,
  async input(random): Promise<Verdict> {
    const list = Array.from({ length: 1 + random.below(6) }, () =>
      random.below(3) === 0 ? textLike(random, pick(random, words)) : pick(random, words),
    );
    const command = random.below(8) === 0 ? textLike(random, pick(random, commandNames)) : pick(random, commandNames);
    const said: string[] = [];
    const more = command === 'serve' ? ['--no-such-option'] : command === 'simulate' && !list.includes('--games') ? ['--games', '1'] : [];
    const code = await nightdeck([command, ...more, ...list.filter((word) => word !== '--' || more.length === 0)], {
      out: (line) => void said.push(line),
      err: (line) => void said.push(line),
    });
    const lines = said.join('\n');
    if (/TypeError|RangeError|undefined is not|Cannot read prop|is not a function|\[object Object\]/.test(lines))
      throw new Error(`${[command, ...list].join(' ')}: ${lines}`);
    if (code !== 0 && lines.trim() === '') return { silent: `exit code ${String(code)} without a word` };
    return code === 0 ? 'taken' : 'refused';
  },
};
