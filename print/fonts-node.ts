import { readFile } from 'node:fs/promises';
import { fontFiles, readFonts, type Fonts } from './fonts.ts';

/** Loads the fonts from this project's own folder. The only file of the printer that needs Node. */
export async function loadFonts(): Promise<Fonts> {
  const file = (name: string): Promise<Uint8Array> => readFile(new URL(`./fonts/${name}`, import.meta.url));
  const [regular, bold, han] = await Promise.all([file(fontFiles.regular), file(fontFiles.bold), file(fontFiles.han)]);
  return readFonts({ regular, bold, han });
}
