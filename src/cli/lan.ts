import { networkInterfaces } from 'node:os';

/** This computer's own addresses in its local networks (IPv4), those most likely to be a home network first. */
export function lanAddresses(): string[] {
  const all = Object.entries(networkInterfaces())
    // Virtual networks of containers are nowhere a phone could be.
    .filter(([name]) => !/^(docker|br-|veth|virbr|vmnet|vboxnet)/i.test(name))
    .flatMap(([, entries]) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
  const rank = (address: string): number => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);
  return [...new Set(all)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Whether an address means this computer and no network. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
