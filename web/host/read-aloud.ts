import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Language } from '../../src/text/message.ts';
import { settings } from '../session/settings.ts';
import { Watch } from '../session/store.ts';
import { deviceVoice } from './voice.ts';

/** What is to be said at a question, and what tells its asking from the next. */
export interface Spoken {
  readonly turn: string;
  readonly lines: readonly string[];
  readonly language: Language;
}

/** Reads the lines of each question aloud where the host wants it: once when it is asked, or when reading is switched on. */
export class ReadAloud implements ReactiveController {
  readonly #voice = deviceVoice();
  readonly #settings: Watch<typeof settings.value>;
  readonly #spoken: () => Spoken;
  /** The asking whose lines were read last. */
  #read = '';

  constructor(host: ReactiveControllerHost, spoken: () => Spoken) {
    this.#settings = new Watch(host, settings);
    this.#spoken = spoken;
    host.addController(this);
  }

  hostUpdated(): void {
    const { voice, eyesFree } = this.#settings.value;
    const turn = voice || eyesFree ? this.#spoken().turn : '';
    if (turn === this.#read) return;
    this.#read = turn;
    if (turn === '') this.#voice.stop();
    else this.again();
  }

  hostDisconnected(): void {
    this.#read = '';
    this.#voice.stop();
  }

  /** Reads the lines once more, from the first. */
  again(): void {
    const { lines, language } = this.#spoken();
    this.#voice.say(lines, language);
  }
}
