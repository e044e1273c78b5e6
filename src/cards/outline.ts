/** An SVG path, beginning with M, as a deck file may hold one: within a larger pattern, and by itself. */
export const outline = /[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]+/;
export const svgPath = new RegExp(`^${outline.source}$`);

/** Whether an icon is drawn by an outline of its own rather than named: letters alone draw nothing. */
export const isOutline = (icon: string): boolean => svgPath.test(icon) && /\d/.test(icon);
