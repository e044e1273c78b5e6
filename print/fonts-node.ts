import { readFile } from 'node:fs/promises';
import type { Art } from './art/art.ts';
import { fontFiles, readFonts, type Fonts } from './fonts.ts';
import { readTrueType, type TrueType } from './truetype.ts';

/** Loads the fonts from this project's own folder, and those of a deck's art. Files of the printer are read here alone. */
export async function loadFonts(art?: Art): Promise<Fonts> {
  const file = (name: string): Promise<Uint8Array> => readFile(new URL(`./fonts/${name}`, import.meta.url));
  const worldFont = async (name: string): Promise<TrueType> => readTrueType(await file(`${name}.ttf`));
  const [regular, bold, han] = await Promise.all([file(fontFiles.regular), file(fontFiles.bold), file(fontFiles.han)]);
  const fonts = readFonts({ regular, bold, han });
  if (art === undefined) return fonts;
  const { display, text, strong, han: names } = art.world.fonts;
  const world = { display: await worldFont(display), text: await worldFont(text), strong: await worldFont(strong) };
  return { ...fonts, world: names === undefined ? world : { ...world, han: await worldFont(names) } };
}

/** The art a deck names, from the folder of the decks that come with the program. */
export async function loadArt(name: string | undefined): Promise<Art | undefined> {
  if (name === undefined) return undefined;
  return JSON.parse(await readFile(new URL(`../decks/art/${name}.json`, import.meta.url), 'utf8')) as Art;
}
