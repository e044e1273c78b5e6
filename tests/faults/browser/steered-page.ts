import type { Steering } from './steering.ts';

/** Of Playwright's page what an evening uses of it. */
export class SteeredPage {
  readonly #steering: Steering;
  #address = '';

  constructor(steering: Steering) {
    this.#steering = steering;
  }

  url(): string {
    return this.#address;
  }

  /** Hears what pages say on their console, whichever is there. */
  on(event: string, listener: (message: { text(): string }) => void): void {
    if (event === 'console') this.#steering.said = (said) => listener({ text: () => said });
  }

  setDefaultTimeout(): void {
    // The campaign itself has a limit for each fault.
  }

  evaluate(script: string | ((given: unknown) => unknown), given?: unknown): Promise<unknown> {
    return this.#steering.order(typeof script === 'string' ? `() => (${script})` : String(script), given);
  }

  /** Loads the page anew, at this address. */
  async goto(address: string): Promise<void> {
    this.#address = address;
    const come = this.#steering.arrival();
    const leave = (to: unknown): void => {
      history.replaceState(null, '', String(to));
      location.reload();
    };
    // It may be gone before it can tell that it was heard.
    void this.evaluate(leave, address).catch(() => undefined);
    await come;
  }

  reload(): Promise<void> {
    return this.goto(this.#address);
  }
}
