import { isIP } from 'node:net';

/** Names that are local wherever they are used (RFC 6761, 6762, 8375); `lan` is what many home routers say. */
export const localNames: readonly string[] = ['localhost', 'local', 'home.arpa', 'lan'];

/** Addresses that are private or link-local everywhere (RFC 1918, 3927, 6598, 4193, 4291), with the length of their prefix. */
const localNetworks: readonly (readonly [address: string, bits: number])[] = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];

/** Whether an IP address is one no website can have. */
export function isLocalAddress(address: string): boolean {
  const bytes = bytesOf(address);
  return localNetworks.some(([network, bits]) => {
    const [base, mask] = [bytesOf(network), maskOf(bits, bytesOf(network).length)];
    return bytes.length > 0 && base.length === bytes.length && base.every((byte, i) => byte === ((bytes[i] ?? 0) & (mask[i] ?? 0)));
  });
}

/** Number of the extension (RFC 5280, 4.2.1.10). */
export const nameConstraints = '2.5.29.30';

/** What a certificate authority may vouch for, in DER: local names and addresses, nothing of the internet. */
export function localNamesOnly(): Uint8Array<ArrayBuffer> {
  const names = localNames.map((name) => tagged(0x30, tagged(0x82, [...Buffer.from(name, 'ascii')])));
  const networks = localNetworks.map(([network, bits]) => {
    const base = bytesOf(network);
    return tagged(0x30, tagged(0x87, [...base, ...maskOf(bits, base.length)]));
  });
  return Uint8Array.from(tagged(0x30, tagged(0xa0, [...names, ...networks].flat())));
}

function tagged(tag: number, body: readonly number[]): number[] {
  const length = body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255];
  return [tag, ...length, ...body];
}

/** The four or sixteen bytes of an address; none where it is no address. */
function bytesOf(address: string): readonly number[] {
  if (isIP(address) === 4) return address.split('.').map(Number);
  if (isIP(address) !== 6) return [];
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::').map((part) => part);
  const words = (part: string): number[] => (part === '' ? [] : part.split(':').map((word) => parseInt(word, 16)));
  const [before, after] = [words(head), words(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after].flatMap((word) => [word >> 8, word & 255]);
}

function maskOf(bits: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (255 << Math.max(0, Math.min(8, 8 * (i + 1) - bits))) & 255);
}
