/**
 * For a press that has its effect before it ends: what a browser makes of its end, a click and on a touch screen a mouse
 * pressed first, reaches nothing, for by then something else may lie under the finger. Clicks without a pointer, of a
 * keyboard or a screen reader, are clicks.
 */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.type === 'click') end();
  };
  const end = (): void => {
    for (const type of ['mousedown', 'click'] as const) window.removeEventListener(type, swallow, true);
    window.removeEventListener('pointerdown', end, true);
  };
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, swallow, true);
  // Where no click has come of it, the next press is another.
  window.addEventListener('pointerdown', end, true);
}
