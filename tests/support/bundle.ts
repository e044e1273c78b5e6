import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Some files of a build and what they weigh. */
export interface Part {
  readonly files: readonly string[];
  /** Bytes on disk and compressed with gzip, as a host would send them. */
  readonly bytes: number;
  readonly gzip: number;
}

/** What a build is made of, by when it is loaded. */
export interface Bundle {
  /** The page, and whatever it loads before anything is shown. */
  readonly firstScreen: Part;
  /** Code that reads codes with html5-qrcode, loaded when the first card is scanned. */
  readonly scanner: Part;
  /** Code that draws PDFs, loaded when somebody prints. */
  readonly printer: Part;
  /** WebAssembly of the stronger decoder. */
  readonly wasm: Part;
  readonly fonts: Part;
  readonly all: Part;
}

/** Weighs the build in a folder. */
export function bundleOf(folder: string): Bundle {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'))
    .sort();
  const text = new Map(names.filter((name) => /\.(js|html|css)$/.test(name)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const first = closure([...(text.get('index.html') ?? '').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? ''), text);
  const later = [...text.keys()].filter((name) => name.endsWith('.js') && name !== 'sw.js' && !first.has(name));
  /** The chunks with the mark, and what they import on top of the first screen. */
  const marked = (mark: RegExp): string[] => [...closure(later.filter((name) => mark.test(text.get(name) ?? '')), text)].filter((name) => !first.has(name));
  const weigh = (files: readonly string[]): Part => ({
    files,
    bytes: files.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0),
    gzip: files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0),
  });
  return {
    firstScreen: weigh(['index.html', ...first]),
    scanner: weigh(marked(/No MultiFormat Readers were able to detect the code/)),
    printer: weigh(marked(/%PDF-/)),
    wasm: weigh(names.filter((name) => name.endsWith('.wasm'))),
    fonts: weigh(names.filter((name) => /\.(ttf|otf|woff2?)$/.test(name))),
    all: weigh(names),
  };
}

/** These chunks and all they import before they run. What they load later is not among them. */
function closure(start: readonly string[], text: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !text.has(name)) return;
    found.add(name);
    const code = text.get(name) ?? '';
    for (const [, file = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) visit(`assets/${file}`);
  };
  for (const name of start) visit(name);
  return found;
}
