import { join } from 'node:path';
import { buildApp, root } from '../../src/cli/build.ts';
import { type Part, bundleOf } from '../support/bundle.ts';
import type { Bench, Goal, Row } from './row.ts';

/** What the built app weighs over the wire. */
export const bench: Bench = {
  name: 'size of the app (gzip)',
  run: async () => {
    const folder = join(root, 'dist');
    buildApp(folder);
    const bundle = bundleOf(folder);
    const row = (name: string, part: Part, goal?: Goal): Row => ({
      name,
      value: part.gzip / 1024,
      unit: 'KB',
      ...(goal === undefined ? {} : { goal }),
    });
    return [
      row('first screen', bundle.firstScreen, '≤ 60'),
      row('scanner, loaded when needed', bundle.scanner, '≤ 120'),
      row('printer, loaded when needed', bundle.printer, '≤ 260'),
      row('proof of prints (WebAssembly)', bundle.proof),
      row('stronger decoder (WebAssembly)', bundle.wasm),
      row('letters of the app', bundle.faces, '≤ 80'),
      row('fonts for print', bundle.fonts),
      row('everything', bundle.all),
    ];
  },
};
