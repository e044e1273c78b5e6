import { hashWords } from './hash.ts';

/**
 * Permutations of 20-bit numbers under a secret: a Feistel network whose round function is SHA-256. Every number
 * has its own image, so no two cards share a token, and without the secret the images look random.
 */
const rounds = 8;
const half = 10;
const mask = (1 << half) - 1;

/** The image of a 20-bit number. */
export function scrambled(value: number, secret: string): number {
  let left = value >> half;
  let right = value & mask;
  for (let i = 0; i < rounds; i++) [left, right] = [right, left ^ mixed(right, i, secret)];
  return (left << half) | right;
}

/** The number an image belongs to. */
export function unscrambled(image: number, secret: string): number {
  let left = image >> half;
  let right = image & mask;
  for (let i = rounds - 1; i >= 0; i--) [left, right] = [right ^ mixed(left, i, secret), left];
  return (left << half) | right;
}

function mixed(value: number, round: number, secret: string): number {
  return (hashWords(`nightdeck:${round}:${value}:${secret}`)[0] as number) & mask;
}
