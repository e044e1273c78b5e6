import { rows } from '../../../text/rows.ts';
import { keepsAlive } from '../../../rules/shield.ts';
import { marks, turn } from '../night/turn.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** One other player cannot be killed this night (VD-A1). */
export const role: Role = {
  faction: 'civilians',
  class: 'specialist',
  night: turn('VD-A1', marks({ status: 'nursed', until: 'dawn' })),
};

export const statuses: Statuses<'nursed'> = {
  nursed: { shields: keepsAlive(said('why.nursed'), 'VD-A1') },
};

export const words = rows({
  'role.nurse': ['Nurse', '护士', 'Pielęgniarka'],
  'role.nurse.ability': [
    'Each night you may protect one other player, who cannot be killed this night.',
    '每夜可以保护一名其他玩家，此人今夜不会被杀。',
    'Co noc możesz chronić inną osobę: tej nocy nikt jej nie zabije.',
  ],
  'nurse.ask': ['Whom do you protect?', '你要保护谁？', 'Kogo chronisz?'],
  'nurse.what': [
    'Protects one player from being killed tonight.',
    '保护一名玩家今夜不被杀。',
    'Chroni jedną osobę przed śmiercią tej nocy.',
  ],
  'why.nursed': ['the Nurse protects this player.', '护士保护着这名玩家。', 'tę osobę chroni Pielęgniarka.'],
  'status.nursed': ['protected', '受保护', 'pod ochroną'],
});
