import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pages } from './pages.ts';
import { typstFiles } from './typst.ts';

/** A drawing as it was measured: milliseconds of CPU time and bytes of the file. */
export interface Drawn {
  readonly cpu: number;
  readonly bytes: number;
}

/** A program that draws the pages in a process of its own. */
export interface Peer {
  readonly name: string;
  /** One of those that a goal is set against. */
  readonly javaScript: boolean;
  draw(): Drawn;
}

/** Where the pages lie for all of them, until `done`. */
export interface Peers {
  readonly nightdeck: Peer;
  /** The same with the pages laid out beforehand, as the others have them; codes are still to be worked out. */
  readonly laidOut: Peer;
  readonly others: readonly Peer[];
  /** Those that are not installed here. */
  readonly missing: readonly string[];
  done(): void;
}

const here = import.meta.dirname;

/** Everybody who can draw here, given the same pages. `cards` is what nightdeck is given instead: the deck. */
export function peers(cards: number, pages: Pages): Peers {
  const folder = mkdtempSync(join(tmpdir(), 'nightdeck-bench-'));
  const input = join(folder, 'pages.json');
  const out = join(folder, 'out.pdf');
  writeFileSync(input, JSON.stringify(pages));
  const measured = (program: string, args: readonly string[]): Drawn => {
    const said = execFileSync(program, args, { encoding: 'utf8' });
    return { cpu: (JSON.parse(said) as { cpu: number }).cpu, bytes: statSync(out).size };
  };
  const javaScript = (name: string): Peer => ({
    name,
    javaScript: true,
    draw: () => measured(process.execPath, ['--import', 'tsx', join(here, 'draw.ts'), name, String(cards), input, out]),
  });
  const python = ['python3', '/usr/bin/python3'].find((program) => runs(program, ['-c', 'import reportlab']));
  const typst = runs('typst', ['--version']);
  return {
    nightdeck: javaScript('nightdeck'),
    laidOut: javaScript('nightdeck, laid out'),
    others: [
      ...['jsPDF', 'pdf-lib', 'pdf-lib, codes as masks'].map(javaScript),
      ...(python === undefined
        ? []
        : [{ name: 'ReportLab', javaScript: false, draw: () => measured(python, [join(here, 'with-reportlab.py'), input, out]) }]),
      ...(typst ? [{ name: 'Typst', javaScript: false, draw: () => drawnByTypst(join(folder, 'typst'), pages, out) }] : []),
    ],
    missing: [...(python === undefined ? ['ReportLab'] : []), ...(typst ? [] : ['Typst'])],
    done: () => rmSync(folder, { recursive: true }),
  };
}

/** The whole of its process counts, as its start is small and its drawing cannot be told from reading. */
function drawnByTypst(folder: string, pages: Pages, out: string): Drawn {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of typstFiles(pages)) writeFileSync(join(folder, name), content);
  const fonts = join(here, '../../../print/fonts');
  const said = execFileSync('sh', ['-c', 'typst compile --font-path "$1" "$2" "$3" && times', 'sh', fonts, join(folder, 'main.typ'), out], {
    encoding: 'utf8',
  });
  return { cpu: childTime(said), bytes: readFileSync(out).length };
}

/** The last line that the shell's `times` writes: user and system time of its children, as `0m1.102s 0m0.145s`. */
function childTime(said: string): number {
  const last = said.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
}

function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
