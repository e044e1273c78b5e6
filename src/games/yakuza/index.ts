import { announce, ask, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said } from '../../kernel/types.ts';
import { carryOutRuling } from '../../rules/ruling.ts';
import { examine, suggest } from './cast.ts';
import { dawn, day } from './day.ts';
import { night, nightCard } from './night.ts';
import { options, type Options } from './options.ts';
import { factions, roles, statuses } from './roles.ts';
import { wins } from './wins.ts';
import type { Rulebook } from '../../rules/define-game.ts';
import { words } from '../../text/games/yakuza.ts';

/** The club game of twelve numbered seats: citizens, mafia and yakuza. */
export const yakuza: Rulebook<Options> = {
  words,
  id: 'yakuza',
  edition: 1,
  players: { min: 6, max: 20, usual: 12 },
  numbered: true,
  factions,
  roles,
  statuses,
  tokens: [],
  options,
  suggest,
  examine,
  wins,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'opening' },
  script: rounds,
  ruling: carryOutRuling,
};

function* rounds(t: Table<Options>): Script<never> {
  if (t.place.phase === 'opening') {
    yield* ask(t, () => ({ shape: 'say', key: 'opening', to: 'table', say: conduct, note: said('opening.note'), clause: 'YK-32' }));
    t.place = { round: t.place.round, phase: 'night' };
  }
  for (;;) {
    if (t.place.phase === 'night') {
      const nightfall = t.story.length;
      yield* night(t);
      yield* dawn(t, nightfall);
    }
    yield* day(t);
    yield* announce(t, 'day.ends', said('day.ends'), 'YK-33');
    t.place = { round: t.place.round + 1, phase: 'night' };
  }
}

/** The conduct rules, read out before the first night (YK-32…36). */
const conduct = ['opening.polite', 'opening.still', 'opening.host', 'opening.questions', 'opening.numbers'].map((id) => said(id));
