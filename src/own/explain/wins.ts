import type { OwnWin } from '../schema/rules.ts';
import { conditionOf, filterOf, phrase, sentence, type Voice } from './names.ts';
import { restOf } from './rest.ts';

/** An ending in one sentence: who wins by it, and when. */
export function explainWin(v: Voice, win: OwnWin): string {
  const y = win.side === 'nobody' ? phrase(v, 'x.nobody') : v.names(`faction.${win.side}`);
  const x = win.by === 'gone' ? filterOf(v, win.who) : 'when' in win ? conditionOf(v, win.when) : '';
  return sentence(v, phrase(v, `x.win.${win.by}`, { x, y }) + restOf(v, win, 'wins', ['by', 'side', 'who', 'when', 'words']));
}
