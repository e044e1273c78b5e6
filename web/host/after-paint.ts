/** Once what was drawn last has been painted, or would have been: what can come later must not keep it waiting. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    const late = setTimeout(painted, 100);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        painted();
      }),
    );
  });
}
