import type { PrintedCode } from '../src/cards/read/expected/code-book.ts';
import { qrGrid } from './qr.ts';

/** The code of an upper-case alphanumeric text module by module, as it stands on our cards. */
export function printedCode(text: string): PrintedCode {
  const { modules: side, dark } = qrGrid(text);
  const modules = new Uint8Array(side * side);
  for (const { x, y, w, h } of dark) for (let row = y; row < y + h; row++) modules.fill(1, row * side + x, row * side + x + w);
  return { text, modules };
}
