import { rows } from '../../../text/rows.ts';
import { binding } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** On night 0 binds one player, who learns by whom (KT-205). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    seducer: binding('seducer', 'KT-205', 'KT-205'),
  },
};

export const words = rows({
  'role.seducer@neutral': ['Charmer', '万人迷', 'Czaruś'],
  'role.seducer': ['Seducer', '勾引者', 'Uwodziciel'],
  'role.seducer.ability': [
    'On night 0 you pick one other player, who learns who you are and from then on may do nothing against you: no vote, no ability, no word.',
    '第0夜选一名其他玩家：此人得知你是谁，从此不得与你作对，投票、能力、言语都不行。',
    'Nocy zerowej wybierasz inną osobę, która dowiaduje się, kim jesteś, i odtąd nie może zrobić nic przeciw tobie: głosem, zdolnością ani słowem.',
  ],
  'option.nightZeroOrder.seducer@neutral': ['Charmer binds a player', '万人迷制住一名玩家', 'Czaruś czaruje'],
  'seducer.what': [
    'Binds one player, who may do nothing against the Seducer.',
    '制住一名玩家，使其不得与勾引者作对。',
    'Uwodzi osobę, która odtąd nie działa przeciw Uwodzicielowi.',
  ],
  'seducer.what@neutral': [
    'Binds one player, who may do nothing against the Charmer.',
    '制住一名玩家，使其不得与万人迷作对。',
    'Oczarowuje osobę, która odtąd nie działa przeciw Czarusiowi.',
  ],
  'seducer.ask': ['Whom do you bind to you?', '你要制住谁？', 'Kogo bierzesz pod swój wpływ?'],
  'option.nightZeroOrder.seducer': ['Seducer binds a player', '勾引者制住一名玩家', 'Uwodziciel uwodzi'],
});
