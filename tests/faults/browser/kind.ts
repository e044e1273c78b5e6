import type { Evening } from './evening.ts';
import type { OwnBrowser } from './own-browser.ts';

/** A way in which an evening can go wrong. The game is hosted before; afterwards it is taken up anew and compared. */
export interface Kind {
  readonly name: string;
  /** It asks nothing of a browser but its processes, its disk and one window: tried in every engine. */
  readonly everywhere?: true;
  strike(evening: Evening): Promise<void>;
  /** Why it cannot be tried on this machine or in this browser, if it cannot. */
  cannot?(browser: OwnBrowser): string | undefined;
}
