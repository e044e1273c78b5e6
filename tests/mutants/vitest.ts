import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';

/** What `vitest` is to the tests while they run on mutants: its own runner and matchers, without its processes. */
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect;
