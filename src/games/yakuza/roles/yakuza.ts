import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** The hitman, who shoots whom the Shogun orders (YK-13, YK-14). */
export const role: Role = { faction: 'yakuza' };

export const words = rows({
  'role.yakuza': ['Hitman', '枪手', 'Zabójca'],
  'role.yakuza.ability': [
    'You shoot whom the Shogun orders, or whom you choose once the Shogun is gone. The Detective sees you as black.',
    '你射杀将军指定的人；将军出局后由你自己选择。侦探查验你为黑。',
    'Strzelasz do osoby wskazanej przez Szoguna, a po jego odejściu wybierasz ofiarę bez rozkazu. Detektyw widzi u ciebie czarny.',
  ],
});
