import { rows } from '../../../text/rows.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { eitherOr } from '../night/leaders.ts';
import { said, type Role } from '../vocabulary.ts';

/** Investigates or murders; the player who is looked at learns who the Priest is (VD-A9). */
export const role: Role = {
  faction: 'civilians',
  class: 'leader',
  night: eitherOr('VD-A9', function* (t, actor, about) {
    if (t.at(actor).role !== 'priest') return;
    yield* showSecret(t, {
      key: 'priest.told',
      to: [about],
      about: [actor],
      clause: 'VD-A9',
      showing: { role: 'priest', said: said('priest.told', { who: { seat: actor } }) },
      note: said('told.note', { who: { seat: about } }),
    });
  }),
};

export const words = rows({
  'role.priest': ['Priest', '神父', 'Ksiądz'],
  'role.priest.ability': [
    'Each night you may either investigate one other player, who then learns who you are, or murder one. No murder on the first night.',
    '每夜可以调查一名其他玩家（此人会得知你是神父），或者杀死一名。第一夜不能杀人。',
    'Co noc możesz albo zbadać inną osobę, która dowie się, kim jesteś, albo ją zabić. Pierwszej nocy nie wolno zabijać.',
  ],
  'priest.ask': ['Do you investigate or murder? Whom?', '你要调查还是杀人？选谁？', 'Badasz czy zabijasz? Kogo?'],
  'priest.what': [
    'Investigates one player, who learns who the Priest is, or murders one.',
    '调查一名玩家（此人得知谁是神父），或杀死一名。',
    'Bada jedną osobę, która pozna Księdza, albo jedną zabija.',
  ],
  'priest.told': ['{who} is the Priest.', '{who}是神父。', 'Ksiądz to {who}.'],
});
