import { ask, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type ClauseId, type SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { blockedBy } from '../../../rules/status.ts';
import { transferToken } from '../../../rules/token.ts';
import { statuette } from '../statuette.ts';
import { members } from '../table.ts';
import { said, type Ids, type Line, type T } from '../vocabulary.ts';
import { groupLine } from './group-lines.ts';
import { mormons as brethren } from '../cards.ts';

/** They see one another and, if the host tells so much, each other's roles (KT-017, KT-019). */
function* meet(t: T, faction: Ids['faction'], clause: ClauseId): Script {
  const all = members(t, faction).filter((seat) => t.isAlive(seat));
  const mates = all.map((seat) =>
    t.options.tellMateRoles ? said('mate.role', { who: { seat }, role: { role: t.at(seat).role } }) : said('mate', { who: { seat } }),
  );
  yield* showSecret(t, {
    key: `${faction}.met`,
    to: all,
    about: all,
    clause: t.options.tellMateRoles ? 'KT-019' : clause,
    say: [anySaid(`${faction}Meet.ask`)],
    showing: { said: said('mates', { list: { list: mates } }) },
  });
}

const living =
  (faction: Ids['faction']) =>
  (t: T): readonly SeatId[] =>
    members(t, faction);

/** The bandits meet, the jailed one too, and decide who carries the statuette (KT-024, KT-221, KT-R11, KT-R12). */
export const banditsMeet = groupLine('banditsMeet', 'bandits', {
  clause: 'KT-221',
  zero: true,
  wakes: true,
  sleeps: true,
  meeting: true,
  members: living('bandits'),
  *act(t) {
    yield* meet(t, 'bandits', 'KT-017');
    const free = (): readonly SeatId[] => {
      const all = t.living('bandits');
      const able = all.filter((seat) => !blockedBy(t, seat, 'group'));
      return able.length > 0 ? able : all;
    };
    const { seats } = yield* ask(t, () => {
      const able = free();
      return choose(t, {
        key: 'bandits.firstCarrier',
        to: able,
        say: [said('banditsCarrier.ask')],
        clause: 'KT-221',
        bar: (seat) =>
          able.includes(seat)
            ? undefined
            : t.faction(seat) === 'bandits'
              ? { why: said('bar.inactiveCarrier'), clause: 'KT-R12' }
              : { why: said('bar.outsider'), clause: 'KT-R22' },
      });
    });
    if (seats[0] !== undefined) yield* transferToken(t, statuette, seats[0], { by: { faction: 'bandits' }, clause: 'KT-221' });
  },
});

const meetingLine = (id: string, faction: 'indians' | 'aliens', clause: ClauseId): Line =>
  groupLine(id, faction, {
    clause,
    zero: true,
    wakes: true,
    sleeps: true,
    meeting: true,
    members: living(faction),
    *act(t) {
      yield* meet(t, faction, clause);
    },
  });

/** Without the operator, whom nobody knows (KT-186, KT-222). */
export const indiansMeet = meetingLine('indiansMeet', 'indians', 'KT-222');
export const aliensMeet = meetingLine('aliensMeet', 'aliens', 'KT-258');

/** The three see one another; none learns which side the others are on (KT-188, KT-189). */
export const mormons: Line = {
  id: 'mormons',
  kind: 'group',
  clause: 'KT-223',
  roles: brethren,
  meeting: true,
  what: said('mormons.what'),
  ask: [said('mormons.ask')],
  wake: said('mormons.wake'),
  sleep: said('mormons.sleep'),
  skip: (t) => (t.place.round === 0 ? undefined : { why: said('call.onlyNightZero'), clause: 'KT-188' }),
  *act(t, all) {
    const list = all.map((seat) => said('mate', { who: { seat } }));
    yield* showSecret(t, {
      key: 'mormons.met',
      to: all,
      about: all,
      clause: 'KT-188',
      say: [said('mormons.ask')],
      showing: { said: said('mates', { list: { list } }) },
    });
  },
};
