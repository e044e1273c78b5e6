import type { Words } from '../../src/text/message.ts';
import { speaker, type Speaker } from '../../src/text/speak.ts';
import { words as storage } from '../../src/text/storage.ts';
import { words as shell } from '../../src/text/ui.ts';
import type { Variant } from '../../src/text/wording.ts';
import { settings } from './settings.ts';
import { Store } from './store.ts';

const areas: Words[] = [shell, storage];

/** Speaks the interface in the host's language; made anew when the language or the words change. */
export const wording = new Store<Speaker>(speaker(settings.value.language, areas));

settings.subscribe(({ language }) => {
  if (language !== wording.value.language) speakAnew();
});

/** Adds areas of wording that were loaded later (a screen's, a game's). Adding one again does nothing. */
export function addWords(...more: readonly Words[]): void {
  const fresh = more.filter((area) => !areas.includes(area));
  if (fresh.length === 0) return;
  areas.push(...fresh);
  speakAnew();
}

/** A speaker for one table: the words so far, the game's own on top, the players' names, and the variant its options ask for. */
export function tableSpeaker(more: readonly Words[], names: readonly (string | undefined)[], variant: Variant | undefined): Speaker {
  return speaker(settings.value.language, [...areas, ...more], names, variant);
}

/**
 * A speaker for one table that is asked for again and again: made anew only where the language, the names or the variant have
 * changed. To make one takes a phone its time, and every part of the screen is drawn anew for another one.
 */
export function speaking(): typeof tableSpeaker {
  let made: { readonly of: readonly unknown[]; readonly speaker: Speaker } | undefined;
  return (more, names, variant) => {
    const of = [wording.value, more, variant, ...names];
    if (made?.of.length !== of.length || of.some((one, i) => one !== made?.of[i]))
      made = { of, speaker: tableSpeaker(more, names, variant) };
    return made.speaker;
  };
}

function speakAnew(): void {
  wording.set(speaker(settings.value.language, areas));
}
