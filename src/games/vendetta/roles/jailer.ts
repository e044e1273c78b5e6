import { rows } from '../../../text/rows.ts';
import { attempt } from '../../../rules/attempt.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { unmark } from '../../../rules/status.ts';
import { investigate } from '../night/abilities.ts';
import { leader } from '../night/leaders.ts';
import type { Role, Statuses } from '../vocabulary.ts';

/** A criminal he finds goes to jail while he lives; the Loner does not (VD-93, VD-100, VD-A10, VD-A13, VD-R10). */
export const role: Role = {
  faction: 'civilians',
  class: 'leader',
  night: leader('VD-A10', function* (t, actor) {
    const about = yield* investigate(t, actor, 'VD-A10');
    if (about === undefined) return;
    const side = t.options.snitchFramesJail ? t.roleOf(seenAs(t, 'card', about)).faction : t.faction(about);
    const spared = t.faction(about) === 'loner' && !t.options.framedLonerJailed;
    if (!spared && (side === 'mafia' || side === 'yakuza'))
      yield* attempt(t, { deed: 'mark', by: { seat: actor, role: 'jailer' }, on: about, clause: 'VD-A10', status: 'jailed' });
  }),
  after: {
    *died(t, fact, self, because) {
      if (fact.seat !== self.seat) return;
      for (const status of t.statuses.filter(({ what }) => what === 'jailed')) yield* unmark(t, status, because);
    },
  },
};

export const statuses: Statuses<'jailed'> = {
  jailed: { blocks: ['act', 'group', 'vote'], blockedBy: { vote: 'VD-A12' } },
};

export const words = rows({
  'role.jailer': ['Jailer', '典狱长', 'Naczelnik'],
  'role.jailer.ability': [
    'Each night you may investigate one other player. A Mafia or Yakuza player you find goes to jail until you are out. The Loner does not.',
    '每夜可以调查一名其他玩家。查到黑手党或极道，此人入狱，直到你出局。独行者不入狱。',
    'Co noc możesz zbadać inną osobę. Wykryty przestępca z mafii lub Yakuzy trafia do więzienia, dopóki jesteś w grze. Samotnik nie.',
  ],
  'jailer.ask': ['Whom do you investigate?', '你要调查谁？', 'Kogo badasz?'],
  'jailer.what': [
    'Sees a facilitator card; a criminal so found is jailed.',
    '查看一张角色牌；查到的罪犯入狱。',
    'Ogląda kartę roli; wykryty przestępca idzie do więzienia.',
  ],
  'bar.jailed': ['In jail.', '在牢中。', 'W więzieniu.'],
  'status.jailed': ['jailed', '入狱', 'w więzieniu'],
});
