import type { Command, Option } from './command.ts';

/** What `nightdeck --help` prints. */
export function programHelp(commands: Readonly<Record<string, { readonly summary: string }>>): string {
  const lines = Object.entries(commands).map(([name, { summary }]): [string, string] => [name, summary]);
  return [
    'Nightdeck prints a deck of role cards, reads the dealt cards and runs the night.',
    '',
    'Usage: nightdeck <command> [options]',
    '',
    'Commands:',
    ...columns(lines),
    '',
    'Each command explains itself: nightdeck <command> --help',
    'Exit codes: 0 done, 1 a finding (something did not check out), 2 mistyped.',
  ].join('\n');
}

/** What `nightdeck <command> --help` prints; `called` is how a person calls it. */
export function commandHelp(command: Command, called = `nightdeck ${command.name}`): string {
  const help: Option = { type: 'boolean', short: 'h', help: 'show this help' };
  return [
    `${called}: ${command.summary}`,
    '',
    `Usage: ${called} ${command.usage}`.trimEnd(),
    '',
    'Options:',
    ...columns(Object.entries({ ...command.options, help }).map(([name, option]) => [spelling(name, option), option.help])),
  ].join('\n');
}

function spelling(name: string, option: Option): string {
  const short = option.short === undefined ? '    ' : `-${option.short}, `;
  return `${short}--${name}${option.type === 'string' ? ` ${option.value ?? 'TEXT'}` : ''}`;
}

/** The known word that a mistyped one is nearest to, if any is near. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const ranked = known.map((name) => ({ name, far: distance(word.toLowerCase(), name) })).sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : undefined;
}

/** How many letters must be put in, left out or changed (Levenshtein). Ours, as it is twelve lines that nothing else here needs. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function columns(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([left]) => left.length)) + 2;
  return lines.map(([left, right]) => {
    const [first = '', ...more] = right.split('\n');
    return [`  ${left.padEnd(width)}${first}`, ...more.map((line) => `  ${' '.repeat(width)}${line}`)].join('\n');
  });
}
