import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** Files that take long and say little of it by their size, which is all that is known of them in a fresh clone: the longest first. */
const longest = [
  'tests/fidelity/photos.test.ts',
  'tests/properties/any-game.test.ts',
  'tests/lab/oracle.test.ts',
  'tests/games/town/oracle.test.ts',
  'tests/games/ktulu/properties.test.ts',
  'tests/cli/build.test.ts',
  'tests/faults/fuzz.test.ts',
  'tests/games/yakuza/oracle.test.ts',
  'tests/games/vendetta/oracle.test.ts',
  'tests/properties/bad-answers.test.ts',
  'tests/campaign/campaign.test.ts',
  'tests/e2e/engines.test.ts',
  'tests/web/shelf.browser.test.ts',
  'tests/scan/table.browser.test.ts',
  'tests/e2e/table-fits.test.ts',
  'tests/e2e/host-screen.test.ts',
  'tests/e2e/font-sets.test.ts',
  'tests/faults/share.browser.test.ts',
  'tests/web/screens.browser.test.ts',
  'tests/e2e/vendetta.test.ts',
  'tests/e2e/ktulu.test.ts',
  'tests/web/sealed.browser.test.ts',
  'tests/e2e/house-order.test.ts',
  'tests/e2e/town.test.ts',
  'tests/scan/decoders.browser.test.ts',
  'tests/web/scan.browser.test.ts',
  'tests/scan/camera-view.browser.test.ts',
  'tests/e2e/offline.test.ts',
  'tests/web/cast-many.browser.test.ts',
  'tests/e2e/fit.test.ts',
  'tests/scan/neighbours.browser.test.ts',
  'tests/contracts/new-game.browser.test.ts',
  'tests/e2e/glance.test.ts',
  'tests/scan/scanner.browser.test.ts',
  'tests/e2e/yakuza.test.ts',
];

/** Begins with the longest files: one of them begun last would still run when all others are done. */
export class LongestFirst implements TestSequencer {
  constructor(readonly vitest: Vitest) {}

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await (await this.#usual()).sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return usual.sort((a, b) => place(a) - place(b));
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.#usual()).shard(files);
  }

  /** Loaded late: the app's own build reads the same configuration, and must not need the test runner. */
  async #usual(): Promise<TestSequencer> {
    const { BaseSequencer } = await import('vitest/node');
    return new BaseSequencer(this.vitest);
  }
}
