import { checkDigits, digits, fromBase32, tidied, toBase32 } from '../cards/base32.ts';
import { resumeLength, resumeMark } from '../cards/code.ts';
import { hashWords } from '../cards/hash.ts';
import { trouble, type Trouble } from '../cards/trouble.ts';

const nameLength = 7;
const positionLength = 3;
/** Highest position a code can name. */
export const lastPosition = 32 ** positionLength - 1;

/** Which game a sheet was printed for, and how many answers it had then. */
export interface Resume {
  readonly game: string;
  readonly position: number;
}

/**
 * The code of a night sheet that is printed for one table: `R`, seven characters that name the game, three for its position
 * (the answers given when the sheet was printed), two check digits. 13 alphanumeric characters are a version 1 QR at level
 * Q. The name is a hash of the game's id, 35 bits: two games of one device do not meet, and nobody else learns the id. A
 * game longer than a code can say is named by the last position it can.
 */
export function makeResumeCode(id: string, position: number): string {
  const body = resumeMark + nameOf(id) + toBase32(Math.min(Math.max(0, Math.trunc(position)), lastPosition), positionLength);
  return body + checkDigits(body);
}

/** Whether a text looks like a resume code, whole or not. */
export function looksLikeResumeCode(text: string): boolean {
  const code = tidied(text);
  return code?.length === resumeLength && code.startsWith(resumeMark);
}

/** Reads a resume code, scanned or typed. Never throws. */
export function parseResumeCode(text: string): { readonly resume: Resume } | { readonly refusal: Trouble } {
  const code = tidied(text);
  if (code?.length !== resumeLength || !code.startsWith(resumeMark)) return { refusal: trouble('resume.foreign') };
  if (checkDigits(code.slice(0, -2)) !== code.slice(-2)) return { refusal: trouble('code.mistyped') };
  const game = code.slice(1, 1 + nameLength);
  return { resume: { game, position: fromBase32(code.slice(1 + nameLength, -2)) } };
}

/** Whether a resume code was made for the game with this id. */
export function isFor(resume: Resume, id: string): boolean {
  return resume.game === nameOf(id);
}

function nameOf(id: string): string {
  const words = hashWords(`nightdeck game:${id}`);
  return [...words.subarray(0, nameLength)].map((word) => digits.charAt(word & 31)).join('');
}
