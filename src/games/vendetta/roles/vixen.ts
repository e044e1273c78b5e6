import { rows } from '../../../text/rows.ts';
import { keepsAlive } from '../../../rules/shield.ts';
import { marks, turn } from '../night/turn.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** One other player’s ability fails tonight, and that player cannot be killed (VD-A4). */
export const role: Role = {
  faction: 'civilians',
  class: 'specialist',
  night: turn('VD-A4', marks({ status: 'entranced', until: 'dawn' })),
};

export const statuses: Statuses<'entranced'> = {
  entranced: { blocks: ['act'], signals: true, shields: keepsAlive(said('why.entranced'), 'VD-A4') },
};

export const words = rows({
  'role.vixen': ['Vixen', '妖姬', 'Kusicielka'],
  'role.vixen.ability': [
    'Each night you may pick one other player. That ability fails tonight, and that player cannot be killed.',
    '每夜可以选一名其他玩家：此人今夜能力失效，也不会被杀。',
    'Co noc możesz wybrać inną osobę: jej zdolność tej nocy zawodzi, ale nikt jej nie zabije.',
  ],
  'vixen.ask': ['Whom do you keep with you tonight?', '今夜你要留住谁？', 'Kogo zatrzymujesz tej nocy u siebie?'],
  'vixen.what': [
    'Keeps one player: ability fails, cannot be killed.',
    '留住一名玩家：能力失效，也不会被杀。',
    'Zatrzymuje jedną osobę: bez zdolności, ale nie do zabicia.',
  ],
  'bar.entranced': ['Blocked by the Vixen.', '被妖姬封住。', 'Blokuje Kusicielka.'],
  'why.entranced': ['whoever is with the Vixen cannot be killed.', '与妖姬在一起的人不会被杀。', 'kto jest u Kusicielki, nie może zginąć.'],
  'status.entranced': ['with the Vixen', '与妖姬在一起', 'u Kusicielki'],
});
