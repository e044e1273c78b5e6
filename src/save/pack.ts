import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Every platform the program runs on has these two; neither DOM nor Node types are at hand here. */
declare const btoa: (binary: string) => string;
declare const atob: (text: string) => string;

/** Text as raw deflate bytes (RFC 1951). */
export const deflated = (text: string): Uint8Array => deflateSync(strToU8(text), { level: 9 });

/** Text as base 64 of raw deflate bytes (RFC 4648). */
export const packed = (text: string): string => btoa(strFromU8(deflated(text), true));

/** Why there is no text in a pack: it is none, or it holds more than it may. */
export type NoText = 'damaged' | 'huge';
export type Unpacked = { readonly text: string } | { readonly fault: NoText };

/** The text in a pack of at most `most` bytes. Never throws. */
export function unpacked(pack: string, most: number): Unpacked {
  let bytes: Uint8Array;
  try {
    bytes = strToU8(atob(pack), true);
  } catch {
    return { fault: 'damaged' };
  }
  return inflated(bytes, most);
}

/** Bytes given to the inflater at once. None makes more than 1,032 of itself (RFC 1951), so that the limit is seen in time. */
const bite = 1024;

/** The text of at most `most` bytes in raw deflate bytes; they are counted while they are unpacked. Never throws. */
export function inflated(bytes: Uint8Array, most: number): Unpacked {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let whole = false;
  const inflate = new Inflate((chunk, last) => {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
    whole = last;
  });
  try {
    for (let at = 0; at < bytes.length && length <= most; at += bite)
      inflate.push(bytes.subarray(at, at + bite), at + bite >= bytes.length);
    if (length > most) return { fault: 'huge' };
    return whole ? { text: strFromU8(joined(chunks, length)) } : { fault: 'damaged' };
  } catch {
    return { fault: 'damaged' };
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
