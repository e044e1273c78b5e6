import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { displayNumber, noSandbox, startDisplay, type WebKitFiles } from '../../support/webkit/driver.ts';
import { SteeredBrowser } from './steered-browser.ts';

/** WebKitGTK's small browser, without its driver: steered by that it would keep nothing on the disk. */
export class OwnWebKit extends SteeredBrowser {
  readonly places = { database: /\/indexeddb$/, copies: /\/CacheStorage$/ };
  readonly parts = { page: /WebKitWebProcess/, storage: /WebKitNetworkProcess/ };
  readonly #files: WebKitFiles;
  #display: ChildProcess | undefined;
  #number = '';

  constructor(files: WebKitFiles, ...rest: ConstructorParameters<typeof SteeredBrowser>) {
    super(...rest);
    this.#files = files;
  }

  protected async run(address: string): Promise<void> {
    if (this.#display === undefined) {
      this.#display = startDisplay(this.#files.xvfb);
      this.#number = await displayNumber(this.#display);
    }
    const env = {
      DISPLAY: `:${this.#number}`,
      HOME: this.profile,
      XDG_DATA_HOME: join(this.profile, 'data'),
      XDG_CACHE_HOME: join(this.profile, 'cache'),
      // What is kept of drawing would lie in the same folder, and end the page where the disk is full.
      MESA_SHADER_CACHE_DISABLE: 'true',
      ...noSandbox,
    };
    this.process.start(this.#files.browser, [address], env);
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    const display = this.#display;
    this.#display = undefined;
    if (display === undefined) return;
    display.kill();
    await once(display, 'exit');
  }
}
