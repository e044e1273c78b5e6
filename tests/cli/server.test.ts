import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serveFolder } from '../../src/cli/server.ts';

/** Code that packs well. */
const long = 'export const word = "nightdeck";\n'.repeat(20_000);
let folder: string;
let server: Serving;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-served-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'site-next-door'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site-next-door', 'secret.txt'), 'secret');
  writeFileSync(join(site, '.sources'), 'hidden');
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(site, 'two words.txt'), 'two');
  writeFileSync(join(site, 'assets', 'main-12345678.js'), 'export {};');
  writeFileSync(join(site, 'assets', 'long-12345678.js'), long);
  // Windows lets few users make links; there is then none that could lead out.
  if (process.platform === 'win32') {
    writeFileSync(join(site, 'stays.html'), 'Home');
  } else {
    symlinkSync(join(folder, 'secret.txt'), join(site, 'leads-out.txt'));
    symlinkSync(join(folder, 'site-next-door'), join(site, 'leads-away'));
    symlinkSync(join(site, 'index.html'), join(site, 'stays.html'));
  }
  writeFileSync(join(site, 'assets', 'reader.wasm'), new Uint8Array([0, 97, 115, 109]));
  server = await serveFolder(site, { host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request line as it stands: `fetch` would tidy the path first. */
function raw(path: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => done(answer));
    socket.on('error', failed);
  });
}

describe('the server of the app', () => {
  it('serves the page for the folder itself and for any query behind it', async () => {
    for (const path of ['/', '/index.html', '/?from=qr', '/index.html?x=1']) {
      const answer = await fetch(base + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('Home');
    }
  });

  it('gives scripts and WebAssembly the media types browsers insist on', async () => {
    expect((await fetch(`${base}/assets/main-12345678.js`)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await fetch(`${base}/assets/reader.wasm`)).headers.get('content-type')).toBe('application/wasm');
  });

  it('lets browsers keep hashed files for ever and ask again for the rest', async () => {
    expect((await fetch(`${base}/assets/main-12345678.js`)).headers.get('cache-control')).toContain('immutable');
    const page = await fetch(base);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(base, { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('allows a page its own scripts and workers and nothing from elsewhere', async () => {
    const policy = (await fetch(base)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/../site-next-door/secret.txt',
    '//secret.txt',
    '/..\\secret.txt',
    '/.sources',
    '/assets/%00',
    '/%zz',
    '/assets',
    '/missing.js',
    '/leads-out.txt',
    '/leads-away/secret.txt',
    '/assets/../leads-out.txt',
  ])('answers %s with 404 and no file from outside', async (path) => {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/secret$|hidden$/);
  });

  it('decodes names with spaces', async () => {
    expect(await (await fetch(`${base}/two%20words.txt`)).text()).toBe('two');
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await fetch(base, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('34');
    expect((await fetch(base, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('follows a link that stays in the folder', async () => {
    expect(await (await fetch(`${base}/stays.html`)).text()).toContain('Home');
  });

  it('packs what can be packed, in the way the reader knows best, and tells caches so', async () => {
    const file = `${base}/assets/long-12345678.js`;
    const sizes: number[] = [];
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=0.5', 'gzip'],
      ['br;q=0, gzip;q=0.0', null],
      ['identity', null],
    ] as const) {
      const answer = await fetch(file, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(long);
      sizes.push(Number(answer.headers.get('content-length')));
      const again = await fetch(file, { headers: { 'Accept-Encoding': accepted, 'If-None-Match': answer.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
    expect(sizes[1]).toBeLessThan(long.length / 50);
    expect(sizes.slice(2)).toEqual([long.length, long.length]);
    const image = await fetch(`${base}/two%20words.txt`, { headers: { 'Accept-Encoding': 'br' } });
    expect(image.headers.get('content-encoding')).toBeNull();
  });

  it('answers others at once while hundreds read slowly or not at all, and survives what no browser asks', async () => {
    const slow = await Promise.all(
      Array.from(
        { length: 400 },
        (_, i) =>
          new Promise<Socket>((done) => {
            const socket = connect(server.port, '127.0.0.1', () => {
              const range = i % 2 === 0 ? 'Range: bytes=9-2\r\n' : '';
              socket.pause().write(`GET /assets/long-12345678.js HTTP/1.1\r\nHost: x\r\n${range}\r\n`, () => done(socket));
            });
            socket.on('error', () => undefined);
          }),
      ),
    );
    for (const path of ['/', '/assets/main-12345678.js']) expect((await fetch(base + path)).status).toBe(200);
    for (const socket of slow) socket.destroy();
    expect(await raw('/index.html')).toContain('Home');
  });

  it('serves a file as it now is, and no longer one that is gone', async () => {
    const file = join(folder, 'site', 'changing.txt');
    writeFileSync(file, 'one');
    expect(await (await fetch(`${base}/changing.txt`)).text()).toBe('one');
    writeFileSync(file, 'three');
    expect(await (await fetch(`${base}/changing.txt`)).text()).toBe('three');
    rmSync(file);
    expect((await fetch(`${base}/changing.txt`)).status).toBe(404);
  });

  it('says in plain words that a port is taken and how to choose another', async () => {
    await expect(serveFolder(folder, { host: '127.0.0.1', port: server.port })).rejects.toThrow(
      `Port ${server.port} is taken. Choose another one with --port.`,
    );
  });
});
