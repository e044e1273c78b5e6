import { announce, ask, type Script } from '../../../kernel/script.ts';
import { said, type SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { postpone } from '../../../rules/moment.ts';
import { blockedBy } from '../../../rules/status.ts';
import { majorityOf } from '../../../rules/vote.ts';
import { mobsters } from '../options.ts';
import { gangLine, meetingLine, type T } from './lines.ts';

/** Everybody who wakes with the Mafia: its own, and the Impostor as if one of them (VD-80, VD-A18). */
const mafiaSeats = (t: T): SeatId[] => [
  ...t.seats.filter(({ seat }) => t.faction(seat) === 'mafia').map(({ seat }) => seat),
  ...t.withRole('impostor'),
];

const theMafia = { id: 'mafia', roles: ['thug', ...mobsters], members: mafiaSeats };
const theYakuza = { id: 'yakuza', roles: ['yakuza'], members: (t: T) => t.withRole('yakuza') };

export const mafiaMeets = meetingLine(theMafia, (t, members) => meeting(t, 'mafia', members));
export const yakuzaMeets = meetingLine(theYakuza, (t, members) => meeting(t, 'yakuza', members));

export const mafia = gangLine(theMafia, 'VD-41', (t, members) => choice(t, 'mafia', 'VD-79', members));

/** The Yakuza wakes directly after, whether or not the Mafia has just chosen one of them (VD-89…91). */
export const yakuza = gangLine(theYakuza, 'VD-89', (t, members) => choice(t, 'yakuza', 'VD-89', members));

/** They see one another and choose nobody (VD-44). */
function* meeting(t: T, gang: string, members: readonly SeatId[]): Script {
  t.tell({ what: 'learned', seats: members, about: members, said: said(`${gang}.met`, { seats: { seats: members } }) }, 'VD-44', members);
  yield* ask(t, () => ({ shape: 'say', key: `${gang}.meet`, to: members, say: [said(`${gang}.meet`)], clause: 'VD-44' }));
}

/** One victim by the majority of those awake (VD-79…84, VD-R2). */
function* choice(t: T, gang: string, clause: string, members: readonly SeatId[]): Script {
  const { seats } = yield* ask(t, () => {
    const awake = members.filter((seat) => t.isAlive(seat) && !blockedBy(t, seat, 'group'));
    return choose(t, {
      key: `${gang}.kill`,
      to: awake,
      say: [said(`${gang}.ask`)],
      note: said('gang.majority', { n: majorityOf(awake.length), all: awake.length }),
      clause,
      aim: 'kill',
      min: 1,
      pass: said('gang.noMajority'),
      bar: (seat) => (own(t, gang, seat) && !t.options.mafiaMayTargetOwn ? { why: said('bar.ownSide'), clause: 'VD-R14' } : undefined),
      warn: (seat) => (own(t, gang, seat) ? { why: said('warn.ownSide'), clause: 'VD-R14' } : undefined),
    });
  });
  if (seats[0] !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { faction: gang }, on: seats[0], clause });
  yield* announce(t, `${gang}.chosen`, said(`${gang}.chosen`), seats[0] === undefined ? 'VD-84' : 'VD-83');
}

const own = (t: T, gang: string, seat: SeatId): boolean => t.faction(seat) === gang;
