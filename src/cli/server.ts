import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { extname, join, resolve, sep } from 'node:path';
import { Trouble } from './command.ts';

/** Where to listen. Port 0 takes any free one. With a key and certificate it speaks https. */
export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly key?: string;
  readonly cert?: string;
}

/** A running server. */
export interface Serving {
  readonly port: number;
  close(): Promise<void>;
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

/** What a page of the app may do: its own files, its own workers, the decoder's WebAssembly; nothing from elsewhere. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: mediastream:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
};

/** Serves the files of a folder, and nothing else. Throws `Trouble` where the port is taken. */
export async function serveFolder(folder: string, where: Listening): Promise<Serving> {
  const base = resolve(folder);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    respond(base, request, response);
  };
  const server: Server =
    where.key !== undefined && where.cert !== undefined
      ? createSecureServer({ key: where.key, cert: where.cert }, answer)
      : createServer(answer);
  await new Promise<void>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(new Trouble(cannotListen(error, where)));
    });
    server.listen(where.port, where.host, done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : where.port;
  return {
    port,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

function cannotListen(error: NodeJS.ErrnoException, where: Listening): string {
  if (error.code === 'EADDRINUSE') return `Port ${String(where.port)} is taken. Choose another one with --port.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${String(where.port)}. Choose one above 1024 with --port.`;
  if (error.code === 'EADDRNOTAVAIL') return `This computer has no address ${where.host}.`;
  return `The app cannot be served at ${where.host}:${String(where.port)}: ${error.message}`;
}

function respond(base: string, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only reading here.');
    return;
  }
  const file = fileFor(base, request.url ?? '/');
  if (file === undefined) {
    refuse(response, 404, 'There is nothing at this address.');
    return;
  }
  const stat = statSync(file);
  const tag = `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', tag);
  // Names with a hash keep for ever; everything else is asked for again each time.
  response.setHeader('Cache-Control', file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': mediaTypes[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': stat.size,
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** The file an address means, if there is one inside the folder. Hidden files are not served. */
function fileFor(base: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  const parts = path.split(/[/\\]/).filter((part) => part !== '');
  if (path.includes('\0') || parts.some((part) => part.startsWith('.'))) return undefined;
  const wanted = resolve(join(base, ...parts, ...(path.endsWith('/') ? ['index.html'] : [])));
  if (!wanted.startsWith(base + sep) || !existsSync(wanted) || !statSync(wanted).isFile()) return undefined;
  return wanted;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
}
