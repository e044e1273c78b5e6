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
  /** The page and whatever it loads until the home screen shows. */
  readonly firstScreen: Part;
  /** Code that only scanning needs: its screen and both decoders without WebAssembly. */
  readonly scanner: Part;
  /** Code that only printing needs, loaded when somebody prints. */
  readonly printer: Part;
  /** What draws a finished file to prove it, loaded when one is made. */
  readonly proof: Part;
  /** WebAssembly of the stronger decoder. */
  readonly wasm: Part;
  /** What the printer draws with. */
  readonly fonts: Part;
  /** The fonts of the screen: all the app brings, and those the page loads before its code. */
  readonly faces: Part;
  readonly firstFaces: Part;
  readonly all: Part;
}

/** Weighs the build in a folder. */
export function bundleOf(folder: string): Bundle {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const text = new Map(
    names.filter((name) => /\.(js|html|css)$/.test(name)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const page = [...(text.get('index.html') ?? '').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const first = closure(page, text);
  const later = [...text.keys()].filter((name) => name.endsWith('.js') && name !== 'sw.js' && !first.has(name));
  const entries = later.filter((name) => [...text.values()].some((code) => code.includes(`import(\`./${name.slice('assets/'.length)}\`)`)));
  /** The chunks with the mark and what they import, without what the other screens load too. */
  const marked = (mark: RegExp): string[] => {
    const bears = (names: Iterable<string>): boolean => [...names].some((name) => mark.test(`${name}\n${text.get(name) ?? ''}`));
    const others = entries.map((name) => closure([name], text)).filter((names) => !bears(names));
    const elsewhere = new Set([...first, ...others.flatMap((names) => [...names])]);
    return [
      ...closure(
        later.filter((name) => bears([name])),
        text,
      ),
    ].filter((name) => !elsewhere.has(name));
  };
  const weigh = (files: readonly string[]): Part => ({
    files,
    bytes: files.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0),
    gzip: files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0),
  });
  return {
    firstScreen: weigh(['index.html', ...first]),
    scanner: weigh(marked(/reverseFormatMap doesn't have|^assets\/(?:scan|zxing-worker)-/)),
    printer: weigh(marked(/%PDF-/)),
    proof: weigh(names.filter((name) => /^assets\/(?:prove|pdfium)-/.test(name))),
    wasm: weigh(names.filter((name) => /^assets\/zxing.*\.wasm$/.test(name))),
    fonts: weigh(names.filter((name) => /\.(ttf|otf)$/.test(name))),
    faces: weigh(names.filter((name) => name.endsWith('.woff2'))),
    firstFaces: weigh([...(text.get('index.html') ?? '').matchAll(/href="\.\/([^"]+\.woff2)"/g)].map((match) => match[1] ?? '')),
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
