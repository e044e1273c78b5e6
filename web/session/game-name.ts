import type { Speaker } from '../../src/text/speak.ts';
import type { StoredGame } from './stored-game.ts';

/** So long a day of the week tells a game from the others, ms. */
const week = 6 * 24 * 60 * 60 * 1000;

/** Deck and day, e.g. "Princeton, Sat 20:15", or "Princeton, 21 Nov, 20:15" where that was long ago. */
export function gameName(
  { title, createdAt }: Pick<StoredGame, 'title' | 'createdAt'>,
  { language, say }: Speaker,
  now = Date.now(),
): string {
  // Days and hours as the device's own region writes them, where it speaks that language.
  const region = navigator.languages.find((one) => one.split('-')[0] === language && isTag(one)) ?? language;
  const day = now - createdAt < week && createdAt <= now ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  const when = new Intl.DateTimeFormat(region, { ...day, hour: '2-digit', minute: '2-digit' });
  return [title, when.format(createdAt)].join(say('list.comma'));
}

/** Whether dates can be written by it: where a system's locale is C or POSIX, Chromium tells "en-US@posix", which is no language tag (BCP 47). */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
