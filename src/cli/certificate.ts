import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A key and its certificate, PEM. */
export interface Pair {
  readonly key: string;
  readonly cert: string;
}

const day = 24 * 60 * 60 * 1000;

/** Where Nightdeck keeps what belongs to this user: the certificates. `NIGHTDECK_HOME` moves it. */
export function home(): string {
  const own = process.env['NIGHTDECK_HOME'];
  if (own !== undefined && own !== '') return own;
  if (process.platform === 'win32') return join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'nightdeck');
  return join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'nightdeck');
}

/**
 * A certificate for https at these IP addresses, signed by an authority of this user's own. Both are
 * kept: a phone that trusts the authority (`authority.pem`) once trusts it in every network, and one
 * that does not warns only when the address changes. Phones give the camera to https pages alone.
 */
export async function certificate(addresses: readonly string[], folder: string = home()): Promise<Pair> {
  mkdirSync(folder, { recursive: true });
  const authority = await kept(folder, 'authority', () => true, makeAuthority);
  const named = (cert: X509Certificate): boolean =>
    addresses.every((address) => cert.checkIP(address) !== undefined) && cert.checkIssued(new X509Certificate(authority.cert));
  const leaf = await kept(folder, 'server', named, () => makeLeaf(addresses, authority));
  return leaf;
}

/** The pair in the folder if it is still good for a week and fits, else a new one in its place. */
async function kept(folder: string, name: string, fits: (cert: X509Certificate) => boolean, make: () => Promise<Pair>): Promise<Pair> {
  const keyFile = join(folder, `${name}-key.pem`);
  const certFile = join(folder, `${name}.pem`);
  if (existsSync(keyFile) && existsSync(certFile)) {
    const pair = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
    if (usable(pair, fits)) return pair;
  }
  const pair = await make();
  writeFileSync(keyFile, pair.key, { mode: 0o600 });
  writeFileSync(certFile, pair.cert);
  return pair;
}

function usable(pair: Pair, fits: (cert: X509Certificate) => boolean): boolean {
  try {
    const cert = new X509Certificate(pair.cert);
    return Date.parse(cert.validTo) > Date.now() + 7 * day && fits(cert);
  } catch {
    return false;
  }
}

async function makeAuthority(): Promise<Pair> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Nightdeck on this computer' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 3650 * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key, cert };
}

async function makeLeaf(addresses: readonly string[], authority: Pair): Promise<Pair> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Nightdeck' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // Phones refuse server certificates that last longer than 825 days.
    notAfterDate: new Date(Date.now() + 397 * day),
    ca: authority,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }, ...addresses.map((ip) => ({ type: 7 as const, ip }))] },
    ],
  });
  return { key, cert };
}
