import { languages, type Language } from '../../src/text/message.ts';
import { Store } from './store.ts';

/** The settings of this device; they belong to no game. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** A short sound for each card read and each clock run out. */
  readonly sound: boolean;
  readonly haptics: boolean;
  /** Reads the host's lines aloud. */
  readonly voice: boolean;
  /** Reads them, and what only has to be said is answered by halves of the screen. */
  readonly eyesFree: boolean;
  /** The device's voice chosen for a language, by its address. */
  readonly voices: Readonly<Partial<Record<Language, string>>>;
  /** A soft noise at night that covers steps and whispers. */
  readonly ambience: boolean;
  /** The hand that holds the phone: where thumbs reach, buttons stand. */
  readonly hand: Hand;
  /** Camera last chosen for scanning. */
  readonly camera?: string;
}

export type Theme = 'night' | 'day';
export type Hand = 'left' | 'right';

const place = 'nightdeck.settings';

export const settings = new Store<Settings>(read());

settings.subscribe((value) => {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Where the store is full or forbidden, the choice lasts as long as the page.
  }
});

export function change(part: Partial<Settings>): void {
  settings.update((value) => ({ ...value, ...part }));
}

function read(): Settings {
  const kept = stored();
  return {
    language: oneOf(kept['language'], languages) ?? preferred(navigator.languages),
    theme:
      oneOf(kept['theme'], ['night', 'day'] as const) ?? (window.matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night'),
    sound: kept['sound'] !== false,
    haptics: kept['haptics'] !== false,
    voice: kept['voice'] === true,
    eyesFree: kept['eyesFree'] === true,
    voices: voicesIn(kept['voices']),
    ambience: kept['ambience'] === true,
    hand: oneOf(kept['hand'], ['left', 'right'] as const) ?? 'right',
    ...(typeof kept['camera'] === 'string' ? { camera: kept['camera'] } : {}),
  };
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function voicesIn(value: unknown): Settings['voices'] {
  if (typeof value !== 'object' || value === null) return {};
  const kept = value as Record<string, unknown>;
  return Object.fromEntries(languages.flatMap((language) => (typeof kept[language] === 'string' ? [[language, kept[language]]] : [])));
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

/** The first language of the browser's list that we speak. */
function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
