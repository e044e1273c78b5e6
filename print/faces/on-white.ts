import { contrast, leastContrast } from '../../src/cards/contrast.ts';
import type { DrawnFace } from '../../src/cards/deck-face.ts';
import type { Ink } from '../scene.ts';

/** The colour of a face that can be read on white: decks may put light on dark or dark on light, and some have neither. */
export function onWhite({ colours: { ground, ink } }: DrawnFace): Ink {
  const found = [ground, ink].find((colour) => contrast(colour, '#ffffff') >= leastContrast);
  return (found as Ink | undefined) ?? 'black';
}
