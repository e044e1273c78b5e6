import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Language } from '../../src/text/message.ts';
import { settings } from '../session/settings.ts';

/** Reads the host's words aloud. Text is always on screen too: no device is bound to speak. */
export interface Voice {
  /** Says the lines with a pause after each, breaking off whatever it was saying. */
  say(lines: readonly string[], language: Language): void;
  stop(): void;
}

/** The tag a language is best spoken under: a bare `zh` may be Cantonese. */
const tags: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN', pl: 'pl-PL' };

/** How long nothing is said between two lines, ms: eyes take a while to open. */
const pause = 1_200;

/** Voices made for fun that Apple's systems list among the others. */
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|grandma|grandpa|rocko|shelley|sandy|flo|eddy|reed|fred|junior|kathy|ralph|deranged|hysterical|pipe organ|princess)\b/i;

const speech = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** The device's voices for a language, the likeliest to please first: of the very tag, its default, none made for fun. */
export function voicesFor(language: Language): readonly SpeechSynthesisVoice[] {
  const rank = ({ lang, default: usual, name }: SpeechSynthesisVoice): number =>
    (normal(lang) === tags[language].toLowerCase() ? 0 : 2) + (usual ? 0 : 1) + (novelty.test(name) ? 8 : 0);
  const all = speech()?.getVoices() ?? [];
  const ours = all.filter(({ lang }) => normal(lang).startsWith(language) && !/^(zh-hk|yue)/.test(normal(lang)));
  return [...ours].sort((a, b) => rank(a) - rank(b)).filter((voice, _, [best]) => voice === best || !novelty.test(voice.name));
}

/** Draws an element anew when the device's voices have been found: some browsers look for them only when asked. */
export class VoicesWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    speech()?.addEventListener('voiceschanged', this.#changed);
  }

  hostDisconnected(): void {
    speech()?.removeEventListener('voiceschanged', this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}

/** The device's own voice, or silence where it has none. */
export function deviceVoice(): Voice {
  let next: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(next);
    speech()?.cancel();
  };
  const sayFrom = (lines: readonly string[], language: Language): void => {
    const [line, ...rest] = lines;
    const device = speech();
    if (!device || line === undefined) return;
    const kept = settings.value.voices[language];
    const voices = voicesFor(language);
    const voice = voices.find(({ voiceURI }) => voiceURI === kept) ?? voices[0];
    const said = new SpeechSynthesisUtterance(line);
    said.lang = voice?.lang ?? tags[language];
    if (voice) said.voice = voice;
    said.rate = 0.92;
    said.onend = () => (next = setTimeout(() => sayFrom(rest, language), pause));
    device.speak(said);
  };
  return {
    say(lines, language) {
      stop();
      sayFrom(lines, language);
    },
    stop,
  };
}

/** Some systems write `en_US`. */
const normal = (tag: string): string => tag.toLowerCase().replace('_', '-');
