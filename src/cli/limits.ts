import { readFileSync, statSync } from 'node:fs';
import { Failure } from './command.ts';

/**
 * Bytes of a file that may be anybody's, or in words why there are none: it cannot be read, is no ordinary file (a device
 * never ends), or has more than `most` bytes, which is known before it is read.
 */
export function bytesOf(path: string, most: number): Buffer<ArrayBuffer> | string {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return 'this is no file.';
    if (stat.size > most) return `this file is larger than the ${String(Math.round(most / 1e6))} MB that are read.`;
    return readFileSync(path);
  } catch {
    return 'there is no such file, or it cannot be read.';
  }
}

/** Bytes of a file that may be anybody's. Throws `Failure` where it cannot be read or has more than `most` bytes. */
export function readLimited(path: string, most: number): Buffer<ArrayBuffer> {
  const bytes = bytesOf(path, most);
  if (typeof bytes === 'string') throw new Failure(`${path}: ${bytes}`);
  return bytes;
}
