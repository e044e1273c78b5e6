import { createPrivateKey, X509Certificate } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A key and its certificate, PEM. */
export interface Pair {
  readonly key: string;
  readonly cert: string;
}

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The pair in the folder if it is whole, still good for a week and fits, else a new one in its place. Key and certificate
 * are written as one file (`<name>-key.pem`) that is there whole or not at all, so that a power cut never leaves a key of one
 * pair with the certificate of another; `<name>.pem` is the copy for other devices, and is mended from it.
 */
export async function keptPair(
  folder: string,
  name: string,
  fits: (cert: X509Certificate) => boolean,
  make: () => Promise<Pair>,
): Promise<Pair> {
  mkdirSync(folder, { recursive: true });
  const keyFile = join(folder, `${name}-key.pem`);
  const certFile = join(folder, `${name}.pem`);
  const kept = pairIn(`${textOf(keyFile)}\n${textOf(certFile)}`);
  const pair = kept !== undefined && isGood(kept, fits) ? kept : await make();
  const both = `${pair.key.trim()}\n${pair.cert.trim()}\n`;
  if (textOf(keyFile) !== both) writeWhole(keyFile, both, 0o600);
  if (textOf(certFile) !== `${pair.cert.trim()}\n`) writeWhole(certFile, `${pair.cert.trim()}\n`, 0o644);
  return pair;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The first key and the first certificate in the text: those of one file, or of two from before they were kept together. */
function pairIn(text: string): Pair | undefined {
  const key = /-----BEGIN (?:\w+ )?PRIVATE KEY-----[^-]+-----END (?:\w+ )?PRIVATE KEY-----/.exec(text)?.[0];
  const cert = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text)?.[0];
  return key === undefined || cert === undefined ? undefined : { key, cert };
}

function isGood({ key, cert }: Pair, fits: (cert: X509Certificate) => boolean): boolean {
  try {
    const read = new X509Certificate(cert);
    const now = Date.now();
    const inTime = Date.parse(read.validFrom) <= now && Date.parse(read.validTo) > now + week;
    return inTime && read.checkPrivateKey(createPrivateKey(key)) && fits(read);
  } catch {
    return false;
  }
}

/** Puts a file in its place once all of it is on the disk. */
export function writeWhole(file: string, text: string, mode: number): void {
  const fresh = `${file}.new-${String(process.pid)}`;
  const at = openSync(fresh, 'w', mode);
  try {
    writeSync(at, text);
    fsyncSync(at);
  } finally {
    closeSync(at);
  }
  try {
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
