import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Look, lookWith } from '../cards/read/found.ts';

let prepared: Promise<unknown> | undefined;

/** Loads the decoder's wasm from the installed package; the network is never asked. */
function prepare(): Promise<unknown> {
  prepared ??= prepareZXingModule({
    overrides: {
      wasmBinary: Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
    },
    fireImmediately: true,
  });
  return prepared;
}

/** Finds the QR codes of a grey picture with zxing-wasm. */
export const look: Look = async (...asked) => {
  await prepare();
  return lookWith(readBarcodes)(...asked);
};
