import { ask, isExpired, type Script } from '../../../kernel/script.ts';
import type { Bar, SeatId } from '../../../kernel/types.ts';
import { choose, timed } from '../../../rules/choose.ts';
import { postpone } from '../../../rules/moment.ts';
import { hollow } from './hollow.ts';
import { said, type Line, type T } from '../vocabulary.ts';

const living = (t: T, role: 'shogun' | 'yakuza'): SeatId[] => t.withRole(role).filter((seat) => t.isAlive(seat));

const group = { kind: 'group', roles: ['shogun', 'yakuza'], wake: said('yakuza.wake'), sleep: said('yakuza.sleep'), hollow } as const;

/** On the first night they meet, before anybody is checked (YK-08, YK-38). */
export const yakuzaMeeting: Line = {
  ...group,
  id: 'yakuzaMeeting',
  clause: 'YK-08',
  ask: [said('yakuza.meet')],
  what: said('yakuzaMeeting.what'),
  skip: (t) => (t.place.round === 1 ? undefined : { why: said('bar.metAlready'), clause: 'YK-08' }),
  act: meet,
};

/** The Shogun orders, the hitman shoots; without a hitman nobody shoots (YK-12…14, YK-R4). */
export const yakuzaShot: Line = {
  ...group,
  id: 'yakuza',
  clause: 'YK-13',
  ask: [said('yakuza.ask')],
  what: said('yakuza.what'),
  skip: (t) => (t.place.round === 1 ? { why: said('bar.checksOnly'), clause: 'YK-06' } : undefined),
  block: noShot,
  act: order,
};

/** Why the yakuza cannot shoot tonight. */
function noShot(t: T): Bar | undefined {
  if (living(t, 'yakuza').length === 0) return { why: said('bar.noHitman'), clause: 'YK-14' };
  const orphaned = t.withRole('shogun').length > 0 && living(t, 'shogun').length === 0;
  return orphaned && t.options.hitmanWithoutShogun === 'silent' ? { why: said('bar.noShogun'), clause: 'YK-R4' } : undefined;
}

function* meet(t: T, members: readonly SeatId[]): Script {
  t.tell({ what: 'learned', seats: members, about: members, said: said('yakuza.met') }, 'YK-08', members);
  yield* ask(t, () => ({
    shape: 'say',
    key: 'yakuza.meet',
    to: members,
    say: [said('yakuza.meet')],
    clause: 'YK-38',
    seconds: t.options.roleIntroSeconds,
    expires: true as const,
  }));
}

function* order(t: T): Script {
  const answer = yield* ask(t, () => {
    const shoguns = living(t, 'shogun');
    return timed(
      choose(t, {
        key: 'yakuza.order',
        to: shoguns.length > 0 ? shoguns : living(t, 'yakuza'),
        say: [said('yakuza.ask')],
        clause: 'YK-13',
        aim: 'kill',
        pass: said('yakuza.noOrder'),
        bar: () => noShot(t),
        warn: (seat) => (t.faction(seat) === 'yakuza' ? { why: said('warn.ownSide'), clause: 'YK-13' } : undefined),
      }),
      t.options.actionSeconds,
    );
  });
  if (isExpired(answer)) t.tell({ what: 'expired', key: 'yakuza.order' }, 'YK-13', 'host');
  else if (answer.seats[0] !== undefined)
    postpone(t, 'dawn', { deed: 'kill', by: { faction: 'yakuza' }, on: answer.seats[0], clause: 'YK-13' });
}
