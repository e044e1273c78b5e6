import type { NightCard, NightLine } from '../../kernel/night-card.ts';
import { ask, isExpired, announce, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type SeatId } from '../../kernel/types.ts';
import { callAll } from '../../rules/call.ts';
import { choose, selfBar, timed } from '../../rules/choose.ts';
import { drawn } from '../../rules/draw.ts';
import { seenAs } from '../../rules/hooks.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { postpone } from '../../rules/moment.ts';
import { hidesCards, type Options } from './options.ts';
import { proclaim } from './proclaim.ts';
import type { angels } from './roles.ts';

type T = Table<Options>;

/** Mafia first, then the angels one by one (PR-27, PR-36). */
export const nightCard: NightCard<Options> = [{ id: 'night', lines: [mafiaLine(), angelLine('angelHeart'), angelLine('angelDiamond')] }];

/** How long the host waits at a call nobody answers: about as long as an angel takes to point. */
const pause = 10;

/** Night falls and the card is called (PR-24…27). Before the first night the secrecy of the cards is read out (PR-17…20). */
export function* night(t: T): Script {
  t.tell({ what: 'phase', said: said('phase.night', { n: t.place.round }) }, 'PR-23', 'public');
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
}

function mafiaLine(): NightLine<Options> {
  return {
    id: 'mafia',
    kind: 'group',
    clause: 'PR-28',
    roles: ['mafia'],
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

function angelLine(role: (typeof angels)[number]): NightLine<Options> {
  return {
    id: role,
    kind: 'role',
    clause: 'PR-35',
    roles: [role],
    wake: said(`${role}.wake`),
    ask: [said('angel.ask')],
    sleep: said(`${role}.sleep`),
    what: said('angel.what'),
    hollow: (t) => {
      if (hidesCards(t.options)) return { why: said('call.cardHidden'), clause: 'PR-R12' };
      return t.options.callDeadAngel ? { why: said('call.deadButCalled'), clause: 'PR-R12' } : undefined;
    },
    act: (t, members) => check(t, role, members),
    *pretend(t) {
      if (t.options.angelAnswer === 'spoken') yield* announce(t, `${role}.answer`, said('angel.spokenNot'), 'PR-40');
    },
  };
}

/** The angel points at one other living player and is told by a nod or a shake of the head (PR-37, PR-38). */
function* check(t: T, role: string, members: readonly SeatId[]): Script {
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: `${role}.check`,
      to: members,
      say: [said('angel.ask')],
      clause: 'PR-37',
      aim: 'learn',
      bar(seat) {
        return members.includes(seat) ? selfBar('PR-R10') : undefined;
      },
    }),
  );
  const about = seats[0];
  if (about === undefined) return;
  const guilty = t.roleOf(seenAs(t, 'mafia', about)).faction === 'mafia';
  if (t.options.angelAnswer === 'spoken') {
    t.tell(
      {
        what: 'learned',
        seats: members,
        about: [about],
        said: said(guilty ? 'angel.learnedMafia' : 'angel.learnedNot', { who: { seat: about } }),
      },
      'PR-40',
      members,
    );
    yield* announce(t, `${role}.answer`, said(guilty ? 'angel.spokenMafia' : 'angel.spokenNot'), 'PR-40');
    return;
  }
  const showing = {
    sign: guilty ? 'nod' : 'shake',
    said: said(guilty ? 'angel.learnedMafia' : 'angel.learnedNot', { who: { seat: about } }),
  } as const;
  yield* showSecret(t, { key: `${role}.answer`, to: members, about: seats, showing, clause: 'PR-38', note: said('angel.signNote') });
}
