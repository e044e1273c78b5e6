import { rows } from '../../../text/rows.ts';
import { said, type Role } from '../vocabulary.ts';

/** No ability; survives the Femme Fatale (VD-19, VD-A17). */
export const role: Role = {
  faction: 'civilians',
  class: 'bystander',
  shields: (_, { deed, by }) =>
    deed === 'kill' && by.role === 'femmeFatale'
      ? { prevent: said('why.bystander'), clause: 'VD-A17', shield: { role: 'bystander' } }
      : undefined,
};

export const words = rows({
  'role.bystander': ['Bystander', '路人', 'Przechodzień'],
  'role.bystander.ability': [
    'You have no ability. Talk, suspect, vote. You win when the whole Mafia is out.',
    '你没有能力。发言、怀疑、投票。黑手党全部出局时你获胜。',
    'Nie masz zdolności. Rozmawiaj, podejrzewaj, głosuj. Wygrywasz, gdy cała mafia wypadnie z gry.',
  ],
  'why.bystander': ['Bystanders survive the Femme Fatale.', '路人不会死在蛇蝎美人手上。', 'Przechodzień przeżywa atak Femme fatale.'],
});
