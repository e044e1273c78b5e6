import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Every platform the program runs on has these two; neither DOM nor Node types are at hand here. */
declare const btoa: (binary: string) => string;
declare const atob: (text: string) => string;

/** Text as raw deflate bytes (RFC 1951). */
export const deflated = (text: string): Uint8Array => deflateSync(strToU8(text), { level: 9 });

/** Text as base 64 of raw deflate bytes (RFC 4648). */
export const packed = (text: string): string => btoa(strFromU8(deflated(text), true));

/** The text in a pack, or nothing if the pack is damaged or holds more than `most` bytes. Never throws. */
export function unpacked(pack: string, most: number): string | undefined {
  try {
    return inflated(strToU8(atob(pack), true), most);
  } catch {
    return undefined;
  }
}

/** The text in raw deflate bytes, or nothing if they are damaged or hold more than `most` bytes. Never throws. */
export function inflated(bytes: Uint8Array, most: number): string | undefined {
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    let whole = false;
    const inflate = new Inflate((chunk, last) => {
      length += chunk.length;
      if (length > most) throw new RangeError('A pack of more than it may hold');
      chunks.push(chunk);
      whole = last;
    });
    inflate.push(bytes, true);
    return whole ? strFromU8(joined(chunks, length)) : undefined;
  } catch {
    return undefined;
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
