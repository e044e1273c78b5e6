import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SteeredBrowser } from './steered-browser.ts';

/** No second page at the start: no welcome, no news, nothing restored after a crash. */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'services.settings.server': 'http://localhost:9/',
};

/** A Firefox of its own. */
export class OwnFirefox extends SteeredBrowser {
  // Its own databases lie beside those of sites, under `permanent`.
  readonly places = { database: /\/default\/[^/]+\/idb$/, copies: /\/default\/[^/]+\/cache$/ };
  readonly parts = { page: / tab$/ };
  /** The program. */
  readonly #path: string;

  constructor(path: string, ...rest: ConstructorParameters<typeof SteeredBrowser>) {
    super(...rest);
    this.#path = path;
  }

  protected run(address: string): Promise<void> {
    mkdirSync(this.profile, { recursive: true });
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    writeFileSync(join(this.profile, 'user.js'), lines.join('\n'));
    for (const lock of ['lock', '.parentlock']) rmSync(join(this.profile, lock), { force: true });
    this.process.start(this.#path, ['--headless', '--no-remote', '--profile', this.profile, address]);
    return Promise.resolve();
  }
}
