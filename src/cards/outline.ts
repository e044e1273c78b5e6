/** An SVG path, beginning with M, as a deck file may hold one. */
export const outline = /[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]+/;

/** Whether an icon is drawn by an outline of its own rather than named: letters alone draw nothing. */
export const isOutline = (icon: string): boolean => new RegExp(`^${outline.source}$`).test(icon) && /\d/.test(icon);
