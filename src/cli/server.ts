import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { Failure } from './command.ts';
import { policy } from './content-policy.ts';
import { filesOf, type Encoding, type ServedFile } from './served-file.ts';

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

const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
};

/** Ms a connection may stand still in the middle of an answer. */
const patience = 60_000;

/**
 * Serves the files of a folder, and nothing else. Ours, as sirv 3.0.2 ends its process at `Range: bytes=5-2` and where a file
 * it knew is gone, follows links out of the folder, takes `br;q=0` for a wish and packs nothing by itself. Throws `Failure` where
 * the port is taken.
 */
export async function serveFolder(folder: string, where: Listening): Promise<Serving> {
  const fileAt = filesOf(folder);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    respond(fileAt, request, response).catch(() => response.destroy());
  };
  const server: Server =
    where.key !== undefined && where.cert !== undefined
      ? createSecureServer({ key: where.key, cert: where.cert }, answer)
      : createServer(answer);
  server.setTimeout(patience, (socket: Socket) => socket.destroy());
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(new Failure(cannotListen(error, where)));
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
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function cannotListen(error: NodeJS.ErrnoException, where: Listening): string {
  if (error.code === 'EADDRINUSE') return `Port ${String(where.port)} is taken. Choose another one with --port.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${String(where.port)}. Choose one above 1024 with --port.`;
  if (error.code === 'EADDRNOTAVAIL') return `This computer has no address ${where.host}.`;
  return `The app cannot be served at ${where.host}:${String(where.port)}: ${error.message}`;
}

async function respond(fileAt: (url: string) => ServedFile | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only reading here.');
    return;
  }
  const file = fileAt(request.url ?? '/');
  if (file === undefined) {
    refuse(response, 404, 'There is nothing at this address.');
    return;
  }
  const encoding = wanted(request.headers['accept-encoding']);
  const packed = encoding && (await file.packed(encoding));
  const tag = `"${file.tag}${packed && encoding ? `-${encoding}` : ''}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const body = packed ?? file.bytes;
  if (packed && encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The best packing a reader knows; one with the weight 0 is refused (RFC 9110, 12.5.3). */
function wanted(accepted = ''): Encoding | undefined {
  const known = accepted
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => (one.split(';', 1)[0] ?? '').trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => known.includes(encoding));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
}
