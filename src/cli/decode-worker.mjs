// Finds codes beside the main thread, so that a picture that takes too long or too much memory can be left. Without TypeScript, which
// would take a tenth of the time a picture gets.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** @type {{ readonly mostMemory: number }} */
const { mostMemory } = workerData;

// The library offers no limit of its own. Where it gets no more memory it fails, and this thread with it.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemory) throw new RangeError('more memory than a picture may take');
  return grow.call(this, pages);
};

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const ready = prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer }, fireImmediately: true });

/** @param {{ file: Uint8Array, options: import('zxing-wasm/reader').ReaderOptions }} asked */
async function answer({ file, options }) {
  await ready;
  const results = await readBarcodes(file, options);
  parentPort?.postMessage(results.map(({ isValid, error, text, position }) => ({ isValid, error, text, position })));
}

parentPort?.on('message', (asked) => void answer(asked));
