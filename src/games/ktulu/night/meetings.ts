import { ask, type Script } from '../../../kernel/script.ts';
import { said, type ClauseId, type SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { blockedBy } from '../../../rules/status.ts';
import { attempt } from '../../../rules/attempt.ts';
import { transferToken } from '../../../rules/token.ts';
import { mormons as brethren } from '../roles.ts';
import { statuette } from '../statuette.ts';
import { members, type T } from '../table.ts';
import { doing, groupLine, learnRole, roleLine, target, type Line } from './lines.ts';

/** Picks one player, and the two learn about each other (KT-102…104). */
export const hooker = roleLine('hooker', {
  clause: 'KT-102',
  zero: true,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: 'hooker.learn', clause: 'KT-102', ask: 'hooker.ask', aim: 'learn', must: true });
    if (on === undefined) return;
    yield* learnRole(t, actor, on, 'hooker.learned', 'KT-104');
    yield* introduced(t, on, actor, 'hooker', 'KT-103');
  },
});

/** Binds one player, who learns by whom (KT-153…155, KT-205). */
const binding = (role: string, clause: ClauseId, toldClause: ClauseId): Line =>
  roleLine(role, {
    clause,
    zero: true,
    *act(t, actor) {
      const on = yield* target(t, actor, { key: `${role}.bind`, clause, ask: `${role}.ask`, must: true });
      if (on === undefined) return;
      yield* attempt(t, { ...doing('mark', actor, role, on, clause), status: 'bound' });
      yield* introduced(t, on, actor, role, toldClause);
    },
  });

export const seducer = binding('seducer', 'KT-205', 'KT-205');
export const blackmailer = binding('blackmailer', 'KT-153', 'KT-154');

/** The picked player is woken by a touch and shown who it was. */
function* introduced(t: T, to: SeatId, who: SeatId, role: string, clause: ClauseId): Script {
  yield* showSecret(t, {
    key: `${role}.told`,
    to: [to],
    about: [who],
    clause,
    note: said('introduced.note', { who: { seat: to } }),
    showing: { said: said(role === 'hooker' ? 'introduced' : 'introduced.bound', { who: { seat: who }, role: { role } }) },
  });
}

/** They see one another and, if the host tells so much, each other's roles (KT-017, KT-019). */
function* meet(t: T, faction: string, clause: ClauseId): Script {
  const all = members(t, faction).filter((seat) => t.isAlive(seat));
  const mates = all.map((seat) =>
    t.options.tellMateRoles ? said('mate.role', { who: { seat }, role: { role: t.at(seat).role } }) : said('mate', { who: { seat } }),
  );
  yield* showSecret(t, {
    key: `${faction}.met`,
    to: all,
    about: all,
    clause: t.options.tellMateRoles ? 'KT-019' : clause,
    say: [said(`${faction}Meet.ask`)],
    showing: { said: said('mates', { list: { list: mates } }) },
  });
}

const living =
  (faction: string) =>
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
  *act(t, all) {
    yield* meet(t, 'bandits', 'KT-017');
    const free = (): SeatId[] => {
      const able = all.filter((seat) => t.isAlive(seat) && !blockedBy(t, seat, 'group'));
      return able.length > 0 ? able : all.filter((seat) => t.isAlive(seat));
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
