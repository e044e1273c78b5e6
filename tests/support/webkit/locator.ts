import { DriverError } from './driver.ts';
import type { Found, Step, Wish } from './in-page.ts';

/** How long something may take to come about, ms, unless another time is given. */
export const patience = 20_000;
/** How long to wait before looking again, ms. */
export const again = 20;

/** A function that is sent to the page as text. */
export type Call = (...given: never[]) => unknown;

/** Of the page's own area, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Waiting {
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The page that is asked. */
export interface Asked {
  /** Asks the page about what a look-up finds. */
  ask(steps: readonly Step[], wish: Wish, call?: Call, argument?: unknown): Promise<Found>;
  /** Presses and lets go at a point. */
  tap(point: Point): Promise<void>;
  readonly mouse: Mouse;
}

/** The finger on the page. */
export interface Mouse {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Elements that are looked for anew whenever something is wanted of them. */
export class WebKitLocator {
  readonly #page: Asked;
  readonly #steps: readonly Step[];

  constructor(page: Asked, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  page(): Asked {
    return this.#page;
  }

  locator(css: string): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.#steps, { css }]);
  }

  first(): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.#steps, { nth: 0 }]);
  }

  async count(): Promise<number> {
    return (await this.#once('count')) as number;
  }

  async innerText(how: Waiting = {}): Promise<string> {
    return (await this.#get('text', how)) as string;
  }

  async boundingBox(how: Waiting = {}): Promise<(Point & { width: number; height: number }) | null> {
    return (await this.#get('box', how)) as (Point & { width: number; height: number }) | null;
  }

  evaluate(call: Call, argument?: unknown, how: Waiting = {}): Promise<unknown> {
    return this.#get('call', how, call, argument);
  }

  async click(how: Waiting = {}): Promise<void> {
    await this.#page.tap(await this.#atRest(how));
  }

  async hover(how: Waiting = {}): Promise<void> {
    const { x, y } = await this.#atRest(how);
    await this.#page.mouse.move(x, y);
  }

  /** Where it can be tapped. What still moves, as a page that scrolls does, would be missed. */
  async #atRest(how: Waiting): Promise<Point> {
    let at = (await this.#get('target', how)) as Point;
    for (;;) {
      const now = (await this.#get('target', how)) as Point;
      if (now.x === at.x && now.y === at.y) return now;
      at = now;
    }
  }

  async waitFor({
    state = 'visible',
    ...how
  }: Waiting & { readonly state?: 'visible' | 'attached' | 'hidden' | 'detached' } = {}): Promise<void> {
    const look = async (): Promise<Found> => {
      const so = state === 'visible' || state === 'hidden' ? await this.#once('visible') : (await this.count()) > 0;
      return so === (state === 'visible' || state === 'attached') ? { value: true } : { wait: `is not ${state}` };
    };
    await this.#until(look, how);
  }

  async #once(wish: Wish): Promise<unknown> {
    const found = await this.#page.ask(this.#steps, wish);
    return 'value' in found ? found.value : undefined;
  }

  #get(wish: Wish, how: Waiting, call?: Call, argument?: unknown): Promise<unknown> {
    return this.#until(() => this.#page.ask(this.#steps, wish, call, argument), how);
  }

  async #until(look: () => Promise<Found>, { timeout = patience }: Waiting): Promise<unknown> {
    const end = Date.now() + timeout;
    for (;;) {
      const found = await look().catch((error: unknown): Found => {
        // The page was left while it was asked.
        if (error instanceof DriverError) return { wait: error.message };
        throw error;
      });
      if ('value' in found) return found.value;
      if (Date.now() > end) throw new Error(`${JSON.stringify(this.#steps)} ${found.wait}`);
      await new Promise((later) => setTimeout(later, again));
    }
  }
}
