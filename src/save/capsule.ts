import { trouble, type Trouble } from '../cards/trouble.ts';
import { said, type Said } from '../kernel/types.ts';
import { crc32, fromBase45, toBase45 } from './base45.ts';
import { longestSave, parseSave, writePlainSave, type SaveFile } from './file.ts';
import { deflated, inflated } from './pack.ts';

/**
 * A save handed to another device as a loop of QR codes, without a network: frames `ND1:<i>/<n>:<crc>:<data>`, the
 * data being base 45 (so that the QR is alphanumeric and its reader hands back text) of deflated bytes. The CRC is
 * of all bytes and names the transfer.
 */

/** Characters of data per frame: with its header a frame fits a version 15 QR at level M (600 alphanumeric characters). */
export const usualFrame = 560;
const mostFrames = 999;
const header = /^ND(\d):(\d{1,3})\/(\d{1,3}):([0-9A-F]{8}):([0-9A-Z $%*+\-./:]{1,4296})$/;

/** The frames of a save, to be shown in a loop. The story stays behind: the answers tell it again, its fingerprints prove it. */
export function makeFrames(save: SaveFile, frame = usualFrame): readonly string[] {
  const bytes = deflated(writePlainSave({ ...save, story: [] }));
  const data = toBase45(bytes);
  const crc = crc32(bytes);
  const n = Math.ceil(data.length / frame);
  if (n > mostFrames) throw new Error(`A save of ${n} frames is too long to hand over by QR`);
  return Array.from({ length: n }, (_, i) => `ND1:${i + 1}/${n}:${crc}:${data.slice(i * frame, (i + 1) * frame)}`);
}

/** Frames collected so far. A value: every frame taken makes a new one. */
export interface Collected {
  readonly crc?: string;
  /** Frame 1 first; empty until the first frame has told how many there are. */
  readonly parts: readonly (string | null)[];
}

export const nothingCollected: Collected = { parts: [] };

export type FrameOutcome = 'taken' | 'complete' | 'again' | 'foreign' | 'otherVersion' | 'otherTransfer';

/** Takes a scanned text into the collection, in any order. Only `taken` and `complete` change it. */
export function collect(
  so: Collected,
  text: string,
): { readonly collected: Collected; readonly outcome: FrameOutcome; readonly words: Said } {
  const outcome = (kind: FrameOutcome, collected = so) => ({
    collected,
    outcome: kind,
    words: said(`capsule.${kind}`, { n: missingFrames(collected).length }),
  });
  const found = header.exec(text);
  if (!found) return outcome('foreign');
  const [, version, at = '', of = '', crc = '', data = ''] = found;
  const [i, n] = [Number(at), Number(of)];
  if (version !== '1') return outcome('otherVersion');
  if (i < 1 || i > n) return outcome('foreign');
  if (so.crc !== undefined && (so.crc !== crc || so.parts.length !== n)) return outcome('otherTransfer');
  const had = so.parts[i - 1] ?? null;
  if (had !== null) return outcome(had === data ? 'again' : 'otherTransfer');
  const before = so.crc === undefined ? Array.from({ length: n }, () => null) : so.parts;
  const collected = { crc, parts: before.map((part, k) => (k === i - 1 ? data : part)) };
  return outcome(missingFrames(collected).length === 0 ? 'complete' : 'taken', collected);
}

/** Numbers of the frames not yet seen. */
export function missingFrames(so: Collected): readonly number[] {
  return so.parts.flatMap((part, i) => (part === null ? [i + 1] : []));
}

/** The save in a complete collection. Never throws; what does not add up is refused. */
export function openFrames(so: Collected): { readonly save: SaveFile } | { readonly refusal: Trouble } {
  const left = missingFrames(so).length;
  if (so.crc === undefined || left > 0) return { refusal: trouble('capsule.incomplete', { n: left }) };
  const bytes = fromBase45(so.parts.join(''));
  if (!bytes || crc32(bytes) !== so.crc) return { refusal: trouble('capsule.damaged') };
  // A character is at most four bytes (RFC 3629).
  const read = inflated(bytes, 4 * longestSave);
  if ('fault' in read) return { refusal: trouble(read.fault === 'huge' ? 'save.huge' : 'capsule.damaged') };
  return parseSave(read.text);
}
