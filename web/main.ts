import './no-eval.ts';
import { faces } from './styles/faces.ts';
import { tokens } from './styles/tokens.ts';
import { keepFocusInSight } from './focus-in-sight.ts';
import { settings, type Settings } from './session/settings.ts';
import './app.ts';

document.adoptedStyleSheets = [faces, tokens].flatMap(({ styleSheet }) => styleSheet ?? []);
dress(settings.value);
settings.subscribe(dress);
keepFocusInSight();

/** Puts language and theme on the page itself. */
function dress({ language, theme }: Settings): void {
  const root = document.documentElement;
  root.lang = language === 'zh' ? 'zh-Hans' : language;
  root.dataset['theme'] = theme;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
