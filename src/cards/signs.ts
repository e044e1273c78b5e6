/** Shapes and patterns a drawn face may ask for; the printer knows how each looks. Apart from the deck file, whose reader the printer does without. */
export const shapes = ['disc', 'diamond', 'star', 'square', 'shield', 'blossom', 'triangle', 'hexagon', 'ring'] as const;
export const patterns = ['plain', 'hatching', 'dots', 'levels', 'lattice', 'pinstripes', 'zigzag'] as const;

export type ShapeName = (typeof shapes)[number];
export type PatternName = (typeof patterns)[number];
