import type { Speaker } from '../../src/text/speak.ts';
import type { StoredGame } from './stored-game.ts';

/** Deck and day, e.g. "Princeton, 21 Nov, 20:15". */
export function gameName({ title, createdAt }: Pick<StoredGame, 'title' | 'createdAt'>, { language, say }: Speaker): string {
  // Days and hours as the device's own region writes them, where it speaks that language.
  const region = navigator.languages.find((one) => one.split('-')[0] === language) ?? language;
  const when = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return [title, when.format(createdAt)].join(say('list.comma'));
}
