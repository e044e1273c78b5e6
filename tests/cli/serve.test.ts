import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { connect } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { certificate, makeServer } from '../../src/cli/certificate.ts';
import { announce, open } from '../../src/cli/commands/serve.ts';
import { isLocal, lanAddresses } from '../../src/cli/lan.ts';
import { isLocalAddress } from '../../src/cli/name-constraints.ts';
import { serveFolder } from '../../src/cli/server.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-home-'));
  writeFileSync(join(folder, 'index.html'), 'hello');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('https for phones', () => {
  it('a device that trusts the authority once can verify the server at each of its addresses', async () => {
    const pair = await certificate(['127.0.0.1', '192.168.7.20'], folder);
    const server = await serveFolder(folder, { host: '127.0.0.1', port: 0, ...pair });
    const body = await new Promise<string>((done, failed) => {
      get({ host: '127.0.0.1', port: server.port, path: '/', ca: readFileSync(join(folder, 'authority.pem')), agent: false }, (answer) => {
        answer.setEncoding('utf8').on('data', done);
      }).on('error', failed);
    });
    await server.close();
    expect(body).toBe('hello');
    const cert = new X509Certificate(pair.cert);
    expect(cert.checkIP('192.168.7.20')).toBe('192.168.7.20');
    expect(cert.checkHost('localhost')).toBe('localhost');
    expect(Date.parse(cert.validTo) - Date.now()).toBeLessThan(825 * 86_400_000);
  });

  it('keeps its certificate while the addresses stay and its authority even when they change', async () => {
    const before = await certificate(['10.0.0.5'], folder);
    const authority = readFileSync(join(folder, 'authority.pem'), 'utf8');
    expect(await certificate(['10.0.0.5'], folder)).toEqual(before);
    const moved = await certificate(['10.0.0.6'], folder);
    expect(moved.cert).not.toBe(before.cert);
    expect(readFileSync(join(folder, 'authority.pem'), 'utf8')).toBe(authority);
  });

  it('replaces a damaged certificate instead of failing', async () => {
    writeFileSync(join(folder, 'server.pem'), 'torn');
    const pair = await certificate(['10.0.0.6'], folder);
    expect(new X509Certificate(pair.cert).checkIP('10.0.0.6')).toBe('10.0.0.6');
  });

  it('heals after a power cut at any moment: the key of one pair never serves with the certificate of another', async () => {
    const at = (name: string): string => join(folder, 'torn', name);
    const trusted = async (): Promise<boolean> => {
      const pair = await certificate(['10.0.0.7'], join(folder, 'torn'));
      const [server, authority] = [new X509Certificate(pair.cert), new X509Certificate(readFileSync(at('authority.pem')))];
      return server.checkPrivateKey(createPrivateKey(pair.key)) && server.verify(authority.publicKey);
    };
    expect(await trusted()).toBe(true);
    const other = join(folder, 'other');
    await certificate(['10.0.0.7'], other);
    for (const name of ['authority-key.pem', 'authority.pem', 'server-key.pem', 'server.pem']) {
      const whole = readFileSync(at(name), 'utf8');
      for (const torn of ['', whole.slice(0, 100), whole.slice(0, whole.length / 2), readFileSync(join(other, name), 'utf8')]) {
        writeFileSync(at(name), torn);
        expect(await trusted(), `${name}, ${torn.length} signs`).toBe(true);
      }
      rmSync(at(name));
      expect(await trusted(), `${name} gone`).toBe(true);
    }
    expect(readdirSync(join(folder, 'torn')).sort()).toEqual(['authority-key.pem', 'authority.pem', 'server-key.pem', 'server.pem']);
  });

  it('keeps an authority whose copy for phones was lost', async () => {
    await certificate(['10.0.0.6'], folder);
    const authority = readFileSync(join(folder, 'authority.pem'), 'utf8');
    writeFileSync(join(folder, 'authority.pem'), '');
    await certificate(['10.0.0.6'], folder);
    expect(readFileSync(join(folder, 'authority.pem'), 'utf8')).toBe(authority);
  });

  it('has an authority that can vouch for private addresses and local names alone, for two years', async () => {
    await certificate(['10.0.0.6'], folder);
    const cert = readFileSync(join(folder, 'authority.pem'), 'utf8');
    expect(Date.parse(new X509Certificate(cert).validTo) - Date.now()).toBeLessThan(731 * 86_400_000);
    const authority = { cert, key: readFileSync(join(folder, 'authority-key.pem'), 'utf8').split('-----BEGIN CERTIFICATE')[0] ?? '' };
    const verdict = async (address: string): Promise<string> => {
      const server = await serveFolder(folder, { host: '127.0.0.1', port: 0, ...(await makeServer([address], authority)) });
      const said = await new Promise<string>((done) => {
        const ended = (what: string): void => {
          socket.destroy();
          done(what);
        };
        const socket = connect({ host: '127.0.0.1', port: server.port, ca: cert, checkServerIdentity: () => undefined }, () =>
          ended('trusted'),
        );
        socket.on('error', (error: Error) => ended(error.message));
      });
      await server.close();
      return said;
    };
    for (const address of ['192.168.1.4', '10.255.0.1', '172.31.0.9', '169.254.3.3', 'fe80::12'])
      expect(await verdict(address)).toBe('trusted');
    for (const address of ['8.8.8.8', '172.32.0.1', '2001:db8::1']) expect(await verdict(address)).toBe('permitted subtree violation');
  });

  it('knows an address of the internet, which gets a certificate of its own', async () => {
    expect(['192.168.1.4', '10.0.0.1', '100.64.0.1', '::1', 'fd00::1', 'fe80::1%eth0'].every(isLocalAddress)).toBe(true);
    expect(['8.8.8.8', '172.32.0.1', '2001:db8::1', 'example.com', ''].some(isLocalAddress)).toBe(false);
    const cert = new X509Certificate((await certificate(['8.8.8.8'], folder)).cert);
    expect([cert.checkIP('8.8.8.8'), cert.verify(cert.publicKey)]).toEqual(['8.8.8.8', true]);
  });

  it('makes an authority anew that could vouch for anything', async () => {
    const before = await makeServer(['10.0.0.6']);
    writeFileSync(join(folder, 'authority-key.pem'), `${before.key}\n${before.cert}\n`);
    await certificate(['10.0.0.6'], folder);
    expect(new X509Certificate(readFileSync(join(folder, 'authority.pem'))).ca).toBe(true);
  });

  it('keeps its keys to this user', async () => {
    await certificate(['10.0.0.6'], folder);
    // Windows knows no such bits: what is in the user's own folder is the user's there.
    const others = process.platform === 'win32' ? 0 : 0o077;
    for (const name of ['authority-key.pem', 'server-key.pem']) expect(statSync(join(folder, name)).mode & others).toBe(0);
  });
});

