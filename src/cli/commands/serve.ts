import { join } from 'node:path';
import QRCode from 'qrcode';
import { buildApp, root } from '../build.ts';
import { commandOf, wholeNumber, Usage, type Args, type Options, type Values } from '../command.ts';
import { certificate } from '../certificate.ts';
import { isLocal, lanAddresses } from '../lan.ts';
import { type Serving, serveFolder } from '../server.ts';

const options = {
  host: {
    type: 'string',
    value: 'ADDRESS',
    help: 'address to listen on; 127.0.0.1 keeps it to this computer\n(all of this computer’s addresses if left out)',
  },
  port: {
    type: 'string',
    short: 'p',
    value: 'N',
    takes: wholeNumber({ min: 0, max: 65535 }),
    help: 'port of http://localhost (4173, or the next free one); https takes the one after',
  },
  json: { type: 'boolean', help: 'print the addresses as JSON when ready' },
  once: { type: 'boolean', help: 'stop again as soon as it is ready (to try whether it works)' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Serves the app: http to this computer, https to the phones in the same network. */
export const command = commandOf({
  name: 'serve',
  summary: 'serve the app to this computer and to phones nearby',
  usage: '[--host ADDRESS] [--port N]',
  options,
  run: serve,
});

async function serve(args: Given): Promise<number> {
  if (args.positionals.length > 0) throw new Usage(`serve takes no "${args.positionals[0] ?? ''}".`);
  const port = args.values.port;
  const host = args.values.host;
  const folder = join(root, 'dist');
  if (buildApp(folder) === 'built') args.note('Built the app.');
  const shown = await open(folder, port, host);
  if (args.values.json)
    args.say(JSON.stringify({ local: shown.local, lan: shown.lan, ...(shown.noLan === undefined ? {} : { noLan: shown.noLan }) }));
  else await announce(args, shown);
  if (args.values.once) await shown.close();
  else await interrupted().then(shown.close);
  return 0;
}

/** The addresses a running app can be reached at. */
export interface Shown {
  readonly local: string;
  /** One address per network this computer is in, for phones. */
  readonly lan: readonly string[];
  /** Why phones cannot be served though they were meant to be. */
  readonly noLan?: string;
  close(): Promise<void>;
}

/** Where to look for a free port when none was asked for. */
const usualPorts = [4173, 4175, 4177, 4179, 0];

/**
 * Opens the servers: http on localhost, and https on the network unless `host` is this computer alone.
 * A network that cannot be served does not keep this computer from it, unless it was asked for by its address.
 */
export async function open(folder: string, port: number | undefined, host: string | undefined): Promise<Shown> {
  const local = await firstFree(port === undefined ? usualPorts : [port], (one) => serveFolder(folder, { host: '127.0.0.1', port: one }));
  const shown = { local: `http://localhost:${String(local.port)}/`, lan: [], close: () => local.close() };
  const everywhere = host === undefined || host === '0.0.0.0';
  const addresses = everywhere ? lanAddresses() : isLocal(host) ? [] : [host];
  if (addresses.length === 0) return shown;
  try {
    const pair = await certificate(addresses);
    const ports = port === 0 ? [0] : [local.port + 1, 0];
    const secure = await firstFree(ports, (one) => serveFolder(folder, { host: host ?? '0.0.0.0', port: one, ...pair }));
    const lan = addresses.map((address) => `https://${address.includes(':') ? `[${address}]` : address}:${String(secure.port)}/`);
    return { ...shown, lan, close: () => Promise.all([local.close(), secure.close()]).then(() => undefined) };
  } catch (error) {
    if (everywhere) return { ...shown, noLan: error instanceof Error ? error.message : String(error) };
    await local.close();
    throw error;
  }
}

/** Serves at the first port that is free; the last one's trouble is everybody's. */
async function firstFree(ports: readonly number[], serveAt: (port: number) => Promise<Serving>): Promise<Serving> {
  for (const port of ports.slice(0, -1)) {
    try {
      return await serveAt(port);
    } catch {
      continue;
    }
  }
  return serveAt(ports.at(-1) ?? 0);
}

/** Says where the app is, with a QR code for the phone. */
export async function announce(args: Pick<Args, 'say'>, shown: Shown): Promise<void> {
  const [phone, ...others] = shown.lan;
  if (phone !== undefined) {
    args.say(await QRCode.toString(phone, { type: 'terminal', small: true }));
    args.say(`On a phone in the same network: ${[phone, ...others].join('  ')}`);
    args.say('The phone warns of an unknown certificate the first time: choose "Advanced", then "Continue".');
  }
  if (shown.noLan !== undefined) args.say(`Phones cannot reach it: ${shown.noLan}`);
  args.say(`Nightdeck is ready: ${shown.local}`);
}

/** Waits until the person stops the program. */
export function interrupted(): Promise<void> {
  return new Promise((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
