import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Appoints the Right Hand; the mafia’s shot counts once the Don confirms it (YK-03, YK-09, YK-43). */
export const role: Role = { faction: 'mafia' };

export const words = rows({
  'role.don': ['Don', '教父', 'Don'],
  'role.don.ability': [
    'On the first night you appoint the Right Hand. Each later night the mafia’s shot counts only once you confirm it in time.',
    '第一夜你任命左右手。此后每夜，黑手党的枪杀须由你按时确认才有效。',
    'Pierwszej nocy mianujesz Prawą Rękę. W każdą następną strzał mafii liczy się dopiero, gdy potwierdzisz go na czas.',
  ],
  'don.appoint.note': [
    'The Don points at one of the other mafia while the clock runs. Enter who it is.',
    '计时内教父指出另一名黑手党，请记下是谁。',
    'Póki biegnie zegar, Don wskazuje kogoś z pozostałej mafii. Zapisz, kogo.',
  ],
  'don.appoint': ['Don, show your Right Hand.', '教父，请指出你的左右手。', 'Don wskazuje Prawą Rękę.'],
  'don.note': [
    'Whom does the Don confirm? With no confirmation in time the first citizen at the table dies.',
    '教父确认枪杀谁？未按时确认，桌上第一名市民死亡。',
    'Kogo potwierdza Don? Bez potwierdzenia na czas ginie pierwszy obywatel przy stole.',
  ],
  'don.silent': ['Not confirmed', '未确认', 'Bez potwierdzenia'],
});
