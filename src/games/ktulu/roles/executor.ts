import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Without the Executor nobody can be hanged (KT-145). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.executor@neutral': ['Bailiff', '法警', 'Komornik'],
  'role.executor.ability@neutral': [
    'You do nothing yourself. While you live, a searched player can be executed; after your death nobody can be.',
    '你自己不行动。你活着时，可以处决被搜查的玩家；你死后，再也不能处决任何人。',
    'Nie robisz nic. Dopóki żyjesz, możliwa jest egzekucja przeszukanej osoby; po twojej śmierci już żadna.',
  ],
  'role.executor': ['Executor', '行刑官', 'Egzekutor'],
  'role.executor.ability': [
    'You do nothing yourself. While you live, a searched player can be hanged; after your death nobody can be.',
    '你自己不行动。你活着时，可以吊死被搜查的玩家；你死后，再也不能吊死任何人。',
    'Nie robisz nic. Dopóki żyjesz, można powiesić przeszukaną osobę; po twojej śmierci już nikogo.',
  ],
});
