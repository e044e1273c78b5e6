import { readBarcodes } from 'zxing-wasm/reader';
import { type Gray, toPgm } from '../../src/cards/read/gray.ts';

/** What zxing-wasm reads off a picture by itself, with the options it comes with. Load it by a look of ours first. */
export async function readWithZxing(picture: Gray): Promise<string[]> {
  return (await readBarcodes(toPgm(picture), { formats: ['QRCode'] })).map(({ text }) => text);
}
