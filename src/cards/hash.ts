import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 (FIPS 180-4) of a text in UTF-8, as eight 32-bit words. For card tokens and names of games; files have a plain checksum. */
export function hashWords(text: string): Uint32Array {
  const bytes = sha256(utf8ToBytes(text));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => words.getUint32(4 * i));
}
