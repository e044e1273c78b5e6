import { announce, ask, type Script } from '../../../kernel/script.ts';
import type { ClauseId, SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { postpone } from '../../../rules/moment.ts';
import { blockedBy } from '../../../rules/status.ts';
import { majorityOf } from '../../../rules/vote.ts';
import { rolesOf } from '../../../rules/role-module.ts';
import { roles } from '../roles/index.ts';
import { said, type Gang, type Line, type T } from '../vocabulary.ts';
import { firstNight, stillCalled } from './turn.ts';

/** Who wakes with a gang: its own, and the Impostor as if one of the Mafia (VD-80, VD-A18). */
const awake: Readonly<Record<Gang, (t: T) => readonly SeatId[]>> = {
  mafia: (t) => [...t.members('mafia'), ...t.withRole('impostor')],
  yakuza: (t) => t.withRole('yakuza'),
};

const line = (gang: Gang, clause: ClauseId): Pick<Line, 'kind' | 'clause' | 'roles' | 'members' | 'wake' | 'sleep' | 'hollow'> => ({
  kind: 'group',
  clause,
  roles: rolesOf(roles, { faction: gang }),
  members: awake[gang],
  wake: said(`${gang}.wake`),
  sleep: said(`${gang}.sleep`),
  hollow: stillCalled,
});

/** On the first night a gang sees who it is and chooses nobody (VD-44). */
const meets = (gang: Gang): Line => ({
  ...line(gang, 'VD-44'),
  id: `${gang}Meet`,
  ask: [said(`${gang}.meet`)],
  what: said(`${gang}Meet.what`),
  skip: (t) => (firstNight(t) ? undefined : { why: said('call.laterNight'), clause: 'VD-44' }),
  *act(t, members) {
    t.tell({ what: 'learned', seats: members, about: members, said: said(`${gang}.met`, { seats: { seats: members } }) }, 'VD-44', members);
    yield* ask(t, () => ({ shape: 'say', key: `${gang}.meet`, to: members, say: [said(`${gang}.meet`)], clause: 'VD-44' }));
  },
});

/** On every other night it chooses; what is heard is the same whether or not it finds a victim. */
const kills = (gang: Gang, clause: ClauseId, power: ClauseId): Line => ({
  ...line(gang, clause),
  id: gang,
  ask: [said(`${gang}.ask`)],
  pretend: (t) => announce(t, `${gang}.chosen`, said(`${gang}.chosen`), 'VD-106'),
  what: said(`${gang}.what`),
  skip: (t) => (firstNight(t) ? { why: said('call.firstNight'), clause: 'VD-44' } : undefined),
  act: (t, members) => choice(t, gang, power, members),
});

/** The Yakuza wakes directly after, whether or not the Mafia has just chosen one of them (VD-89…91). */
export const gangs: readonly Line[] = [
  meets('mafia'),
  kills('mafia', 'VD-41', 'VD-79'),
  meets('yakuza'),
  kills('yakuza', 'VD-89', 'VD-89'),
];

/** One victim by the majority of those awake (VD-79…84, VD-R2). */
function* choice(t: T, gang: Gang, clause: ClauseId, members: readonly SeatId[]): Script {
  const own = (seat: SeatId): boolean => t.faction(seat) === gang;
  const { seats } = yield* ask(t, () => {
    const voters = members.filter((seat) => t.isAlive(seat) && !blockedBy(t, seat, 'group'));
    return choose(t, {
      key: `${gang}.kill`,
      to: voters,
      say: [said(`${gang}.ask`)],
      note: said('gang.majority', { n: majorityOf(voters.length), all: voters.length }),
      clause,
      aim: 'kill',
      min: 1,
      pass: said('gang.noMajority'),
      bar: (seat) => (own(seat) && !t.options.mafiaMayTargetOwn ? { why: said('bar.ownSide'), clause: 'VD-R14' } : undefined),
      warn: (seat) => (own(seat) ? { why: said('warn.ownSide'), clause: 'VD-R14' } : undefined),
    });
  });
  if (seats[0] !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { faction: gang }, on: seats[0], clause });
  yield* announce(t, `${gang}.chosen`, said(`${gang}.chosen`), seats[0] === undefined ? 'VD-84' : 'VD-83');
}
