/** Sets a custom property to so many px, unless it is that already: all that inherits it would be styled anew. */
export function setOnce({ style }: HTMLElement, name: `--${string}`, px: number): void {
  const value = `${px}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
