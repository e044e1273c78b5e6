import type { FactOf } from '../../kernel/fact.ts';
import { announce, type Script } from '../../kernel/script.ts';
import type { ClauseId, SeatId } from '../../kernel/types.ts';
import { effects, moment } from '../../rules/moment.ts';
import { enter } from '../../rules/rounds.ts';
import { freed } from './jail.ts';
import { nightfall } from './night/turn.ts';
import { eliminated } from './proclaim.ts';
import { said, type Ids, type T } from './vocabulary.ts';

/**
 * The night's deaths take effect together and are reported: the Mafia's victim and that the Mafia did it, then
 * the others without a word on who did it (VD-46…52). `locked` are those who were in jail when night fell.
 */
export function* dawn(t: T, locked: readonly SeatId[]): Script {
  const dusk = nightfall(t);
  enter(t, 'dawn', 'VD-12');
  yield* announce(t, 'dawn.wake', said('dawn.wake'), 'VD-46');
  yield* effects(t, 'dawn');
  const deaths = deathsSince(t, dusk);
  const victim = deaths.find((fact) => fact.by.faction === 'mafia' && isChosen(t, fact));
  if (victim) {
    const both = t.since(dusk).some((f) => f.what === 'postponed' && f.by.faction === 'yakuza' && f.seat === victim.seat);
    yield* report(t, victim, both ? 'dawn.bothChose' : 'dawn.mafiaVictim', both ? 'VD-92' : 'VD-47');
  }
  for (const death of deaths) if (death !== victim) yield* report(t, death, 'dawn.alsoDied', 'VD-50');
  if (deaths.length === 0) yield* announce(t, 'dawn.nobody', said('dawn.nobody'), 'VD-47');
  yield* freed(t, locked);
  yield* notices(t, dusk);
  yield* moment(t, 'dawn');
}

/** Deaths since nightfall in seating order, which tells nothing about who did it (VD-51). */
function deathsSince(t: T, dusk: number): FactOf<'died', Ids>[] {
  const deaths = t.since(dusk).filter((fact): fact is FactOf<'died', Ids> => fact.what === 'died' && !t.isAlive(fact.seat));
  const last = deaths.filter((fact, i) => deaths.findLastIndex(({ seat }) => seat === fact.seat) === i);
  return last.sort((a, b) => a.seat - b.seat);
}

/** The player a gang has chosen, not one who stepped in for another. */
function isChosen(t: T, { because = -1, seat }: FactOf<'died', Ids>): boolean {
  const chosen = t.story[because];
  return chosen?.what === 'postponed' && chosen.seat === seat;
}

function* report(t: T, death: FactOf<'died', Ids>, id: Parameters<typeof eliminated>[2], clause: ClauseId): Script {
  if (!t.isAlive(death.seat)) yield* eliminated(t, death.seat, id, clause, t.story.lastIndexOf(death));
}

/** Who is in jail since tonight, and who may not vote today (VD-A10, VD-A15). */
function* notices(t: T, dusk: number): Script {
  for (const fact of t.since(dusk)) {
    if (fact.what !== 'marked' || !t.isAlive(fact.seat) || t.statusesOf(fact.seat, fact.status).length === 0) continue;
    const who = { who: { seat: fact.seat } };
    if (fact.status === 'jailed') yield* announce(t, 'dawn.jailed', said('dawn.jailed', who), 'VD-A10');
    if (fact.status === 'silenced')
      yield* announce(
        t,
        'dawn.silenced',
        said(t.options.silencedMaySpeak ? 'dawn.silenced' : 'dawn.silencedWholly', who),
        t.options.silencedMaySpeak ? 'VD-A15' : 'VD-R12',
      );
  }
}
