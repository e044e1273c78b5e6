import { randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { keptPair, type Pair } from './kept-pair.ts';
import { isLocalAddress, localNamesOnly, nameConstraints } from './name-constraints.ts';

const day = 24 * 60 * 60 * 1000;
/** Days; both are made anew by themselves in the week before they end. */
const authorityLife = 730;
const serverLife = 90;

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
 * The authority can vouch for nothing outside local networks, so an address of the internet gets a certificate that stands by itself.
 */
export async function certificate(addresses: readonly string[], folder: string = home()): Promise<Pair> {
  const named = (cert: X509Certificate): boolean => addresses.every((address) => cert.checkIP(address) !== undefined);
  if (!addresses.every(isLocalAddress)) return keptPair(folder, 'open-server', named, () => makeServer(addresses));
  const authority = await keptPair(folder, 'authority', isConstrained, makeAuthority);
  const { publicKey } = new X509Certificate(authority.cert);
  // By its signature, for every authority of ours has the same name.
  return keptPair(
    folder,
    'server',
    (cert) => named(cert) && cert.verify(publicKey),
    () => makeServer(addresses, authority),
  );
}

/** Authorities of before could vouch for any name there is; the number of the extension stands in those that cannot. */
function isConstrained(cert: X509Certificate): boolean {
  return cert.ca && cert.raw.includes(constraintsInDer);
}

/** `nameConstraints` as it is written in a certificate. */
const constraintsInDer = Buffer.of(0x06, 0x03, 0x55, 0x1d, 0x1e);

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
type Keys = Awaited<ReturnType<typeof newKeys>>;

const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

async function makeAuthority(): Promise<Pair> {
  const keys = await newKeys();
  const cert = await X509CertificateGenerator.createSelfSigned({
    ...lasting(authorityLife),
    name: 'CN=Nightdeck on this computer',
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      new Extension(nameConstraints, true, localNamesOnly()),
    ],
  });
  return { key: await pem(keys), cert: cert.toString('pem') };
}

/** A server's certificate, vouched for by the authority or, without one, by itself. */
export async function makeServer(addresses: readonly string[], authority?: Pair): Promise<Pair> {
  const keys = await newKeys();
  const issuer = authority && new X509Certificate(authority.cert);
  const cert = await X509CertificateGenerator.create({
    ...lasting(serverLife),
    subject: 'CN=Nightdeck',
    issuer: issuer ? issuer.subject : 'CN=Nightdeck',
    publicKey: keys.publicKey,
    signingKey: authority ? await privateKey(authority.key) : keys.privateKey,
    extensions: [
      new BasicConstraintsExtension(false),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
    ],
  });
  return { key: await pem(keys), cert: cert.toString('pem') };
}

/** From an hour ago, for clocks that go wrong, for so many days; each certificate with a number of its own. */
function lasting(days: number) {
  const serial = randomBytes(16);
  // Positive and without leading zeros (RFC 5280, 4.1.2.2).
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  const now = Date.now();
  return {
    serialNumber: serial.toString('hex'),
    notBefore: new Date(now - 60 * 60 * 1000),
    notAfter: new Date(now + days * day),
    signingAlgorithm: algorithm,
  };
}

async function pem({ privateKey }: Keys): Promise<string> {
  const bytes = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${bytes.replace(/.{64}(?=.)/g, '$&\n')}\n-----END PRIVATE KEY-----`;
}

function privateKey(text: string): Promise<webcrypto.CryptoKey> {
  const bytes = Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  return webcrypto.subtle.importKey('pkcs8', bytes, algorithm, true, ['sign']);
}