describe('serving the app', () => {
  it('keeps to this computer when told to, and says it is ready with the address', async () => {
    const shown = await open(folder, 0, '127.0.0.1');
    const said: string[] = [];
    await announce({ say: (line) => void said.push(line) }, shown);
    expect(shown.lan).toEqual([]);
    expect(said).toEqual([`Nightdeck is ready: ${shown.local}`]);
    expect(await (await fetch(shown.local)).text()).toBe('hello');
    await shown.close();
    await expect(fetch(shown.local)).rejects.toThrow();
  });

  it('takes another port when the usual one is taken, but not when one was asked for', async () => {
    const first = await open(folder, undefined, '127.0.0.1');
    const second = await open(folder, undefined, '127.0.0.1');
    expect(second.local).not.toBe(first.local);
    await expect(open(folder, Number(new URL(first.local).port), '127.0.0.1')).rejects.toThrow('is taken');
    await Promise.all([first.close(), second.close()]);
  });

  it('serves this computer even where phones cannot be served, and says why', async () => {
    const blocked = join(folder, 'not-a-folder');
    writeFileSync(blocked, '');
    vi.stubEnv('NIGHTDECK_HOME', blocked);
    const shown = await open(folder, 0, undefined).finally(() => vi.unstubAllEnvs());
    expect((await fetch(shown.local)).ok).toBe(true);
    expect(lanAddresses().length === 0 || shown.noLan !== undefined).toBe(true);
    await shown.close();
  });

  it('shows a phone its address as a QR code', async () => {
    const said: string[] = [];
    await announce(
      { say: (line) => void said.push(line) },
      { local: 'http://localhost:1/', lan: ['https://192.168.7.20:2/'], close: async () => undefined },
    );
    expect(said.join('\n')).toMatch(/[▀▄█]{3}/);
    expect(said.join('\n')).toContain('https://192.168.7.20:2/');
    expect(said.at(-1)).toBe('Nightdeck is ready: http://localhost:1/');
  });

  it('knows which addresses are this computer alone', () => {
    expect(['127.0.0.1', 'localhost', '::1', '127.1.2.3'].every(isLocal)).toBe(true);
    expect(['0.0.0.0', '192.168.1.2', '::'].some(isLocal)).toBe(false);
    expect(lanAddresses().every((address) => /^\d+\.\d+\.\d+\.\d+$/.test(address) && !address.startsWith('127.'))).toBe(true);
  });
});
