import { announce } from '../../../kernel/script.ts';
import { attempt } from '../../../rules/attempt.ts';
import { rows } from '../../../text/rows.ts';
import { spend } from '../../../rules/uses.ts';
import { doing, steal, target } from '../night/lines.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Sits somebody down at cards, for all to hear: no abilities, no say, and the statuette is lost to the Cardsharper (KT-160…163). */
export const role: Role = {
  faction: 'bandits',
  nights: {
    cardsharper: {
      clause: 'KT-239',
      uses: 1,
      *act(t, actor) {
        const on = yield* target(t, actor, { key: 'cardsharper.play', clause: 'KT-160', ask: said('cardsharper.ask'), attack: true });
        if (on === undefined) return;
        spend(t, actor, 'cardsharper', 1, 'KT-160');
        yield* attempt(t, { ...doing('mark', actor, 'cardsharper', on, 'KT-162'), status: 'atCards', until: 'dawn' });
        yield* announce(t, 'cardsharper.played', said('cardsharper.played', { who: { seat: on } }), 'KT-160');
        yield* steal(t, actor, 'cardsharper', on, 'KT-161');
      },
    },
  },
};

export const statuses: Statuses<'atCards'> = {
  atCards: { blocks: ['act', 'group'] },
};

export const words = rows({
  'role.cardsharper': ['Cardsharper', '老千', 'Szuler'],
  'role.cardsharper.ability': [
    'Once in the game, at night, you play cards with one other player; all hear with whom. You take the statuette if it is there, and that player has no abilities and no say in the faction’s choices tonight.',
    '全局一次，夜里与一名其他玩家打牌，大家会听到是谁。雕像若在其身上，归你；此人今夜没有能力，也不参与本阵营的选择。',
    'Raz w grze, w nocy, grasz z inną osobą w karty; wszyscy słyszą z kim. Jeśli ma posążek, zabierasz go, a ona tej nocy nie ma zdolności ani głosu w sprawach frakcji.',
  ],
  'cardsharper.what': [
    'Plays cards with one player, named aloud, who loses ability, say and statuette (once).',
    '与一名玩家打牌，大声宣布；此人失去能力、选择权和雕像（一次）。',
    'Gra z kimś w karty, co wszyscy słyszą; ta osoba traci zdolności, głos i posążek (raz).',
  ],
  'cardsharper.ask': ['Do you play cards? With whom?', '你要打牌吗？与谁？', 'Czy grasz w karty? Z kim?'],
  'option.nightOrder.cardsharper': ['Cardsharper plays cards', '老千打牌', 'Szuler gra w karty'],
  'status.atCards': ['at cards', '在打牌', 'przy kartach'],
  'bar.atCards': ['At cards tonight.', '今夜在打牌。', 'Tej nocy gra w karty.'],
  'cardsharper.played': ['{who} plays cards tonight.', '{who}今夜在打牌。', 'Tej nocy w karty gra {who}.'],
});
