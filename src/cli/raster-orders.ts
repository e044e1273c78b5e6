/** A page drawn in grey, and in its three colours where they were asked for, and its text as a reader of PDFs finds it. */
export interface Page {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
  /** Red, green and blue, each like `data`. */
  readonly planes?: readonly Uint8Array<ArrayBuffer>[];
  readonly text: string;
}

/** Characters of the list of codes in a PDF: that of the largest deck has a hundredth. */
export const longestKeywords = 2_000_000;

/** What the worker that draws PDFs is told to do, one order at a time. */
export type Order =
  | { readonly what: 'open'; readonly id: number; readonly pdf: Uint8Array; readonly dpi: number; readonly colours: boolean }
  | { readonly what: 'page'; readonly id: number; readonly number: number; readonly mostPixels: number }
  | { readonly what: 'close'; readonly id: number }
  | { readonly what: 'keywords'; readonly pdf: Uint8Array };

/** `full`: more memory than it gets. `large`: a page of too many pixels. `bad`: no PDF that can be opened. `broken`: and PDFium is of no more use. */
export type Answer =
  | { readonly is: 'open'; readonly pages: number }
  | { readonly is: 'end' | 'large' | 'full' | 'bad' | 'broken' }
  | { readonly is: 'page'; readonly page: Page }
  | { readonly is: 'keywords'; readonly text: string | undefined };
