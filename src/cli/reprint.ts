import { rulebookOf } from '../cards/rulebook.ts';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { printDeck, type Borrowed, type Layout } from '../../print/print.ts';
import { layoutOf } from '../../print/recipe.ts';
import { jobOf } from './recipe.ts';

/** The pages of a file, printed once more. */
export interface Reprint {
  readonly bytes: Uint8Array;
  readonly layout: Layout;
  readonly borrowed: readonly Borrowed[];
}

/** Prints a file's recipe once more, or says why that shows nothing: no recipe, or pages that this version draws otherwise. */
export async function reprinted(recipe: unknown): Promise<Reprint | 'noRecipe' | 'otherVersion'> {
  const told = await jobOf(recipe, async (deck) => [(await rulebookOf(deck)?.load())?.words ?? { en: {}, zh: {}, pl: {} }]);
  if (told === undefined) return 'noRecipe';
  try {
    const art = await loadArt(told.job.deck.art);
    const { bytes, layout, borrowed } = await printDeck(art === undefined ? told.job : { ...told.job, art }, await loadFonts(art));
    return layoutOf(layout.scenes) === told.layout ? { bytes, layout, borrowed } : 'otherVersion';
  } catch {
    // A deck, art or text that this version does not have or does not print.
    return 'otherVersion';
  }
}
