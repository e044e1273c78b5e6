/**
 * For a press that has its effect before it ends: the click it ends with touches nothing, for by then something else may lie
 * under the finger. Clicks without a pointer, of a keyboard or a screen reader, are clicks.
 */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    end();
  };
  const end = (): void => {
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', end, true);
  };
  window.addEventListener('click', swallow, true);
  // Where no click has come of it, the next press is another.
  window.addEventListener('pointerdown', end, true);
}
