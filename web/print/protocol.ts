import type { PrintJob } from '../../print/job.ts';
import type { Borrowed } from '../../print/print.ts';
import type { Compared } from '../../print/proof/compare-pages.ts';
import type { Shop } from '../../print/shops.ts';
import type { RoleId, Said } from '../../src/kernel/types.ts';

/** A shop and the size of its cards there, by their names: what a job is cut and ordered for. */
export interface ShopSend {
  readonly shop: string;
  readonly size: string;
}

/** A laid out job: its pages, and which of them lie behind the page before. */
export interface LaidOut {
  readonly pages: number;
  readonly reverse: readonly number[];
  /** Names with letters that the deck's lettering lacks. */
  readonly borrowed: readonly Borrowed[];
}

/** What comes out, and what the proof of it has found; no proof where this browser could not draw the file. */
export interface Made {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: Shop['takes'] | 'pdf';
  readonly proof: Compared | undefined;
}

/** The page draws an SVG in so many pixels, as workers cannot: its red, green, blue and alpha, and a PNG file if wanted. */
export interface Painted {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly png?: Uint8Array<ArrayBuffer>;
}

/** What the page asks of the printing worker; `id` comes back with every reply. */
export type Ask = { readonly id: number } & (
  | { readonly do: 'layout'; readonly job: PrintJob; readonly send: ShopSend | undefined }
  | { readonly do: 'page'; readonly index: number }
  | { readonly do: 'make' }
  | { readonly do: 'painted'; readonly picture: Painted | undefined }
  | { readonly do: 'facilitator'; readonly job: PrintJob; readonly role: RoleId }
);

/** Pages are drawn, then proved, then made pictures of for shops that take those. */
export type Step = 'making' | 'proving' | 'picturing';

/** What the worker replies. `refused` is a message the person can act on; `broken` is a fault of ours. */
export type Reply = { readonly id: number } & (
  | { readonly got: 'layout'; readonly laid: LaidOut }
  | { readonly got: 'page'; readonly svg: string }
  | { readonly got: 'facilitator'; readonly svg: string | undefined }
  | { readonly got: 'made'; readonly made: Made }
  | { readonly got: 'progress'; readonly step: Step; readonly done: number; readonly of: number }
  /** `id` is answered by `painted`. */
  | { readonly got: 'paint'; readonly svg: string; readonly width: number; readonly height: number; readonly png: boolean }
  | { readonly got: 'refused'; readonly said: Said }
  | { readonly got: 'broken'; readonly message: string }
);
