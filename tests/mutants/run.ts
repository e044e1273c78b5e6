import { sets } from './sets.ts';
import { trySet, type Outcome } from './try-set.ts';

/**
 * `npm run mutants`: changes the rules in one place at a time and asks whether a test notices.
 * `-- kernel ktulu` tries these sets only, `--all` every mutant instead of the sample.
 */
const args = process.argv.slice(2);
const all = args.includes('--all');
const names = args.filter((arg) => arg !== '--all');
const unknown = names.filter((name) => !sets.some((set) => set.name === name));

if (unknown.length > 0) {
  console.error(`There is no set ${unknown.join(', ')}; there are: ${sets.map(({ name }) => name).join(', ')}, and --all.`);
  process.exitCode = 1;
} else await main();

async function main(): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const set of sets.filter(({ name }) => names.length === 0 || names.includes(name)))
    outcomes.push(await trySet(set, all, (line) => console.log(line)));
  for (const { survivors } of outcomes)
    for (const { file, line, column, original, replacement } of survivors)
      console.log(`${file}:${line}:${column}  ${brief(original)}  →  ${brief(replacement)}`);
  for (const { set, tried, survivors } of outcomes) {
    const killed = tried.length - survivors.length;
    const score = (killed / tried.length) * 100;
    console.log(`${set.folder.padEnd(22)} ${killed} of ${tried.length} noticed: ${score.toFixed(1)} %, at least ${set.least} %`);
    if (score < set.least) process.exitCode = 1;
  }
}

function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
}
