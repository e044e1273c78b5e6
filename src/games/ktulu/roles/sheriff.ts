import { announce, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { rows } from '../../../text/rows.ts';
import { attacks } from '../night/attacks.ts';
import { doing, target } from '../night/lines.ts';
import { carrier, lastMove, tellHolder } from '../statuette.ts';
import { said, type Attempt, type Role, type Statuses, type T } from '../vocabulary.ts';

/** Locks one player up, and takes the statuette off a jailed carrier (KT-093…098). */
function* jail(t: T, actor: SeatId): Script {
  const clause = 'KT-093';
  const self = t.options.sheriffSelfJail ? { self: 'allowed' as const } : {};
  const on = yield* target(t, actor, { key: 'sheriff.jail', clause, ask: said('sheriff.ask'), must: true, ...self });
  if (on === undefined) return;
  yield* attempt(t, { ...doing('mark', actor, 'sheriff', on, clause), status: 'jailed', until: 'dawn' });
  if (t.options.announceJailed) yield* announce(t, 'sheriff.jailed', said('sheriff.jailed', { who: { seat: on } }), 'KT-094');
  if (carrier(t) !== on || on === actor) return;
  yield* attempt(t, doing('steal', actor, 'sheriff', on, 'KT-095'));
  if (carrier(t) === actor) yield* tellHolder(t, lastMove(t), [actor]);
}

/** Locks one player up each night, and takes the statuette off a jailed carrier (KT-093…098). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    sheriff: { clause: 'KT-225', act: jail },
    sheriffZero: {
      clause: 'KT-219',
      zero: true,
      act: jail,
      due: (t) => (t.options.sheriffNightZero ? undefined : { why: said('call.notByHouse'), clause: 'KT-099' }),
    },
  },
};

/** The Sheriff searches whom he locks up (KT-095). */
const isSearchOfTheCell = (a: Attempt): boolean => a.by.role === 'sheriff' && a.deed === 'steal';

export const statuses: Statuses<'jailed'> = {
  jailed: {
    blocks: ['act', 'group'],
    shields: (_, a, self) =>
      attacks.includes(a.deed) && !isSearchOfTheCell(a)
        ? { prevent: said('why.jailed'), clause: 'KT-096', shield: self.status?.by ?? {} }
        : undefined,
  },
};

export const words = rows({
  'role.sheriff': ['Sheriff', '警长', 'Szeryf'],
  'role.sheriff.ability': [
    'Each night you jail one player, who cannot act and cannot be killed or robbed until day; a statuette found there is yours. While you live, a challenge to a duel may be refused.',
    '每夜关押一名玩家：此人到天亮不能行动，也不会被杀或被偷；若雕像在其身上，归你所有。你活着时，被挑战者可以拒绝决斗。',
    'Co noc zamykasz jedną osobę w areszcie: do dnia nie może ona działać i nikt jej nie zabije ani nie okradnie, a jej posążek jest twój. Dopóki żyjesz, pojedynku można nie przyjąć.',
  ],
  'sheriffZero.what': ['Jails one player until day.', '关押一名玩家到天亮。', 'Zamyka jedną osobę do dnia.'],
  'sheriffZero.ask': ['Whom do you jail?', '你要关押谁？', 'Kogo zamykasz w areszcie?'],
  'sheriff.what': [
    'Jails one player until day and takes the statuette found there.',
    '关押一名玩家到天亮，并拿走其身上的雕像。',
    'Zamyka jedną osobę do dnia i zabiera jej posążek.',
  ],
  'sheriff.ask': ['Whom do you jail?', '你要关押谁？', 'Kogo zamykasz w areszcie?'],
  'option.nightZeroOrder.sheriffZero': ['Sheriff jails', '警长关押', 'Szeryf zamyka'],
  'option.nightOrder.sheriff': ['Sheriff jails', '警长关押', 'Szeryf zamyka'],
  'status.jailed': ['in jail', '在押', 'w areszcie'],
  'why.jailed': ['this player is in jail, out of reach.', '这名玩家在押，谁也够不着。', 'ta osoba jest w areszcie, poza zasięgiem.'],
  'bar.jailed': ['In jail.', '在押。', 'W areszcie.'],
  'sheriff.jailed': ['{who} is in jail until day.', '{who}被关押到天亮。', '{who} trafia do aresztu aż do dnia.'],
});
