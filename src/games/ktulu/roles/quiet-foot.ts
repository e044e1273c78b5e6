import { mark } from '../../../rules/status.ts';
import { transferToken } from '../../../rules/token.ts';
import { rows } from '../../../text/rows.ts';
import { spend } from '../../../rules/uses.ts';
import { target } from '../night/lines.ts';
import { carrier, has, statuette } from '../statuette.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** As carrier, may put the statuette on somebody who will not know (KT-175, KT-176, KT-R63). */
export const role: Role = {
  faction: 'indians',
  nights: {
    quietFoot: {
      clause: 'KT-251',
      uses: 2,
      secret: true,
      block: (t) => {
        const [foot] = t.withRole('quietFoot');
        if (foot === undefined || carrier(t) !== foot || !has(t, 'indians') || t.tokens[statuette]?.provisional)
          return { why: said('bar.notCarrier'), clause: 'KT-175' };
        return t.hasStatus(foot, 'glued') ? { why: said('bar.glued'), clause: 'KT-265' } : undefined;
      },
      *act(t, actor) {
        const on = yield* target(t, actor, { key: 'quietFoot.plant', clause: 'KT-175', ask: said('quietFoot.ask') });
        if (on === undefined) return;
        spend(t, actor, 'quietFoot', 2, 'KT-176');
        const by = { seat: actor, role: 'quietFoot' } as const;
        yield* transferToken(t, statuette, on, { by, clause: 'KT-175', knowing: false });
        if (carrier(t) === on && !has(t, t.faction(on))) yield* mark(t, { what: 'planted', on, by, clause: 'KT-175' });
      },
    },
  },
};

export const statuses: Statuses<'planted'> = {
  planted: {},
};

export const words = rows({
  'role.quietFoot@neutral': ['Planter', '栽赃者', 'Podrzucacz'],
  'role.quietFoot.ability@neutral': [
    'Twice in the game, when you were chosen to carry the statuette, you may hide it on another player, who does not know. If you are alive, it comes back to you before the tribe next kills.',
    '全局两次，你被选为雕像的携带者时，可以把它藏到另一名玩家身上，对方并不知道。你若活着，部落下次杀人之前雕像回到你手里。',
    'Dwa razy w grze, gdy wybrano cię do noszenia posążka, możesz podłożyć go innej osobie bez jej wiedzy. Jeśli żyjesz, wraca do ciebie, zanim plemię znów zabije.',
  ],
  'role.quietFoot': ['Quiet Foot', '轻足', 'Cicha stopa'],
  'role.quietFoot.ability': [
    'Twice in the game, when you were chosen to carry the statuette, you may hide it on another player, who does not know. If you are alive, it comes back to you before the Indians next kill.',
    '全局两次，你被选为雕像的携带者时，可以把它藏到另一名玩家身上，对方并不知道。你若活着，印第安人下次杀人之前雕像回到你手里。',
    'Dwa razy w grze, gdy wybrano cię do noszenia posążka, możesz podłożyć go innej osobie bez jej wiedzy. Jeśli żyjesz, wraca do ciebie, zanim Indianie znów zabiją.',
  ],
  'option.nightOrder.quietFoot@neutral': ['Planter hides the statuette', '栽赃者藏雕像', 'Podrzucacz podkłada posążek'],
  'quietFoot.what': [
    'As carrier, hides the statuette on one player, who does not know (twice).',
    '携带雕像时，把它藏到一名玩家身上，对方不知道（两次）。',
    'Nosząc posążek, podkłada go osobie, która o tym nie wie (dwa razy).',
  ],
  'quietFoot.ask': ['Do you hide the statuette on anybody? On whom?', '你要把雕像藏到谁身上吗？', 'Czy podkładasz komuś posążek? Komu?'],
  'option.nightOrder.quietFoot': ['Quiet Foot hides the statuette', '轻足藏雕像', 'Cicha stopa podkłada posążek'],
  'status.planted': ['carries it unknowingly', '不知情地带着雕像', 'posążek podłożony bez wiedzy'],
  'bar.notCarrier': ['Does not have the statuette.', '雕像不在其手里。', 'Nie ma posążka.'],
});
