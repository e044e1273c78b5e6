import type { Options } from '../options.ts';
import { roles, sequence } from '../roles/index.ts';
import { turnsOf } from '../../../rules/role-module.ts';
import type { NightCard } from '../../../kernel/night-card.ts';
import { announce, type Script } from '../../../kernel/script.ts';
import { callLine } from '../../../rules/call.ts';
import { linesFor } from '../../../rules/night-card.ts';
import { enter } from '../../../rules/rounds.ts';
import { feedback } from './feedback.ts';
import { mafiaLine } from './mafia.ts';
import { pause } from './one-by-one.ts';
import { said, type Ids, type T } from '../vocabulary.ts';

/** Mafia, town roles, feedback: the three phases of the night (TM-09). */
export const nightCard: NightCard<Options, Ids> = [
  { id: 'mafia', lines: [mafiaLine] },
  { id: 'town', lines: turnsOf(roles, sequence) },
  { id: 'feedback', lines: [{ id: 'feedback', kind: 'moment', clause: 'TM-44', roles: [], what: said('feedback.what'), act: feedback }] },
];

/** Phases 4, 5 and 6 (TM-37…46). */
export function* night(t: T): Script {
  enter(t, 'night', 'TM-09');
  yield* announce(t, 'night.falls', said('night.falls'), 'TM-37');
  for (const line of linesFor(nightCard, t.cast).flatMap((section) => section.lines)) {
    yield* callLine(t, line, line.id === 'medium' && t.options.mediumSeconds > 0 ? t.options.mediumSeconds : pause);
  }
}
