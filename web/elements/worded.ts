import { property } from 'lit/decorators.js';
import type { Speaker } from '../../src/text/speak.ts';
import { NdElement } from './element.ts';

/** An element that speaks the words it is given: a game's, with the players' names; without any, those of the app. */
export abstract class WordedElement extends NdElement {
  @property({ attribute: false }) words: Speaker | undefined;

  override get speaker(): Speaker {
    return this.words ?? super.speaker;
  }
}
