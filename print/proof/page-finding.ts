/** Something on a page that is not as it was printed. */
export type PageFinding =
  | { readonly kind: 'missing' | 'stray'; readonly code: string }
  | { readonly kind: 'wrong' | 'twice'; readonly code: string; readonly instead: string }
  /** A page that is not there, and the codes that were on it. */
  | { readonly kind: 'page'; readonly codes: readonly string[] }
  /** A page out of its order, or there once more; `shows` is its number in the plan. */
  | { readonly kind: 'order' | 'again'; readonly shows: number }
  | { readonly kind: 'stranger' | 'turned' }
  | { readonly kind: 'scaled'; readonly percent: number }
  /** Another size than the page was printed in, in mm. */
  | { readonly kind: 'paper'; readonly size: readonly [number, number]; readonly instead: readonly [number, number] }
  /** A card's face, its back or a label looks otherwise: how much of it, from 0 to 1, and which card it looks like. */
  | { readonly kind: 'face' | 'back' | 'label'; readonly no: number; readonly share: number; readonly like?: number }
  /** Something beside the cards, in mm from the top left of the page. */
  | { readonly kind: 'sheet'; readonly x: number; readonly y: number }
  | { readonly kind: 'text'; readonly line: string };
