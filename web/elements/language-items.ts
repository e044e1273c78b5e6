import { html } from 'lit';
import { languageNames, languages, type Language } from '../../src/text/message.ts';
import type { ChoiceItem } from './choice.ts';

/** 中文 as outlines (Noto Sans SC): on a device without Chinese letters the name would show as two boxes. */
const chinese =
  'M3.8 8.8L36.1 8.8L36.1 27.6L33 27.6L33 11.7L6.8 11.7L6.8 27.8L3.8 27.8ZM5.4 22.3L34.8 22.3L34.8 25.3L5.4 25.3ZM18.3 1.6L21.5 1.6L21.5 38.4L18.3 38.4ZM69 10L72.1 10.9Q69.6 18.2 65.6 23.4Q61.6 28.7 56.1 32.3Q50.6 36 43.3 38.3Q43.2 38 42.8 37.4Q42.5 36.9 42.1 36.3Q41.8 35.8 41.4 35.5Q48.6 33.4 53.9 30.1Q59.3 26.7 63 21.8Q66.7 16.8 69 10ZM50.8 10.2Q53.1 16.4 57 21.4Q60.8 26.4 66.3 30Q71.7 33.6 78.7 35.4Q78.4 35.7 78 36.2Q77.6 36.7 77.2 37.2Q76.9 37.7 76.6 38.1Q69.4 36.2 64 32.4Q58.5 28.6 54.5 23.2Q50.6 17.8 48 11.1ZM42 8.6L78.2 8.6L78.2 11.6L42 11.6ZM56.9 2.3L60 1.3Q61 2.8 61.9 4.5Q62.8 6.2 63.2 7.5L59.9 8.6Q59.5 7.3 58.7 5.5Q57.8 3.8 56.9 2.3Z';

const drawn: Partial<Readonly<Record<Language, ChoiceItem['drawn']>>> = {
  zh: html`<svg viewBox="0 0 80 40" aria-hidden="true" fill="currentColor"><path d=${chinese}></path></svg>`,
};

/** All languages, each by its own name. */
export const languageItems = (): readonly ChoiceItem[] => languages.map((id) => ({ id, label: languageNames[id], drawn: drawn[id] }));
