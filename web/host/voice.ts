import type { Language } from '../../src/text/message.ts';

/** Reads the host's words aloud. Text is always on screen too: no device is bound to speak. */
export interface Voice {
  /** Says the lines, breaking off whatever it was saying. */
  say(lines: readonly string[], language: Language): void;
  stop(): void;
}

const tags: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh', pl: 'pl' };

/** The device's own voice, or silence where it has none. */
export function deviceVoice(): Voice {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  return {
    say(lines, language) {
      if (!speech) return;
      speech.cancel();
      const voice = speech.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(tags[language]));
      for (const line of lines) {
        const said = new SpeechSynthesisUtterance(line);
        said.lang = voice?.lang ?? tags[language];
        if (voice) said.voice = voice;
        said.rate = 0.92;
        speech.speak(said);
      }
    },
    stop() {
      speech?.cancel();
    },
  };
}
