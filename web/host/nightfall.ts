import type { Settings } from '../session/settings.ts';

/** How long the light takes to change, ms. */
const lasts = 600;

/**
 * Gives the page the light of a theme. Where it `fades`, as night falls or day breaks, the light before leaves the page by
 * and by, unless its owner wants no motion. Nothing can be touched less for it.
 */
export function lightPage(theme: Settings['theme'] | 'dim', fades: boolean): void {
  const page = document.documentElement;
  if (page.dataset['theme'] === theme) return;
  if (!fades || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    page.dataset['theme'] = theme;
    return;
  }
  const veil = document.createElement('div');
  Object.assign(veil.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '50',
    pointerEvents: 'none',
    background: getComputedStyle(page).backgroundColor,
  });
  page.dataset['theme'] = theme;
  document.body.append(veil);
  const fading = veil.animate([{ opacity: 0.85 }, { opacity: 0 }], { duration: lasts, easing: 'ease-out' });
  fading.onfinish = fading.oncancel = () => veil.remove();
}
