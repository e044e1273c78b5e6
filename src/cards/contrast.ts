import { said, type Said } from '../kernel/types.ts';
import type { Deck } from './deck.ts';

/** What letters need at least on their ground to be read well (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** Contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Faces whose letters can hardly be read on their ground, each pair of colours once, with the figure and with letters that would do. */
export function weakContrasts({ cards }: Pick<Deck, 'cards'>): readonly Said[] {
  const weak = new Map<string, Said>();
  for (const { role, face } of cards) {
    if (face.style === 'playing-card') continue;
    const { ground, ink } = face.colours;
    const ratio = contrast(ground, ink);
    const key = `${ground} ${ink}`;
    if (ratio >= leastContrast || weak.has(key)) continue;
    const better = contrast(ground, '#ffffff') > contrast(ground, '#111111') ? '#ffffff' : '#111111';
    const figure = { ratio: Math.floor(ratio * 10) / 10, would: Math.floor(contrast(ground, better) * 10) / 10 };
    weak.set(key, said('deck.contrast', { role: { role }, ground, ink, better, least: leastContrast, ...figure }));
  }
  return [...weak.values()];
}
