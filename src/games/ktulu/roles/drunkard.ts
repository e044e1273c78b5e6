import { rows } from '../../../text/rows.ts';
import { drinking } from '../night/abilities.ts';
import { drinks } from '../words/drinks.ts';
import type { Role, Statuses } from '../vocabulary.ts';

/** Makes one player drunk, for all to hear (KT-123…127). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    drunkard: drinking('drunkard', 2),
  },
};

export const statuses: Statuses<'drunk'> = {
  drunk: { blocks: ['act', 'group'] },
};

export const words = rows({
  'role.drunkard@neutral': ['Innkeeper', '酒馆老板', 'Karczmarz'],
  'role.drunkard.ability@neutral': [
    'Twice in the game, at most once a night, you buy one other player a round: no abilities and no say in the faction’s choices tonight. All hear who drinks.',
    '全局两次，每夜至多一次，请一名其他玩家喝酒：此人今夜没有能力，也不参与本阵营的选择。大家会听到谁被请了酒。',
    'Dwa razy w grze, najwyżej raz na noc, stawiasz innej osobie kolejkę: tej nocy nie ma ona zdolności ani głosu w sprawach frakcji. Wszyscy słyszą, komu.',
  ],
  'role.drunkard': ['Drunkard', '酒鬼', 'Opój'],
  'role.drunkard.ability': [
    'Twice in the game, at most once a night, you make one other player drunk: no abilities and no say in the faction’s choices tonight. All hear who is drunk.',
    '全局两次，每夜至多一次，灌醉一名其他玩家：此人今夜没有能力，也不参与本阵营的选择。大家会听到谁醉了。',
    'Dwa razy w grze, najwyżej raz na noc, upijasz inną osobę: tej nocy nie ma ona zdolności ani głosu w sprawach frakcji. Wszyscy słyszą, kogo to spotkało.',
  ],
  'status.drunk@neutral': ['treated to a round', '被请酒', 'postawiona kolejka'],
  'bar.drunk@neutral': ['Treated to a round tonight.', '今夜被请酒。', 'Tej nocy po postawionej kolejce.'],
  'option.nightOrder.drunkard@neutral': ['Innkeeper buys a round', '酒馆老板请人喝酒', 'Karczmarz stawia kolejkę'],
  'drunkard.what': drinks.what,
  'drunkard.what@neutral': drinks['what@neutral'],
  'drunkard.ask': drinks.ask,
  'drunkard.ask@neutral': drinks['ask@neutral'],
  'option.nightOrder.drunkard': ['Drunkard makes drunk', '酒鬼灌醉人', 'Opój upija'],
  'status.drunk': ['drunk', '醉酒', 'upojenie'],
  'bar.drunk': ['Drunk tonight.', '今夜醉酒。', 'Tej nocy pod wpływem alkoholu.'],
  'drunkard.drunk': ['{who} is drunk tonight.', '{who}今夜醉了。', 'Tej nocy upija się {who}.'],
  'drunkard.drunk@neutral': ['{who} is treated to a round tonight.', '{who}今夜被请了酒。', 'Kolejkę dostaje tej nocy {who}.'],
});
