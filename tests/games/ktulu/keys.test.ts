import { expect, test } from 'vitest';
import { rareKeys } from './rare-keys.ts';

test.each(Object.keys(rareKeys))('%s is asked, though games by chance hardly ever bring it', (key) => {
  expect(rareKeys[key]?.().keys).toContain(key);
});
