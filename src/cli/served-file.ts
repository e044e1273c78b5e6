import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a file is sent: as it is, or packed. */
export type Encoding = 'br' | 'gzip';

/** A file of the app as the server keeps it. */
export interface ServedFile {
  readonly type: string;
  /** Changes with the content. */
  readonly tag: string;
  /** Names with a hash keep for ever; everything else is asked for again each time. */
  readonly hashed: boolean;
  readonly bytes: Buffer;
  /** The file packed; nothing where packing does not make it smaller. Packed once. */
  packed(encoding: Encoding): Promise<Buffer | undefined>;
}

/** Media types of the files a build is made of. WebAssembly is compiled in streaming only under its own. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
};

/** Files that are not packed by themselves. */
const packable = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg|font\/ttf)/;

/**
 * The files of a folder, each read once and kept, so that a reader however slow holds no file and no place in anybody's
 * way. Answers an address with its file, or nothing where there is none inside the folder: hidden files, and links that
 * lead out of it, are none.
 */
export function filesOf(folder: string): (url: string) => ServedFile | undefined {
  const base = resolve(folder);
  const kept = new Map<string, ServedFile>();
  return (url) => {
    const path = fileFor(base, url);
    if (path === undefined) return undefined;
    const { size, mtimeMs } = statSync(path);
    const tag = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
    const before = kept.get(path);
    if (before?.tag === tag) return before;
    const file = read(path, tag);
    kept.set(path, file);
    return file;
  };
}

function fileFor(base: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    const parts = path.split(/[/\\]/).filter((part) => part !== '');
    if (path.includes('\0') || parts.some((part) => part.startsWith('.'))) return undefined;
    const wanted = resolve(join(base, ...parts, ...(path.endsWith('/') ? ['index.html'] : [])));
    if (!wanted.startsWith(base + sep) || !realpathSync(wanted).startsWith(realpathSync(base) + sep)) return undefined;
    return statSync(wanted).isFile() ? wanted : undefined;
  } catch {
    // An address that cannot be decoded, or nothing there.
    return undefined;
  }
}

function read(path: string, tag: string): ServedFile {
  const bytes = readFileSync(path);
  const type = mediaTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const packs: Partial<Record<Encoding, Promise<Buffer | undefined>>> = {};
  return {
    type,
    tag,
    hashed: path.includes(`${sep}assets${sep}`),
    bytes,
    packed: (encoding) => (packs[encoding] ??= packable.test(type) ? smaller(bytes, encoding) : Promise.resolve(undefined)),
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);
/** A tenth larger than the best, in a twentieth of its time: six megabytes of signs are on their way at once, on a slow machine too. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function smaller(bytes: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  const pack = encoding === 'br' ? await brotli(bytes, effort) : await gzipped(bytes);
  return pack.length < bytes.length ? pack : undefined;
}
