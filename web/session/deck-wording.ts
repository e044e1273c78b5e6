import type { Variant } from '../../src/text/wording.ts';

const place = 'nightdeck.wording';

/** The wording a deck was last printed in on this device, so that games dealt from it speak as its cards do. */
export function recallWording(deck: string): Variant | undefined {
  return kept()[deck];
}

/** Keeps the wording a deck is printed in; nothing for the usual one. */
export function keepWording(deck: string, variant: Variant | undefined): void {
  const { [deck]: _, ...others } = kept();
  try {
    localStorage.setItem(place, JSON.stringify(variant === undefined ? others : { ...others, [deck]: variant }));
  } catch {
    // A full or forbidden store only means that the host sets the option by hand.
  }
}

function kept(): Readonly<Record<string, Variant>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string'))
      : {};
  } catch {
    return {};
  }
}
