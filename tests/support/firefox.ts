import { firefox, type Browser } from 'playwright-core';

/** The insides of playwright-core that the shim below needs; its version is pinned for that reason. */
interface Insides {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: Sender } };
}
interface Sender {
  send(method: string, params: unknown): Promise<unknown>;
}

/** Sent for every new context, and not yet known to the Firefox that Debian has. Nothing here depends on it. */
const unknown = 'emulation.setMediaFeaturesOverride';

/**
 * Starts an ordinary Firefox, which playwright-core steers over WebDriver BiDi. Its scroll bars are the classic ones,
 * which take their own room, as on every desktop.
 */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    headless: true,
    firefoxUserPrefs: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'ui.prefersReducedMotion': 1,
    },
  });
  const session = (browser as unknown as Insides)._connection.toImpl(browser)._browserSession;
  const senders = Object.getPrototypeOf(session) as Sender;
  const { send } = senders;
  senders.send = function (method, params) {
    return method === unknown ? Promise.resolve({}) : send.call(this, method, params);
  };
  return browser;
}
