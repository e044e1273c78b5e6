import type { NightCard } from '../../../kernel/night-card.ts';
import { announce, type Script } from '../../../kernel/script.ts';
import { callAll } from '../../../rules/call.ts';
import { turnsOf } from '../../../rules/role-module.ts';
import { enter } from '../../../rules/rounds.ts';
import type { Options } from '../options.ts';
import { roles, sequence } from '../roles/index.ts';
import { said, type Ids, type T } from '../vocabulary.ts';
import { mafiaLine } from './mafia.ts';
import { yakuzaMeeting, yakuzaShot } from './yakuza.ts';

/** Everybody who acts at night is called. Returns where the story stood before. */
export function* night(t: T): Script<number> {
  const nightfall = t.story.length;
  enter(t, 'night', 'YK-06');
  yield* announce(t, 'night.falls', said('night.falls'), t.place.round === 1 ? 'YK-06' : 'YK-33');
  yield* callAll(t, nightCard, t.options.actionSeconds);
  return nightfall;
}

/** First night: mafia and yakuza meet, Right Hand and Detective check. Later: mafia, Right Hand, yakuza, Detective, Doctor (YK-06…08). */
export const nightCard: NightCard<Options, Ids> = [
  {
    id: 'night',
    lines: [mafiaLine, yakuzaMeeting, ...turnsOf(roles, sequence.before), yakuzaShot, ...turnsOf(roles, sequence.after)],
  },
];
