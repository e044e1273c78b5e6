import { serveFolder } from '../../../src/cli/server.ts';
import { firefoxPath, webKitFiles, type EngineName } from '../../support/engines.ts';
import type { OwnBrowser } from './own-browser.ts';
import { OwnChromium } from './own-chromium.ts';
import { OwnFirefox } from './own-firefox.ts';
import { OwnWebKit } from './own-webkit.ts';
import { Steering } from './steering.ts';

/** A browser that does not run yet, and the server its pages come from. */
export interface Prepared {
  readonly browser: OwnBrowser;
  readonly port: number;
  /** Ends the server. */
  close(): Promise<void>;
}

/** Prepares a browser that keeps everything in the folder `profile`, and serves it the app of the folder. */
export async function browserFor(engine: EngineName, folder: string, profile: string): Promise<Prepared> {
  if (engine === 'Chromium') {
    const { port, close } = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
    return { browser: new OwnChromium(profile), port, close };
  }
  const steering = await Steering.serve(folder);
  return { browser: steeredBrowser(engine, profile, steering), port: steering.port, close: () => steering.close() };
}

function steeredBrowser(engine: 'Firefox' | 'WebKit', profile: string, steering: Steering): OwnBrowser {
  if (engine === 'Firefox') {
    const path = firefoxPath();
    if (path !== undefined) return new OwnFirefox(path, profile, steering);
  } else {
    const files = webKitFiles();
    if (files !== undefined) return new OwnWebKit(files, profile, steering);
  }
  throw new Error(`There is no ${engine} here.`);
}
