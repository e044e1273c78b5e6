import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where the programs of WebKitGTK lie; `browser` is the small browser that its driver steers. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** What a WebDriver command was answered with, as WebDriver tells errors. */
export class DriverError extends Error {
  override readonly name = 'DriverError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A session of WebKitGTK on a display of its own. */
export interface Session {
  readonly version: string;
  /** Sends a command (W3C WebDriver) below the session's address. Throws `DriverError`. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** WebKit's sandbox needs what containers do not allow. */
export const noSandbox = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

/** Without a graphics card its work is done by the processor: what the processor paints by itself takes it less. */
const painted = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/** How long the driver may take until it listens, ms. */
const patience = 20_000;

/** Starts a display; `displayNumber` tells its number. */
export const startDisplay = (xvfb: string): ChildProcess =>
  spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });

/** Starts display, driver and browser. */
export async function startWebKit(files: WebKitFiles): Promise<Session> {
  const display = startDisplay(files.xvfb);
  const started: ChildProcess[] = [display];
  // A run that is broken off leaves nothing behind.
  const abandon = (): void => started.forEach((one) => one.kill());
  process.once('exit', abandon);
  try {
    const number = await displayNumber(display);
    const port = await freePort();
    // Compositing stays on: without it, video frames are never announced.
    const env = { ...process.env, DISPLAY: `:${number}`, ...noSandbox, ...painted };
    started.unshift(spawn(files.driver, [`--port=${String(port)}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${String(port)}`;
    await listening(address);
    const options = { binary: files.browser, args: ['--automation'] };
    const { sessionId, capabilities } = (await ask('POST', `${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `${address}/session/${sessionId}`;
    return {
      version: capabilities.browserVersion,
      send: (method, path, body) => ask(method, session + path, body),
      close: async () => {
        await ask('DELETE', session).catch(() => undefined);
        process.off('exit', abandon);
        await end(started);
      },
    };
  } catch (error) {
    process.off('exit', abandon);
    await end(started);
    throw error;
  }
}

async function end(processes: readonly ChildProcess[]): Promise<void> {
  for (const one of processes) {
    if (one.exitCode !== null || one.signalCode !== null) continue;
    one.kill();
    await once(one, 'exit');
  }
}

/** The number of the display, which Xvfb writes when it is ready. */
export async function displayNumber(display: ChildProcess): Promise<string> {
  const pipe = display.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error('Xvfb has no pipe');
  const gone = once(display, 'exit').then(() => {
    throw new Error('Xvfb did not start');
  });
  const [line] = (await Promise.race([once(pipe, 'data'), gone])) as [Buffer];
  gone.catch(() => undefined);
  return line.toString().trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(address: string): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      await ask('GET', `${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error('WebKitWebDriver does not answer', { cause: error });
      await new Promise((later) => setTimeout(later, 20));
    }
  }
}

async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, { method, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}
