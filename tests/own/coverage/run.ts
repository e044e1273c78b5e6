import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/build.ts';
import { table } from './all.ts';

writeFileSync(join(root, 'docs', 'coverage.md'), table());
