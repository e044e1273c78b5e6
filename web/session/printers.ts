import { mostOff, type Alignment } from '../../src/cards/calibration.ts';
import { Store } from './store.ts';

/** What puts the backs of a printer right, under the name its owner gives it. */
export interface Printer extends Alignment {
  readonly name: string;
}

const place = 'nightdeck.printers';
/** More than anybody has; a list without an end would fill the store. */
const most = 20;

/** The printers this device knows, the one aligned last first. */
export const printers = new Store<readonly Printer[]>(stored());

/** Keeps what puts a printer right. False where this device cannot keep it beyond this page. */
export function keepPrinter(printer: Printer): boolean {
  const all = [printer, ...printers.value.filter(({ name }) => name !== printer.name)].slice(0, most);
  printers.set(all);
  try {
    localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

function stored(): readonly Printer[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(value) ? value.filter(isPrinter).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isPrinter(value: unknown): value is Printer {
  if (typeof value !== 'object' || value === null) return false;
  const { name, flip, dx, dy, turn, scale } = value as Readonly<Record<string, unknown>>;
  const within = (number: unknown, reach: number, about = 0): boolean => typeof number === 'number' && Math.abs(number - about) <= reach;
  return (
    typeof name === 'string' &&
    (flip === 'long' || flip === 'short') &&
    within(dx, mostOff.mm) &&
    within(dy, mostOff.mm) &&
    within(turn, mostOff.turn) &&
    within(scale, 2 * mostOff.scale, 1)
  );
}
