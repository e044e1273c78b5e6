import type { NightCard } from '../../../kernel/night-card.ts';
import { ask, isExpired, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { callAll } from '../../../rules/call.ts';
import { choose, timed } from '../../../rules/choose.ts';
import { drawn } from '../../../rules/draw.ts';
import { postpone } from '../../../rules/moment.ts';
import { proclaim } from '../../../rules/proclaim.ts';
import { rolesOf, turnsOf } from '../../../rules/role-module.ts';
import { enter } from '../../../rules/rounds.ts';
import type { Options } from '../options.ts';
import { angels, roles } from '../roles/index.ts';
import { said, type Ids, type Line, type T } from '../vocabulary.ts';

/** Mafia first, then the angels one by one (PR-27, PR-36). */
export const nightCard: NightCard<Options, Ids> = [{ id: 'night', lines: [mafiaLine(), ...turnsOf(roles, angels)] }];

/** How long the host waits at a call nobody answers: about as long as an angel takes to point. */
const pause = 10;

/**
 * Night falls and the card is called (PR-24…27). Before the first night the secrecy of the cards is read out (PR-17…20).
 * Returns where the story stood before.
 */
export function* night(t: T): Script<number> {
  const nightfall = t.story.length;
  enter(t, 'night', 'PR-23');
  if (t.place.round === 1)
    yield* ask(t, () => ({
      shape: 'say',
      key: 'deal.secret',
      to: 'table',
      say: [said('deal.secret')],
      note: said('deal.note'),
      clause: 'PR-19',
    }));
  yield* proclaim(t, { key: 'night.falls', words: said('night.falls'), note: said('night.note'), clause: 'PR-25' });
  yield* callAll(t, nightCard, pause);
  return nightfall;
}

function mafiaLine(): Line {
  return {
    id: 'mafia',
    kind: 'group',
    clause: 'PR-28',
    roles: rolesOf(roles, { faction: 'mafia' }),
    wake: said('mafia.wake'),
    ask: [said('mafia.ask')],
    sleep: said('mafia.sleep'),
    what: said('mafia.what'),
    act: kill,
  };
}

/** The mafia point at one victim, or at nobody where the policy allows it (PR-29…34). */
function* kill(t: T): Script {
  const must = t.options.killPolicy === 'mustKill';
  const question = () =>
    choose(t, {
      key: 'mafia.kill',
      to: t.living('mafia'),
      say: [said('mafia.ask')],
      note: said('mafia.note'),
      clause: must ? 'PR-31' : 'PR-29',
      aim: 'kill',
      min: must ? 1 : 0,
      ...(!must && { pass: said('mafia.pass') }),
      warn(seat) {
        return t.faction(seat) === 'mafia' ? { why: said('warn.ownSide'), clause: 'PR-R8' } : undefined;
      },
    });
  const seconds = t.options.nightSeconds;
  const answer = seconds > 0 ? yield* ask(t, () => timed(question(), seconds)) : yield* ask(t, question);
  const victim = isExpired(answer) ? yield* outOfTime(t) : answer.seats[0];
  if (victim !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { faction: 'mafia' }, on: victim, clause: 'PR-29' });
}

/** No agreement in time: nobody dies, or a lot among those pointed at where killing is compulsory (PR-R13). */
function* outOfTime(t: T): Script<SeatId | undefined> {
  t.tell({ what: 'expired', key: 'mafia.kill' }, 'PR-R13', 'host');
  if (t.options.killPolicy === 'mayPass') return undefined;
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: 'mafia.pointed',
      to: t.living('mafia'),
      say: [],
      note: said('mafia.pointed'),
      clause: 'PR-R13',
      min: 1,
      max: t.alive.length,
      aim: 'kill',
    }),
  );
  return yield* drawn(t, seats, { key: 'mafia.lot', clause: 'PR-R13', byHost: t.options.randomPick === 'hostCoin' });
}
