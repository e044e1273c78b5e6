import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mostOff, type Alignment } from '../cards/calibration.ts';
import { home } from './certificate.ts';
import { Failure, Usage } from './command.ts';
import { closest } from './help.ts';
import { writeWhole } from './kept-pair.ts';

const alignment = z.strictObject({
  flip: z.enum(['long', 'short']),
  dx: z.number().min(-mostOff.mm).max(mostOff.mm),
  dy: z.number().min(-mostOff.mm).max(mostOff.mm),
  turn: z.number().min(-mostOff.turn).max(mostOff.turn),
  scale: z
    .number()
    .min(1 - 2 * mostOff.scale)
    .max(1 + 2 * mostOff.scale),
});
const printers = z.record(z.string().min(1).max(60), alignment);

const file = (): string => join(home(), 'printers.json');

/** Keeps what puts a printer right, under the name this user gives it. Throws `Failure`. */
export function keepPrinter(name: string, kept: Alignment): void {
  const others = read();
  try {
    mkdirSync(home(), { recursive: true });
    writeWhole(file(), `${JSON.stringify({ ...others, [name]: kept }, null, 2)}\n`, 0o644);
  } catch (error) {
    throw new Failure(`${file()} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What puts the printer of that name right; `Usage` where it was never aligned. */
export function printerNamed(name: string): Alignment {
  const known = read();
  const kept = Object.hasOwn(known, name) ? known[name] : undefined;
  if (kept !== undefined) return kept;
  const names = Object.keys(known);
  const near = closest(name, names);
  throw new Usage(
    `There is no printer "${name}".${near === undefined ? ` Align it first: nightdeck align PHOTO --printer "${name}"${names.length === 0 ? '' : `. Printers: ${names.join(', ')}`}.` : ` Did you mean "${near}"?`}`,
  );
}

function read(): Readonly<Record<string, Alignment>> {
  let text: string;
  try {
    text = readFileSync(file(), 'utf8');
  } catch {
    return {};
  }
  try {
    return printers.parse(JSON.parse(text));
  } catch {
    throw new Failure(`${file()} is damaged. Delete it and align your printers anew.`);
  }
}
