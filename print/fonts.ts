import { readTrueType, type TrueType } from './truetype.ts';

/** The physical fonts. Chinese is large, so a program may leave it out until it is wanted; the last four are a world's. */
export type FontFile = 'regular' | 'bold' | 'han' | 'display' | 'text' | 'strong' | 'displayHan';

/** The letters of a world: its names, its texts, what stands out in them, and its Chinese names. */
export interface WorldFonts {
  readonly display: TrueType;
  readonly text: TrueType;
  readonly strong: TrueType;
  readonly han?: TrueType;
}

export interface Fonts {
  readonly regular: TrueType;
  readonly bold: TrueType;
  readonly han?: TrueType;
  readonly world?: WorldFonts;
}

/** File names below `print/fonts/` of what every sheet is set in. */
export const fontFiles = {
  regular: 'noto-sans.ttf',
  bold: 'noto-sans-bold.ttf',
  han: 'noto-sans-sc.ttf',
} as const;

/** The font behind a name, if it is loaded. */
export function fontOf({ regular, bold, han, world }: Fonts, file: FontFile): TrueType | undefined {
  switch (file) {
    case 'regular':
      return regular;
    case 'bold':
      return bold;
    case 'han':
      return han;
    case 'displayHan':
      return world?.han;
    default:
      return world?.[file];
  }
}

/** Fonts from the bytes of their files. Only wording in Chinese needs `han`. */
export function readFonts(files: { readonly regular: Uint8Array; readonly bold: Uint8Array; readonly han?: Uint8Array }): Fonts {
  return {
    regular: readTrueType(files.regular),
    bold: readTrueType(files.bold),
    ...(files.han === undefined ? {} : { han: readTrueType(files.han) }),
  };
}
