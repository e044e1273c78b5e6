import { readTrueType, type TrueType } from './truetype.ts';

/** The three physical fonts. Chinese is large, so a program may leave it out until it is wanted. */
export type FontFile = 'regular' | 'bold' | 'han';

export interface Fonts {
  readonly regular: TrueType;
  readonly bold: TrueType;
  readonly han?: TrueType;
}

/** File names below `print/fonts/`. */
export const fontFiles: Readonly<Record<FontFile, string>> = {
  regular: 'noto-sans.ttf',
  bold: 'noto-sans-bold.ttf',
  han: 'noto-sans-sc.ttf',
};

/** Fonts from the bytes of their files. Only wording in Chinese needs `han`. */
export function readFonts(files: { readonly regular: Uint8Array; readonly bold: Uint8Array; readonly han?: Uint8Array }): Fonts {
  return {
    regular: readTrueType(files.regular),
    bold: readTrueType(files.bold),
    ...(files.han === undefined ? {} : { han: readTrueType(files.han) }),
  };
}
