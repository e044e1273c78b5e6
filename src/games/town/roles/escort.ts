import { rows } from '../../../text/rows.ts';
import { attempt } from '../../../rules/attempt.ts';
import { ability } from '../night/turn.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Whatever a player kept busy does this night comes to nothing (TM-R8). */
export const role: Role = {
  faction: 'town',
  night: ability({
    deed: 'visit',
    aim: 'ability',
    *use(t, actor, on) {
      const by = { seat: actor, role: t.at(actor).role };
      yield* attempt(t, { deed: 'mark', by, on, clause: 'TM-R8', status: 'busy', until: 'dawn' });
    },
  }),
};

export const statuses: Statuses<'busy'> = {
  busy: {
    stopsActor: (_, { by }, self) =>
      by.seat === self.seat ? { prevent: said('why.busy'), clause: 'TM-R8', shield: self.status?.by ?? {} } : undefined,
  },
};

export const words = rows({
  'role.escort': ['Escort', '陪伴者', 'Towarzyszka'],
  'role.escort.ability': [
    'Each night you may keep one other player busy: whatever that player does this night comes to nothing.',
    '每晚可以缠住另一名玩家，那人当晚的行动全部落空。',
    'Co noc możesz zająć czas innej osobie: cokolwiek ona tej nocy robi, spełza na niczym.',
  ],
  'status.busy': ['kept busy', '被缠住', 'zajęty czas'],
  'why.busy': ['Kept busy by the Escort.', '被陪伴者缠住。', 'Towarzyszka zajmuje tej osobie czas.'],
  'escort.ask': ['Whom do you keep busy?', '你要缠住谁？', 'Komu zajmujesz czas?'],
  'escort.what': ['The Escort may keep one player busy.', '陪伴者可以缠住一名玩家。', 'Towarzyszka może zająć czas jednej osobie.'],
});
